public import Ingredients
internal import Localization
internal import SQLite

extension RecipeStore {
  /// Returns the recipe whose identifier, or title in either language, is `name`.
  ///
  /// Case, spaces, punctuation and Unicode form are ignored; of several recipes the one with the first identifier is
  /// returned.
  public func recipe(named name: String) throws(RecipeStoreError) -> Recipe? {
    do throws(DatabaseError) {
      let numbers = try reader.database.prepare("SELECT recipe FROM name WHERE key = ? ORDER BY recipe LIMIT 1")
        .rows([.text(NameKey(name).text)]) { $0.integer(0) }
      return try reader.recipes(numbered: numbers).first
    } catch { throw .database(error) }
  }

  /// Returns at most `limit` recipes that `name` may have meant, likeliest first.
  public func suggestions(for name: String, limit: Int = 3) throws(RecipeStoreError) -> [Recipe] {
    do throws(DatabaseError) {
      let names = try reader.database.prepare("SELECT key, recipe FROM name ORDER BY recipe, key")
        .rows { (NameKey($0.text(0)), $0.integer(1)) }
      return try reader.recipes(numbered: NearestNames(to: name).owners(among: names, limit: limit))
    } catch { throw .database(error) }
  }

  /// Returns the identifiers of the ingredients that recipes list under this identifier, or name in either language.
  ///
  /// Case, spaces, punctuation and Unicode form are ignored.
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
  /// Returns the kitchen vocabulary, followed by what only `vocabulary` has and by the ingredients that only recipes
  /// name.
  public func vocabulary(extending vocabulary: Vocabulary) throws(RecipeStoreError) -> Vocabulary {
    let known = Vocabulary.kitchen.ingredients + vocabulary.ingredients.filter { Vocabulary.kitchen[$0.id] == nil }
    let knownIDs = Set(known.map(\.id))
    do throws(DatabaseError) {
      // The first recipe's name for an ingredient becomes its name; the names in other recipes become synonyms.
      let rows = try reader.database.prepare(
        "SELECT id, name_en, name_ko FROM ingredient GROUP BY id, name_en, name_ko ORDER BY id, min(recipe)"
      ).rows { (id: $0.text(0), names: BilingualText(en: $0.text(1), ko: $0.text(2))) }
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
