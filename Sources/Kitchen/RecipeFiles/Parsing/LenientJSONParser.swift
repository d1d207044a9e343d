internal import Recipes

/// Reads JSON as other programs write it.
///
/// Python writes `NaN`, and web pages have line breaks within strings; both are mended before the text is parsed.
struct JSONDocument {
  /// The most bytes of a document: 32 MiB.
  private static let limit = 32 << 20

  private let parser: JSONParser

  init() throws(RecordFault) {
    // The parser lacks nothing but memory.
    do throws(DatabaseError) { parser = try JSONParser() } catch { throw .notJSON }
  }

  /// The value of a document.
  func value(of bytes: some Collection<UInt8>) throws(RecordFault) -> JSONValue {
    guard bytes.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
    guard let text = String(validating: Self.mended(bytes), as: UTF8.self) else { throw .notUTF8 }
    let parsed: JSONValue?
    do throws(DatabaseError) { parsed = try parser.parse(text) } catch { throw .notJSON }
    guard let parsed else { throw .notJSON }
    return parsed
  }

  private static func mended(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var mended: [UInt8] = []
    var (isInString, isEscaped) = (false, false)
    for byte in bytes {
      let isControl = byte < 0x20 && isInString
      mended.append(isControl ? UInt8(ascii: " ") : byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isInString
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString, mended.suffix(3).elementsEqual("NaN".utf8) {
        mended.replaceSubrange((mended.count - 3)..., with: "null".utf8)
      }
    }
    return mended.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(mended.dropFirst(3)) : mended
  }
}

extension JSONValue {
  /// A member of an object; nil when there is none, or it is null.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members[key], value != .null else { return nil }
    return value
  }

  /// The first of several members that is there.
  subscript(keys: [String]) -> JSONValue? { keys.lazy.compactMap { self[$0] }.first }

  /// The elements of an array; any other value is one element.
  var elements: [JSONValue] {
    switch self {
    case .array(let values): values
    case .null: []
    default: [self]
    }
  }

  /// A text or a number as text, without white space around it; nil for everything else and for empty text.
  var text: String? {
    switch self {
    case .string(let text): text.trimmed.isEmpty ? nil : text.trimmed
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    default: nil
    }
  }

  /// A number, or a text that is one.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Double(text.trimmed)
    default: nil
    }
  }

  /// Whether something is said: neither null nor empty.
  var isSaid: Bool {
    switch self {
    case .null: false
    case .string(let text): !text.trimmed.isEmpty
    case .array(let values): values.contains(where: \.isSaid)
    case .object(let members): members.contains { $0.key != "@type" && $0.value.isSaid }
    case .bool, .number: true
    }
  }
}

extension JSONValue {
  /// The value in one line without spaces, members in the order of their names.
  var jsonText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? (value.isFinite ? "\(value)" : "null")
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.jsonText).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { Self.quoted($0.key) + ":" + $0.value.jsonText }
        .joined(separator: ",") + "}"
    }
  }

  /// A text in quotes; only what RFC 8259 demands is escaped.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
