/// An action of the program, described once by the parameters it accepts.
public protocol Command<Context>: Sendable {
  /// What the program hands to a command that is carried out.
  associatedtype Context
  /// The word that selects the command.
  static var name: String { get }
  /// What the command does, in one line.
  static var summary: BilingualText { get }
  /// What help adds below the summary, paragraph by paragraph.
  static var discussion: [BilingualText] { get }
  /// The parameters in the order the help lists them.
  static var parameters: [Parameter<Self>] { get }
  /// Whether help and completion leave the command out.
  static var isHidden: Bool { get }
  /// Creates the command with every parameter at its default.
  init()
  /// Carries the command out.
  func run(in context: Context) throws
}

extension Command {
  /// Nothing.
  public static var discussion: [BilingualText] { [] }
  /// Shown.
  public static var isHidden: Bool { false }
}
