import Files
import TestSupport
import Testing

struct OutputFileTests {
  private let folder = TemporaryFolder()

  private func open(_ path: FilePath, _ rule: OverwriteRule = OverwriteRule()) throws(FileError) -> OutputFile {
    try OutputFile(path, rule) { $0.starts(with: "mine".utf8) }
  }

  @Test func aNewFileIsWritten() throws {
    try open(folder("new")).write(Array("text".utf8))
    #expect(try folder("new").readBytes() == Array("text".utf8))
  }

  @Test(arguments: ["", "mine, old"]) func emptyAndOwnFilesAreReplaced(_ content: String) throws {
    try folder("out").write(content.utf8)
    try open(folder("out")).write(Array("mine, new".utf8))
    #expect(try folder("out").readBytes() == Array("mine, new".utf8))
  }

  @Test(arguments: ["out", "link", "link to link"] as [FilePath])
  func anotherFileIsReplacedOnlyByForce(_ name: FilePath) throws {
    try folder("out").write("yours".utf8)
    folder("link").link(to: folder("out"))
    folder("link to link").link(to: folder("link"))
    #expect(throws: FileError.taken(folder(name))) { try open(folder(name)) }
    #expect(try folder("out").readBytes() == Array("yours".utf8))
    try open(folder(name), OverwriteRule(isForced: true)).write(Array("mine".utf8))
    #expect(try folder("out").readBytes() == Array("mine".utf8))
  }

  @Test(arguments: ["in", "./in", "link"] as [FilePath], [false, true])
  func anInputIsNeverReplaced(_ name: FilePath, _ isForced: Bool) throws {
    try folder("in").write("mine".utf8)
    folder("link").link(to: folder("in"))
    let rule = OverwriteRule(inputs: ["missing", folder("in")], isForced: isForced)
    #expect(throws: FileError.isInput(folder(name))) { try open(folder(name), rule) }
    #expect(throws: FileError.isInput(folder(name))) { try rule.checkIsNoInput(folder(name)) }
  }

  @Test func aFileThatAppearsMeanwhileIsLeftAlone() throws {
    let file = try open(folder("out"))
    try folder("out").write("yours".utf8)
    #expect(throws: FileError.taken(folder("out"))) { try file.write(Array("mine".utf8)) }
  }

  @Test func devicesAreWrittenTo() throws {
    try open("/dev/null", OverwriteRule(inputs: ["/dev/null"])).write(Array("text".utf8))
  }
}
