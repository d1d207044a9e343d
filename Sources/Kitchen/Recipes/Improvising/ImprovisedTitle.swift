internal import Localization

extension ImprovisedDish {
  /// The title names the foods in the order in which a cook does: the main ones first, what seasons last. Where enough
  /// others are named, onion and garlic go without saying.
  var title: BilingualText {
    let base = foods.first { Technique.bases.contains($0.part) }
    let others = foods.filter { food in
      !technique.implied.contains(food.part)
        && !(Technique.bases.contains(food.part) && technique.needs[0].contains(food.part))
    }
    let telling = others.filter { $0.part != .aromatic }
    let named = (telling.count < 2 ? others : telling).sorted { $0.titleRank < $1.titleRank }
    let names = named.map(\.name), baseName = base?.titleName
    let korean = names.map(\.korean).joined(separator: " ")
    return BilingualText(
      en: Self.withoutEmptyEnd(
        technique.title.english
          .replacing("#b", with: baseName?.english ?? "")
          .replacing("#1", with: Self.list(Array(names.prefix(1))).english)
          .replacing("#2", with: Self.list(Array(names.dropFirst())).english)
          .replacing("#", with: Self.list(names).english)),
      ko: technique.title.korean.replacing("#b", with: baseName?.korean ?? "").replacing("#", with: korean))
  }

  /// Drops the last word of `Steamed Mussels with `, to which nothing was added.
  private static func withoutEmptyEnd(_ title: String) -> String {
    title.hasSuffix(" with ") ? String(title.dropLast(" with ".count)) : title
  }

  /// Returns a list of names: `Squid, Chorizo and Peas`.
  static func list(_ names: [BilingualText], articles: Bool = false) -> BilingualText {
    let english = names.map { articles ? "the " + $0.english.lowercased() : $0.english }
    let last = english.last.map { [$0] } ?? []
    let head = english.dropLast().joined(separator: ", ")
    return BilingualText(
      en: ((head.isEmpty ? [] : [head]) + last).joined(separator: " and "),
      ko: names.map(\.korean).joined(separator: ", "))
  }
}

extension ImprovisedDish.Food {
  /// The place among the names of a title.
  fileprivate var titleRank: Int {
    switch part {
    case .beans: 1
    case _ where Technique.mains.contains(part): 0
    case _ where Technique.cheeses.contains(part): 2
    case _ where Technique.seasonings.contains(part): 3
    default: 1
    }
  }

  /// The name on which the rest is served: toast for bread.
  fileprivate var titleName: BilingualText {
    part == .bread && ["bread", "sandwich_bread"].contains(id) ? BilingualText(en: "Toast", ko: "토스트") : name
  }
}
