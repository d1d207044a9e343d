internal import Recipes

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
