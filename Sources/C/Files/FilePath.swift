/// The name of a file exactly as the system spells it: bytes, which need not be UTF-8.
///
/// Two paths are equal when their bytes are; ``description`` is for people and repairs what is not UTF-8.
public struct FilePath: Hashable, Sendable {
  /// The bytes of the path, without a terminating NUL.
  public let bytes: [UInt8]

  /// A path from the bytes the system gave; anything from a NUL on is left out.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes.prefix { $0 != 0 }) }

  /// A path from text, as UTF-8.
  public init(_ text: String) { self.init(bytes: text.utf8) }

  /// A single component of a path, made from a name that comes from a file.
  ///
  /// Slashes, NUL and other control bytes become `_`, judged byte by byte: a combining mark behind a slash does not hide
  /// it. `.`, `..` and an empty name become `_` too, and a long name is cut so that it fits with the ending into the 255
  /// bytes that file systems allow.
  ///
  /// - Parameter ending: what follows the name, such as `.npy`.
  public init(component name: String, ending: String = "") {
    var bytes = name.utf8.map { $0 < 0x20 || $0 == 0x7F || $0 == Self.slash ? UInt8(ascii: "_") : $0 }
    let room = max(Self.longestComponent - ending.utf8.count, 1)
    if bytes.count > room {
      let isContinuation = { (byte: UInt8) in byte & 0xC0 == 0x80 }
      var end = room
      while end > 0, isContinuation(bytes[end]) { end -= 1 }
      bytes = Array(bytes[..<end])
    }
    if bytes.allSatisfy({ $0 == UInt8(ascii: ".") }), bytes.count <= 2 { bytes = [UInt8(ascii: "_")] }
    self.init(bytes: bytes + Array(ending.utf8))
  }

  private static let longestComponent = 255

  /// Calls `body` with the NUL-terminated bytes, as system calls want them.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    try (bytes + [0]).withUnsafeBufferPointer { buffer in
      try buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { preconditionFailure("a terminated path is never empty") }
        return try body(start)
      }
    }
  }
}

extension FilePath: ExpressibleByStringLiteral, CustomStringConvertible {
  /// A path from a literal, as UTF-8.
  public init(stringLiteral value: String) { self.init(value) }

  /// The path as text; each byte that is not UTF-8 shows as U+FFFD.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension FilePath {
  private static let slash = UInt8(ascii: "/")

  /// Whether the path starts at the root.
  public var isAbsolute: Bool { bytes.first == Self.slash }

  /// The part after the last slash, trailing slashes aside; `/` for the root.
  public var name: FilePath {
    let trimmed = bytes.trimmingSuffix { $0 == Self.slash }
    guard !trimmed.isEmpty else { return bytes.isEmpty ? self : "/" }
    return FilePath(bytes: trimmed.suffix { $0 != Self.slash })
  }

  /// Whether this is a folder, or is written like one.
  public var isFolderName: Bool { kind == .folder || bytes.last == Self.slash }

  /// The folder that holds the file: `.` for a bare name, `/` for the root.
  public var folder: FilePath {
    let trimmed = bytes.trimmingSuffix { $0 == Self.slash }
    guard let cut = trimmed.lastIndex(of: Self.slash) else { return trimmed.isEmpty && isAbsolute ? "/" : "." }
    let parent = trimmed[..<cut].trimmingSuffix { $0 == Self.slash }
    return parent.isEmpty ? "/" : FilePath(bytes: parent)
  }

  /// What follows the last dot of the name, in lower case; empty when there is none.
  public var fileExtension: String {
    let name = name.bytes
    return Self.lastDot(of: name).map { String(decoding: name[($0 + 1)...], as: UTF8.self).lowercased() } ?? ""
  }

  /// The name up to its last dot; all of it when there is none, or only one in front.
  public var stem: FilePath {
    let name = name.bytes
    return FilePath(bytes: Array(name[..<(Self.lastDot(of: name) ?? name.count)]))
  }

  /// A dot in front hides a file and ends nothing.
  private static func lastDot(of name: [UInt8]) -> Int? {
    name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The path of `component` inside this folder; an absolute `component` stands for itself.
  public func appending(_ component: FilePath) -> FilePath {
    if component.isAbsolute || bytes.isEmpty { return component }
    return FilePath(bytes: bytes.last == Self.slash ? bytes + component.bytes : bytes + [Self.slash] + component.bytes)
  }

  /// Whether two names are the same text, however their letters are composed (NFC or NFD).
  ///
  /// Names that are not UTF-8 are no text: such a one is equivalent only to itself.
  public func isCanonicallyEquivalent(to other: FilePath) -> Bool {
    if bytes == other.bytes { return true }
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return text == String(validating: other.bytes, as: UTF8.self)
  }
}

extension RandomAccessCollection {
  fileprivate func trimmingSuffix(while isUnwanted: (Element) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isUnwanted(self[index(before: end)]) { formIndex(before: &end) }
    return self[..<end]
  }

  fileprivate func suffix(while isWanted: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, isWanted(self[index(before: start)]) { formIndex(before: &start) }
    return self[start...]
  }
}
