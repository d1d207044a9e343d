/// What a user is told about one flag, option or positional word.
public struct ParameterDescription: Sendable, Equatable {
  /// How the parameter is written.
  public enum Form: Sendable, Equatable {
    /// Present or absent.
    case flag
    /// Followed by a value, given here by its placeholder.
    case option(placeholder: String)
    /// A word of its own, or as many as are there, but no fewer than `minimum`.
    case positional(minimum: Int, isRepeated: Bool)
  }

  /// The long name without dashes, or the placeholder of a positional word.
  public let name: String
  /// The letter that may follow a single dash.
  public let short: Character?
  /// How the parameter is written.
  public let form: Form
  /// What its value looks like.
  public let kind: ValueKind
  /// What it does, in a sentence.
  public let help: BilingualText
  /// The value that holds when the option is not given, if it is worth telling.
  public let defaultText: String?
  /// Whether help and completion leave it out.
  public let isHidden: Bool
}

extension ParameterDescription {
  /// The ways to write the option, short first; for a positional word its placeholder.
  public var spellings: [String] { isPositional ? [name] : (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  var isPositional: Bool { if case .positional = form { true } else { false } }

  var takesValue: Bool { if case .option = form { true } else { false } }

  func isSpelled(_ letter: UInt8) -> Bool { !isPositional && short?.asciiValue == letter }
}
