import Files
import Glibc
import TestSupport
import Testing

struct FileAppenderTests {
  private let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder() }

  @Test(arguments: [(0, [9]), (2, [1, 2, 9]), (3, [1, 2, 3, 9])] as [(Int, [UInt8])])
  func appendsAfterWhatIsKept(kept: Int, expected: [UInt8]) throws {
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

  @Test func takesBackWhatDoesNotFit() throws {
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

  @Test func writesToWhatCannotBeCut() throws {
    try FileAppender("/dev/null", keeping: 0).append([1])
    #expect(throws: FileError.failed("/dev/full", operation: "write", code: ENOSPC)) {
      try FileAppender("/dev/full", keeping: 0).append([1])
    }
  }

  @Test func saysWhyItCannotStart() {
    #expect(throws: FileError.isFolder(folder.path)) { try FileAppender(folder.path, keeping: 0) }
    #expect(throws: FileError.notFound(folder("no/file"))) { try FileAppender(folder("no/file"), keeping: 0) }
  }
}
