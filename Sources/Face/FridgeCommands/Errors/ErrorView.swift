internal import FridgeKit
internal import SQLite

/// A failure as a program reads it.
struct ErrorView {
  let error: any Error
  let language: Language

  /// Version 1: the kind of failure, which stays the same in every language, with what a person is told.
  var json: JSON {
    let members: [(key: String, value: JSON)] = [
      ("kind", .string(kind)), ("message", .string(message)), ("hints", .strings(hints)),
      ("exit", .integer(Int(ExitCode(error).rawValue))),
    ]
    return .object([("version", .integer(1)), ("error", .object(members))])
  }

  /// What a person is told.
  var message: String { (error as? any PresentableError)?.message[language] ?? "\(error)" }

  /// Suggestions that may help.
  var hints: [String] { ((error as? any PresentableError)?.hints ?? []).map { $0[language] } }

  /// The name of the innermost error's case, in the spelling of other JSON: `unknown_recipe`.
  var kind: String {
    var innermost = error
    // An error of SQLite is a number, and what it befell says more.
    while let inner = Self.payload(of: innermost), !(inner is DatabaseError) { innermost = inner }
    let name = Mirror(reflecting: innermost).children.first?.label ?? "\(innermost)"
    let letters = Array(name.prefix { $0.isLetter || $0.isNumber })
    return letters.indices.map { index in
      // Of an abbreviation such as JSON only the first letter begins a word.
      let isStart = letters[index].isUppercase && (index == 0 || !letters[index - 1].isUppercase)
      return (isStart ? "_" : "") + letters[index].lowercased()
    }.joined()
  }

  private static func payload(of error: any Error) -> (any Error)? {
    guard let value = Mirror(reflecting: error).children.first?.value else { return nil }
    if let inner = value as? any Error { return inner }
    return Mirror(reflecting: value).children.lazy.compactMap { $0.value as? any Error }.last
  }
}
