import Files
import Glibc
import Testing
import TestSupport

struct FileWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder() }

  private func names() throws -> [FilePath] { try Folder(folder.path).names() }

  @Test func appearsOnlyWhenCommitted() throws {
    try folder("file").write([1])
    let writer = try FileWriter(replacing: folder("file"))
    try writer.write([2, 3])
    try writer.write([4])
    #expect(try folder("file").readBytes() == [1])
    try writer.commit()
    #expect(try folder("file").readBytes() == [2, 3, 4])
    #expect(try names() == ["file"])
  }

  @Test func leavesNothingWhenDropped() throws {
    try folder("file").write([1])
    do { try FileWriter(replacing: folder("file")).write([2]) }
    #expect(try folder("file").readBytes() == [1])
    #expect(try names() == ["file"])
  }

  @Test func twoWritersOfOneFileDoNotMix() throws {
    let (first, second) = (try FileWriter(replacing: folder("file")), try FileWriter(replacing: folder("file")))
    try first.write([1, 1])
    try second.write([2])
    try first.commit()
    try second.commit()
    #expect(try folder("file").readBytes() == [2])
    #expect(try names() == ["file"])
  }

  @Test func aFullDiskLeavesAnError() {
    let error = FileError.failed("/dev/full", operation: "write", code: ENOSPC)
    #expect(throws: error) { try FilePath("/dev/full").write([1]) }
  }

  @Test func cannotBeCommittedAfterAFailedWrite() throws {
    let writer = try FileWriter(replacing: "/dev/full")
    #expect(throws: FileError.self) { try writer.write([1]) }
    #expect(throws: FileError.failed("/dev/full", operation: "write", code: ENOSPC)) { try writer.commit() }
  }

  @Test func writesToADeviceWithoutReplacingIt() throws {
    try FilePath("/dev/null").write([1, 2])
    #expect(FilePath("/dev/null").kind == .other)
  }

  @Test func followsALinkAndKeepsIt() throws {
    try folder("file").write([1])
    folder("link").link(to: "file")
    try folder("link").write([2])
    #expect(folder("link").isLink)
    #expect(try folder("file").readBytes() == [2])
  }

  @Test func keepsThePermissionsOfTheReplacedFile() throws {
    try folder("file").write([1])
    _ = folder("file").withCString { chmod($0, 0o640) }
    try folder("file").write([2])
    #expect(folder("file").rights == 0o640)
  }

  @Test func takesTheLongestName() throws {
    let name = FilePath(String(repeating: "n", count: 255))
    try folder(name).write([1])
    #expect(try names() == [name])
  }

  @Test func reportsDeniedAccess() throws {
    try asNobody(in: folder.path) {
      #expect(throws: FileError.denied(folder("file"))) { try folder("file").write([1]) }
      #expect(throws: FileError.denied(folder("file"))) { try FileAppender(folder("file"), keeping: 0) }
    }
  }

  @Test func anAttemptToWriteLeavesNothing() throws {
    try folder("file").checkWritable(bytes: 100)
    #expect(try names() == [])
    try folder("file").write([1])
    try folder("file").checkWritable(bytes: 0)
    #expect(try folder("file").readBytes() == [1])
    #expect(try names() == ["file"])
  }

  @Test func aFailedAttemptToWriteReportsWhy() throws {
    try folder("file").write([1])
    #expect(throws: FileError.isFolder(folder.path)) { try folder.path.checkWritable(bytes: 1) }
    #expect(throws: FileError.notRegular("/dev/full")) { try FilePath("/dev/full").checkWritable(bytes: 1) }
    #expect(throws: FileError.notFound(folder("no/file"))) { try folder("no/file").checkWritable(bytes: 1) }
    try asNobody(in: folder.path) {
      for name in ["file", "new"] as [FilePath] {
        #expect(throws: FileError.denied(folder(name))) { try folder(name).checkWritable(bytes: 1) }
      }
    }
  }

  @Test(arguments: [(ENOSPC, true), (EROFS, true), (EDQUOT, true), (EIO, false), (EEXIST, false)])
  func fullAndReadOnlyDisksAreDistinguishedFromOtherFailures(_ code: Int32, _ isOfDisk: Bool) {
    #expect(FileError.failed("a", operation: "mkdir", code: code).isDiskFullOrReadOnly == isOfDisk)
    #expect(!FileError.denied("a").isDiskFullOrReadOnly)
  }

  @Test func reportsWhyItCannotStart() throws {
    #expect(throws: FileError.isFolder(folder.path)) { try folder.path.write([]) }
    #expect(throws: FileError.notFound(folder("no/file"))) { try folder("no/file").write([]) }
    try folder("file").write([])
    #expect(throws: FileError.notFolder(folder("file/x"))) { try folder("file/x").write([]) }
  }
}

struct FileAppenderTests {
  private let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder() }

  @Test(arguments: [(0, [9]), (2, [1, 2, 9]), (3, [1, 2, 3, 9])] as [(Int, [UInt8])])
  func appendsAfterTheKeptBytes(kept: Int, expected: [UInt8]) throws {
    try folder("file").write([1, 2, 3])
    try FileAppender(folder("file"), keeping: kept).append([9])
    #expect(try folder("file").readBytes() == expected)
  }

  @Test func createsTheFile() throws {
    let appender = try FileAppender(folder("file"), keeping: 0)
    try appender.append([1])
    try appender.append([])
    try appender.append([2])
    #expect(try folder("file").readBytes() == [1, 2])
  }

  @Test func rollsBackAPartialAppend() throws {
    let limit = 1 << 30
    let appender = try FileAppender(folder("file"), keeping: limit - 5)
    signal(SIGXFSZ, SIG_IGN)
    var limits = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
    var smaller = rlimit(rlim_cur: rlim_t(limit), rlim_max: limits.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &smaller)
    defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits) }
    #expect(throws: FileError.failed(folder("file"), operation: "write", code: EFBIG)) {
      try appender.append([UInt8](repeating: 1, count: 10))
    }
    #expect(folder("file").byteCount == limit - 5)
  }

  @Test func writesToFilesThatCannotBeTruncated() throws {
    try FileAppender("/dev/null", keeping: 0).append([1])
    #expect(throws: FileError.failed("/dev/full", operation: "write", code: ENOSPC)) {
      try FileAppender("/dev/full", keeping: 0).append([1])
    }
  }

  @Test func reportsWhyItCannotStart() {
    #expect(throws: FileError.isFolder(folder.path)) { try FileAppender(folder.path, keeping: 0) }
    #expect(throws: FileError.notFound(folder("no/file"))) { try FileAppender(folder("no/file"), keeping: 0) }
  }
}
