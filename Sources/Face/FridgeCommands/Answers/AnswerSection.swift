internal import CommandLineKit

/// A part of an answer: what it is about, and its rows.
struct AnswerSection {
  let heading: BilingualText
  let table: Table
}

extension CommandContext {
  /// Shows the parts of an answer for a person, with a blank line between them.
  func show(_ sections: [AnswerSection]) throws {
    for (index, section) in sections.enumerated() {
      if index > 0 { try console.print("") }
      try console.print(console.styled(console.text(section.heading), .bold))
      try console.print(section.table.lines)
    }
  }

  /// The one of two texts that is in the user's language.
  func text(_ english: String, _ korean: String) -> String { console.text(BilingualText(en: english, ko: korean)) }
}

extension Double? {
  /// The share in percent; a dash when there is none.
  var percent: String { map { "\(($0 * 100).fixed(1))%" } ?? "–" }
}
