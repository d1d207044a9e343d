internal import FridgeKit
internal import Glibc

/// A buffered output to a file descriptor.
final class ByteOutput {
  /// Whether text is held back until the buffer is full, or for ever.
  enum Buffering { case full, none, endless }

  private static let capacity = 1 << 16

  private let descriptor: Int32
  private let buffering: Buffering
  private var buffer: [UInt8] = []
  /// Whether nothing has been written yet.
  private(set) var isUnused = true

  /// Creates an output to an open descriptor, which stays open.
  init(descriptor: Int32, buffering: Buffering) { (self.descriptor, self.buffering) = (descriptor, buffering) }

  /// Adds text.
  func write(_ text: String) throws(OutputError) { try write(bytes: text.utf8) }

  /// Adds bytes.
  func write(bytes: some Sequence<UInt8>) throws(OutputError) {
    buffer.append(contentsOf: bytes)
    isUnused = false
    if buffering == .none || buffer.count >= Self.capacity { try flush() }
  }

  /// What is held back.
  var held: [UInt8] { buffer }

  /// Writes the buffer; drops it even if writing fails.
  func flush() throws(OutputError) {
    if buffering == .endless { return }
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

/// The reason why text could not be written.
enum OutputError: Error, Equatable {
  /// The reader has closed the pipe, as in `fridge … | head`.
  case closed
  /// A system call failed; `code` is its `errno`.
  case failed(code: Int32)
}

/// The standard input of the process.
enum StandardInput {
  /// Returns all bytes up to the end.
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

/// A failure to read standard input; `code` is the `errno`.
struct InputError: Error { let code: Int32 }

/// The lines of standard input, which may be typed while the program waits.
struct LineInput {
  /// The time between two looks at a cancellation, in milliseconds.
  private static let tick: Int32 = 50

  private var bytes: [UInt8] = []
  private var hasEnded = false

  /// Waits for the next line; nil at the end of the input, or once it is cancelled.
  mutating func next(until cancellation: Cancellation) throws(InputError) -> String? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeFirst(end + 1) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      if hasEnded {
        defer { bytes = [] }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
      }
      guard try read(until: cancellation) else { return nil }
    }
  }

  /// Reads what there is; returns false once the wait is cancelled.
  private mutating func read(until cancellation: Cancellation) throws(InputError) -> Bool {
    var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&state, 1, Self.tick) <= 0 { if cancellation.isCancelled { return false } }
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    let count = chunk.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { return true }
    guard count >= 0 else { throw InputError(code: errno) }
    hasEnded = count == 0
    bytes += chunk.prefix(count)
    return true
  }
}
