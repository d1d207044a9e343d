internal import Ingredients
internal import Localization

/// A search for words and for the other names of the food among them: `prawn soup` is also `shrimp soup`.
struct FoodSynonyms {
  /// The query; nil if no word names food that has another name.
  let query: String?

  /// The most words in a name, and the most names of one food that are searched for.
  private static let (mostWords, mostNames) = (3, 12)

  /// - Parameter match: the way in which each name matches.
  init(_ text: String, _ match: SearchText.Match = .words) {
    var rest = text.split(whereSeparator: \.isWhitespace)[...]
    var (parts, isFound) = ([String](), false)
    while !rest.isEmpty {
      let named = (1...min(Self.mostWords, rest.count)).reversed().lazy
        .compactMap { count in Self.names(rest.prefix(count).joined(separator: " ")).map { (names: $0, count: count) } }
        .first
      let (names, count) = named ?? ([String(rest[rest.startIndex])], 1)
      isFound = isFound || names.count > 1
      let choices = names.compactMap { SearchText.query($0, match) ?? SearchText.query($0) }.map { "(\($0))" }
      if !choices.isEmpty { parts.append("(\(choices.joined(separator: " OR ")))") }
      rest = rest.dropFirst(count)
    }
    query = isFound && !parts.isEmpty ? parts.joined(separator: " AND ") : nil
  }

  /// Returns words and the other names of the food that they mean; nil if they mean none.
  private static func names(_ words: String) -> [String]? {
    if let food = food(words) {
      let names = [food.english, food.korean] + food.otherNames
      return [words] + names.prefix(mostNames)
    }
    return words.isKorean && !words.contains(" ") ? compounds(words) : nil
  }

  /// Returns a Korean word with its beginning, or its end, in the other names of the food that it is: 계란국, 달걀국.
  private static func compounds(_ word: String) -> [String]? {
    for count in stride(from: word.count - 1, to: 1, by: -1) {
      if let food = food(String(word.prefix(count))) {
        return [word] + koreanNames(of: food).map { $0 + word.dropFirst(count) }
      }
      if let food = food(String(word.suffix(count))) {
        return [word] + koreanNames(of: food).map { word.dropLast(count) + $0 }
      }
    }
    return nil
  }

  private static func koreanNames(of food: Ingredient) -> [String] {
    ([food.korean] + food.otherNames).filter { $0.isKorean && !$0.contains(" ") && $0.count > 1 }.prefix(mostNames)
      .map { $0 }
  }

  private static func food(_ words: String) -> Ingredient? {
    let key = NameKey(words)
    return key.isEmpty ? nil : Vocabulary.kitchen.ingredient(keyed: key)
  }
}
