/// Reads words one after the other and sets the properties that a table of parameters binds them to.
struct WordParser<Root> {
  private let table: [Parameter<Root>]
  private(set) var root: Root
  private(set) var rest: ArraySlice<Argument>
  private var acceptsOptions = true

  init(_ root: Root, table: [Parameter<Root>], words: ArraySlice<Argument>) {
    (self.root, self.table, rest) = (root, table, words)
  }

  /// Reads options up to the next positional word, which it returns; nil at the end of the line.
  mutating func nextPositional() throws(ArgumentError) -> Argument? {
    while let word = rest.popFirst() {
      switch acceptsOptions ? WordShape(word) : .plain {
      case .plain: return word
      case .separator: acceptsOptions = false
      case .long(let name, let value): try readLong(name, value)
      case .short(let letters): try readShort(letters)
      }
    }
    return nil
  }

  /// Reads the whole line; positional words go to the positional parameters in the order of the table.
  ///
  /// - Returns: the parameters that got fewer words than they need, by their placeholders.
  mutating func readAll() throws(ArgumentError) -> [String] {
    var open = table.filter(\.description.isPositional)[...]
    var missing: [String] = []
    var counts: [String: Int] = [:]
    while let word = try nextPositional() {
      guard let parameter = open.first, case .positional(_, let isRepeated) = parameter.description.form else {
        throw .unexpectedArgument(word)
      }
      try assign(word, to: parameter, spelling: parameter.description.name)
      counts[parameter.description.name, default: 0] += 1
      if !isRepeated { open.removeFirst() }
    }
    for parameter in open {
      guard case .positional(let minimum, _) = parameter.description.form else { continue }
      if counts[parameter.description.name, default: 0] < minimum { missing.append(parameter.description.name) }
    }
    return missing
  }
}

extension WordParser {
  private mutating func readLong(_ name: String, _ value: Argument?) throws(ArgumentError) {
    guard let parameter = table.first(where: { !$0.description.isPositional && $0.description.name == name }) else {
      throw unknown("--\(name)")
    }
    let spelling = "--\(name)"
    switch (value, parameter.description.takesValue) {
    case (let value?, true): try assign(value, to: parameter, spelling: spelling)
    case (nil, true): try assign(nextValue(of: parameter, spelling), to: parameter, spelling: spelling)
    case (nil, false): try assign("", to: parameter, spelling: spelling)
    case (_?, false): throw .unexpectedValue(option: spelling)
    }
  }

  /// Reads `-abc` as `-a -b -c`, or as `-a bc` where `a` takes a value.
  private mutating func readShort(_ letters: ArraySlice<UInt8>) throws(ArgumentError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let parameter = table.first(where: { $0.description.isSpelled(letter) }) else {
        throw unknown("-" + String(decoding: [letter] + letters, as: UTF8.self))
      }
      let spelling = "-" + String(decoding: [letter], as: UTF8.self)
      guard parameter.description.takesValue else {
        try assign("", to: parameter, spelling: spelling)
        continue
      }
      if letters.first == UInt8(ascii: "=") { letters.removeFirst() }
      let value = letters.isEmpty ? try nextValue(of: parameter, spelling) : Argument(bytes: letters)
      return try assign(value, to: parameter, spelling: spelling)
    }
  }

  private mutating func nextValue(of parameter: Parameter<Root>, _ spelling: String) throws(ArgumentError) -> Argument {
    guard let next = rest.first, WordShape(next) == .plain else {
      throw .missingValue(option: spelling, kind: parameter.description.kind)
    }
    rest.removeFirst()
    return next
  }

  private mutating func assign(
    _ word: Argument, to parameter: Parameter<Root>, spelling: String
  ) throws(ArgumentError) {
    let kind = parameter.description.kind
    guard kind.accepts(word), parameter.assign(&root, word) else {
      throw .invalidValue(word, parameter: spelling, kind: kind, suggestions: kind.suggestions(for: word))
    }
  }

  private func unknown(_ spelling: String) -> ArgumentError {
    let known = table.filter { !$0.description.isPositional && !$0.description.isHidden }
    return .unknownOption(spelling, suggestions: spelling.nearest(in: known.map { "--\($0.description.name)" }))
  }
}

extension ValueKind {
  fileprivate func suggestions(for word: Argument) -> [String] {
    switch self {
    case .choice(let words): return word.description.nearest(in: words)
    case .list(let words):
      let wrong = word.listed.map(\.description).filter { !words.contains($0) }
      return wrong.prefix(1).flatMap { $0.nearest(in: words) }
    case .text, .integer, .number, .words, .form, .file, .folder: return []
    }
  }
}
