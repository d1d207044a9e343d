internal import Glibc

/// An exclusive lock between processes, held as long as the object lives or the process runs.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock that a file stands for, which is created when missing; nil if another process holds it.
  package init?(_ path: FilePath) throws(FileError) {
    descriptor = path.withCString { open($0, O_RDWR | O_CREAT | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw FileError(path, operation: "open") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(descriptor)
      if code == EWOULDBLOCK { return nil }
      throw FileError(path, operation: "lock", code: code)
    }
  }

  deinit { close(descriptor) }
}
