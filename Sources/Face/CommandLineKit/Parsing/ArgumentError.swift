/// Why a command line could not be understood.
public enum ArgumentError: Error, Equatable {
  /// A command is needed after these words, which name a group of commands.
  case missingCommand(in: [String])
  /// No command of that name follows these words.
  case unknownCommand(Argument, in: [String], suggestions: [String])
  /// The command has no such option; it is spelled with its dashes.
  case unknownOption(String, suggestions: [String])
  /// The command takes no further word.
  case unexpectedArgument(Argument)
  /// A positional word that the command needs is not there.
  case missingArgument(placeholder: String)
  /// The line ends, or another option follows, where the value of an option is needed.
  case missingValue(option: String, kind: ValueKind)
  /// A flag was given a value with `=`.
  case unexpectedValue(option: String)
  /// The word is not of the kind that the parameter takes.
  case invalidValue(Argument, parameter: String, kind: ValueKind, suggestions: [String])
}
