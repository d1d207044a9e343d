internal import Localization

/// Completion for zsh, by `_arguments`.
struct ZshCompletion {
  let program: String
  let nodes: [CompletionNode]
  let language: Language

  var script: String {
    """
    #compdef \(program)

    _\(program)_known() {
      local -a words
      words=(${(f)"$(\(program) completions --list $1 --start "$PREFIX" 2>/dev/null)"})
      compadd -a words
      if (( $# > 1 )); then _files -g "*.(${(j:|:)@[2,-1]})"; fi
    }

    \(nodes.map(function).joined(separator: "\n\n"))

    if [ "$funcstack[1]" = "_\(program)" ]; then _\(program) "$@"; else compdef _\(program) \(program); fi

    """
  }

  private func function(_ node: CompletionNode) -> String {
    let commands = node.description.commands
    return commands.isEmpty ? leaf(node) : group(node, commands)
  }

  private func leaf(_ node: CompletionNode) -> String {
    """
    \(name(node.path))() {
      _arguments -s -S \\
    \(specifications(node))
    }
    """
  }

  private func group(_ node: CompletionNode, _ commands: [CommandDescription]) -> String {
    let menu = commands.map { "\($0.name):\($0.summary[language].firstSentence.colonEscaped)".shellQuoted }
    let others = node.description.positionals.last.map { ["    *) \(action($0.kind)) ;;"] } ?? []
    let branches = commands.map { "    \($0.name)) \(name(node.path + [$0.name])) ;;" } + others
    let known = node.description.positionals.last.flatMap { $0.kind.isKnown ? ";\(action($0.kind))" : nil }
    return """
      \(name(node.path))() {
        local state line curcontext=$curcontext
        local -a commands
        commands=(\(menu.joined(separator: " ")))
        _arguments -C -s -S \\
      \(specifications(node)) \\
          '1: :->command' '*:: :->words' && return
        case $state in
        command) _describe command commands\(known ?? "") ;;
        words)
          case $words[1] in
      \(branches.joined(separator: "\n"))
          esac ;;
        esac
      }
      """
  }

  private func name(_ path: [String]) -> String { (["_\(program)"] + path).joined(separator: "_") }

  private func specifications(_ node: CompletionNode) -> String {
    // The words after a group's name are completed by the group.
    let positionals = node.description.commands.isEmpty ? node.description.positionals : []
    return (node.description.options.flatMap(specifications) + positionals.map(specification))
      .map { "    " + $0.shellQuoted }.joined(separator: " \\\n")
  }

  private func specifications(_ option: ParameterDescription) -> [String] {
    let help = option.help[language].firstSentence.colonEscaped
    return option.spellings.map { spelling in
      guard case .option(let placeholder) = option.form else { return "\(spelling)[\(help)]" }
      let sign = spelling.hasPrefix("--") ? "=" : "+"
      return "\(spelling)\(sign)[\(help)]:\(placeholder):\(action(option.kind))"
    }
  }

  private func specification(_ positional: ParameterDescription) -> String {
    guard case .positional(let minimum, let isRepeated) = positional.form else { return "" }
    let colons = isRepeated ? "*:" : minimum == 0 ? "::" : ":"
    return "\(colons)\(positional.name.colonEscaped):\(action(positional.kind))"
  }

  private func action(_ kind: ValueKind) -> String {
    switch kind {
    case .choice, .list, .words: "(\(kind.offeredWords.joined(separator: " ")))"
    case .file(let extensions):
      extensions.isEmpty ? "_files" : "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    case .known(let words, let extensions): " _\(program)_known \(([words] + extensions).joined(separator: " "))"
    case .folder: "_files -/"
    case .text, .integer, .number, .form, .date: " "
    }
  }
}

extension String {
  /// The text with the punctuation of `_arguments` escaped.
  fileprivate var colonEscaped: String {
    ["\\", ":", "[", "]"].reduce(self) { $0.replacing($1, with: "\\\($1)") }
  }
}
