internal import Files
internal import Ingredients
public import Localization
internal import Pantry
internal import Recipes

/// The kinds of names that a shell completes.
public enum KnownWords: String, CaseIterable, Sendable {
  case recipes, pantry, shopping, models
}

extension Fridge {
  /// The most names that help someone who has typed a few letters.
  private static let mostNames = 200

  /// Returns names that begin with a text, each without spaces, as commands accept them; none if they cannot be read.
  ///
  /// Case, accents and the Unicode form of the text are ignored.
  public func names(of words: KnownWords, startingWith start: String, in language: Language) -> [String] {
    switch words {
    case .recipes: return (try? recipes().names(startingWith: start, limit: Self.mostNames)) ?? []
    case .pantry:
      let names = (try? pantry().items().map { $0.name[language] }) ?? []
      return Self.each(once: names, startingWith: start)
    case .shopping:
      let names = (try? pantry().shoppingList.entries().map { $0.name[language] }) ?? []
      return Self.each(once: names, startingWith: start)
    case .models:
      let names = (try? models().map { $0.name.description }) ?? []
      return Self.each(once: names, startingWith: start)
    }
  }

  private static func each(once names: [String], startingWith start: String) -> [String] {
    let key = NameKey(start).text
    let written = names.map { $0.filter { !$0.isWhitespace } }
    return Set(written).filter { NameKey($0).text.hasPrefix(key) }.sorted()
  }
}
