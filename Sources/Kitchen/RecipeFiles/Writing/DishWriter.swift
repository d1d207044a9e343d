internal import Recipes

/// Writes a recipe as a line of the program's own format, which ``DishLines`` reads.
enum DishWriter {
  /// The line, without its end.
  static func line(_ recipe: Recipe) -> String {
    JSONValue.object([
      "id": .string(recipe.id), "title": localized(recipe.title), "cuisine": .string(recipe.cuisine.rawValue),
      "kind": .string(recipe.kind.rawValue), "difficulty": .number(Double(recipe.difficulty.rawValue)),
      "tags": .array(recipe.tags.map { .string($0.rawValue) }), "servings": .number(Double(recipe.servings)),
      "minutes": .number(Double(recipe.minutes)), "ingredients": .array(recipe.ingredients.map(ingredient)),
      "steps": .object([
        "en": .array(recipe.steps.map { .string($0.english) }), "ko": .array(recipe.steps.map { .string($0.korean) }),
      ]),
    ]).jsonText
  }

  private static func ingredient(_ line: RecipeIngredient) -> JSONValue {
    var members: [String: JSONValue] = [
      "id": .string(line.id), "name": localized(line.name),
      "amount": line.amount.value.map(JSONValue.number) ?? .null, "unit": .string(line.amount.unit.rawValue),
    ]
    members["note"] = line.note.map(JSONValue.string)
    switch line.role {
    case .required: break
    case .optional: members["optional"] = .bool(true)
    case .staple: members["staple"] = .bool(true)
    }
    return .object(members)
  }

  private static func localized(_ text: LocalizedText) -> JSONValue {
    .object(["en": .string(text.english), "ko": .string(text.korean)])
  }
}
