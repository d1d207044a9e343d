import Files
import TestSupport
import Testing

@testable import FridgeKit

struct PhotoSourcesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = TemporaryFolder()
    try folder.create("a.jpg", "b.PNG", "notes.txt", "sub/c.webp", "sub/deep/d.HEIC", "sub/.hidden.jpg", "[x].jpg")
  }

  private func photos(_ words: FilePath...) -> [FilePath] {
    PhotoSources.photos(named: words.map { folder($0) }).map { photo in
      FilePath(bytes: photo.bytes.dropFirst(folder.path.bytes.count + 1))
    }
  }

  @Test func takesFilesWhateverTheirNames() { #expect(photos("notes.txt", "a.jpg") == ["notes.txt", "a.jpg"]) }

  @Test func takesThePhotosOfAFolder() {
    #expect(photos("sub") == ["sub/c.webp", "sub/deep/d.HEIC"])
    #expect(photos("") == ["[x].jpg", "a.jpg", "b.PNG", "sub/c.webp", "sub/deep/d.HEIC"])
  }

  @Test func expandsPatterns() {
    #expect(photos("*.jpg") == ["[x].jpg", "a.jpg"])
    #expect(photos("?.[jP]*") == ["a.jpg", "b.PNG"])
    #expect(photos("s*") == ["sub/c.webp", "sub/deep/d.HEIC"])
  }

  @Test func aNameThatExistsIsNoPattern() { #expect(photos("[x].jpg") == ["[x].jpg"]) }

  @Test(arguments: ["missing.jpg", "*.gif", "[", "no/*"] as [FilePath])
  func keepsAWordThatNamesNothing(word: FilePath) { #expect(photos(word) == [word]) }

  @Test func keepsTheOrderAndRepetitionsOfTheWords() { #expect(photos("b.PNG", "a.jpg", "b.PNG").count == 3) }

  @Test func findsANameComposedOtherwise() throws {
    try folder.create("\u{1103}\u{1161}.jpg")
    #expect(photos("\u{B2E4}.jpg") == ["\u{1103}\u{1161}.jpg"])
  }

  @Test(
    arguments: [
      ("a.jpg\nb c.jpg\n", ["a.jpg", "b c.jpg"]), ("a.jpg", ["a.jpg"]), ("a\r\n\r\n\nb", ["a", "b"]), ("", []),
      ("a\nb\0c\r\0", ["a\nb", "c\r"]), ("\0\0", []),
    ] as [(String, [FilePath])])
  func readsLists(list: String, expected: [FilePath]) {
    #expect(PhotoSources.words(inList: Array(list.utf8)) == expected)
  }

  @Test func readsNamesThatAreNotText() {
    #expect(PhotoSources.words(inList: [0xFF, 0x0A, 0xFE]) == [FilePath(bytes: [0xFF]), FilePath(bytes: [0xFE])])
  }
}
