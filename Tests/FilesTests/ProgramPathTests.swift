import Files
import TestSupport
import Testing

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

  @Test func findsANameComposedOtherwise() throws {
    try folder(decomposed).write([])
    #expect(folder(composed).matchingComposition == folder(decomposed))
    #expect(folder(decomposed).matchingComposition == folder(decomposed))
  }

  @Test func findsFoldersComposedOtherwise() throws {
    let photo = decomposed.appending("a").appending(decomposed)
    try folder(photo.folder).createFolder()
    try folder(photo).write([])
    #expect(folder(composed.appending("a").appending(composed)).matchingComposition == folder(photo))
  }

  @Test func prefersTheExactName() throws {
    try folder(decomposed).write([1])
    try folder(composed).write([2])
    #expect(folder(composed).matchingComposition == folder(composed))
    #expect(folder(decomposed).matchingComposition == folder(decomposed))
  }

  @Test(arguments: ["no", "no/no", "no/"] as [FilePath])
  func leavesANameThatNothingHas(name: FilePath) {
    #expect(folder(name).matchingComposition == folder(name))
  }

  @Test(arguments: ["", "/", "/nothing-here", "nothing-here"] as [FilePath])
  func leavesNamesNearTheRoot(path: FilePath) { #expect(path.matchingComposition == path) }
}
