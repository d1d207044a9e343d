internal import IngredientLines
internal import JSON
internal import Localization

/// A recipe as a line of a dish file, which ``DishDecoder`` reads.
package enum DishLine {
  /// Returns a recipe as a line without its end; members are ordered by name.
  package static func text(of recipe: Recipe) -> String {
    let steps = recipe.writtenSteps
    let details = recipe.details.pairs.map { (key: $0.name, value: JSON.string($0.value)) }
    return JSON.object(
      [
        ("cuisine", .string(recipe.cuisine.rawValue))
      ] + (details.isEmpty ? [] : [("details", .object(details))]) + [
        ("difficulty", .integer(recipe.difficulty.rawValue)),
        ("id", .string(recipe.id)), ("ingredients", .array(recipe.ingredients.map(ingredient))),
        ("kind", .string(recipe.kind.rawValue)), ("minutes", .integer(recipe.minutes)),
        ("servings", .integer(recipe.servings)),
        (
          "steps",
          .object([
            ("en", .array(steps.map { .string($0.english) })),
            ("ko", .array(steps.map { .string($0.korean) })),
          ])
        ), ("tags", .array(recipe.tags.map { .string($0.rawValue) })), ("title", bilingual(recipe.title)),
      ]
    ).text
  }

  private static func ingredient(_ line: RecipeIngredient) -> JSON {
    let note = line.note.map { [(key: "note", value: JSON.string($0))] } ?? []
    let members: [(key: String, value: JSON)] =
      [
        ("amount", line.amount.value.map(JSON.number) ?? .null), ("id", .string(line.id)),
        ("name", bilingual(line.name)),
      ] + note
    let unit = (key: "unit", value: JSON.string(line.amount.unit.rawValue))
    return switch line.role {
    case .required: .object(members + [unit])
    case .optional: .object(members + [("optional", .bool(true)), unit])
    case .staple: .object(members + [("staple", .bool(true)), unit])
    }
  }

  private static func bilingual(_ text: BilingualText) -> JSON {
    .object([("en", .string(text.english)), ("ko", .string(text.korean))])
  }
}
