public import Localization

/// An action of the program, described once by the parameters it accepts.
public protocol Command<Context>: Sendable {
  /// The surroundings that the program passes to a running command.
  associatedtype Context
  /// The word that selects the command.
  static var name: String { get }
  /// A one-line summary.
  static var summary: BilingualText { get }
  /// The paragraphs that help adds below the summary.
  static var discussion: [BilingualText] { get }
  /// The parameters, in the order in which help lists them.
  static var parameters: [Parameter<Self>] { get }
  /// Creates a command with every parameter at its default.
  init()
  /// Runs the command.
  func run(in context: Context) throws
}

extension Command {
  /// No paragraphs.
  public static var discussion: [BilingualText] { [] }
}

/// The description of a command or of a group of commands, for help and completion.
public struct CommandDescription: Sendable {
  /// The word that selects it.
  public let name: String
  /// A one-line summary.
  public let summary: BilingualText
  /// The paragraphs that help adds below the summary.
  public let discussion: [BilingualText]
  /// The parameters, with the standard options last.
  ///
  /// Listed only when read: listing those of every command at launch would take 2 of the program's 8 ms.
  public var parameters: [ParameterDescription] { listParameters() }
  let listParameters: @Sendable () -> [ParameterDescription]
  /// The commands of a group; empty for a single command.
  public let commands: [CommandDescription]
}

extension CommandDescription {
  var positionals: [ParameterDescription] { parameters.filter(\.isPositional) }
  var options: [ParameterDescription] { parameters.filter { !$0.isPositional } }
}
