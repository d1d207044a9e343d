/// The members of a JSON object, read with the types that a dish must have.
struct DishFields {
  private let members: [String: JSONValue]
  private let path: String

  /// - Parameter path: where the object stands in its line; empty for the line itself.
  init?(_ value: JSONValue?, path: String = "") {
    guard case .object(let members) = value else { return nil }
    self.members = members
    self.path = path
  }

  /// The path of a member, as errors name it.
  func field(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  /// Whether a member is there at all.
  func has(_ name: String) -> Bool { members[name] != nil }

  /// Whether a member is null.
  func isNull(_ name: String) -> Bool { members[name] == .null }

  /// Text that is not empty.
  func text(_ name: String) throws(DishFault) -> String {
    let text = try possiblyEmptyText(name)
    guard !text.isEmpty else { throw .missing(field: field(name)) }
    return text
  }

  /// The case of an enumeration that a member names.
  func value<Value: RawRepresentable<String>>(_ name: String) throws(DishFault) -> Value {
    let text = try possiblyEmptyText(name)
    guard let value = Value(rawValue: text) else { throw .notAllowed(field: field(name), value: text) }
    return value
  }

  private func possiblyEmptyText(_ name: String) throws(DishFault) -> String {
    guard case .string(let text) = try member(name) else { throw .wrongType(field: field(name), expected: "text") }
    return text
  }

  /// A number.
  func number(_ name: String) throws(DishFault) -> Double {
    guard case .number(let number) = try member(name) else { throw .wrongType(field: field(name), expected: "number") }
    return number
  }

  /// A whole number in a range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(DishFault) -> Int {
    let number = try number(name)
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw .notAllowed(field: field(name), value: "\(number)")
    }
    return integer
  }

  /// True or false; false when the member is missing.
  func flag(_ name: String) throws(DishFault) -> Bool {
    guard has(name) else { return false }
    guard case .bool(let flag) = try member(name) else { throw .wrongType(field: field(name), expected: "boolean") }
    return flag
  }

  /// A nested object.
  func object(_ name: String) throws(DishFault) -> DishFields {
    guard let fields = DishFields(try member(name), path: field(name)) else {
      throw .wrongType(field: field(name), expected: "object")
    }
    return fields
  }

  /// The objects of an array that is not empty.
  func objects(_ name: String) throws(DishFault) -> [DishFields] {
    var objects: [DishFields] = []
    for (index, value) in try array(name).enumerated() {
      let path = "\(field(name))[\(index)]"
      guard let fields = DishFields(value, path: path) else { throw .wrongType(field: path, expected: "object") }
      objects.append(fields)
    }
    guard !objects.isEmpty else { throw .missing(field: field(name)) }
    return objects
  }

  /// The texts of an array, which may be empty; none of them is.
  func texts(_ name: String) throws(DishFault) -> [String] {
    var texts: [String] = []
    for (index, value) in try array(name).enumerated() {
      let path = "\(field(name))[\(index)]"
      guard case .string(let text) = value else { throw .wrongType(field: path, expected: "text") }
      guard !text.isEmpty else { throw .missing(field: path) }
      texts.append(text)
    }
    return texts
  }

  private func array(_ name: String) throws(DishFault) -> [JSONValue] {
    guard case .array(let values) = try member(name) else { throw .wrongType(field: field(name), expected: "array") }
    return values
  }

  private func member(_ name: String) throws(DishFault) -> JSONValue {
    guard let value = members[name] else { throw .missing(field: field(name)) }
    return value
  }
}

/// What is wrong with one line of a dish file; fields are named by their path, `ingredients[2].unit`.
public enum DishFault: Error, Equatable {
  /// The line is not UTF-8.
  case notUTF8
  /// The line is not a JSON object.
  case notJSON
  /// A field is missing, or empty where something must be written.
  case missing(field: String)
  /// A field holds another kind of value than `expected`.
  case wrongType(field: String, expected: String)
  /// A field holds a word or a number that is not allowed there.
  case notAllowed(field: String, value: String)
  /// The two languages have different numbers of steps.
  case unequalSteps(english: Int, korean: Int)
  /// Another dish has the same identifier.
  case duplicate(id: String)
}
