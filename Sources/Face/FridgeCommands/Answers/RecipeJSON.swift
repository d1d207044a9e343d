internal import FridgeKit
internal import Ingredients
internal import Recipes

extension [DishSummary] {
  /// The answer of `fridge menu --json`, version 1.
  func menuJSON(in language: Language) -> JSON {
    let dishes = map { dish in
      JSON.object(
        dish.title(in: language) + [
          (key: "cuisine", value: .string(dish.cuisine.rawValue)),
          (key: "flags", value: .strings(dish.flags.map(\.rawValue))),
        ])
    }
    return .object([("version", .integer(1)), ("dishes", .array(dishes))])
  }
}

extension [Recipe] {
  /// The answer of `fridge today --json`, version 1.
  func json(in language: Language) -> JSON {
    .object([("version", .integer(1)), ("recipes", .array(map { .object($0.title(in: language)) }))])
  }
}

extension Recipe {
  /// The answer of `fridge recipe --json`, version 1.
  func json(in language: Language) -> JSON {
    let facts: [(key: String, value: JSON)] = [
      ("cuisine", .string(cuisine.rawValue)), ("kind", .string(kind.rawValue)),
      ("difficulty", .integer(difficulty.rawValue)), ("tags", .strings(tags.map(\.rawValue))),
      ("servings", .integer(servings)), ("minutes", .integer(minutes)),
      ("ingredients", .array(ingredients.map { $0.json(in: language) })),
      ("steps", .strings(steps.map { $0[language] })),
    ]
    return .object([("version", .integer(1)), ("recipe", .object(title(in: language) + facts))])
  }
}

extension Dish {
  /// `"id"` and `"title"`.
  func title(in language: Language) -> [(key: String, value: JSON)] {
    [("id", .string(id)), ("title", .string(title[language]))]
  }
}

extension RecipeIngredient {
  /// The ingredient as `fridge recipe --json` lists it.
  func json(in language: Language) -> JSON {
    .object(
      [
        ("ingredient", .string(id)), ("name", .string(name[language])),
        ("amount", amount.value.map(JSON.number) ?? .null), ("unit", .string(unit(in: language))),
        ("role", .string(role.rawValue)),
      ] + (note.map { [("note", .string($0))] } ?? []))
  }

  /// The unit by its name in files, or as a Korean cook writes it.
  private func unit(in language: Language) -> String {
    language == .korean ? amount.unit.name(for: amount.value ?? 1, in: language) : amount.unit.rawValue
  }
}

extension JSON {
  /// A number that has no point when it is whole.
  static func number(_ number: Double) -> JSON { Int(exactly: number).map(JSON.integer) ?? .double(number) }

  /// An array of strings.
  static func strings(_ strings: [String]) -> JSON { .array(strings.map(JSON.string)) }
}
