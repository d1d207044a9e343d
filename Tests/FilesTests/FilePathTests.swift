import Files
import Testing

struct FilePathTests {
  @Test(
    arguments: [
      ("logits", "logits.npy"), ("a/b", "a_b.npy"), ("../", ".._.npy"), ("/\u{301}x", "_\u{301}x.npy"), ("", "_.npy"),
      ("..", "_.npy"), (".", "_.npy"), ("a\0b\n\u{1B}", "a_b__.npy"), ("../\u{20DD}/x", ".._\u{20DD}_x.npy"),
      ("달걀", "달걀.npy"),
    ] as [(String, FilePath)])
  func aNameBecomesOneComponent(_ name: String, _ expected: FilePath) {
    let path = FilePath(component: name, ending: ".npy")
    #expect(path == expected)
    #expect(!path.bytes.contains(UInt8(ascii: "/")) && path.name == path)
  }

  @Test func aNameWithoutAnEndingIsNoFolder() {
    for name in ["", ".", ".."] { #expect(FilePath(component: name) == "_") }
    #expect(FilePath(component: "...") == "...")
  }

  @Test func longNamesAreCutBetweenCharacters() {
    let path = FilePath(component: String(repeating: "a", count: 250) + "달걀", ending: ".npy")
    #expect(path.description == String(repeating: "a", count: 250) + ".npy")
    #expect(FilePath(component: String(repeating: "달", count: 100)).bytes.count == 255)
  }

  @Test(
    arguments: [
      ("/a/b.jpg", "b.jpg", "/a"), ("b.jpg", "b.jpg", "."), ("/a", "a", "/"), ("/", "/", "/"), ("//", "/", "/"),
      ("a/b/", "b", "a"), ("a//b", "b", "a"), ("", "", "."), ("./x", "x", "."), ("/a/b//", "b", "/a"),
    ] as [(FilePath, FilePath, FilePath)])
  func splitsIntoFolderAndName(path: FilePath, name: FilePath, folder: FilePath) {
    #expect(path.name == name)
    #expect(path.folder == folder)
  }

  @Test(
    arguments: [
      ("a.JPG", "jpg", "a"), ("a.tar.gz", "gz", "a.tar"), (".hidden", "", ".hidden"), ("a.", "", "a"), ("a", "", "a"),
      ("a.b/c", "", "c"), ("x/.jpg", "", ".jpg"), ("x/달걀.png", "png", "달걀"),
    ] as [(FilePath, String, FilePath)])
  func takesTheNameApart(path: FilePath, fileExtension: String, stem: FilePath) {
    #expect(path.fileExtension == fileExtension)
    #expect(path.stem == stem)
  }

  @Test(
    arguments: [
      ("a", "b", "a/b"), ("a/", "b", "a/b"), ("a", "/b", "/b"), ("", "b", "b"), ("/", "b", "/b"),
    ] as [(FilePath, FilePath, FilePath)])
  func appends(folder: FilePath, component: FilePath, expected: FilePath) {
    #expect(folder.appending(component) == expected)
  }

  @Test func endsAtTheFirstNUL() { #expect(FilePath(bytes: [97, 0, 98]) == "a") }

  @Test func passesItsBytesToSystemCalls() {
    let path = FilePath(bytes: [97, 0xFF])
    let seen = path.withCString { [UInt8(bitPattern: $0[0]), UInt8(bitPattern: $0[1]), UInt8(bitPattern: $0[2])] }
    #expect(seen == [97, 0xFF, 0])
  }

  @Test func tellsApartWhatOnlyLooksTheSame() {
    let (composed, decomposed): (FilePath, FilePath) = ("\u{AC00}", "\u{1100}\u{1161}")
    #expect(composed != decomposed)
    #expect(composed.isCanonicallyEquivalent(to: decomposed))
    #expect(!composed.isCanonicallyEquivalent(to: "\u{AC01}"))
  }

  @Test func takesNamesThatAreNotTextAsTheyAre() {
    let (first, second) = (FilePath(bytes: [0xFF]), FilePath(bytes: [0xFE]))
    #expect(first.description == second.description)
    #expect(!first.isCanonicallyEquivalent(to: second))
    #expect(first.isCanonicallyEquivalent(to: first))
  }
}
