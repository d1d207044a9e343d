internal import Localization

/// Completion for fish.
struct FishCompletion {
  let program: String
  let nodes: [CompletionNode]
  let language: Language

  var script: String {
    """
    # fish completion for \(program)
    function __\(program)_at --argument-names wanted
        set -l path /
        for word in (commandline -opc)[2..-1]
            contains -- "$path$word/" \(paths); and set path "$path$word/"
        end
        test "$path" = "$wanted"
    end
    complete -c \(program) -f
    \(nodes.flatMap(lines).joined(separator: "\n"))

    """
  }

  private var paths: String {
    nodes.filter { !$0.path.isEmpty }.map { $0.fishPath.fishQuoted }.joined(separator: " ")
  }

  private func lines(_ node: CompletionNode) -> [String] {
    let start = "complete -c \(program) -n " + "__\(program)_at \(node.fishPath)".fishQuoted
    let commands = node.description.commands.map {
      "\(start) -a \($0.name.fishQuoted) -d \($0.summary[language].firstSentence.fishQuoted)"
    }
    let options = node.description.options.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value = option.takesValue ? " -r" + action(option.kind) : ""
      let help = option.help[language].firstSentence.fishQuoted
      return "\(start)\(short) -l \(option.name)\(value) -d \(help)"
    }
    let positionals = node.description.positionals.map { start + action($0.kind) }.filter { $0 != start }
    return commands + options + positionals
  }

  private func known(_ words: String, files extensions: [String]) -> String {
    let list = "(\(program) completions --list \(words) --start (commandline -ct) 2>/dev/null)"
    if extensions.isEmpty { return list }
    return list + " (__fish_complete_suffix \(extensions.map { "." + $0 }.joined(separator: " ")))"
  }

  private func action(_ kind: ValueKind) -> String {
    switch kind {
    case .choice, .list, .words: " -f -a " + kind.offeredWords.joined(separator: " ").fishQuoted
    case .file(let extensions) where extensions.isEmpty: " -F"
    case .file(let extensions):
      " -f -a " + "(__fish_complete_suffix \(extensions.map { "." + $0 }.joined(separator: " ")))".fishQuoted
    case .known(let words, let extensions):
      " -f -a " + known(words, files: extensions).fishQuoted
    case .folder: " -f -a '(__fish_complete_directories)'"
    case .text, .integer, .number, .form, .date: " -f"
    }
  }
}

extension CompletionNode {
  fileprivate var fishPath: String { path.reduce("/") { "\($0)\($1)/" } }
}

extension String {
  /// The text in single quotes, escaped for fish.
  fileprivate var fishQuoted: String {
    "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
