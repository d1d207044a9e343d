/// Reads typed values out of a file's metadata; every error names its key.
struct MetadataReader {
  let metadata: [String: String]

  /// Returns the text of a required key.
  func text(_ key: String) throws(ModelDescriptionError) -> String {
    guard let value = metadata[key] else { throw .missing(key: key) }
    return value
  }

  /// Returns the text of an optional key; empty when the key is missing.
  func optionalText(_ key: String) -> String { metadata[key] ?? "" }

  /// Returns the case whose raw value the key has.
  func choice<Value: RawRepresentable<String>>(
    _ key: String, among values: [Value]
  ) throws(ModelDescriptionError) -> Value {
    let text = try text(key)
    guard let value = values.first(where: { $0.rawValue == text }) else {
      throw .invalid(key: key, value: text, expected: .oneOf(values.map(\.rawValue)))
    }
    return value
  }

  /// Returns an integer within bounds.
  func integer(_ key: String, in range: ClosedRange<Int>) throws(ModelDescriptionError) -> Int {
    let text = try text(key)
    guard let value = Int(text), range.contains(value) else {
      throw .invalid(key: key, value: text, expected: .integer(range))
    }
    return value
  }

  /// Returns a number within bounds.
  func number(_ key: String, in range: ClosedRange<Double>) throws(ModelDescriptionError) -> Double {
    let text = try text(key)
    guard let value = Double(text), range.contains(value) else {
      throw .invalid(key: key, value: text, expected: .number(range))
    }
    return value
  }

  /// Returns strictly ascending integers within bounds, separated by commas.
  func ascendingIntegers(_ key: String, in range: ClosedRange<Int>) throws(ModelDescriptionError) -> [Int] {
    let text = try text(key)
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { Int($0) }
    let ascends = zip(values, values.dropFirst()).allSatisfy(<)
    guard values.count == parts.count, ascends, values.allSatisfy(range.contains) else {
      throw .invalid(key: key, value: text, expected: .ascendingIntegers(range))
    }
    return values
  }

  /// Returns the result of `read` for an optional key; nil when the key is missing.
  func optional<Value>(
    _ key: String, _ read: (String) throws(ModelDescriptionError) -> Value
  ) throws(ModelDescriptionError) -> Value? {
    metadata[key] == nil ? nil : try read(key)
  }

  /// Returns three finite numbers, separated by commas.
  func threeNumbers(_ key: String) throws(ModelDescriptionError) -> [Float] {
    let text = try text(key)
    let values = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Float($0) }
    guard values.count == 3, text.count(where: { $0 == "," }) == 2, values.allSatisfy(\.isFinite) else {
      throw .invalid(key: key, value: text, expected: .threeNumbers)
    }
    return values
  }

  /// Returns names separated by commas, none empty and none twice.
  func distinctNames(_ key: String) throws(ModelDescriptionError) -> [String] {
    let text = try text(key)
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy({ !$0.isEmpty }), Set(names).count == names.count else {
      throw .invalid(key: key, value: text, expected: .distinctNames)
    }
    return names
  }

  /// Returns a hash as lower-case hexadecimal digits; nil when the key is missing.
  func optionalHash(_ key: String, digits: Int) throws(ModelDescriptionError) -> String? {
    guard let text = metadata[key] else { return nil }
    guard text.utf8.count == digits, text.allSatisfy(\.isHexDigit) else {
      throw .invalid(key: key, value: text, expected: .hexadecimalDigits(digits))
    }
    return text.lowercased()
  }
}
