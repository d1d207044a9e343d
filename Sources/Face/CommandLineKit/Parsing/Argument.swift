/// One word of a command line as the system passed it: bytes, which need not be UTF-8.
public struct Argument: Hashable, Sendable {
  /// The bytes of the word, without a terminating NUL.
  public let bytes: [UInt8]

  /// Creates a word from its bytes.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Creates a word from text, as UTF-8.
  public init(_ text: some StringProtocol) { self.init(bytes: text.utf8) }

  /// The word as text; nil if it is not UTF-8.
  public var text: String? { String(validating: bytes, as: UTF8.self) }
}

extension Argument: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a word from text, as UTF-8.
  public init(stringLiteral value: String) { self.init(value) }

  /// The word as text, with invalid UTF-8 repaired.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension Argument {
  /// The arguments of this process, without its own name.
  public static var commandLine: [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { Argument(terminated: $0) }
    }
  }

  /// - Parameter start: the first byte of a NUL-terminated string.
  private init(terminated start: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var next = start
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    self.init(bytes: bytes)
  }
}
