/// Completion for bash 4 and later.
struct BashCompletion {
  let program: String
  let nodes: [CompletionNode]

  var script: String {
    """
    # bash completion for \(program)
    _\(program)_words() {
      mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "$1" -- "$current")
    }
    _\(program)_files() {
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(
        compgen -d -- "$current"
        for pattern in "$@"; do compgen -f -X "!$pattern" -- "$current"; done
      )
    }
    _\(program)_known() {
      mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(
        \(program) completions --list "$1" --start "$current" 2>/dev/null
        for pattern in "${@:2}"; do compgen -f -X "!$pattern" -- "$current"; done
      )
    }
    _\(program)() {
      local path=/ word index
      COMPREPLY=()
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      if [[ $current == "=" ]]; then current=; elif [[ $previous == "=" ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        case $path$word/ in
          \(commandPaths)) path=$path$word/ ;;
        esac
      done
      case $path$previous in
    \(lines(nodes.flatMap(values)))
      esac
      case $path$current in
    \(lines(nodes.compactMap(options)))
      esac
      case $path in
    \(lines(nodes.compactMap(positionals)))
      esac
    }
    complete -F _\(program) \(program)

    """
  }

  private var commandPaths: String {
    nodes.filter { !$0.path.isEmpty }.map { $0.bashPath.shellQuoted }.joined(separator: " | ")
  }

  private func lines(_ lines: [String]) -> String { lines.map { "    " + $0 }.joined(separator: "\n") }

  /// Returns the branches for the values of options.
  private func values(_ node: CompletionNode) -> [String] {
    node.description.options.filter(\.takesValue).map { option in
      let patterns = option.spellings.map { (node.bashPath + $0).shellQuoted }.joined(separator: " | ")
      return "\(patterns)) \(action(option.kind)); return ;;"
    }
  }

  private func options(_ node: CompletionNode) -> String? {
    let words = node.description.options.flatMap(\.spellings).joined(separator: " ")
    return "\((node.bashPath + "-").shellQuoted)*) _\(program)_words \(words.shellQuoted); return ;;"
  }

  private func positionals(_ node: CompletionNode) -> String? {
    let pattern = node.bashPath.shellQuoted
    let names = node.description.commands.map(\.name)
    if !names.isEmpty {
      let words = "_\(program)_words \(names.joined(separator: " ").shellQuoted)"
      guard let last = node.description.positionals.last else { return "\(pattern)) \(words) ;;" }
      let isFirst = "[[ $COMP_CWORD -eq \(node.path.count + 1) ]]"
      if last.kind.isKnown { return "\(pattern)) if \(isFirst); then \(words); fi; \(action(last.kind)) ;;" }
      return "\(pattern)) if \(isFirst); then \(words); else \(action(last.kind)); fi ;;"
    }
    guard let first = node.description.positionals.first, let last = node.description.positionals.last else {
      return nil
    }
    if node.description.positionals.count == 1 { return "\(pattern)) \(action(first.kind)) ;;" }
    // The words after the first are the last argument, which may be repeated.
    let isFirst = "[[ $COMP_CWORD -eq \(node.path.count + 1) ]]"
    return "\(pattern)) if \(isFirst); then \(action(first.kind)); else \(action(last.kind)); fi ;;"
  }

  private func action(_ kind: ValueKind) -> String {
    switch kind {
    case .choice, .list, .words: "_\(program)_words \(kind.offeredWords.joined(separator: " ").shellQuoted)"
    case .file(let extensions):
      "_\(program)_files " + (extensions.isEmpty ? ["*"] : extensions.map { "*.\($0)" }).joinedQuoted
    case .known(let words, let extensions):
      "_\(program)_known " + ([words] + extensions.map { "*.\($0)" }).joinedQuoted
    case .folder: "_\(program)_files"
    case .text, .integer, .number, .form, .date: ":"
    }
  }
}

extension CompletionNode {
  fileprivate var bashPath: String { path.reduce("/") { "\($0)\($1)/" } }
}

extension [String] {
  fileprivate var joinedQuoted: String { map(\.shellQuoted).joined(separator: " ") }
}
