internal import Localization

extension ImprovisedDish {
  /// The title names the foods in the order in which a cook does: the main ones first, what seasons last. Where enough
  /// others are named, onion, garlic and milk go without saying.
  var title: BilingualText {
    let base = foods.first { technique.base.contains($0.part) }
    let others = foods.filter { !technique.base.contains($0.part) && !technique.anyway.contains($0.part) }
    let telling = others.filter { ![.aromatic, .milk].contains($0.part) }
    let named = (telling.count < 2 ? others : telling).enumerated()
      .sorted { (titleRank($0.element), $0.offset) < (titleRank($1.element), $1.offset) }.map(\.element)
    let korean = named.map { $0.name.korean.replacing(" 통조림", with: "") }.joined(separator: " ")
    return BilingualText(
      en: Self.title(technique.title.english, naming: named.map(\.english), on: base?.titleName.english ?? ""),
      ko: technique.title.korean.replacing("#b", with: base?.titleName.korean ?? "").replacing("#", with: korean)
        .replacing("수프 수프", with: "수프").replacing("나물나물", with: "나물"))
  }

  /// Returns the place of a food among the names: steamed mussels with chorizo, whichever was named first.
  private func titleRank(_ food: Food) -> Int {
    if technique.lead.contains(food.part) { return 0 }
    return switch food.part {
    case .cured: 2
    case .beans: 3
    case .sweetener: 4
    case let part where Technique.mains.contains(part): 1
    case let part where Technique.cheeses.contains(part): 4
    case let part where Technique.seasonings.contains(part): 5
    default: 3
    }
  }

  /// The last words of a title, which go where no second food is named: `Steamed Mussels with `.
  private static let emptyEnd = " with "

  /// Returns an English title; before another noun the names are singular: `Chickpea Curry`.
  private static func title(_ words: String, naming names: [String], on base: String) -> String {
    let isBeforeNoun = words.hasPrefix("# ") || words.contains("# Soup")
    let names = isBeforeNoun ? names.map(EnglishNoun.singular) : names
    let title = words.replacing("#b", with: base)
      .replacing("#1", with: names.first ?? "")
      .replacing("#2", with: EnglishNoun.list(Array(names.dropFirst())))
      .replacing("#", with: EnglishNoun.list(names))
    let clear = title.replacing("Soup Soup", with: "Soup")
    return clear.hasSuffix(emptyEnd) ? String(clear.dropLast(emptyEnd.count)) : clear
  }
}

extension ImprovisedDish.Food {
  /// The name on which the rest is served: toast for bread, 칼국수 for 칼국수 면.
  fileprivate var titleName: BilingualText {
    if part == .bread { return BilingualText(en: "Toast", ko: "토스트") }
    return BilingualText(en: name.english, ko: name.korean.replacing(" 면", with: ""))
  }
}
