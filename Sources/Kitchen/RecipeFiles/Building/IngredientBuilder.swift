internal import IngredientLines
internal import Ingredients
internal import Localization
internal import Recipes

/// Builds ingredients from lines: recognises them and adds the name in the other language.
struct IngredientBuilder {
  private let resolver = IngredientResolver.standard
  private let knowledge = IngredientKnowledge.standard

  /// Returns the ingredients of a line; several where it names them without amounts, as in `소금, 후추 약간`.
  ///
  /// - Parameter animal: the animal in the title of the dish.
  func ingredients(_ line: IngredientLine, of animal: MeatOfTitle?) -> [RecipeIngredient] {
    let parts = line.parts(by: resolver)
    return parts.isEmpty ? [ingredient(line, of: animal)] : parts.map { ingredient($0, of: animal) }
  }

  /// Returns the ingredient that a line names.
  func ingredient(_ line: IngredientLine, of animal: MeatOfTitle?) -> RecipeIngredient {
    let line = withBracketedName(line)
    let known = known(line, of: animal)
    let id = known?.id ?? RecipeSlug.text(of: line.name, separator: "_", substitute: "ingredient")
    let isStaple = known.flatMap { knowledge[$0.id]?.isStaple } ?? false
    return RecipeIngredient(
      id: id, name: known.map { BilingualText(line.name, for: $0) } ?? .same(line.name),
      amount: line.amount ?? .toTaste, role: line.isOptional ? .optional : isStaple ? .staple : .required,
      note: line.note)
  }

  /// Returns the line with its note in the name where both form one name: `Fermented Soybean Paste (Cheonggukjang)`.
  private func withBracketedName(_ line: IngredientLine) -> IngredientLine {
    guard let note = line.note, resolver.ingredient(called: "\(line.name) \(note)") != nil else { return line }
    return IngredientLine(name: "\(line.name) (\(note))", amount: line.amount, isOptional: line.isOptional)
  }

  /// Returns the ingredient that a single word names; nil for other words.
  func ingredient(named word: String) -> RecipeIngredient? {
    resolver.ingredient(in: word) == nil ? nil : ingredient(IngredientLine(name: word), of: nil)
  }

  private func known(_ line: IngredientLine, of animal: MeatOfTitle?) -> Ingredient? {
    let name = line.name
    let known = resolver.ingredient(of: line).flatMap { $0.id == Vocabulary.noneID ? nil : $0 }
    // Vegan cheese is not cheese.
    if let known, holds(known, \.isAnimal), Self.isPlantBased(name) { return nil }
    guard let animal, known.map({ holds($0, \.isMeat) }) != false else { return known }
    let meats = animal.wordings(for: name).lazy.compactMap(resolver.ingredient(called:)).filter { holds($0, \.isMeat) }
    return meats.first ?? known
  }

  private func holds(_ ingredient: Ingredient, _ matches: (FoodContent) -> Bool) -> Bool {
    knowledge[ingredient.id]?.contents.contains(where: matches) == true
  }

  private static func isPlantBased(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["vegan", "plant-based", "plant based", "dairy-free", "비건"].contains(where: name.holds)
  }
}

extension FoodContent {
  /// Whether it is meat, not seafood.
  fileprivate var isMeat: Bool { isFlesh && self != .seafood }
}

extension BilingualText {
  /// Returns the text of a recipe that is written in one language only.
  static func same(_ words: String) -> BilingualText { BilingualText(en: words, ko: words) }

  /// Combines the wording of a line in its own language with the ingredient's name in the other one.
  fileprivate init(_ wording: String, for known: Ingredient) {
    self =
      wording.isKorean
      ? BilingualText(en: known.english, ko: wording) : BilingualText(en: wording, ko: known.korean)
  }
}

/// The animal in the title of a dish, which specifies meat that the list leaves open: `갈비` in `돼지갈비찜`, `mince` in
/// `lamb kofta`.
struct MeatOfTitle {
  private struct Animal {
    /// Its names in titles and lists.
    let words: [String]
    /// Its meat in either language, for `고기` and `meat`.
    let meat: LocalizedWords
    /// The word before the name of a cut.
    let cut: LocalizedWords
  }

  private typealias LocalizedWords = (korean: String, english: String)

  private let animal: Animal

  /// Finds the animal of a title; nil when it names none or several.
  init?(_ title: String) {
    let title = title.lowercased()
    let animals = Self.animals.filter { $0.words.contains(where: title.holds) }
    guard animals.count == 1 else { return nil }
    animal = animals[0]
  }

  /// Returns the full wordings that a wording without an animal may mean, likeliest first: `돼지등심` or `다진 돼지고기`.
  func wordings(for wording: String) -> [String] {
    let wording = wording.lowercased()
    guard !Self.animals.contains(where: { $0.words.contains(where: wording.holds) }) else { return [] }
    let isKorean = wording.isKorean
    let meat = isKorean ? animal.meat.korean : animal.meat.english
    let cut = isKorean ? animal.cut.korean + wording : "\(animal.cut.english) \(wording)"
    let whole = wording.replacing(isKorean ? "고기" : "meat", with: meat)
    return [cut] + (whole == wording ? [] : [whole]) + (Self.generic.contains(wording) ? [meat] : [])
  }

  /// Wordings for how meat is cut or cooked, without an animal.
  private static let generic: Set<String> = [
    "고기", "다짐육", "다진 고기", "간 고기", "불고기감", "불고깃감", "국거리", "구이용 고기", "meat", "ground meat", "minced meat", "mince",
    "stew meat",
  ]

  private static let animals = [
    Animal(
      words: ["돼지", "제육", "돈육", "삼겹", "pork"], meat: ("돼지고기", "pork"), cut: ("돼지", "pork")),
    Animal(
      words: ["소고기", "쇠고기", "소갈비", "쇠갈비", "소불고기", "한우", "beef"], meat: ("소고기", "beef"),
      cut: ("소고기", "beef")),
    Animal(words: ["닭", "치킨", "chicken"], meat: ("닭고기", "chicken"), cut: ("닭", "chicken")),
    Animal(words: ["오리고기", "훈제오리", "오리불고기", "duck"], meat: ("오리고기", "duck"), cut: ("오리", "duck")),
    Animal(words: ["양고기", "양갈비", "lamb"], meat: ("양고기", "lamb"), cut: ("양", "lamb")),
  ]
}
