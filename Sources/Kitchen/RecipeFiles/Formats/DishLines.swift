internal import IngredientLines
internal import Ingredients
internal import JSON
internal import Localization
internal import Recipes

/// The program's own format, JSON Lines as in the bundled dish files.
enum DishLines {
  /// Passes on the recipes of a file, one per non-empty line.
  static func forEachRecord(
    in bytes: [UInt8], at place: RecordPlace, _ json: LenientJSONParser, _ take: RecipeContents.Taker
  ) throws {
    let decoder = DishDecoder(vocabulary: .standard)
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where line.contains(where: { $0 > UInt8(ascii: " ") }) {
      try take(DraftRecord(place.at(index + 1), recipe(in: line, decoder, json).map(DraftRecord.Content.recipe)))
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
