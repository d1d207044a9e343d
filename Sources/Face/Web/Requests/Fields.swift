package import JSON
internal import Localization

/// Named values: the parameters of an address, the members of a JSON object, or the texts of a form.
///
/// A value is taken out by its name and checked at once. ``finish()`` then refuses what nobody has asked for, so that a
/// misspelt name is not ignored.
public struct Fields: Sendable {
  private var values: [String: JSONValue]
  private var known: [String] = []
  /// Whether numbers and truth values are written as texts.
  private let isText: Bool

  /// The language that a parameter asks for.
  let language: Language?

  /// Takes the members of a JSON object.
  package init(_ members: [String: JSONValue]) { (values, isText, language) = (members, false, nil) }

  /// Takes the texts of a form.
  init(texts: [String: String]) { (values, isText, language) = (texts.mapValues(JSONValue.string), true, nil) }

  /// Reads the query of an address: `ingredients=tofu,egg&count=3`.
  init(query: Substring) throws(RequestError) {
    var texts: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(Self.withSpaces)
      guard let name = parts[0].percentDecoded, let value = parts.count > 1 ? parts[1].percentDecoded : "" else {
        throw .badAddress
      }
      guard texts.updateValue(value, forKey: name) == nil else { throw .repeatedField(name) }
    }
    language = texts["lang"].flatMap(Language.init(rawValue:))
    if language != nil { texts["lang"] = nil }
    (values, isText) = (texts.mapValues(JSONValue.string), true)
  }

  /// Forms write a space as a plus sign.
  private static func withSpaces(_ text: Substring) -> Substring {
    Substring(text.map { $0 == "+" ? " " : String($0) }.joined())
  }

  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Whether there is a value of that name that was not taken yet.
  public func contains(_ name: String) -> Bool { values[name] != nil }

  /// Throws if there are values that were not taken.
  public func finish() throws(RequestError) {
    guard let unknown = values.keys.sorted().first else { return }
    if unknown == "lang" { throw .badField("lang", .word(Language.allCases.map(\.rawValue))) }
    throw .unknownField(unknown, known: known)
  }

  private mutating func take(_ name: String) -> JSONValue? {
    if !known.contains(name) { known.append(name) }
    return values.removeValue(forKey: name)
  }
}

extension Fields {
  /// Takes a whole number.
  public mutating func integer(_ name: String, in range: ClosedRange<Int>) throws(RequestError) -> Int? {
    guard let value = take(name) else { return nil }
    guard let number = integer(value), range.contains(number) else { throw .badField(name, .integer(range)) }
    return number
  }

  /// Takes a number.
  public mutating func number(_ name: String, in range: ClosedRange<Double>) throws(RequestError) -> Double? {
    guard let value = take(name) else { return nil }
    guard let number = number(value), range.contains(number) else { throw .badField(name, .number(range)) }
    return number
  }

  /// Takes numbers with commas between them, or an array of them.
  public mutating func numbers(
    _ name: String, count: ClosedRange<Int>, in range: ClosedRange<Double>
  ) throws(RequestError) -> [Double]? {
    guard let value = take(name) else { return nil }
    var numbers: [Double] = []
    for element in elements(value) ?? [.null] {
      guard let number = number(element), range.contains(number) else { throw .badField(name, .number(range)) }
      numbers.append(number)
    }
    guard count.contains(numbers.count) else { throw .badField(name, .count(count)) }
    return numbers
  }

  /// Takes a truth value.
  public mutating func truth(_ name: String) throws(RequestError) -> Bool? {
    switch take(name) {
    case nil: return nil
    case .bool(let value)?: return value
    case .string("true")? where isText: return true
    case .string("false")? where isText: return false
    default: throw .badField(name, .truth)
    }
  }

  /// Takes a text of 1 to so many characters.
  public mutating func text(_ name: String, upTo most: Int = 200, from least: Int = 1) throws(RequestError) -> String? {
    guard let value = take(name) else { return nil }
    guard case .string(let text) = value, (least...most).contains(text.unicodeScalars.count), !text.contains("\0")
    else { throw .badField(name, .text(least...most)) }
    return text
  }

  /// Takes a text that must be there.
  public mutating func requiredText(_ name: String, upTo most: Int = 200) throws(RequestError) -> String {
    guard let text = try text(name, upTo: most) else { throw .missingField(name) }
    return text
  }

  /// Takes texts with commas between them, or an array of them; spaces around a text do not count.
  public mutating func texts(_ name: String, count: ClosedRange<Int>) throws(RequestError) -> [String]? {
    guard let value = take(name) else { return nil }
    guard let elements = elements(value), count.contains(elements.count) else { throw .badField(name, .count(count)) }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element, text.contains(where: { !$0.isWhitespace }), !text.contains("\0"),
        text.unicodeScalars.count <= 200
      else { throw .badField(name, .text(1...200)) }
      texts.append(text.trimmed)
    }
    return texts
  }

  /// Takes a text, and reads it; `expectation` says what it must be.
  public mutating func value<Value>(
    _ name: String, _ expectation: FieldExpectation, _ read: (String) -> Value?
  ) throws(RequestError) -> Value? {
    guard let value = take(name) else { return nil }
    guard case .string(let text) = value, let result = read(text) else { throw .badField(name, expectation) }
    return result
  }

  /// Takes a word of an enumeration.
  public mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ type: Choice.Type = Choice.self
  ) throws(RequestError) -> Choice? {
    try value(name, .word(Choice.allCases.map(\.rawValue))) { Choice(rawValue: $0) }
  }
}

extension Fields {
  private func integer(_ value: JSONValue) -> Int? {
    switch value {
    case .number(let number): Int(exactly: number)
    case .string(let text) where isText: text.utf8.first == UInt8(ascii: "+") ? nil : Int(text)
    default: nil
    }
  }

  private func number(_ value: JSONValue) -> Double? {
    switch value {
    case .number(let number): return number
    case .string(let text) where isText:
      guard text.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }) else { return nil }
      return Double(text)
    default: return nil
    }
  }

  private func elements(_ value: JSONValue) -> [JSONValue]? {
    switch value {
    case .array(let elements): return elements
    case .string(let text) where isText:
      return text.split(separator: ",", omittingEmptySubsequences: false).map { .string(String($0).trimmed) }
    default: return nil
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
