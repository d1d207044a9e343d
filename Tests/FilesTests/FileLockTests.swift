import TestSupport
import Testing

@testable import Files

struct FileLockTests {
  private let folder = TemporaryFolder()

  @Test func oneHolderAtATime() throws {
    let path = folder("lock")
    let first = try #require(try FileLock(path))
    #expect(try FileLock(path) == nil)
    #expect(try FileLock(folder("other")) != nil)
    withExtendedLifetime(first) {}
  }

  @Test func aDroppedLockIsFree() throws {
    do { #expect(try FileLock(folder("lock")) != nil) }
    #expect(try FileLock(folder("lock")) != nil)
  }

  @Test func aMissingFolderIsAnError() {
    #expect(throws: FileError.notFound(folder("missing/lock"))) { try FileLock(folder("missing/lock")) }
  }
}
