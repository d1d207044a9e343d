public import Localization

/// The shells for which there is completion.
public enum CompletionShell: String, Sendable, CaseIterable, ArgumentChoice {
  case bash, zsh, fish

  /// Returns the completion script, with its descriptions in `language`.
  public func script(for program: CommandDescription, in language: Language) -> String {
    let nodes = program.completionNodes()
    return switch self {
    case .bash: BashCompletion(program: program.name, nodes: nodes).script
    case .zsh: ZshCompletion(program: program.name, nodes: nodes, language: language).script
    case .fish: FishCompletion(program: program.name, nodes: nodes, language: language).script
    }
  }
}

/// A command and the words that lead to it, without the program's name.
struct CompletionNode {
  let path: [String]
  let description: CommandDescription
}

extension CommandDescription {
  /// Returns the command itself and all those below it, parents first.
  func completionNodes(path: [String] = []) -> [CompletionNode] {
    [CompletionNode(path: path, description: self)]
      + commands.flatMap { $0.completionNodes(path: path + [$0.name]) }
  }
}

extension ValueKind {
  /// The words that completion offers.
  var offeredWords: [String] {
    switch self {
    case .choice(let words), .list(let words), .words(let words): words
    case .text, .integer, .number, .known, .form, .date, .file, .folder: []
    }
  }
}

extension String {
  /// The text in single quotes, with each quote inside as `'\''`, for bash and zsh.
  var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }

  func replacing(_ target: Character, with replacement: String) -> String {
    reduce(into: "") { $0 += $1 == target ? replacement : String($1) }
  }

  /// The first sentence without its full stop, for the narrow space of a completion menu.
  var firstSentence: String {
    let end = indices.first { self[$0] == "." && (index(after: $0) == endIndex || self[index(after: $0)] == " ") }
    return String(self[..<(end ?? endIndex)])
  }
}
