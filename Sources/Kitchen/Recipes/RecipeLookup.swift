internal import Ingredients

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
