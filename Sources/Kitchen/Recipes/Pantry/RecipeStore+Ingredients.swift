public import Ingredients

extension RecipeStore {
  /// A vocabulary with the ingredients that only recipes name, after those of `vocabulary`.
  public func vocabulary(extending vocabulary: Vocabulary) throws(RecipeStoreError) -> Vocabulary {
    do throws(DatabaseError) {
      // Recipes may call an ingredient by several names; the first recipe's is its own, the others are answered to.
      let rows = try reader.database.prepare(
        "SELECT id, name_en, name_ko FROM ingredient GROUP BY id, name_en, name_ko ORDER BY id, min(recipe)"
      ).rows { (id: $0.text(0), names: LocalizedText(english: $0.text(1), korean: $0.text(2))) }
      let groups = Dictionary(grouping: rows.filter { vocabulary[$0.id] == nil }, by: \.id)
      let further = groups.sorted { $0.key < $1.key }.compactMap { id, rows in
        rows.first.map { first in
          Ingredient(
            id: id, english: first.names.english, korean: first.names.korean,
            otherNames: rows.dropFirst().flatMap { [$0.names.english, $0.names.korean] })
        }
      }
      return Vocabulary(vocabulary.ingredients + further)
    } catch { throw .database(error) }
  }
}
