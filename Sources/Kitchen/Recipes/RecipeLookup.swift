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
}
