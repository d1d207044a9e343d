internal import Localization
internal import SQLite

/// A recipe that a search found.
public struct FoundRecipe: Sendable, Equatable {
  /// The dish.
  public let dish: DishSummary
  /// Whether the user added it.
  public let isOwn: Bool
}

extension RecipeStore {
  /// Returns the recipes whose titles, ingredients or steps contain all words, in either language.
  ///
  /// Titles count most, then ingredients. A Korean word is found inside longer ones: 김치 in 김치찌개. Without words all
  /// recipes that pass are returned, ordered by identifier.
  ///
  /// - Parameters:
  ///   - words: the words to search for.
  ///   - filter: the conditions of the dishes.
  public func recipes(containing words: String, passing filter: DishFilter) throws(RecipeStoreError) -> [FoundRecipe] {
    do throws(DatabaseError) {
      let own = Set(try reader.database.prepare("SELECT number FROM recipe WHERE is_own").rows { $0.integer(0) })
      let passing = try numberedDishes(passing: filter)
      guard words.contains(where: { !$0.isWhitespace }) else {
        return passing.map { FoundRecipe(dish: $0.dish, isOwn: own.contains($0.number)) }
      }
      let dishes = Dictionary(passing.map { ($0.number, $0.dish) }, uniquingKeysWith: { first, _ in first })
      return try numbers(matching: SearchText.query(words)).compactMap { number in
        dishes[number].map { FoundRecipe(dish: $0, isOwn: own.contains(number)) }
      }
    } catch { throw .database(error) }
  }

  /// Returns the recipes whose titles contain all words: everyday meals first, then shorter titles.
  public func dishes(titled words: String) throws(RecipeStoreError) -> [DishSummary] {
    do throws(DatabaseError) {
      let query = SearchText.query(words).map { "title : (\($0))" }
      let found = Set(try numbers(matching: query))
      return try numberedDishes(passing: DishFilter()).filter { found.contains($0.number) }.map(\.dish)
        .enumerated().sorted { Self.isUsual($0.element, $0.offset, before: $1.element, $1.offset) }.map(\.element)
    } catch { throw .database(error) }
  }

  private static func isUsual(_ one: DishSummary, _ first: Int, before other: DishSummary, _ second: Int) -> Bool {
    (rank(one.kind), one.id.count, first) < (rank(other.kind), other.id.count, second)
  }

  /// The position of a kind among meals, the most usual first.
  private static func rank(_ kind: DishKind) -> Int {
    switch kind {
    case .stew, .soup, .rice, .noodle, .pasta, .stirFry, .curry: 0
    case .grill, .braise, .steamed, .egg, .fried, .pancake, .hotPot, .bake, .pizza, .porridge, .sandwich: 1
    case .dumpling, .salad, .side, .kimchi: 2
    case .snack, .dessert, .drink: 3
    }
  }

  /// Returns the numbers of the matching recipes, best first; none for nothing to search for.
  private func numbers(matching query: String?) throws(DatabaseError) -> [Int] {
    guard let query else { return [] }
    return try reader.database.prepare(
      "SELECT rowid FROM search WHERE search MATCH ? ORDER BY bm25(search, 20, 5, 1), rowid"
    ).rows([.text(query)]) { $0.integer(0) }
  }
}

/// The text of a full-text index that finds Korean words inside longer ones.
///
/// FTS5 splits words at spaces, but Korean compounds have none. A Korean word of more than one syllable is therefore
/// indexed as its pairs of neighbouring syllables, and as its last syllable: 김치찌개 is 김치 치찌 찌개 개. A search for a
/// word is a search for its pairs in a row; one for a single syllable is one for everything that begins with it.
enum SearchText {
  /// Returns the words of texts in both languages as the index stores them.
  static func indexed(_ texts: [BilingualText]) -> String { texts.map(indexed).joined(separator: " ") }

  /// Returns the words of a text in both languages, once where they are the same.
  static func indexed(_ text: BilingualText) -> String {
    text.english == text.korean ? indexed(text.english) : indexed(text.english) + " " + indexed(text.korean)
  }

  /// Returns the words of a text as the index stores them.
  static func indexed(_ text: String) -> String {
    words(of: text).map { word in
      guard word.isKorean, word.count > 1 else { return word }
      return (pairs(of: word) + [String(word.suffix(1))]).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// Returns the query for texts that contain every word; nil for no words.
  static func query(_ text: String) -> String? {
    let terms = words(of: text).map { word in
      if !word.isKorean { return "\"\(word)\"" + (word.count > 3 ? "*" : "") }
      return word.count == 1 ? "\"\(word)\"*" : "\"\(pairs(of: word).joined(separator: " "))\""
    }
    return terms.isEmpty ? nil : terms.joined(separator: " AND ")
  }

  /// The words in canonical form and lower case; Korean and other letters in one word are separated.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isOpen = false
    for character in text.lowercased() {
      guard character.isLetter || character.isNumber else {
        isOpen = false
        continue
      }
      if isOpen, let last = words.last?.last, String(last).isKorean == String(character).isKorean {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
        isOpen = true
      }
    }
    return words
  }

  private static func pairs(of word: String) -> [String] {
    zip(word, word.dropFirst()).map { "\($0)\($1)" }
  }
}
