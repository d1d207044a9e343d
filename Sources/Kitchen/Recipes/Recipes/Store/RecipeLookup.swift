public import Ingredients

extension RecipeStore {
  /// The recipe that has `name` as its identifier or as its title in either language.
  ///
  /// Case, spaces, punctuation and the Unicode form make no difference; of several recipes the first identifier wins.
  public func recipe(named name: String) throws(RecipeStoreError) -> Recipe? {
    do throws(DatabaseError) {
      let numbers = try reader.database.prepare("SELECT recipe FROM name WHERE key = ? ORDER BY recipe LIMIT 1")
        .rows([.text(NameKey(name).text)]) { $0.integer(0) }
      return try reader.recipes(numbered: numbers).first
    } catch { throw .database(error) }
  }

  /// At most `limit` recipes that may have been meant by `name`, likeliest first.
  public func suggestions(for name: String, limit: Int = 3) throws(RecipeStoreError) -> [Recipe] {
    do throws(DatabaseError) {
      let names = try reader.database.prepare("SELECT key, recipe FROM name ORDER BY recipe, key")
        .rows { (NameKey($0.text(0)), $0.integer(1)) }
      return try reader.recipes(numbered: NearestNames(to: name).owners(among: names, limit: limit))
    } catch { throw .database(error) }
  }

  /// The identifiers of the ingredients that dishes list under this identifier or name, in either language.
  ///
  /// Case, spaces, punctuation and the Unicode form make no difference.
  public func ingredients(named name: String) throws(RecipeStoreError) -> [String] {
    let wanted = NameKey(name)
    do throws(DatabaseError) {
      let lines = try reader.database.prepare("SELECT DISTINCT id, name_en, name_ko FROM ingredient ORDER BY id")
        .rows { [$0.text(0), $0.text(1), $0.text(2)] }
      let ids = lines.filter { $0.contains { NameKey($0) == wanted } }.map { $0[0] }
      return ids.indices.filter { $0 == 0 || ids[$0] != ids[$0 - 1] }.map { ids[$0] }
    } catch { throw .database(error) }
  }
}

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
