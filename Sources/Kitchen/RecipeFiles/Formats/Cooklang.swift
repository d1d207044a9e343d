internal import Recipes

/// Reads recipes in Cooklang (https://cooklang.org/docs/spec/): ingredients, cookware and timers are marked in the steps.
enum Cooklang {
  /// The recipe of a file.
  ///
  /// - Parameter name: the file's name without its extension, which is the title unless the metadata tell another.
  static func draft(in text: String, named name: String) -> RecipeDraft {
    var draft = RecipeDraft(title: name)
    let lines = CooklangMetadata.take(from: withoutComments(text).lineTexts, into: &draft)
    var section: String?
    for block in lines.split(whereSeparator: { $0.trimmed.isEmpty }) {
      for part in parts(Array(block)) {
        switch part {
        case .section(let name): section = PlainHeadings.steps.contains(name.lowercased()) ? nil : name
        case .note: draft.losses.insert(.notes)
        case .step(let text):
          var step = CooklangStep(text)
          draft.lines += step.ingredients
          if let name = section, PlainHeadings.ingredients.contains(name.lowercased()) { continue }
          if let name = section { step.text = "\(name): \(step.text)" }
          section = nil
          if !step.text.isEmpty { draft.steps.append(step.text) }
        }
      }
    }
    return draft
  }

  private enum Part { case section(String), note, step(String) }

  /// The sections, notes and steps of one block; the lines of a step belong together.
  private static func parts(_ lines: [String]) -> [Part] {
    var parts: [Part] = []
    var step: [String] = []
    for line in lines.map(\.trimmed) {
      if line.hasPrefix("=") {
        parts.append(.section(String(line.drop { $0 == "=" }.reversed().drop { $0 == "=" }.reversed()).trimmed))
      } else if line.hasPrefix(">") {
        parts.append(.note)
      } else {
        step.append(line)
      }
    }
    return step.isEmpty ? parts : parts + [.step(step.joined(separator: " "))]
  }

  /// The text without `-- comments` and `[- comments -]`.
  private static func withoutComments(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "[-") {
      plain += rest[..<open.lowerBound]
      let inner = rest[open.upperBound...]
      rest = inner.firstRange(of: "-]").map { inner[$0.upperBound...] } ?? ""
    }
    return (plain + rest).lineTexts.map { line in
      line.hasPrefix("---") ? line : line.firstRange(of: "--").map { String(line[..<$0.lowerBound]) } ?? line
    }.joined(separator: "\n")
  }
}
