public import Localization

/// A command, a group of commands or a whole program.
public struct CommandTree<Context>: Sendable {
  /// The description for help and completion.
  public let description: CommandDescription
  private let content: Content

  private typealias Parse = @Sendable (ArraySlice<Argument>) throws(ArgumentError) -> (any Command<Context>)?

  private enum Content: Sendable {
    case group([CommandTree], Default?)
    case command(Parse)
  }

  /// The command that the name of a group stands for where none of the group is named.
  private struct Default: Sendable {
    let parse: Parse
    /// Whether any word may follow; otherwise options alone may, and another word should have named one of the group.
    let takesWords: Bool

    /// Returns whether words behind the name of the group mean this command.
    func isMeant(by words: ArraySlice<Argument>, among commands: [CommandTree]) -> Bool {
      let names = Set(commands.map(\.description.name))
      guard !takesWords else { return words.first.map { !names.contains($0.description) } ?? true }
      let isOption = words.first?.description.hasPrefix("-") ?? true
      return isOption && !words.contains { names.contains($0.description) }
    }
  }

  /// Creates a single command.
  public init<Leaf: Command<Context>>(_ type: Leaf.Type) {
    description = CommandDescription(
      name: Leaf.name, summary: Leaf.summary, discussion: Leaf.discussion,
      listParameters: { Request<Leaf>.table.map { $0.description(startingFrom: Request()) } }, commands: [])
    content = .command { words throws(ArgumentError) in try Request<Leaf>.command(parsing: words) }
  }

  /// Creates a group of commands behind a common word.
  public init(group name: String, summary: BilingualText, _ commands: [CommandTree]) {
    self.init(name: name, summary: summary, StandardOptions.parameters, commands)
  }

  /// Creates a group of commands behind a common word, which alone or before options runs one of them.
  public init<Main: Command<Context>>(
    group name: String, summary: BilingualText, discussion: [BilingualText] = [], alone: Main.Type,
    _ commands: [CommandTree]
  ) {
    self.init(name: name, summary: summary, discussion, Main.self, takesWords: false, commands)
  }

  /// Creates a command that is also the name of a group: it runs unless the word after it names one of the group.
  public init<Main: Command<Context>>(_ type: Main.Type, besides commands: [CommandTree]) {
    self.init(name: Main.name, summary: Main.summary, Main.discussion, Main.self, takesWords: true, commands)
  }

  private init<Main: Command<Context>>(
    name: String, summary: BilingualText, _ discussion: [BilingualText], _: Main.Type, takesWords: Bool,
    _ commands: [CommandTree]
  ) {
    description = CommandDescription(
      name: name, summary: summary, discussion: discussion,
      listParameters: { Request<Main>.table.map { $0.description(startingFrom: Request()) } },
      commands: commands.map(\.description))
    let parse: Parse = { words throws(ArgumentError) in try Request<Main>.command(parsing: words) }
    content = .group(commands, Default(parse: parse, takesWords: takesWords))
  }

  /// Creates a whole program.
  public init(program name: String, summary: BilingualText, _ commands: [CommandTree]) {
    self.init(name: name, summary: summary, StandardOptions.programParameters, commands)
  }

  private init(
    name: String, summary: BilingualText, _ options: [Parameter<StandardOptions>], _ commands: [CommandTree]
  ) {
    description = CommandDescription(
      name: name, summary: summary, discussion: [], listParameters: { options.map(\.description) },
      commands: commands.map(\.description))
    content = .group(commands, nil)
  }
}

/// The request that a command line makes.
public enum Invocation<Context> {
  /// To run a command.
  case command(any Command<Context>)
  /// To show help on the command that these words name, or on the program if there are none.
  case help([String])
  /// To show the version of the program.
  case version
}

extension CommandTree {
  /// Returns the command that the words name, with its parameters parsed.
  public func invocation(of words: [Argument]) throws(ArgumentError) -> Invocation<Context> {
    try invocation(of: words[...], path: [])
  }

  private func invocation(
    of words: ArraySlice<Argument>, path: [String]
  ) throws(ArgumentError) -> Invocation<Context> {
    switch content {
    case .command(let parse): return try Self.invocation(of: words, path, parse)
    case .group(let commands, let main):
      if let main, main.isMeant(by: words, among: commands) {
        return try Self.invocation(of: words, path, main.parse)
      }
      return try invocation(of: words, in: commands, path)
    }
  }

  /// Parses the words behind the name of a command; errors are reported with that name.
  private static func invocation(
    of words: ArraySlice<Argument>, _ path: [String], _ parse: Parse
  ) throws(ArgumentError) -> Invocation<Context> {
    do throws(ArgumentError) { return try parse(words).map { .command($0) } ?? .help(path) } catch {
      throw error.located(in: path)
    }
  }

  private func invocation(
    of words: ArraySlice<Argument>, in commands: [CommandTree], _ path: [String]
  ) throws(ArgumentError) -> Invocation<Context> {
    let table = path.isEmpty ? StandardOptions.programParameters : StandardOptions.parameters
    var parser = WordParser(StandardOptions(), table: table, words: words)
    let word = try parser.nextPositional()
    if parser.root.wantsHelp { return .help(path) }
    if parser.root.wantsVersion { return .version }
    guard let word else { throw .missingCommand(in: path) }
    let command = try commands.first(named: word, in: path)
    return try command.invocation(of: parser.rest, path: path + [command.description.name])
  }

  /// Returns the description of the command or group that the words name.
  public func description(of words: [Argument]) throws(ArgumentError) -> CommandDescription {
    var (tree, path) = (self, [String]())
    for word in words {
      guard case .group(let commands, _) = tree.content else { throw .unexpectedArgument(word) }
      tree = try commands.first(named: word, in: path)
      path.append(tree.description.name)
    }
    return tree.description
  }
}

extension Array {
  fileprivate func first<Context>(
    named word: Argument, in path: [String]
  ) throws(ArgumentError) -> Element where Element == CommandTree<Context> {
    if let command = first(where: { $0.description.name == word.description }) { return command }
    let similar = word.description.nearest(in: map(\.description.name))
    throw .unknownCommand(
      word, in: path, suggestions: similar.isEmpty ? groupedCommands(named: word.description) : similar)
  }
}

extension Array {
  /// Returns the commands of that name within groups, each behind the name of its group: `pantry add`.
  fileprivate func groupedCommands<Context>(named name: String) -> [String] where Element == CommandTree<Context> {
    map(\.description).filter { $0.commands.contains { $0.name == name } }.map { "\($0.name) \(name)" }
  }
}

/// A command together with the standard options.
private struct Request<Leaf: Command> {
  var command = Leaf()
  var standard = StandardOptions()

  static var table: [Parameter<Self>] {
    Leaf.parameters.map { $0.lifted(through: \.command) }
      + StandardOptions.parameters.map { $0.lifted(through: \.standard) }
  }

  /// Parses the words that follow the command's name; returns nil if they ask for help.
  static func command(parsing words: ArraySlice<Argument>) throws(ArgumentError) -> Leaf? {
    var parser = WordParser(Self(), table: table, words: words)
    let missing = try parser.readAll()
    if parser.root.standard.wantsHelp { return nil }
    if let placeholder = missing.first { throw .missingArgument(placeholder: placeholder) }
    return parser.root.command
  }
}

extension Command {
  /// Parses a command from the words that follow its name; nil if they ask for help.
  public init?(parsing words: [Argument]) throws(ArgumentError) {
    guard let command = try Request<Self>.command(parsing: words[...]) else { return nil }
    self = command
  }
}
