internal import Glibc

/// Where the program's text goes: a file descriptor behind a buffer.
final class ByteOutput {
  /// Whether text is kept back until the buffer is full.
  enum Buffering { case full, none }

  private static let capacity = 1 << 16

  private let descriptor: Int32
  private let buffering: Buffering
  private var buffer: [UInt8] = []

  /// An output to an open descriptor, which stays open.
  init(descriptor: Int32, buffering: Buffering) { (self.descriptor, self.buffering) = (descriptor, buffering) }

  /// Adds text.
  func write(_ text: String) throws(OutputError) {
    buffer.append(contentsOf: text.utf8)
    if buffering == .none || buffer.count >= Self.capacity { try flush() }
  }

  /// Hands over everything kept back; what could not be written is dropped.
  func flush() throws(OutputError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw errno == EPIPE ? .closed : .failed(code: errno) }
      rest = rest.dropFirst(count)
    }
  }
}

/// Why text could not be written to standard output.
enum OutputError: Error, Equatable {
  /// The reader has gone: `fridge … | head`.
  case closed
  /// The system refuses; `code` is its `errno`.
  case failed(code: Int32)
}
