internal import CommandLineKit
internal import FridgeKit

/// The answer of a command in its two forms.
protocol AnswerView {
  /// The lines for a person.
  var lines: [DisplayText] { get }
  /// The JSON value for a program, with a version number.
  var json: JSON { get }
}

extension Console {
  /// Writes an answer in the form that the command line asks for.
  func show(_ view: some AnswerView, json isJSON: Bool) throws(OutputError) {
    if isJSON { try print(view.json) } else { try printWrapped(view.lines) }
  }
}

/// A table below a heading, one part of a long answer.
struct AnswerSection {
  let heading: BilingualText
  let table: Table
}

extension [AnswerSection] {
  /// Returns the headings and tables as lines, with a blank line between two sections.
  func lines(on console: Console) -> [DisplayText] {
    enumerated().flatMap { index, section in
      (index > 0 ? [""] : []) + [console.styled(console.text(section.heading), .bold)] + section.table.lines
    }
  }
}

extension Double? {
  /// The share in percent; a dash for nil.
  var percent: String { map { "\(($0 * 100).fixed(1))%" } ?? "–" }
}

extension JSON {
  /// Returns an array of strings.
  static func strings(_ strings: [String]) -> JSON { .array(strings.map(JSON.string)) }
}
