internal import Ingredients
internal import Recipes

/// Writes an ingredient as a line that ``IngredientLineParser`` takes apart again.
struct LineWriter {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// `2 cloves garlic, minced`, `마늘 2쪽 (다진 것)`.
  func line(_ ingredient: RecipeIngredient) -> String {
    let name = ingredient.name[language]
    let amount = self.amount(ingredient.amount)
    // An amount behind the name cannot be mistaken for a part of it, in either language.
    let words = name.isKorean ? [name, amount] : [amount, name]
    let optional = ingredient.role == .optional && !LineWriter.saysOptional(ingredient.note) ? self.optional : nil
    let notes = [ingredient.note, optional].compactMap { $0.map { "(\($0))" } }
    return (words + notes).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The amount with all its digits; nothing for "to taste".
  func amount(_ amount: Amount) -> String {
    guard let value = amount.value else { return "" }
    let number = Int(exactly: value).map { "\($0)" } ?? "\(value)"
    let unit = unit(amount.unit, value)
    return unit.isEmpty ? number : language == .korean ? number + unit : "\(number) \(unit)"
  }

  /// The unit by a name that stands for no other one.
  func unit(_ unit: AmountUnit, _ value: Double) -> String {
    switch (unit, language) {
    case (.piece, .english): "pc"
    case (.leaf, .korean): "잎"
    default: unit.name(for: value, in: language)
    }
  }

  private var optional: String { language == .korean ? "선택" : "optional" }

  private static func saysOptional(_ note: String?) -> Bool {
    IngredientLineParser().line("x (\(note ?? ""))").isOptional
  }
}
