/// A parser that reads words one by one and sets the properties bound to them by a table of parameters.
struct WordParser<Root> {
  private let table: [Parameter<Root>]
  private(set) var root: Root
  private(set) var rest: ArraySlice<Argument>
  private var acceptsOptions = true

  init(_ root: Root, table: [Parameter<Root>], words: ArraySlice<Argument>) {
    (self.root, self.table, rest) = (root, table, words)
  }

  /// Parses options up to the next positional word, and returns that word; nil at the end of the line.
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

  /// Parses the whole line; positional words go to the positional parameters in the order of the table.
  ///
  /// - Returns: the placeholders of the parameters with fewer words than they need.
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

  /// Parses `-abc` as `-a -b -c`, or as `-a bc` if `a` takes a value.
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
    let known = table.filter { !$0.description.isPositional }
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
    case .text, .integer, .number, .words, .known, .form, .date, .file, .folder: return []
    }
  }
}

/// The syntactic form of a word.
enum WordShape: Equatable {
  /// A plain word, including `-` for standard input and negative numbers, also with a word: `-3 eggs`.
  case plain
  /// `--`, after which every word is plain.
  case separator
  /// `--name` or `--name=value`.
  case long(name: String, value: Argument?)
  /// `-abc`: letters after a single dash.
  case short(letters: ArraySlice<UInt8>)

  init(_ word: Argument) {
    let dash = UInt8(ascii: "-")
    guard word.bytes.first == dash, word.bytes.count > 1, !word.isNegativeNumber else {
      self = .plain
      return
    }
    guard word.bytes[1] == dash else {
      self = .short(letters: word.bytes[1...])
      return
    }
    self = word.bytes.count == 2 ? .separator : Self.long(word.bytes[2...])
  }

  private static func long(_ bytes: ArraySlice<UInt8>) -> Self {
    let equals = bytes.firstIndex(of: UInt8(ascii: "="))
    let name = String(decoding: bytes[..<(equals ?? bytes.endIndex)], as: UTF8.self)
    return .long(name: name, value: equals.map { Argument(bytes: bytes[($0 + 1)...]) })
  }
}

extension Argument {
  fileprivate var isNegativeNumber: Bool {
    let second = bytes[1]
    let startsLikeNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second) || second == UInt8(ascii: ".")
    let number = description.prefix { $0 != " " }
    return startsLikeNumber && Double(number) != nil
  }
}

/// The reason why a command line cannot be parsed.
public enum ArgumentError: Error, Equatable {
  /// No command follows these words, which name a group.
  case missingCommand(in: [String])
  /// The group that these words name has no such command.
  case unknownCommand(Argument, in: [String], suggestions: [String])
  /// The command has no such option, spelled with its dashes.
  case unknownOption(String, suggestions: [String], in: [String] = [])
  /// The command accepts no further word.
  case unexpectedArgument(Argument, in: [String] = [])
  /// A positional argument is missing.
  case missingArgument(placeholder: String, in: [String] = [])
  /// The line ends, or another option follows, where an option needs a value.
  case missingValue(option: String, kind: ValueKind)
  /// A flag was given a value with `=`.
  case unexpectedValue(option: String, in: [String] = [])
  /// The word is not of the kind that the parameter accepts.
  case invalidValue(Argument, parameter: String, kind: ValueKind, suggestions: [String])
}

extension ArgumentError {
  /// Returns the error with the words that name the command.
  func located(in path: [String]) -> ArgumentError {
    switch self {
    case .unknownOption(let option, let suggestions, _): .unknownOption(option, suggestions: suggestions, in: path)
    case .unexpectedArgument(let word, _): .unexpectedArgument(word, in: path)
    case .unexpectedValue(let option, _): .unexpectedValue(option: option, in: path)
    case .missingArgument(let placeholder, _): .missingArgument(placeholder: placeholder, in: path)
    case .missingCommand, .unknownCommand, .missingValue, .invalidValue: self
    }
  }
}
