internal import IngredientLines
package import Localization

/// The steps of a dish as its file writes them, with braces around the amounts that grow with the servings.
///
/// `{2 tbsp}` is an amount in a unit of the dish files, rounded as in the list of ingredients. `{6}` is a whole number
/// of what the cook makes, and `{6|ball|balls}` also names it, one and several. Other text in braces is left alone.
/// Times, temperatures and sizes do not grow and are never marked.
package struct StepMarkup: Sendable, Equatable {
  /// The texts with their marks.
  let texts: [BilingualText]
  /// The number of people that the marked amounts feed.
  let servings: Int

  /// Creates the markup of steps; nil if no amount is marked.
  init?(_ texts: [BilingualText], servings: Int) {
    guard texts.contains(where: { MarkedText($0.english).hasMarks || MarkedText($0.korean).hasMarks }) else {
      return nil
    }
    self.texts = texts
    self.servings = servings
  }

  /// Returns the texts that a cook reads, with the amounts for another number of people.
  func steps(forServings servings: Int) -> [BilingualText] {
    let factor = Double(servings) / Double(self.servings)
    return texts.map { text in
      BilingualText(
        en: MarkedText(text.english).text(scaledBy: factor, in: .english),
        ko: MarkedText(text.korean).text(scaledBy: factor, in: .korean))
    }
  }
}

extension Recipe {
  /// The steps as a dish file writes them: with marks, unless the recipe was scaled.
  package var writtenSteps: [BilingualText] {
    guard let markup, markup.servings == servings else { return steps }
    return markup.texts
  }
}

/// One text with marked amounts, split at its braces.
private struct MarkedText {
  private enum Part {
    case plain(Substring)
    case amount(Amount)
    case count(Double, one: Substring, several: Substring)
  }

  private var parts: [Part] = []

  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let after = rest.index(after: close)
      parts.append(.plain(rest[..<open]))
      parts.append(Self.mark(rest[rest.index(after: open)..<close]) ?? .plain(rest[open..<after]))
      rest = rest[after...]
    }
    parts.append(.plain(rest))
  }

  /// Returns the mark that the text between two braces stands for; nil if it stands for none.
  private static func mark(_ text: Substring) -> Part? {
    let names = text.split(separator: "|", omittingEmptySubsequences: false)
    let words = names[0].split(separator: " ", omittingEmptySubsequences: false)
    guard let value = Double(words[0]), let counted = Amount(value, .bare) else { return nil }
    switch (names.count, words.count) {
    case (1, 1): return .count(value, one: "", several: "")
    case (3, 1) where !names[1].isEmpty && !names[2].isEmpty:
      return .count(value, one: names[1], several: names[2])
    case (1, 2):
      guard let unit = AmountUnit(rawValue: String(words[1])), unit != counted.unit else { return nil }
      return Amount(value, unit).map(Part.amount)
    default: return nil
    }
  }

  var hasMarks: Bool {
    parts.contains { part in
      if case .plain = part { false } else { true }
    }
  }

  /// Returns the text with every marked amount multiplied by `factor`.
  func text(scaledBy factor: Double, in language: Language) -> String {
    parts.map { part in
      switch part {
      case .plain(let text): String(text)
      case .amount(let amount): amount.scaled(by: factor).text(in: language)
      case .count(let value, let one, let several):
        Self.text(Int(max(1, (value * factor).rounded())), one: one, several: several)
      }
    }.joined()
  }

  private static func text(_ count: Int, one: Substring, several: Substring) -> String {
    let name = count == 1 ? one : several
    return name.isEmpty ? "\(count)" : "\(count) \(name)"
  }
}
