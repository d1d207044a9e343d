internal import Recipes

/// A line that tells a fact about a recipe instead of an ingredient or a step.
enum PlainFact: Equatable {
  case servings(Int)
  case minutes(Int)
  case difficulty(Difficulty)
  case words([String])
  case id(String)

  /// Reads `Serves 4`, `Time: 1 h`, `Cuisine: Thai`, `Easy`, `4인분`; nil for other lines.
  init?(_ line: String) {
    if let (key, value) = line.parted(by: ":"), !value.isEmpty {
      guard let fact = Self.named(key.lowercased(), value) else { return nil }
      self = fact
    } else if let fact = Self.unnamed(line) {
      self = fact
    } else {
      return nil
    }
  }

  /// A fact behind its name; the names are those of text files and of Cooklang's metadata.
  static func named(_ key: String, _ value: String) -> PlainFact? {
    switch key {
    case "serves", "servings", "yield", "yields", "makes", "인분", "분량":
      FirstNumber.of(value, in: Recipe.allowedServings).map(PlainFact.servings)
    case "time", "total time", "time required", "duration", "시간", "조리 시간", "조리시간":
      CookingTime.minutes(in: value).map(PlainFact.minutes)
    case "difficulty", "난이도": DifficultyWords.difficulty(value).map(PlainFact.difficulty)
    case "cuisine", "category", "categories", "course", "tags", "keywords", "kind", "종류", "분류", "태그":
      .words(value.filter { $0 != "[" && $0 != "]" }.split(separator: ",").map(\.trimmed))
    case "id": .id(value)
    default: nil
    }
  }

  private static func unnamed(_ line: String) -> PlainFact? {
    let words = line.lowercased()
    let isShort = words.count < 30
    if isShort, words.hasPrefix("serves ") || words.hasSuffix("인분") || words.hasSuffix(" servings") {
      return FirstNumber.of(words, in: Recipe.allowedServings).map(PlainFact.servings)
    }
    if isShort, words.first?.isWholeNumber == true,
      ["min", "minutes", "분", "시간", "hour", "hours"].contains(where: words.hasSuffix)
    {
      return CookingTime.minutes(in: words).map(PlainFact.minutes)
    }
    return isShort ? DifficultyWords.difficulty(line).map(PlainFact.difficulty) : nil
  }
}
