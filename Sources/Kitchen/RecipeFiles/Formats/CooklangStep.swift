internal import Recipes

/// A step of a Cooklang recipe: `Fry @onions{2%piece}(sliced) in a #pan{} for ~{5%minutes}.`
struct CooklangStep {
  /// The step as a person reads it.
  var text = ""
  /// The ingredients that it names, in their order.
  private(set) var ingredients: [IngredientLine] = []

  init(_ source: String) {
    var rest = source[...]
    while let mark = rest.firstIndex(where: { "@#~".contains($0) }) {
      text += rest[..<mark]
      // `a@b.example` marks nothing.
      let isInWord = text.last.map { $0.isLetter || $0.isNumber } ?? false
      guard !isInWord, let component = Component(rest[mark...]) else {
        text.append(rest[mark])
        rest = rest[rest.index(after: mark)...]
        continue
      }
      text += component.words
      if rest[mark] == "@" { ingredients.append(component.ingredient) }
      rest = component.rest
    }
    text = (text + rest).singleSpaced
  }
}

/// Something marked in a step, with its name and amount.
private struct Component {
  /// Brackets further apart than this belong to different things.
  private static let longest = 500

  private let kind: Character
  private let name: String
  private let amount: String
  private let note: String?
  private let isOptional: Bool
  let rest: Substring

  /// - Parameter source: begins with the mark.
  init?(_ source: Substring) {
    guard let kind = source.first else { return nil }
    let modifiers = source.dropFirst().prefix { "?-+&".contains($0) }
    let body = source[modifiers.endIndex...]
    (self.kind, isOptional) = (kind, modifiers.contains("?"))
    var behind: Substring
    if let open = body.firstIndex(where: { "{@#~".contains($0) }), body[open] == "{",
      let close = body[open...].prefix(Self.longest).firstIndex(of: "}"),
      !body[..<open].contains(where: { ".,;\n".contains($0) })
    {
      name = body[..<open].trimmed
      amount = body[body.index(after: open)..<close].trimmed
      behind = body[body.index(after: close)...]
    } else {
      let word = body.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      guard !word.isEmpty, kind != "~" else { return nil }
      (name, amount, behind) = (String(word), "", body[word.endIndex...])
    }
    guard !name.isEmpty || kind == "~" else { return nil }
    if kind == "@", behind.first == "(", let close = behind.prefix(Self.longest).firstIndex(of: ")") {
      note = behind[behind.index(after: behind.startIndex)..<close].trimmed
      behind = behind[behind.index(after: close)...]
    } else {
      note = nil
    }
    rest = behind
  }

  /// The words that stand in the step.
  var words: String { kind == "~" ? amountWords : name }

  private var amountWords: String { amount.split(separator: "%").map(\.trimmed).joined(separator: " ") }

  var ingredient: IngredientLine {
    let plain = amountWords.hasPrefix("=") ? String(amountWords.dropFirst()) : amountWords
    let line = IngredientLineParser().line(name: name, amount: plain)
    let notes = [line.note, note].compactMap(\.self).filter { !$0.isEmpty }
    return IngredientLine(
      name: line.name, amount: line.amount, note: notes.isEmpty ? nil : notes.joined(separator: ", "),
      isOptional: isOptional || line.isOptional)
  }
}
