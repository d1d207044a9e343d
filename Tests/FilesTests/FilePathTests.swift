import Files
import Testing
import TestSupport

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
  func splitsTheNameIntoStemAndExtension(path: FilePath, fileExtension: String, stem: FilePath) {
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

  @Test func distinguishesNamesThatOnlyLookTheSame() {
    let (composed, decomposed): (FilePath, FilePath) = ("\u{AC00}", "\u{1100}\u{1161}")
    #expect(composed != decomposed)
    #expect(composed.isCanonicallyEquivalent(to: decomposed))
    #expect(!composed.isCanonicallyEquivalent(to: "\u{AC01}"))
  }

  @Test func keepsNamesThatAreNotUTF8() {
    let (first, second) = (FilePath(bytes: [0xFF]), FilePath(bytes: [0xFE]))
    #expect(first.description == second.description)
    #expect(!first.isCanonicallyEquivalent(to: second))
    #expect(first.isCanonicallyEquivalent(to: first))
  }
}

struct ProgramPathTests {
  private let folder: TemporaryFolder
  private let composed: FilePath = "\u{B2F9}\u{ADFC}"
  private let decomposed: FilePath = "\u{1103}\u{1161}\u{11BC}\u{1100}\u{1173}\u{11AB}"

  init() throws { folder = TemporaryFolder() }

  @Test func knowsTheProgram() throws {
    let program = try #require(FilePath.program)
    #expect(program.isAbsolute)
    #expect(program.kind == .file)
  }

  @Test func resolvesLinks() throws {
    try folder("file").write([])
    folder("link").link(to: "file")
    #expect(folder("link").resolvingLinks == folder("file").resolvingLinks)
    #expect(folder("none").resolvingLinks == nil)
  }

  @Test func findsANameInAnotherNormalization() throws {
    try folder(decomposed).write([])
    #expect(folder(composed).matchingNormalization == folder(decomposed))
    #expect(folder(decomposed).matchingNormalization == folder(decomposed))
  }

  @Test func findsFoldersInAnotherNormalization() throws {
    let photo = decomposed.appending("a").appending(decomposed)
    try folder(photo.folder).createFolder()
    try folder(photo).write([])
    #expect(folder(composed.appending("a").appending(composed)).matchingNormalization == folder(photo))
  }

  @Test func prefersTheExactName() throws {
    try folder(decomposed).write([1])
    try folder(composed).write([2])
    #expect(folder(composed).matchingNormalization == folder(composed))
    #expect(folder(decomposed).matchingNormalization == folder(decomposed))
  }

  @Test(arguments: ["no", "no/no", "no/"] as [FilePath])
  func leavesANameThatDoesNotExist(name: FilePath) {
    #expect(folder(name).matchingNormalization == folder(name))
  }

  @Test(arguments: ["", "/", "/nothing-here", "nothing-here"] as [FilePath])
  func leavesNamesNearTheRoot(path: FilePath) { #expect(path.matchingNormalization == path) }
}
