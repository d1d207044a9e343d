public import Ingredients
internal import Localization
internal import SQLite

extension RecipeStore {
  /// Returns the recipe whose identifier, or title in either language, is `name`.
  ///
  /// Case, spaces, punctuation and Unicode form are ignored; of several recipes the one with the first number is
  /// returned. An ``ImprovisedDish`` is found by its identifier alone.
  public func recipe(named name: String) throws(RecipeStoreError) -> Recipe? {
    do throws(DatabaseError) {
      let numbers = try database.prepare("SELECT recipe FROM name WHERE key = ? ORDER BY recipe LIMIT 1")
        .rows([.text(NameKey(name).text)]) { $0.integer(0) }
      return try reader.recipes(numbered: numbers).first ?? ImprovisedDish(id: name)?.recipe
    } catch { throw .database(error) }
  }

  /// Returns the recipe with exactly this identifier, which may be one of an ``ImprovisedDish``; nil if there is none.
  public func recipe(id: String) throws(RecipeStoreError) -> Recipe? {
    do throws(DatabaseError) {
      let numbers = try database.prepare("SELECT number FROM recipe WHERE id = ?").rows([.text(id)]) { $0.integer(0) }
      return try reader.recipes(numbered: numbers).first ?? ImprovisedDish(id: id)?.recipe
    } catch { throw .database(error) }
  }

  /// Returns whether the user added the recipe with this identifier.
  public func isOwn(id: String) throws(RecipeStoreError) -> Bool {
    do throws(DatabaseError) {
      return try database.prepare("SELECT number FROM recipe WHERE id = ?").rows([.text(id)]) { $0.integer(0) }
        .contains(where: StoreSchema.ownNumbers.contains)
    } catch { throw .database(error) }
  }

  /// Returns whether a recipe has this identifier.
  func has(id: String) throws(RecipeStoreError) -> Bool {
    do throws(DatabaseError) { return try !takenID.rows([.text(id)]) { _ in true }.isEmpty } catch {
      throw .database(error)
    }
  }

  /// Returns the identifier of the first recipe with an identity; nil if there is none.
  func id(ofRecipeWith identity: RecipeIdentity) throws(RecipeStoreError) -> String? {
    do throws(DatabaseError) { return try likeID.rows([.integer(identity.number)]) { $0.text(0) }.first } catch {
      throw .database(error)
    }
  }

  /// The number of the user's recipes whose names are compared with a misspelt one.
  private static let mostCompared = 20_000

  /// Returns at most `limit` recipes that `name` may have meant, likeliest first.
  ///
  /// Of a large collection only names with the first letter of `name` are compared.
  public func suggestions(for name: String, limit: Int = 3) throws(RecipeStoreError) -> [Recipe] {
    do throws(DatabaseError) {
      let first = NameKey(name).text.unicodeScalars.first.map { String($0) } ?? ""
      let names = try database.prepare(
        """
        SELECT key, recipe FROM name WHERE recipe < ?1
        UNION ALL SELECT * FROM (SELECT key, recipe FROM name WHERE key >= ?2 AND key < ?3 AND recipe >= ?1 LIMIT ?4)
        ORDER BY 2, 1
        """
      ).rows([
        .integer(StoreSchema.ownNumbers.lowerBound), .text(first), .text(first + "\u{10FFFF}"),
        .integer(Self.mostCompared),
      ]) { (NameKey($0.text(0)), $0.integer(1)) }
      return try reader.recipes(numbered: NearestNames(to: name).owners(among: names, limit: limit))
    } catch { throw .database(error) }
  }

  /// Returns the identifiers of the ingredients that recipes list under this identifier, or name in either language.
  ///
  /// Case, spaces, punctuation and Unicode form are ignored.
  public func ingredients(named name: String) throws(RecipeStoreError) -> [String] {
    do throws(DatabaseError) {
      return try database.prepare("SELECT id FROM food_name WHERE key = ? ORDER BY id")
        .rows([.text(NameKey(name).text)]) { $0.text(0) }
    } catch { throw .database(error) }
  }
}

extension RecipeStore {
  /// Returns names that begin with a text, for a shell to complete: identifiers, or Korean titles without spaces.
  ///
  /// Case, spaces, punctuation and Unicode form are ignored.
  ///
  /// - Parameter limit: the most recipes that are looked at.
  package func names(startingWith start: String, limit: Int) throws(RecipeStoreError) -> [String] {
    let key = NameKey(start).text
    do throws(DatabaseError) {
      let found = try database.prepare(
        """
        SELECT id, title_ko FROM name JOIN recipe ON recipe = number WHERE key >= ?1 AND key < ?1 || ?2
        ORDER BY key LIMIT ?3
        """
      ).rows([.text(key), .text("\u{10FFFF}"), .integer(limit)]) { (id: $0.text(0), korean: $0.text(1)) }
      let names = found.map { start.isKorean ? $0.korean.filter { !$0.isWhitespace } : $0.id }
      return Set(names).filter { NameKey($0).text.hasPrefix(key) }.sorted()
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
      let rows = try database.prepare("SELECT id, name_en, name_ko FROM food ORDER BY id, recipe")
        .rows { (id: $0.text(0), names: BilingualText(en: $0.text(1), ko: $0.text(2))) }
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
