public import Ingredients

extension RecipeStore {
  /// A vocabulary with everything that a kitchen may hold, after it what only `vocabulary` has, and at last the
  /// ingredients that only recipes name.
  public func vocabulary(extending vocabulary: Vocabulary) throws(RecipeStoreError) -> Vocabulary {
    let known = Vocabulary.kitchen.ingredients + vocabulary.ingredients.filter { Vocabulary.kitchen[$0.id] == nil }
    let knownIDs = Set(known.map(\.id))
    do throws(DatabaseError) {
      // Recipes may call an ingredient by several names; the first recipe's is its own, the others are answered to.
      let rows = try reader.database.prepare(
        "SELECT id, name_en, name_ko FROM ingredient GROUP BY id, name_en, name_ko ORDER BY id, min(recipe)"
      ).rows { (id: $0.text(0), names: LocalizedText(english: $0.text(1), korean: $0.text(2))) }
      let groups = Dictionary(grouping: rows.filter { !knownIDs.contains($0.id) }, by: \.id)
      let further = groups.sorted { $0.key < $1.key }.compactMap { id, rows in
        rows.first.map { first in
          Ingredient(
            id: id, english: first.names.english, korean: first.names.korean,
            otherNames: rows.dropFirst().flatMap { [$0.names.english, $0.names.korean] })
        }
      }
      return Vocabulary(known + further)
    } catch { throw .database(error) }
  }
}
