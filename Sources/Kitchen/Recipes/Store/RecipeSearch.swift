internal import Ingredients
internal import Localization
internal import SQLite

/// A recipe that a search found.
public struct FoundRecipe: Sendable, Equatable {
  /// The dish.
  public let dish: DishSummary
  /// Whether the user added it.
  public let isOwn: Bool
}

/// The recipes that a search found, best first.
public struct FoundRecipes: Sendable, Equatable {
  /// The first of them, as many as were asked for.
  public let recipes: [FoundRecipe]
  /// Whether there are more.
  public let areMore: Bool
}

extension RecipeStore {
  /// Returns the recipes whose titles, ingredients or steps contain all words, in either language.
  ///
  /// First come those whose titles have all words, shorter titles first; then those that have them in title and
  /// ingredients; then the rest; then those with longer words that begin so; at last those with another name of the food,
  /// whole or as the beginning of a word: shrimp for prawns, 달걀국 for 계란국. A Korean word is found inside longer ones:
  /// 김치 in 김치찌개. Without words all recipes that pass are returned, bundled ones by identifier and then the user's
  /// own.
  ///
  /// - Parameters:
  ///   - words: the words to search for.
  ///   - filter: the conditions of the dishes.
  ///   - origin: the recipes to search.
  ///   - limit: the most recipes to return; nil for all.
  public func recipes(
    containing words: String, passing filter: DishFilter, from origin: RecipeOrigin = .everywhere, limit: Int? = nil
  ) throws(RecipeStoreError) -> FoundRecipes {
    var condition = FilterCondition(filter)
    if origin == .own { condition.addOwn() }
    // One more than asked for tells whether there are more.
    let most = limit.map { max(0, $0) + 1 } ?? -1
    do throws(DatabaseError) {
      var dishes: [(number: Int, dish: DishSummary)] = []
      if words.contains(where: { !$0.isWhitespace }) {
        dishes = try self.dishes(with: words, condition, most)
      } else {
        dishes = try database.prepare(
          "SELECT \(DishSummary.columns), number FROM recipe WHERE \(condition.text) ORDER BY number LIMIT ?"
        ).rows(condition.values + [.integer(most)]) { row throws(DatabaseError) in
          (row.integer(DishSummary.columnCount), try DishSummary(row))
        }
      }
      let found = dishes.prefix(limit ?? .max).map { number, dish in
        FoundRecipe(dish: dish, isOwn: StoreSchema.ownNumbers.contains(number))
      }
      return FoundRecipes(recipes: found, areMore: dishes.count > found.count)
    } catch { throw .database(error) }
  }

  /// The most recipes that are ranked by how usual they are.
  private static let mostUsual = 200
  /// The most recipes that are ranked by the length of their titles.
  private static let mostRanked = 1000

  /// Returns the recipes whose titles contain all words, or else longer words that begin so: everyday meals first, then
  /// shorter titles.
  ///
  /// Of more than 200 titles only the first are considered, bundled dishes before the user's own.
  public func dishes(titled words: String) throws(RecipeStoreError) -> [DishSummary] {
    do throws(DatabaseError) {
      let search = try database.prepare("SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?")
      for match in [SearchText.Match.words, .beginnings] {
        guard let query = SearchText.query(words, match) else { continue }
        let found = try search.rows([.text(SearchText.Place.title.restricting(query)), .integer(Self.mostUsual)]) {
          $0.integer(0)
        }
        if found.isEmpty { continue }
        return try dishes(numbered: found).enumerated().sorted {
          Self.isUsual($0.element, $0.offset, before: $1.element, $1.offset)
        }.map(\.element)
      }
      return []
    } catch { throw .database(error) }
  }

  private static func isUsual(_ one: DishSummary, _ first: Int, before other: DishSummary, _ second: Int) -> Bool {
    (rank(one.kind), length(one.title), first) < (rank(other.kind), length(other.title), second)
  }

  /// The number of characters of a title in both languages; an identifier may leave out much of it.
  private static func length(_ title: BilingualText) -> Int { title.english.count + title.korean.count }

  /// The position of a kind among meals, the most usual first.
  private static func rank(_ kind: DishKind) -> Int {
    switch kind {
    case .stew, .soup, .rice, .noodle, .pasta, .stirFry, .curry: 0
    case .grill, .braise, .steamed, .egg, .fried, .pancake, .hotPot, .bake, .pizza, .porridge, .sandwich: 1
    case .dumpling, .salad, .side, .kimchi: 2
    case .snack, .dessert, .drink: 3
    }
  }

  /// Returns the dishes that have all words and pass a condition, best first; none for nothing to search for.
  ///
  /// Each place is searched only until there are enough, and no scores are computed, for which every match in a hundred
  /// thousand recipes would be read.
  private func dishes(
    with words: String, _ condition: FilterCondition, _ most: Int
  ) throws(DatabaseError) -> [(number: Int, dish: DishSummary)] {
    let search = try database.prepare(
      """
      SELECT \(DishSummary.columns), number FROM search CROSS JOIN recipe ON number = search.rowid
      WHERE search MATCH ? AND \(condition.text) ORDER BY search.rowid LIMIT ?
      """)
    var (dishes, seen): ([(number: Int, dish: DishSummary)], Set<Int>) = ([], [])
    for match in [SearchText.Match.words, .beginnings, .synonyms, .synonymsAsBeginnings] {
      guard let query = SearchText.query(words, match) else { continue }
      for place in SearchText.Place.allCases where most < 0 || dishes.count < most {
        let limit = most < 0 ? -1 : place == .title ? max(Self.mostRanked, most) : most + seen.count
        let found = try search.rows([.text(place.restricting(query))] + condition.values + [.integer(limit)]) {
          row throws(DatabaseError) in (number: row.integer(DishSummary.columnCount), dish: try DishSummary(row))
        }
        let new = found.filter { seen.insert($0.number).inserted }
        dishes += place == .title ? new.sorted { Self.isShorter($0, $1) } : new
      }
    }
    return most < 0 ? dishes : Array(dishes.prefix(most))
  }

  private static func isShorter(
    _ one: (number: Int, dish: DishSummary), _ other: (number: Int, dish: DishSummary)
  ) -> Bool {
    (one.dish.title.english.utf8.count, one.number) < (other.dish.title.english.utf8.count, other.number)
  }
}

/// The recipes that a search looks at.
public enum RecipeOrigin: Sendable {
  /// Bundled and own ones.
  case everywhere
  /// Those that the user added.
  case own
}

/// The text of a full-text index that finds Korean words inside longer ones.
///
/// FTS5 splits words at spaces, but Korean compounds have none. A Korean word of more than one syllable is therefore
/// indexed as its pairs of neighbouring syllables, and as its last syllable: 김치찌개 is 김치 치찌 찌개 개. A search for a
/// word is a search for its pairs in a row; one for a single syllable is one for everything that begins with it.
enum SearchText {
  /// The part of a recipe that has all words.
  enum Place: CaseIterable {
    case title, titleAndIngredients, everywhere

    /// Returns the query for a match in this part.
    func restricting(_ query: String) -> String {
      switch self {
      case .title: "title : (\(query))"
      case .titleAndIngredients: "{title ingredients} : (\(query))"
      case .everywhere: query
      }
    }
  }

  /// The way in which a word matches.
  enum Match {
    /// As a whole, apart from its ending.
    case words
    /// As the beginning of a longer word.
    case beginnings
    /// As any name of the food that it names.
    case synonyms
    /// As the beginning of a longer word, and so does any name of the food that it names.
    case synonymsAsBeginnings
  }

  /// Returns the words of texts in both languages as the index stores them.
  static func indexed(_ texts: [BilingualText]) -> String { texts.map(indexed).joined(separator: " ") }

  /// Returns the words of a text in both languages, once where they are the same.
  static func indexed(_ text: BilingualText) -> String {
    text.english == text.korean ? indexed(text.english) : indexed(text.english) + " " + indexed(text.korean)
  }

  /// Returns the words of a text as the index stores them: unchanged without Korean, which FTS5 splits as it should.
  static func indexed(_ text: String) -> String {
    if !text.isKorean { return text }
    var indexed: [Unicode.Scalar] = []
    indexed.reserveCapacity(text.utf8.count)
    for word in words(of: text) {
      if word.isKorean, word.letters.count > 1 {
        for (first, second) in zip(word.letters, word.letters.dropFirst()) { indexed += [first, second, " "] }
        indexed.append(word.letters[word.letters.count - 1])
      } else {
        indexed += word.letters
      }
      indexed.append(" ")
    }
    return indexed.dropLast().text
  }

  /// Returns the query for texts that contain every word; nil for no words, and for beginnings or synonyms where there
  /// are none.
  static func query(_ text: String, _ match: Match = .words) -> String? {
    if match == .synonyms { return FoodSynonyms(text).query }
    if match == .synonymsAsBeginnings { return FoodSynonyms(text, .beginnings).query }
    let words = words(of: text)
    if words.isEmpty || match == .beginnings && !words.contains(where: \.mayBeginAnother) { return nil }
    return words.map { word in
      if !word.isKorean { return "\"\(word.text)\"" + (match == .beginnings && word.mayBeginAnother ? "*" : "") }
      return word.letters.count == 1 ? "\"\(word.text)\"*" : "\"\(word.pairs)\""
    }.joined(separator: " AND ")
  }

  /// A word in lower case, whose Korean syllables are composed.
  private struct Word {
    var letters: [Unicode.Scalar]
    let isKorean: Bool

    var text: String { letters.text }

    /// The pairs of neighbouring syllables.
    var pairs: String { zip(letters, letters.dropFirst()).map { "\($0)\($1)" }.joined(separator: " ") }

    /// Whether it is long enough to be the beginning of another word.
    var mayBeginAnother: Bool { !isKorean && letters.count > 3 }
  }

  /// Returns the words of a text; Korean and other letters in one word are separated.
  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var isOpen = false
    for letter in text.lowercased().composedScalars {
      guard letter.isLetterOrMark || letter.isNumber else {
        isOpen = false
        continue
      }
      let isKorean = (0xAC00...0xD7A3).contains(letter.value) || (0x1100...0x11FF).contains(letter.value)
      if isOpen, words[words.count - 1].isKorean == isKorean {
        words[words.count - 1].letters.append(letter)
      } else {
        words.append(Word(letters: [letter], isKorean: isKorean))
        isOpen = true
      }
    }
    return words
  }
}
