@testable import Files
import Glibc
import TestSupport
import Testing

struct FolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder() }

  private func create(_ names: FilePath...) throws {
    for name in names {
      try folder(name).folder.createFolder()
      try folder(name).write([])
    }
  }

  private func found() throws -> [FilePath] {
    try Folder(folder.path).files { _ in true }.map { FilePath(bytes: $0.bytes.dropFirst(folder.path.bytes.count + 1)) }
  }

  @Test func listsNamesInByteOrder() throws {
    try create("b", "B", "a", ".hidden", "\u{AC00}")
    #expect(try Folder(folder.path).names() == [".hidden", "B", "a", "b", "\u{AC00}"])
  }

  @Test func listsTheLongestNames() throws {
    let names = (0..<200).map { FilePath(String(repeating: "n", count: 252) + "\($0 + 100)") }
    for name in names { try folder(name).write([]) }
    #expect(try Folder(folder.path).names() == names)
  }

  @Test func findsFilesDepthFirst() throws {
    try create("b/2", "b/1", "a", "c", "b.x", ".git/config", "b/.hidden")
    #expect(try found() == ["a", "b/1", "b/2", "b.x", "c"])
  }

  @Test func findsOnlyWhatIsWanted() throws {
    try create("a.jpg", "b/c.JPG", "b/c.txt")
    let photos = try Folder(folder.path).files { $0.fileExtension == "jpg" }
    #expect(photos == [folder("a.jpg"), folder("b/c.JPG")])
  }

  @Test func entersAFolderOnceHoweverItIsLinked() throws {
    try create("a/photo")
    folder("a/loop").link(to: "..")
    folder("self").link(to: "self")
    folder("z").link(to: "a")
    folder("broken").link(to: "nowhere")
    #expect(try found() == ["a/photo"])
  }

  @Test func followsLinksToFiles() throws {
    try create("a/photo")
    folder("link").link(to: "a/photo")
    #expect(try found() == ["a/photo", "link"])
  }

  @Test func skipsPipes() throws {
    try create("file")
    _ = folder("pipe").withCString { mkfifo($0, 0o600) }
    #expect(try found() == ["file"])
  }

  @Test func reportsWhyItCannotBeListed() throws {
    try create("file")
    #expect(throws: FileError.notFound(folder("no"))) { try Folder(folder("no")).names() }
    #expect(throws: FileError.notFolder(folder("file"))) { try Folder(folder("file")).files { _ in true } }
  }

  @Test func reportsAnUnreadableFolderAndContinues() throws {
    try create("a/1", "b/2", "c/3")
    _ = folder("b").withCString { chmod($0, 0) }
    try asNobody(in: folder.path) {
      let entries = Folder(folder.path).entries { _ in true }
      #expect(entries == [.file(folder("a/1")), .unreadable(.denied(folder("b"))), .file(folder("c/3"))])
      #expect(throws: FileError.denied(folder("b"))) { try Folder(folder.path).files { _ in true } }
    }
  }

  @Test func createsMissingParents() throws {
    try folder("a/b/c").createFolder()
    try folder("a/b/c").createFolder()
    #expect(folder("a/b/c").kind == .folder)
    try create("file")
    #expect(throws: FileError.self) { try folder("file/x").createFolder() }
    #expect(throws: FileError.self) { try folder("file").createFolder() }
  }
}

struct ScratchFolderTests {
  @Test func aFolderIsPrivateAndGoesWithItsFiles() throws {
    let parent = TemporaryFolder()
    let (one, other) = (
      try ScratchFolder(prefix: "a b", in: parent.path), try ScratchFolder(prefix: "a b", in: parent.path)
    )
    #expect(one.path != other.path && one.path.folder == parent.path)
    var status = stat()
    #expect(one.path.withCString { stat($0, &status) } == 0 && status.st_mode & 0o777 == 0o700)
    try one.path.appending("text").write(Array("x".utf8))
    one.remove()
    #expect(try Folder(parent.path).names() == [other.path.name])
  }

  @Test func aMissingParentIsNamed() {
    let parent = TemporaryFolder()
    #expect(throws: FileError.notFound(parent("none"))) { try ScratchFolder(prefix: "a", in: parent("none")) }
  }
}
