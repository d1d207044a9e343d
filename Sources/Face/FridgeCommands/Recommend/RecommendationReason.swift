internal import FridgeKit
internal import Localization

extension RecipeMatch {
  /// Returns whether the recipe lists an ingredient that the dish uses.
  fileprivate func isListed(_ id: String) -> Bool { !added.contains(id) }
}

/// The one-line reason why a recipe is recommended.
struct RecommendationReason {
  /// The form in which missing ingredients are listed.
  enum Missing { case names, amounts }

  /// The identifiers that the person chose; other ingredients that a recipe uses are named only if they expire.
  let chosen: [String]
  let missing: Missing
  let language: Language

  /// Returns the reason: `has 7 of 9; missing Tofu, Green Onion; uses the milk that expires tomorrow; Tofu → Soft tofu`.
  func text(_ recommendation: Recommendation) -> String {
    let match = recommendation.match
    let has = BilingualText(
      en: "has \(match.covered) of \(match.required)", ko: "\(match.required)개 중 \(match.covered)개 있음")
    let recipe = recommendation.recipe
    let phrases = [
      phrase(
        BilingualText(en: "missing", ko: "없는 재료"), match.missing.map { missingName($0, in: recipe) }),
      phrase(
        BilingualText(en: "too little", ko: "부족한 재료"), match.short.map { shortName($0, in: recipe) }),
      phrase(BilingualText(en: "uses", ko: "쓰는 재료"), usedNames(match, match.isListed, in: recipe)),
      phrase(BilingualText(en: "also takes", ko: "더 넣을 재료"), usedNames(match, match.added.contains, in: recipe)),
      phrase(BilingualText(en: "", ko: ""), match.substitutions.compactMap { substitution($0, in: recipe) }),
      phrase(
        BilingualText(en: "leave out", ko: "빼는 재료"), recommendation.leftOut.map { name($0, in: recipe) }),
    ]
    return ([has[language]] + phrases.compactMap(\.self)).joined(separator: "; ")
  }

  /// Returns the names of the chosen ingredients that the dish takes besides those of its list: `Spinach` of bacon pasta.
  func additions(_ recommendation: Recommendation) -> [String] {
    recommendation.match.added.filter(chosen.contains).map { name($0) }
  }

  private func phrase(_ words: BilingualText, _ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let list = names.joined(separator: ", ")
    return words[language].isEmpty ? list : words[language] + " " + list
  }

  /// Returns the recipe's name of an ingredient, or its own name if the recipe asks for another form or kind of it.
  func name(_ id: String, in recipe: Recipe) -> String { line(id, in: recipe)?.name[language] ?? name(id) }

  /// Returns the name of an ingredient in the vocabulary.
  func name(_ id: String) -> String {
    IngredientKnowledge.standard.ingredient(id)?.name(in: language) ?? id
  }

  private func line(_ id: String, in recipe: Recipe) -> RecipeIngredient? { recipe.ingredients.first { $0.id == id } }
}

extension RecommendationReason {
  private func missingName(_ id: String, in recipe: Recipe) -> String {
    guard missing == .amounts, let line = line(id, in: recipe) else { return name(id, in: recipe) }
    return "\(name(id, in: recipe)) (\(line.amount.text(in: language, of: id)))"
  }

  private func shortName(_ shortage: RecipeMatch.Shortage, in recipe: Recipe) -> String {
    let (available, needed) = (shortage.available.text(in: language), shortage.needed.text(in: language))
    let amounts = BilingualText(en: "\(available) of \(needed)", ko: "\(needed) 중 \(available)")
    return "\(name(shortage.id, in: recipe)) (\(amounts[language]))"
  }

  private func substitution(_ substitution: RecipeMatch.Substitution, in recipe: Recipe) -> String? {
    let (name, substitute) = (name(substitution.id, in: recipe), name(substitution.substitute))
    if name == substitute { return nil }
    return "\(name) → \(substitute)" + (substitution.preparation(in: recipe).map { " (\($0.words[language]))" } ?? "")
  }

  /// Returns those of the chosen ingredients that meet a condition in the order chosen, then of the others that expire,
  /// soonest first.
  private func usedNames(_ match: RecipeMatch, _ condition: (String) -> Bool, in recipe: Recipe) -> [String] {
    let used = match.have.filter { chosen.contains($0) && condition($0) }
    let expiring = match.expiring.map(\.id).filter { !used.contains($0) && condition($0) }
    return (used + expiring).flatMap { id in
      let name = match.expiring.first { $0.id == id }.map { expiringName($0, in: recipe) } ?? name(id, in: recipe)
      return [name] + namesOfMoreForms(of: id, match, in: recipe)
    }
  }

  /// Returns the names of further required ingredients that are another form of a used one, which counts for each of
  /// them: garlic and crushed garlic.
  private func namesOfMoreForms(of id: String, _ match: RecipeMatch, in recipe: Recipe) -> [String] {
    let others = IngredientForms.others(of: id)
    let forms = recipe.ingredients.needs.filter { need in
      need.role == .required && others.contains(need.id) && !match.have.contains(need.id)
        && !match.missing.contains(need.id)
    }
    return forms.dropFirst(line(id, in: recipe) == nil ? 1 : 0).map { name($0.id, in: recipe) }
  }

  private func expiringName(_ expiring: RecipeMatch.Expiring, in recipe: Recipe) -> String {
    let name = name(expiring.id, in: recipe)
    let days = abs(expiring.daysLeft)
    // Where a name has a comma, the clause would belong to what follows it: “chicken, in pieces”.
    let noun = name.prefix { $0 != "," }.lowercased()
    let expires = noun.isEnglishPlural ? "expire" : "expires"
    let words =
      switch expiring.daysLeft {
      case 0: BilingualText(en: "that \(expires) today", ko: "오늘까지")
      case 1: BilingualText(en: "that \(expires) tomorrow", ko: "내일까지")
      case -1: BilingualText(en: "that expired yesterday", ko: "어제까지")
      case ..<0: BilingualText(en: "that expired \(days) days ago", ko: "\(days)일 지남")
      default: BilingualText(en: "that \(expires) in \(days) days", ko: "\(days)일 뒤까지")
      }
    return BilingualText(en: "the \(noun) \(words.english)", ko: "\(name)(\(words.korean))")[language]
  }
}
