internal import Ingredients
internal import Recipes

/// Makes ingredients of lines: recognises them, and gives the known ones a name in the language that the line is not in.
struct IngredientMaker {
  private let resolver = IngredientResolver()
  private let knowledge = IngredientKnowledge.standard

  /// The ingredients of a line; several where it names some without an amount, as `소금, 후추 약간` does.
  ///
  /// - Parameter title: what the dish is called, which may tell whose ribs they are.
  func ingredients(_ line: IngredientLine, of title: String) -> [RecipeIngredient] {
    let parts = SharedLine.parts(of: line) { resolver.ingredient(named: $0) != nil }
    return parts.isEmpty ? [ingredient(line, of: title)] : parts.map { ingredient($0, of: title) }
  }

  /// The ingredient that a line names.
  func ingredient(_ line: IngredientLine, of title: String) -> RecipeIngredient {
    let line = withBracketedName(line)
    let known = known(line.name, of: title)
    let id = known?.id ?? RecipeSlug.text(of: line.name, separator: "_", substitute: "ingredient")
    let isStaple = known.flatMap { knowledge[$0.id]?.isStaple } ?? false
    return RecipeIngredient(
      id: id, name: known.map { LocalizedText(line.name, for: $0) } ?? .same(line.name),
      amount: line.amount ?? .toTaste, role: line.isOptional ? .optional : isStaple ? .staple : .required,
      note: line.note)
  }

  /// `Fermented Soybean Paste (Cheonggukjang)` is one name; elsewhere brackets hold a note.
  private func withBracketedName(_ line: IngredientLine) -> IngredientLine {
    guard let note = line.note, resolver.ingredient(named: "\(line.name) \(note)") != nil else { return line }
    return IngredientLine(name: "\(line.name) (\(note))", amount: line.amount, isOptional: line.isOptional)
  }

  /// The ingredient that a word names by itself; nil for words that only may be about one.
  func ingredient(named word: String) -> RecipeIngredient? {
    resolver.ingredient(in: word) == nil ? nil : ingredient(IngredientLine(name: word), of: "")
  }

  private func known(_ name: String, of title: String) -> Ingredient? {
    let known = resolver.ingredient(in: name).flatMap { $0.id == Vocabulary.noneID ? nil : $0 }
    // Vegan cheese is no cheese.
    if let known, Self.isPlantBased(name), holds(known, \.isAnimal) { return nil }
    guard known.map({ holds($0, \.isMeat) }) != false, let animal = MeatOfTitle(title) else { return known }
    let meats = animal.wordings(for: name).lazy.compactMap(resolver.ingredient(named:)).filter { holds($0, \.isMeat) }
    return meats.first ?? known
  }

  private func holds(_ ingredient: Ingredient, _ isTold: (FoodContent) -> Bool) -> Bool {
    knowledge[ingredient.id]?.contents.contains(where: isTold) == true
  }

  private static func isPlantBased(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["vegan", "plant-based", "plant based", "dairy-free", "비건"].contains(where: name.contains)
  }
}

extension IngredientResolver {
  /// The ingredient that has these words as a name, nothing left out.
  fileprivate func ingredient(named words: String) -> Ingredient? {
    let key = NameKey(words)
    return ingredient(in: words).flatMap { $0.names.contains { NameKey($0) == key } ? $0 : nil }
  }
}

extension FoodContent {
  /// Whether it is the meat of some animal.
  fileprivate var isMeat: Bool { isFlesh && self != .seafood }
}

extension LocalizedText {
  /// The words of a recipe that is written in one language only.
  static func same(_ words: String) -> LocalizedText { LocalizedText(english: words, korean: words) }

  /// The wording of a line in its own language, and the name of the ingredient in the other one.
  fileprivate init(_ wording: String, for known: Ingredient) {
    self =
      wording.isKorean
      ? LocalizedText(english: known.english, korean: wording) : LocalizedText(english: wording, korean: known.korean)
  }
}
