internal import Files
internal import Glibc

/// The variables a process was started with.
protocol Environment {
  /// The value of a variable as a path; nil when unset or empty.
  func path(_ name: String) -> FilePath?
}

/// The variables of this process.
struct ProcessEnvironment: Environment {
  func path(_ name: String) -> FilePath? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return FilePath(bytes: UnsafeBufferPointer(start: value, count: strlen(value)).map { UInt8(bitPattern: $0) })
  }
}
