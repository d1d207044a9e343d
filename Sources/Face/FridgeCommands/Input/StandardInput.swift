internal import Glibc

/// What another program or a person sends to this one.
enum StandardInput {
  /// Everything up to the end.
  static func readBytes() throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw InputError(code: errno) }
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
    }
  }
}

/// Why standard input could not be read; `code` is the `errno`.
struct InputError: Error { let code: Int32 }
