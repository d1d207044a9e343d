/// What a user is told about a command, or about a group of commands.
public struct CommandDescription: Sendable {
  /// The word that selects it.
  public let name: String
  /// What it does, in one line.
  public let summary: BilingualText
  /// What help adds below the summary, paragraph by paragraph.
  public let discussion: [BilingualText]
  /// Its parameters, those that every command has last; listed anew each time, as starting the program must not wait for
  /// the parameters of every command there is (2 ms of 8).
  public var parameters: [ParameterDescription] { listParameters() }
  let listParameters: @Sendable () -> [ParameterDescription]
  /// The commands of a group; empty for a command.
  public let commands: [CommandDescription]
  /// Whether help and completion leave it out.
  public let isHidden: Bool
}

extension CommandDescription {
  var shownCommands: [CommandDescription] { commands.filter { !$0.isHidden } }
  var positionals: [ParameterDescription] { parameters.filter { $0.isPositional && !$0.isHidden } }
  var options: [ParameterDescription] { parameters.filter { !$0.isPositional && !$0.isHidden } }
}
