public import Localization

/// The help page of a program, a group of commands or a command.
public struct HelpPage: Sendable {
  private let description: CommandDescription
  private let path: [String]
  private let language: Language
  private let width: Int

  /// - Parameters:
  ///   - path: the words that select the command, starting with the program's name.
  ///   - width: the columns of a line.
  public init(_ description: CommandDescription, path: [String], language: Language, width: Int = 80) {
    (self.description, self.path, self.language) = (description, path, language)
    self.width = max(40, width)
  }

  /// The lines of the page.
  public var lines: [String] {
    usage + summary + section(HelpHeading.arguments, description.positionals.map(row))
      + section(HelpHeading.commands, description.commands.map(row))
      + section(HelpHeading.options, description.options.map(row)) + more
  }

  /// The lines that show the order of the words.
  public var usage: [String] {
    let options = "[\(HelpHeading.anyOptions[language])]"
    let (commands, positionals) = (description.commands, description.positionals.map(\.usage))
    var lines: [[String]] = []
    if commands.isEmpty || !positionals.isEmpty { lines.append(path + [options] + positionals) }
    if !commands.isEmpty { lines.append(path + [HelpHeading.command[language], options]) }
    let heading = HelpHeading.usage[language] + ": "
    return lines.flatMap { $0.joined(separator: " ").wrapped(to: width - heading.displayWidth) }.enumerated().map {
      ($0 == 0 ? heading : "".padded(to: heading.displayWidth)) + $1
    }
  }

  private var summary: [String] {
    ([description.summary] + description.discussion).flatMap { [""] + $0[language].wrapped(to: width) }
  }

  private var more: [String] {
    guard !description.commands.isEmpty else { return [] }
    let words = (path.prefix(1) + ["help"] + path.dropFirst()).joined(separator: " ")
    return [""] + HelpHeading.more(words)[language].wrapped(to: width)
  }
}

extension HelpPage {
  private typealias Row = (term: String, text: String)

  private func row(_ command: CommandDescription) -> Row { (command.name, command.summary[language]) }

  private func row(_ parameter: ParameterDescription) -> Row {
    let facts = parameter.facts(in: language)
    let text = parameter.help[language]
    return (parameter.term, facts.isEmpty ? text : "\(text) (\(facts.joined(separator: "; ")))")
  }

  /// Returns a heading and rows of two columns, of which the second wraps.
  private func section(_ heading: BilingualText, _ rows: [Row]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let column = min(rows.map(\.term.displayWidth).max() ?? 0, 24) + 4
    return ["", heading[language] + ":"]
      + rows.flatMap { row -> [String] in
        let text = row.text.wrapped(to: width - column)
        let fits = row.term.displayWidth + 4 <= column
        let first = ("  " + row.term).padded(to: column)
        let lines = fits ? [first + (text.first ?? "")] : [first, "".padded(to: column) + (text.first ?? "")]
        return lines.map(\.withoutTrailingSpaces) + text.dropFirst().map { "".padded(to: column) + $0 }
      }
  }
}

extension ParameterDescription {
  fileprivate var usage: String {
    guard case .positional(let minimum, let isRepeated) = form else { return name }
    let word = isRepeated ? name + "…" : name
    return minimum == 0 ? "[\(word)]" : word
  }

  fileprivate var term: String {
    if isPositional { return usage }
    let spelling = (short.map { "-\($0), " } ?? "    ") + "--\(name)"
    guard case .option(let placeholder) = form else { return spelling }
    return "\(spelling) \(placeholder)"
  }

  fileprivate func facts(in language: Language) -> [String] {
    var facts: [String] = []
    switch kind {
    case .choice(let words), .list(let words): facts.append(words.joined(separator: ", "))
    case .date: facts.append(HelpHeading.dateForms[language])
    case .text, .integer, .number, .words, .known, .form, .file, .folder: break
    }
    if let defaultText { facts.append("\(HelpHeading.standard[language]): \(defaultText)") }
    return facts
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// The fixed texts of a help page.
enum HelpHeading {
  static let usage = BilingualText(en: "Usage", ko: "사용법")
  static let arguments = BilingualText(en: "Arguments", ko: "인자")
  static let commands = BilingualText(en: "Commands", ko: "명령")
  static let options = BilingualText(en: "Options", ko: "옵션")
  static let command = BilingualText(en: "COMMAND", ko: "명령")
  static let anyOptions = BilingualText(en: "OPTIONS", ko: "옵션")
  static let dateForms = BilingualText(
    en: "YYYY-MM-DD, a weekday, today or tomorrow", ko: "YYYY-MM-DD, 요일, 오늘, 내일")
  static let standard = BilingualText(en: "default", ko: "기본값")

  static func more(_ words: String) -> BilingualText {
    BilingualText(en: "“\(words) COMMAND” explains one command.", ko: "“\(words) 명령”은 명령 하나를 설명합니다.")
  }
}
