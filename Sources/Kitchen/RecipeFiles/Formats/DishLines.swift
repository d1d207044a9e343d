internal import Ingredients
internal import Recipes

/// The program's own format: the lines of the bundled dish files.
enum DishLines {
  /// The recipes of a file, one on each line that is not empty.
  static func records(in bytes: [UInt8], at place: RecordPlace, _ json: JSONDocument) -> [DraftRecord] {
    let decoder = DishDecoder(vocabulary: .standard)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    return lines.filter { _, line in line.contains { $0 > UInt8(ascii: " ") } }.map { index, line in
      DraftRecord(place.at(index + 1), recipe(in: line, decoder, json).map(DraftRecord.Content.recipe))
    }
  }

  private static func recipe(
    in line: ArraySlice<UInt8>, _ decoder: DishDecoder, _ json: JSONDocument
  ) -> Result<Recipe, RecordFault> {
    do throws(RecordFault) {
      let value = try json.value(of: line)
      do throws(DishFault) { return .success(try decoder.decode(value)) } catch { return .failure(.dish(error)) }
    } catch { return .failure(error) }
  }
}
