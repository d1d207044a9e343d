internal import IngredientLines
internal import Localization
internal import Recipes

/// A heading line that starts the ingredients or the steps: `Ingredients`, `재료(2인분):`, `[재료] 두부 1모, 김치 100g`.
struct PlainHeading {
  /// The part of a recipe that a heading starts.
  enum Part { case ingredients, steps, notes, nutrition }

  let part: Part
  /// The number of servings, if the heading states it.
  let servings: Int?
  /// The rest of the line after the heading.
  let rest: String

  init?(_ line: String) {
    let words = line.drop { Self.marks.contains($0) }
    let start = words.prefix(Self.longestName).lowercased()
    guard let (part, name) = Self.names.first(where: { start.hasPrefix($0.name) }) else { return nil }
    var rest = words.dropFirst(name.count).drop { $0 == " " }
    let isClosed = Self.dropClosing(from: &rest)
    let people = Self.takePeople(from: &rest)
    let isEnded = Self.dropClosing(from: &rest) || isClosed
    // A heading without a closing mark fills the line or is followed by amounts: `재료 두부 1모, 김치 100g`.
    let isList = part == .ingredients && rest.isKorean && IngredientLineParser().line(String(rest)).amount != nil
    let mayContinue = part == .ingredients || part == .steps && Self.isStep(rest)
    guard rest.isEmpty || isList || isEnded && mayContinue else { return nil }
    // A paragraph may begin with such a word; a heading of remarks is marked as one.
    guard part == .ingredients || part == .steps || line.hasPrefix("#") || isClosed else { return nil }
    (self.part, servings, self.rest) = (part, people, rest.trimmed)
  }

  private static let marks: Set<Character> = [
    "#", "*", "_", " ", "-", "[", "<", "【", "■", "●", "◆", "▶", "○", "□", "◎", "▣",
  ]

  /// The names of both parts, longest first.
  private static let names: [(part: Part, name: String)] =
    (PlainHeadings.ingredients.map { (Part.ingredients, $0) } + PlainHeadings.steps.map { (Part.steps, $0) }
    + PlainHeadings.notes.map { (Part.notes, $0) } + PlainHeadings.nutrition.map { (Part.nutrition, $0) })
    .sorted { ($1.1.count, $0.1) < ($0.1.count, $1.1) }

  private static let longestName = names.map(\.name.count).max() ?? 0

  /// Returns whether words after a heading are the first step, not a fact such as `Preparation: 10 minutes`.
  private static func isStep(_ rest: Substring) -> Bool {
    PlainFact(String(rest)) == nil && rest.split(separator: " ", maxSplits: 2).count > 2
  }

  /// Drops closing marks of a heading; returns whether there were any.
  private static func dropClosing(from rest: inout Substring) -> Bool {
    let behind = rest.drop { ":：]】>*_# ".contains($0) }
    defer { rest = behind }
    return rest.contains { !$0.isWhitespace } && behind.startIndex > rest.startIndex
  }

  /// Removes and returns the servings: `(2인분)`, `3인분 기준`, `(serves 4)` or `for 4`.
  private static func takePeople(from rest: inout Substring) -> Int? {
    var (words, behind) = (rest, rest[rest.endIndex...])
    if rest.first == "(", let close = rest.firstIndex(of: ")") {
      (words, behind) = (rest[..<close], rest[rest.index(after: close)...])
    } else if let mark = rest.firstRange(of: "인분") {
      (words, behind) = (rest[..<mark.upperBound], rest[mark.upperBound...])
    }
    let names = ["인분", "serves", "servings", "people", "for "]
    let text = words.lowercased()
    guard words.count < 30, names.contains(where: text.contains),
      let people = FirstNumber.of(text, in: Recipe.allowedServings)
    else { return nil }
    rest = behind.drop { $0 == " " }
    if rest.hasPrefix("기준") { rest = rest.dropFirst(2).drop { $0 == " " } }
    return people
  }
}

/// The usual headings of the parts of a recipe, in lower case.
enum PlainHeadings {
  /// The headings of the ingredient list.
  static let ingredients: Set<String> = [
    "ingredients", "재료", "주재료", "준비 재료", "준비재료", "재료 준비", "재료준비", "필요한 재료",
  ]
  /// The headings of the steps.
  static let steps: Set<String> = [
    "directions", "instructions", "method", "steps", "preparation", "만드는 법", "만드는법", "조리법", "조리 순서", "조리순서", "조리 방법",
    "조리방법",
    "만드는 방법", "만드는 순서", "요리 순서", "조리 과정", "만들기",
  ]
  /// The headings of remarks.
  static let notes: Set<String> = ["notes", "note", "tips", "tip", "메모", "참고", "팁", "요리 팁"]
  /// The headings of the nutrition of one serving.
  static let nutrition: Set<String> = ["nutrition", "nutrition facts", "영양", "영양 성분", "영양성분"]
}

/// A fact about a recipe, from a line that is neither an ingredient nor a step.
enum PlainFact: Equatable {
  case servings(Int)
  case minutes(Int)
  case difficulty(Difficulty)
  case keywords([String])
  case id(String)
  case detail(RecipeDetails.Field, String)
  /// The yield of the recipe, and the number of servings that the words name.
  case yield(String, servings: Int?)

  /// Parses `Serves 4`, `Time: 1 h`, `Cuisine: Thai`, `Easy` or `4인분`; nil for other lines.
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

  /// Parses the value of a key, as used in text files and in Cooklang's metadata; nil for other keys.
  static func named(_ key: String, _ value: String) -> PlainFact? {
    switch key {
    case "serves", "servings", "인분", "분량":
      FirstNumber.of(value, in: Recipe.allowedServings).map(PlainFact.servings)
    case "yield", "yields", "makes":
      .yield(value, servings: FirstNumber.of(value, in: Recipe.allowedServings))
    case "time", "total time", "time required", "duration", "시간", "조리 시간", "조리시간":
      CookingTime.minutes(in: value).map(PlainFact.minutes)
    case "difficulty", "난이도": DifficultyWords.difficulty(value).map(PlainFact.difficulty)
    case "cuisine", "category", "categories", "course", "tags", "keywords", "kind", "종류", "분류", "태그":
      .keywords(value.filter { $0 != "[" && $0 != "]" }.split(separator: ",").map(\.trimmed))
    case "id": .id(value)
    case "author", "by", "저자", "글쓴이", "source.author", "source.name": .detail(.author, value)
    case "source", "url", "source.url", "출처": .detail(.source, value)
    case "image", "images", "picture", "photo", "사진": .detail(.picture, value)
    case "description", "introduction", "소개": .detail(.introduction, value)
    case "notes", "note", "메모": .detail(.notes, value)
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
