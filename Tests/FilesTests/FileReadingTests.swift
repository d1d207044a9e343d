import Files
import Glibc
import Testing
import TestSupport

struct FileReadingTests {
  private let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder() }

  @Test(arguments: [0, 1, 4095, 4096, 100_000])
  func readsWhatWasWritten(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder("file").write(bytes)
    #expect(try folder("file").readBytes() == bytes)
    #expect(folder("file").byteCount == count)
  }

  @Test func rejectsFilesAboveTheLimit() throws {
    let path = folder("file")
    try path.write([1, 2, 3])
    #expect(try path.readBytes(limit: 3).count == 3)
    #expect(throws: FileError.tooLarge(path, bytes: 3, limit: 2)) { try path.readBytes(limit: 2) }
  }

  @Test func reportsWhyNothingCanBeRead() throws {
    #expect(throws: FileError.notFound(folder("missing"))) { try folder("missing").readBytes() }
    #expect(throws: FileError.isFolder(folder.path)) { try folder.path.readBytes() }
    #expect(throws: FileError.notRegular("/dev/null")) { try FilePath("/dev/null").readBytes() }
    try folder("file").write([])
    #expect(throws: FileError.notFolder(folder("file/x"))) { try folder("file/x").readBytes() }
  }

  @Test func doesNotWaitForAPipe() throws {
    let pipe = folder("pipe")
    #expect(pipe.withCString { mkfifo($0, 0o600) } == 0)
    #expect(pipe.kind == .other)
    #expect(throws: FileError.notRegular(pipe)) { try pipe.readBytes() }
  }

  @Test func reportsDeniedAccess() throws {
    let path = folder("secret")
    try path.write([1])
    _ = path.withCString { chmod($0, 0) }
    try asNobody(in: folder.path) {
      #expect(throws: FileError.denied(path)) { try path.readBytes() }
      #expect(throws: FileError.denied(path)) { try MappedFile(path) }
    }
  }

  @Test("Reading ahead reads the first byte of each cache line up to the end", arguments: [0, 1, 64, 65, 200])
  func readsAhead(count: Int) throws {
    try folder("file").write([UInt8](repeating: 1, count: count))
    let file = try MappedFile(folder("file"))
    #expect(file.readAhead(0..<1_000) == (count + 63) / 64)
    #expect(file.readAhead(64..<128) == (count > 64 ? 1 : 0))
    #expect(file.readAhead(256..<512) == 0)
  }

  @Test func namesThatAreNotUTF8AreFound() throws {
    let path = folder(FilePath(bytes: [0xFF, 0x2E, 0x6A]))
    try path.write([7])
    #expect(try path.readBytes() == [7])
    #expect(try Folder(folder.path).names() == [FilePath(bytes: [0xFF, 0x2E, 0x6A])])
  }

  @Test func distinguishesKinds() throws {
    try folder("file").write([])
    folder("link").link(to: "file")
    folder("broken").link(to: "nowhere")
    folder("circle").link(to: "circle")
    #expect(folder("file").kind == .file)
    #expect(folder("link").kind == .file)
    #expect(folder.path.kind == .folder)
    #expect(folder("broken").kind == nil)
    #expect(folder("circle").kind == nil)
    #expect(folder.path.byteCount == nil)
  }

  @Test func errorsNameTheirPath() {
    let errors: [FileError] = [
      .notFound("p"), .isFolder("p"), .notFolder("p"), .denied("p"), .notRegular("p"),
      .tooLarge("p", bytes: 2, limit: 1), .failed("p", operation: "read", code: EIO),
    ]
    #expect(errors.allSatisfy { $0.path == "p" })
    #expect(FileError.reason(forCode: ENOSPC) == "No space left on device")
  }
}

struct MappedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder() }

  @Test(arguments: [0, 1, 4096, 4097])
  func showsTheBytes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try folder("file").write(bytes)
    let file = try MappedFile(folder("file"))
    #expect(Array(file.bytes) == bytes)
    #expect(file.count == count)
    #expect(file.path == folder("file"))
  }

  @Test func outlivesItsName() throws {
    try folder("file").write([1, 2])
    let file = try MappedFile(folder("file"))
    try folder("file").write([3])
    #expect(Array(file.bytes) == [1, 2])
  }

  @Test func versionChangesWithTheFile() throws {
    try folder("file").write([1, 2])
    let versions = try [MappedFile(folder("file")).version, MappedFile(folder("file")).version]
    #expect(versions[0] == versions[1] && versions[0].description == versions[1].description)
    try folder("file").write([1, 2, 3])
    #expect(try MappedFile(folder("file")).version != versions[0])
    // The same size at another time.
    try folder("file").write([3, 4])
    let later = try MappedFile(folder("file")).version
    #expect(later != versions[0] && later.description != versions[0].description)
  }

  @Test func reportsWhyNothingCanBeMapped() {
    #expect(throws: FileError.notFound(folder("missing"))) { try MappedFile(folder("missing")) }
    #expect(throws: FileError.isFolder(folder.path)) { try MappedFile(folder.path) }
    #expect(throws: FileError.notRegular("/dev/zero")) { try MappedFile("/dev/zero") }
  }
}
