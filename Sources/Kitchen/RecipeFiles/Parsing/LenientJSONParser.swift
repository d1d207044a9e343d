internal import JSON
internal import Recipes
internal import SQLite

/// Parses JSON as other programs write it.
///
/// Python writes `NaN`, and web pages have line breaks inside strings; both are repaired before ``JSONParser`` parses
/// the text.
struct LenientJSONParser {
  /// The maximum size of a document in bytes.
  private static let limit = 32 << 20

  private let parser: JSONParser

  init() throws(RecordError) {
    // The parser fails only for lack of memory.
    do throws(DatabaseError) { parser = try JSONParser() } catch { throw .notJSON }
  }

  /// Returns the value of a document.
  func value(of bytes: some Collection<UInt8>) throws(RecordError) -> JSONValue {
    guard bytes.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
    guard let text = String(validating: Self.repaired(bytes), as: UTF8.self) else { throw .notUTF8 }
    let parsed: JSONValue?
    do throws(DatabaseError) { parsed = try parser.parse(text) } catch { throw .notJSON }
    guard let parsed else { throw .notJSON }
    return parsed
  }

  private static func repaired(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var repaired: [UInt8] = []
    repaired.reserveCapacity(bytes.count)
    var (isInString, isEscaped) = (false, false)
    for byte in bytes {
      let isControl = byte < 0x20 && isInString
      repaired.append(isControl ? UInt8(ascii: " ") : byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isInString
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if byte == UInt8(ascii: "N"), !isInString, repaired.suffix(3).elementsEqual("NaN".utf8) {
        repaired.replaceSubrange((repaired.count - 3)..., with: "null".utf8)
      }
    }
    return repaired.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(repaired.dropFirst(3)) : repaired
  }
}

extension JSONValue {
  /// Returns a member of an object; nil when it is missing or null.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members[key], value != .null else { return nil }
    return value
  }

  /// Returns the first of several members that exists.
  subscript(keys: [String]) -> JSONValue? { keys.lazy.compactMap { self[$0] }.first }

  /// The elements of an array; none of null, and any other value as the only element.
  var elements: [JSONValue] {
    switch self {
    case .array(let values): values
    case .null: []
    default: [self]
    }
  }

  /// A string without surrounding white space, or a number as text; nil for empty strings and other values.
  var text: String? {
    switch self {
    case .string(let text): text.trimmed.isEmpty ? nil : text.trimmed
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    default: nil
    }
  }

  /// A number, or the number in a string.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Double(text.trimmed)
    default: nil
    }
  }

  /// Whether the value is neither null nor empty.
  var hasContent: Bool {
    switch self {
    case .null: false
    case .string(let text): !text.trimmed.isEmpty
    case .array(let values): values.contains(where: \.hasContent)
    case .object(let members): members.contains { $0.key != "@type" && $0.value.hasContent }
    case .bool, .number: true
    }
  }
}
