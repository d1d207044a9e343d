internal import Localization

extension ImprovisedDish {
  /// The title names the foods in the order in which a cook does: the main ones first, what seasons last. Where enough
  /// others are named, onion and garlic go without saying.
  var title: BilingualText {
    let base = foods.first { technique.base.contains($0.part) }
    let others = foods.filter { !technique.base.contains($0.part) }
    let telling = others.filter { $0.part != .aromatic }
    let named = (telling.count < 2 ? others : telling).enumerated()
      .sorted { ($0.element.titleRank, $0.offset) < ($1.element.titleRank, $1.offset) }.map(\.element)
    let korean = named.map { $0.name.korean.replacing(" 통조림", with: "") }.joined(separator: " ")
    return BilingualText(
      en: Self.title(technique.title.english, naming: named.map(\.english), on: base?.titleName.english ?? ""),
      ko: technique.title.korean.replacing("#b", with: base?.titleName.korean ?? "").replacing("#", with: korean))
  }

  /// The last words of a title, which go where no second food is named: `Steamed Mussels with `.
  private static let emptyEnd = " with "

  /// Returns an English title; before another noun the names are singular: `Chickpea Curry`.
  private static func title(_ words: String, naming names: [String], on base: String) -> String {
    let isBeforeNoun = words.hasPrefix("# ")
    let names = isBeforeNoun ? names.map(EnglishNoun.singular) : names
    let title = words.replacing("#b", with: base)
      .replacing("#1", with: names.first ?? "")
      .replacing("#2", with: EnglishNoun.list(Array(names.dropFirst())))
      .replacing("#", with: EnglishNoun.list(names))
    return title.hasSuffix(emptyEnd) ? String(title.dropLast(emptyEnd.count)) : title
  }
}

extension ImprovisedDish.Food {
  /// The place among the names of a title.
  fileprivate var titleRank: Int {
    switch part {
    case .beans: 1
    case _ where Technique.mains.contains(part): 0
    case .sweetener: 2
    case _ where Technique.cheeses.contains(part): 2
    case _ where Technique.seasonings.contains(part): 3
    default: 1
    }
  }

  /// The name on which the rest is served: toast for bread.
  fileprivate var titleName: BilingualText { part == .bread ? BilingualText(en: "Toast", ko: "토스트") : name }
}

/// The forms of English names of foods.
enum EnglishNoun {
  /// Returns a list of names: `Squid, Chorizo and Peas`.
  static func list(_ names: [String]) -> String {
    guard let last = names.last else { return "" }
    let head = names.dropLast().joined(separator: ", ")
    return head.isEmpty ? last : "\(head) and \(last)"
  }

  /// Returns a name as it stands within a sentence: in lower case, unless it is named after a place or a people.
  static func common(_ name: String) -> String {
    let first = String(name.prefix { $0 != " " })
    return proper.contains(first) ? first + name.dropFirst(first.count).lowercased() : name.lowercased()
  }

  /// Returns the plural of a name of something that is counted.
  static func plural(_ name: String) -> String {
    if name.hasSuffix("s") { return name }
    if name.hasSuffix("y"), let vowel = name.dropLast().last, !"aeiou".contains(vowel) {
      return name.dropLast() + "ies"
    }
    return name + (["o", "ch", "sh"].contains(where: name.hasSuffix) ? "es" : "s")
  }

  /// Returns the singular of a name that is a plural, as before another noun.
  static func singular(_ name: String) -> String {
    if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
    if ["oes", "ches", "shes"].contains(where: name.hasSuffix) { return String(name.dropLast(2)) }
    return name.hasSuffix("s") && !["ss", "us", "is"].contains(where: name.hasSuffix) ? String(name.dropLast()) : name
  }

  private static let proper = [
    "Korean", "Brussels", "Swiss", "Italian", "Greek", "Chinese", "Parmesan", "Cheddar", "Gruyère", "Camembert",
    "Gouda",
    "Emmental", "Stilton", "Manila", "Parma", "Spanish", "Canadian", "Belgian", "Monterey", "Dijon", "Thai", "Vienna",
    "Atka",
  ]
}
