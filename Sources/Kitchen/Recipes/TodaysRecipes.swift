extension RecipeStore {
  /// How many recipes there are.
  public func count() throws(RecipeStoreError) -> Int {
    do throws(DatabaseError) {
      return try reader.database.prepare("SELECT count(*) FROM recipe").rows { $0.integer(0) }.first ?? 0
    } catch { throw .database(error) }
  }

  /// Today's recipes, or those of any day: random, but the same for the same draw from the same recipes.
  ///
  /// - Parameter limit: how many; all of them when there are no more.
  public func today(_ draw: DailyDraw, limit: Int) throws(RecipeStoreError) -> [Recipe] {
    let total = try count()
    do throws(DatabaseError) {
      return try reader.recipes(numbered: draw.positions(count: limit, of: total).map { $0 + 1 })
    } catch { throw .database(error) }
  }
}
