internal import Glibc

extension FilePath {
  /// Gives the file or folder another name on the same file system; what has that name already is replaced.
  public func rename(to other: FilePath) throws(FileError) {
    guard withCString({ from in other.withCString { Glibc.rename(from, $0) } }) == 0 else {
      throw FileError(self, operation: "rename")
    }
  }
}
