internal import Ingredients
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
  /// Returns a recipe as a line without its end.
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
