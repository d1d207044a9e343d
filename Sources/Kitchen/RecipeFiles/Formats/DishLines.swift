internal import IngredientLines
internal import Ingredients
internal import JSON
internal import Localization
internal import Recipes

/// The program's own format, JSON Lines as in the bundled dish files.
enum DishLines {
  /// Returns the recipes of a file, one per non-empty line.
  static func records(in bytes: [UInt8], at place: RecordPlace, _ json: LenientJSONParser) -> [DraftRecord] {
    let decoder = DishDecoder(vocabulary: .standard)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    return lines.filter { _, line in line.contains { $0 > UInt8(ascii: " ") } }.map { index, line in
      DraftRecord(place.at(index + 1), recipe(in: line, decoder, json).map(DraftRecord.Content.recipe))
    }
  }

  private static func recipe(
    in line: ArraySlice<UInt8>, _ decoder: DishDecoder, _ json: LenientJSONParser
  ) -> Result<Recipe, RecordError> {
    do throws(RecordError) {
      let value = try json.value(of: line)
      do throws(DishFault) { return .success(try decoder.decode(value)) } catch { return .failure(.dish(error)) }
    } catch { return .failure(error) }
  }
}

extension DishLines {
  /// Returns a recipe as a line without its end; members are ordered by name.
  static func line(_ recipe: Recipe) -> String {
    let steps = recipe.writtenSteps
    return JSON.object([
      ("cuisine", .string(recipe.cuisine.rawValue)), ("difficulty", .integer(recipe.difficulty.rawValue)),
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
    ]).text
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
