/// What the word for a value looks like; help, completion and error messages are made from it.
public enum ValueKind: Sendable, Equatable {
  /// Any text.
  case text
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// One of these words and nothing else.
  case choice([String])
  /// One or several of these words, with commas between them.
  case list([String])
  /// Any text; these words are offered by completion.
  case words([String])
  /// Text of a form that is shown to the user, such as `YYYY-MM-DD`.
  case form(String)
  /// The name of a file; completion offers those with one of these extensions, or all when there are none.
  case file(extensions: [String])
  /// The name of a folder.
  case folder
}

extension ValueKind {
  /// Whether the word lies in the range or among the choices; the other kinds accept every word.
  func accepts(_ argument: Argument) -> Bool {
    switch self {
    case .integer(let range): Int(argument: argument).map(range.contains) ?? false
    case .number(let range): Double(argument: argument).map(range.contains) ?? false
    case .choice(let words): words.contains(argument.description)
    case .list(let words): argument.listed.allSatisfy { words.contains($0.description) }
    case .text, .words, .form, .file, .folder: true
    }
  }
}
