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
