internal import JSON

/// The fields of a JSON object, read with the types that a dish requires.
struct DishFields {
  private let members: [String: JSONValue]
  private let path: String

  /// - Parameter path: the path of the object in its line; empty for the line itself.
  init?(_ value: JSONValue?, path: String = "") {
    guard case .object(let members) = value else { return nil }
    self.members = members
    self.path = path
  }

  /// Returns the path of a field, as errors name it.
  func field(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  /// The names of all fields, in order.
  var names: [String] { members.keys.sorted() }

  /// Returns whether a field is present.
  func has(_ name: String) -> Bool { members[name] != nil }

  /// Returns whether a field is null.
  func isNull(_ name: String) -> Bool { members[name] == .null }

  /// Returns a text, which must not be empty.
  func text(_ name: String) throws(DishFault) -> String {
    let text = try possiblyEmptyText(name)
    guard !text.isEmpty else { throw .missing(field: field(name)) }
    return text
  }

  /// Returns the enumeration case that a field names.
  func value<Value: RawRepresentable<String>>(_ name: String) throws(DishFault) -> Value {
    let text = try possiblyEmptyText(name)
    guard let value = Value(rawValue: text) else { throw .notAllowed(field: field(name), value: text) }
    return value
  }

  private func possiblyEmptyText(_ name: String) throws(DishFault) -> String {
    guard case .string(let text) = try member(name) else { throw .wrongType(field: field(name), expected: "text") }
    return text
  }

  /// Returns a number.
  func number(_ name: String) throws(DishFault) -> Double {
    guard case .number(let number) = try member(name) else { throw .wrongType(field: field(name), expected: "number") }
    return number
  }

  /// Returns an integer in a range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(DishFault) -> Int {
    let number = try number(name)
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw .notAllowed(field: field(name), value: "\(number)")
    }
    return integer
  }

  /// Returns a flag; false if the field is missing.
  func flag(_ name: String) throws(DishFault) -> Bool {
    guard has(name) else { return false }
    guard case .bool(let flag) = try member(name) else { throw .wrongType(field: field(name), expected: "boolean") }
    return flag
  }

  /// Returns a nested object.
  func object(_ name: String) throws(DishFault) -> DishFields {
    guard let fields = DishFields(try member(name), path: field(name)) else {
      throw .wrongType(field: field(name), expected: "object")
    }
    return fields
  }

  /// Returns the objects of an array, which must not be empty.
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

  /// Returns the texts of an array; the array may be empty, the texts must not.
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

/// A fault in one line of a dish file; fields are named by their path, such as `ingredients[2].unit`.
public enum DishFault: Error, Equatable {
  /// The line is not UTF-8.
  case notUTF8
  /// The line is not a JSON object.
  case notJSON
  /// A required field is missing or empty.
  case missing(field: String)
  /// A field does not have the `expected` type.
  case wrongType(field: String, expected: String)
  /// A field has a value that is not allowed.
  case notAllowed(field: String, value: String)
  /// The two languages have different numbers of steps.
  case unequalSteps(english: Int, korean: Int)
  /// Another dish has the same identifier.
  case duplicate(id: String)
}
