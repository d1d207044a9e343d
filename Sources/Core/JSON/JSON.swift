/// A JSON value to be written; members keep their order, so that output is deterministic.
///
/// Foundation's encoder keeps no order, and neither it nor a C library knows the shortest digits of a `Float`.
public enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Written with the fewest digits that give the same `Float`; `null` where the value is not finite.
  case float(Float)
  /// Written with the fewest digits that give the same `Double`; `null` where the value is not finite.
  case double(Double)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// The value as text, in one line without spaces.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }
}

extension JSON {
  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .float(let value): text += value.isFinite ? "\(value)" : "null"
    case .double(let value): text += value.isFinite ? "\(value)" : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values): Self.write(values, between: "[]", to: &text) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: "{}", to: &text) { member, text in
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: String, to text: inout String,
    element write: (Element, inout String) -> Void
  ) {
    text += brackets.prefix(1)
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(element, &text)
    }
    text += brackets.suffix(1)
  }

  /// Writes a string in quotes; escapes the characters that RFC 8259 requires, and those that control a terminal or are
  /// invisible.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isInvisible:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension Unicode.Scalar {
  /// Whether the character is a control character, ends lines, or is an invisible format character of the basic plane;
  /// beyond that plane none controls a terminal.
  fileprivate var isInvisible: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    guard value <= 0xFFFF else { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return !properties.isJoinControl
    default: return false
    }
  }
}

extension JSON {
  /// Returns a number, written as an integer if it is one.
  public static func number(_ value: Double) -> JSON { Int(exactly: value).map(JSON.integer) ?? .double(value) }

  /// Returns a time in milliseconds, rounded to nanoseconds.
  public static func milliseconds(_ value: Double) -> JSON { .double(value.rounded(to: 6)) }
}

extension Double {
  /// Returns the number rounded to so many decimals, half away from zero.
  public func rounded(to places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}
