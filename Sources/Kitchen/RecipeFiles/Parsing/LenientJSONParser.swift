internal import JSON
internal import Recipes

/// Parses JSON as other programs write it.
///
/// Python writes `NaN`, and web pages have line breaks inside strings.
struct LenientJSONParser {
  /// The maximum size of a document in bytes.
  private static let limit = 32 << 20

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the value of a document.
  func value(of bytes: [UInt8]) throws(RecordError) -> JSONValue { try value(of: bytes[...]) }

  /// Returns the value of a document in a part of a file.
  func value(of bytes: ArraySlice<UInt8>) throws(RecordError) -> JSONValue {
    guard bytes.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
    let text = bytes.starts(with: Self.byteOrderMark) ? bytes.dropFirst(Self.byteOrderMark.count) : bytes
    if let value = JSONParser(.common).parse(text) { return value }
    throw String(validating: text, as: UTF8.self) == nil ? .notUTF8 : .notJSON
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
    case .string(let text):
      let trimmed = text.trimmed
      return trimmed.isEmpty ? nil : trimmed
    case .number(let number): return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    default: return nil
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
