@testable import IngredientLines
@testable import Ingredients
@testable import Localization

@testable import Recipes

/// A cook's review of a dish: rules that every bundled dish keeps, in both languages.
struct DishReview {
  /// A breach of a rule.
  enum Finding: Hashable {
    /// The steps never name an ingredient of the list by the name that the list shows.
    case unnamed(String, Language)
    /// The list says noodles, canned fish or juice where a shop asks which.
    case vague(String)
    /// The list shows a name twice.
    case repeated(String)
    /// The steps name a food that the list lacks.
    case unlisted(String, Language)
    /// The steps do not say that an optional ingredient may be left out.
    case unmarkedOption(String, Language)
    /// The steps do not say when other food of a group is added.
    case unnamedGroup(FoodGroup, Language)
    /// The steps ask for minced meat, but the list does not.
    case unmincedInList(String)
    /// An amount in a step would stay when the servings change.
    case fixedAmount(String, Language)
    /// The languages mark different amounts, or state different times, temperatures or sizes.
    case unequalNumbers(step: Int)
    /// An amount cannot be measured, such as half a pinch, or nobody would eat so much of it.
    case amount(String)
    /// The times of the steps do not fit the cooking time.
    case time(Int)
    /// A step is no sentence in the style of the house.
    case style(String)
    /// The vegan tag is wrong.
    case vegan
  }

  private let recipe: Recipe
  private let steps: [ReviewedStep]

  init(_ recipe: Recipe) { (self.recipe, steps) = (recipe, recipe.writtenSteps.map(ReviewedStep.init)) }

  /// The findings, in the order of the rules.
  var findings: [Finding] {
    recipe.ingredients.flatMap(names) + repeated + unnamedGroups + vague + unlistedEnglish + unlistedKorean
      + unmincedMeat
      + numbers + amounts + times + style + (isFreeOfAnimals == recipe.tags.contains(.vegan) ? [] : [.vegan])
  }
}

/// A step, taken apart once.
private struct ReviewedStep {
  let text: BilingualText
  /// The English words, in the singular.
  let words: [String]
  /// The Korean text without spaces.
  let korean: String
  /// The numbers in English, then in Korean.
  let numbers: [(language: Language, numbers: StepNumbers)]

  init(_ text: BilingualText) {
    self.text = text
    words = EnglishWords(text.english).words
    korean = text.korean.filter { $0 != " " }
    numbers = [Language.english, .korean].map { ($0, StepNumbers(text[$0], $0)) }
  }
}

// MARK: - Names

extension DishReview {
  private var repeated: [Finding] {
    let names = recipe.ingredients.map(\.name.english)
    return Set(names).count == names.count
      ? [] : Set(names.filter { name in names.count { $0 == name } > 1 }).sorted().map(Finding.repeated)
  }

  /// Everybody has these, or they are water in another form.
  private static let free: Set = ["water", "ice"]

  private func names(_ line: RecipeIngredient) -> [Finding] {
    if Self.free.contains(line.id) { return [] }
    return Language.allCases.flatMap { language -> [Finding] in
      let naming = steps.filter { Self.names(line, in: $0, language) }
      if naming.isEmpty { return [.unnamed(line.id, language)] }
      let isMarked = line.role != .optional || naming.contains { Self.marksOption($0.text[language], language) }
      return isMarked ? [] : [.unmarkedOption(line.id, language)]
    }
  }

  /// Returns whether a step names an ingredient by its name in the list, whole or by a word that tells it apart.
  private static func names(_ line: RecipeIngredient, in step: ReviewedStep, _ language: Language) -> Bool {
    switch language {
    case .english:
      let text = step.words
      let name = EnglishWords(line.name.english.prefix { $0 != "(" }).words
      let telling = name.filter { !vagueWords.contains($0) }
      return !Set(telling.isEmpty ? Array(name.suffix(1)) : telling).isDisjoint(with: text)
        || (shortEnglish[line.id] ?? []).contains(where: text.contains)
    case .korean:
      let text = step.korean
      let words = line.name.korean.split { $0 == " " || $0 == "(" || $0 == ")" }
      return words.contains { text.contains($0) } || (shortKorean[line.id] ?? []).contains { text.contains($0) }
    }
  }

  /// Words that many ingredients share.
  private static let vagueWords: Set = [
    "black", "boneless", "cooked", "cooking", "dried", "fresh", "green", "ground", "leaf", "minced", "oil", "paste",
    "powder",
    "red", "rice", "sauce", "seed", "sliced", "small", "sweet", "thin", "thinly", "water", "white", "wine",
  ]
  /// Short forms that cooks use once the list has the full name.
  private static let shortEnglish = ["salt": ["salted"], "olive_oil": ["oil"], "rice_wine": ["wine"]]
  private static let shortKorean = [
    "rice": ["밥"], "cooking_oil": ["기름"], "chicken": ["닭"], "whole_chicken": ["닭"], "napa_cabbage": ["배춧"],
    "red_chili": ["고추"], "white_fish": ["생선"], "fish": ["생선"],
  ]

  private static func marksOption(_ step: String, _ language: Language) -> Bool {
    let marks =
      switch language {
      case .english: ["if using", "(optional)", "If using", "f you like", "f you have"]
      case .korean: ["생략 가능", "기호에 따라", "취향에 따라", "원하면", "원한다면", "넣는다면"]
      }
    return marks.contains { step.contains($0) }
  }

  private var unnamedGroups: [Finding] {
    // The name of this group already says what it replaces.
    recipe.details.takes.filter { $0 != .stock }.flatMap { group in
      Language.allCases.filter { language in !steps.contains { Self.adds(group, in: $0.text[language], language) } }
        .map { .unnamedGroup(group, $0) }
    }
  }

  /// Returns whether a step says that any food of a group is added: "any other vegetables", "다른 채소가 있으면".
  private static func adds(_ group: FoodGroup, in step: String, _ language: Language) -> Bool {
    let (mark, name) =
      switch (language, group) {
      case (.korean, .vegetables), (.korean, .salad): ("있으면", "채소")
      case (.korean, .roots): ("있으면", "뿌리채소")
      case (.korean, let group): ("있으면", group.name(in: .korean))
      case (.english, .vegetables), (.english, .salad): ("ny other", "vegetable")
      case (.english, .roots): ("ny other", "root")
      case (.english, let group): ("ny other", group.name(in: .english))
      }
    return step.contains(mark) && step.contains(name)
  }

  private var vague: [Finding] {
    let names = ["noodles", "canned_fish", "juice", "soda", "tea"]
    let families = names.compactMap(IngredientKnowledge.standard.ingredient)
    return families.filter { family in recipe.ingredients.contains { $0.name.english == family.english } }
      .map { .vague($0.id) }
  }

  private var unmincedMeat: [Finding] {
    let listed = recipe.ingredients.map { $0.name.english.lowercased() }
    return ["pork", "beef", "lamb", "chicken"].filter { meat in
      let isMinced = steps.contains { $0.text.english.lowercased().contains("minced \(meat)") }
      return isMinced && !listed.contains("minced \(meat)")
    }.map(Finding.unmincedInList)
  }
}

// MARK: - Foods that the list lacks

extension DishReview {
  /// The identifiers of the listed ingredients, of what they are kinds of, and of their kinds.
  private var accounted: Set<String> {
    let knowledge = IngredientKnowledge.standard
    func kinds(_ id: String) -> [String] { knowledge.kinds(of: id).flatMap { [$0] + kinds($0) } }
    let groups: [String] = recipe.details.takes.map { group in group == .mushrooms ? "mushroom" : group.rawValue }
    return Set(groups + recipe.ingredients.flatMap { [$0.id] + knowledge.ancestors(of: $0.id) + kinds($0.id) })
  }

  private var unlistedEnglish: [Finding] {
    let accounted = accounted
    let own = Set(
      ([recipe.title] + recipe.ingredients.map(\.name)).flatMap { EnglishWords($0.english).words })
    return steps.flatMap { EnglishWords.sentences($0.text.english) }.flatMap { sentence -> [Finding] in
      let words = EnglishWords(sentence).words
      var found: [Finding] = []
      var position = 0
      while position < words.count {
        let (length, ids) = FoodNames.standard.longestEnglish(in: words, at: position)
        let name = words[position..<(position + max(1, length))]
        let isOwn = name.contains(where: own.contains)
        if !isOwn, !ids.isEmpty, ids.isDisjoint(with: accounted), ids.isDisjoint(with: Self.free),
          !Self.isComparison(words[..<position]),
          !FoodNames.madeInTheKitchen.contains(name.joined(separator: " "))
        {
          found.append(.unlisted(name.joined(separator: " "), .english))
        }
        position += max(1, length)
      }
      return found
    }
  }

  /// Returns whether the words before a food compare with it: thick as cream, the size of a walnut, a fish such as bream.
  private static func isComparison(_ before: ArraySlice<String>) -> Bool {
    !Set(before.suffix(4)).isDisjoint(with: ["as", "like", "size", "such", "smell", "resemble", "into", "off"])
  }

  private var unlistedKorean: [Finding] {
    let accounted = accounted
    let own = [recipe.title.korean] + recipe.ingredients.map(\.name.korean)
    return steps.flatMap { $0.text.korean.split { $0 == " " || $0 == "," || $0 == "." || $0 == "(" || $0 == ")" } }
      .compactMap { word -> Finding? in
        let (name, ids) = FoodNames.standard.longestKorean(at: word)
        guard !name.isEmpty, ids.isDisjoint(with: accounted), ids.isDisjoint(with: Self.free),
          !FoodNames.madeInTheKitchenKorean.contains(name)
        else {
          return nil
        }
        let isOwn = own.contains { listed in
          listed.contains(name) || listed.split(separator: " ").contains { $0.count > 1 && name.contains($0) }
        }
        let rest = word.dropFirst(name.count)
        let isComparison = ["처럼", "만", "빛", "색", "잎", "같", "나"].contains { rest.hasPrefix($0) }
        return isOwn || isComparison ? nil : .unlisted(name, .korean)
      }
  }
}

/// The words of an English text, in the singular.
struct EnglishWords {
  let words: [String]

  init(_ text: some StringProtocol) {
    words = text.lowercased().split { !$0.isLetter }.map { word in
      word == "chilies" ? "chili" : word == "leaves" ? "leaf" : NameKey(String(word)).text
    }
  }

  static func sentences(_ text: String) -> [Substring] { text.split { $0 == "." || $0 == ";" || $0 == ":" } }
}

/// All names of all ingredients.
private struct FoodNames {
  static let standard = FoodNames()

  private let english: [[String]: Set<String>]
  private let korean: [String: Set<String>]

  private init() {
    var english: [[String]: Set<String>] = [:]
    var korean: [String: Set<String>] = [:]
    for ingredient in IngredientKnowledge.standard.ingredients {
      for name in [ingredient.english, ingredient.korean] + ingredient.otherNames {
        if name.utf8.allSatisfy({ $0 < 128 }) {
          english[EnglishWords(name).words, default: []].insert(ingredient.id)
        } else {
          korean[name.filter { $0 != " " }, default: []].insert(ingredient.id)
        }
      }
    }
    (self.english, self.korean) = (english, korean)
  }

  func longestEnglish(in words: [String], at position: Int) -> (length: Int, ids: Set<String>) {
    for length in stride(from: min(5, words.count - position), to: 0, by: -1) {
      if let ids = english[Array(words[position..<(position + length)])] { return (length, ids) }
    }
    return (0, [])
  }

  /// Returns the longest name of two or more syllables at the beginning of a word.
  func longestKorean(at word: Substring) -> (name: String, ids: Set<String>) {
    for length in stride(from: word.count, to: 1, by: -1) {
      let name = String(word.prefix(length))
      if let ids = korean[name] { return (name, ids) }
    }
    return ("", [])
  }

  /// Food that comes about while cooking, and words that are food only elsewhere.
  static let madeInTheKitchen: Set = [
    "bitter", "blood", "broth", "caramel", "chicken skin", "cream", "custard", "fruit", "grain", "herb", "hot broth",
    "hot stock", "juice", "kelp broth", "kelp stock", "marinade", "mash", "meat", "mince", "muffin", "oil", "pickle",
    "roast",
    "salad", "salsa", "sandwich", "sauce", "seafood", "seasoning", "spice", "sprinkle", "starch", "stew", "stock",
    "syrup", "toast", "vegetable", "white sauce", "wrap", "up", "alcohol", "sashimi", "a sauce", "leftover", "jam",
    "anchovy broth", "chili mix", "clam broth", "chili oil", "fish sauce", "hot sauce", "flour", "honey", "ice pop",
    "rice", "soft cheese", "ricotta", "apple", "orange", "clove", "clof", "dip",
  ]
  static let madeInTheKitchenKorean: Set = [
    "국물", "양념", "소스", "다시", "양념장", "채소", "내장", "기름", "껍데기", "고기", "드레싱", "송이", "시럽", "과일", "꼬리",
    "육수", "완자", "화이트소스", "다대기", "튀김", "캐러멜", "호박", "비계", "쌈장", "가지", "밀가루", "스프", "앙금", "생크림",
    "허브", "패티", "달팽이", "누룽지", "살사", "머핀", "샌드위치", "아이스바", "칠리소스", "커스터드", "해물", "그레이비", "연두",
    "횟감", "해산물", "샐러드", "크림", "전분", "빵가루", "호두", "메추리알", "석류즙", "파기름", "콩국물", "사과", "오렌지", "리코타", "우유", "은행",
    "검은콩", "쌀알",
  ]
}

// MARK: - Numbers

extension DishReview {
  private var numbers: [Finding] {
    let fixed = steps.flatMap { step in
      step.numbers.flatMap { language, numbers in numbers.fixedAmounts.map { Finding.fixedAmount($0, language) } }
    }
    let unequal = steps.indices.filter { steps[$0].numbers[0].numbers != steps[$0].numbers[1].numbers }
    return fixed + unequal.map(Finding.unequalNumbers)
  }

  private var times: [Finding] {
    let parallel = ["eforehand", "vernight", "eanwhile", "hile ", "same time"]
    let seconds = steps.filter { step in !parallel.contains { step.text.english.contains($0) } }
      .map { $0.numbers[0].numbers.leastSeconds }
    let minutes = Double(seconds.reduce(0, +)) / 60
    let isPlausible =
      minutes <= Double(recipe.minutes) * 1.2 && Double(recipe.minutes) - minutes <= 90
      || steps.contains { $0.text.english.contains("vernight") }
    return isPlausible ? [] : [.time(Int(minutes))]
  }

  private var amounts: [Finding] {
    var findings: [Finding] = []
    for line in recipe.ingredients {
      guard let value = line.amount.value, !Self.free.contains(line.id) else { continue }
      let whole = value.rounded() == value
      let isIndivisible =
        [.pinch, .leaf].contains(line.amount.unit) || ["bay_leaf", "star_anise", "dried_chili"].contains(line.id)
      if isIndivisible && !whole || line.measuring != nil && (value * 2).rounded() != value * 2 {
        findings.append(.amount(line.id))
      }
      let grams = (AmountConversion(of: line.id).grams(per: line.amount.unit) ?? 0) * value / Double(recipe.servings)
      if grams > Self.mostGrams[line.id, default: Self.mostGramsOfAny] { findings.append(.amount(line.id)) }
    }
    return findings
  }

  /// The most that a person gets of anything: bones and shells, water for noodles, and oil for deep-frying included.
  private static let mostGramsOfAny = 700.0
  private static let mostGrams = [
    "salt": 20.0, "soy_sauce": 70, "sugar": 45, "gochugaru": 15, "gochujang": 35, "doenjang": 30, "fish_sauce": 35,
    "butter": 40, "garlic": 35, "crushed_garlic": 20, "egg": 180, "vinegar": 60, "honey": 45, "rice": 150,
    "sesame_oil": 25, "flour": 170, "noodles": 250, "cheese": 100, "anchovy_stock": 900,
  ]
}

/// The numbers of one text: marked amounts, times, temperatures and sizes.
struct StepNumbers: Equatable {
  private let marks: [String]
  private let seconds: [Double]
  private let degrees: [Double]
  private let millimeters: [Double]
  private let rest: String
  private let language: Language
  private let ranges: [Double]

  init(_ text: String, _ language: Language) {
    self.language = language
    marks = text.matches(of: #/\{([^}|]*)[^}]*\}/#).map { String($0.1.split(separator: " ")[0]) }.sorted()
    rest = text.replacing(#/\{[^}]*\}/#, with: "")
    let spans = Self.spans(in: rest, language)
    seconds = spans.flatMap { $0 }.sorted()
    ranges = spans.compactMap(\.first)
    degrees = rest.matches(of: #/(\d+) ?°C/#).compactMap { Double($0.1) }.sorted()
    millimeters = rest.matches(of: #/([\d.]+) ?(cm|mm)/#).compactMap { match in
      Double(match.1).map { match.2 == "cm" ? $0 * 10 : $0 }
    }.sorted()
  }

  /// The sum of the times, the shorter one of each range.
  var leastSeconds: Double { ranges.reduce(0, +) }

  static func == (one: Self, other: Self) -> Bool {
    one.marks == other.marks && one.seconds == other.seconds && one.degrees == other.degrees
      && one.millimeters == other.millimeters
  }

  /// The times in seconds, one or two numbers per span.
  private static func spans(in text: String, _ language: Language) -> [[Double]] {
    switch language {
    case .english:
      let text = text.replacing(#/\b(one|a|the last) (minute|hour)\b/#) { "1 \($0.2)" }.replacing(
        "an hour", with: "1 hour")
      return text.matches(of: #/(\d[\d.]*)(?: to (\d[\d.]*))?(?: more)?[ -](second|minute|hour)/#).map { match in
        [match.1, match.2].compactMap { $0.flatMap { Double($0) } }.map { $0 * factor(String(match.3)) }
      }
    case .korean:
      return text.replacing("한 시간", with: "1시간")
        .matches(of: #/(\d[\d.]*)(초|분)?(?:~(\d[\d.]*))? ?(초|분|시간)(?!의)/#).map { match in
          let unit = factor(String(match.4))
          let first = Double(match.1).map { $0 * (match.2.map { factor(String($0)) } ?? unit) }
          return [first, match.3.flatMap { Double($0) }.map { $0 * unit }].compactMap(\.self)
        }
    }
  }

  private static func factor(_ unit: String) -> Double {
    switch unit {
    case "second", "초": 1
    case "hour", "시간": 3600
    default: 60
    }
  }

  /// The amounts outside of marks, except those of a single piece or bowl.
  var fixedAmounts: [String] {
    if ["each", "마다", "씩", "소복이"].contains(where: rest.contains) { return [] }
    switch language {
    case .english:
      let measured = rest.matches(of: #/[\d.½¼¾⅓⅔]+ ?(tbsp|tsp|ml|g|kg|liters?|L|cups?)\b|\S+ (table|tea)spoons?\b/#)
      let spoken = rest.matches(of: #/\ba cup of\b|\ba spoon(ful)? of the\b/#)
      return (measured.map { String($0.0) } + spoken.map { String($0.0) }).filter { $0 != "the tablespoon" }
    case .korean:
      return rest.matches(of: #/[\d.½¼¾⅓⅔]+ ?(큰술|작은술|ml|kg|g|L|컵|줌)|[한반] 컵|반 개/#).map { String($0.0) }
    }
  }
}

// MARK: - Style and tags

extension DishReview {
  private var style: [Finding] {
    steps.map(\.text).flatMap { step in
      [
        step.english.hasSuffix(".") && step.english.first?.isUppercase == true ? nil : step.english,
        step.korean.hasSuffix("요.") ? nil : step.korean,
      ].compactMap(\.self) + [step.english, step.korean].filter { $0.contains("  ") }
    }.map(Finding.style)
      + recipe.steps.flatMap { [$0.english, $0.korean] }.filter { $0.contains("{") }.map(Finding.style)
  }

  private var isFreeOfAnimals: Bool { !recipe.contents.contains(where: \.isAnimal) }
}
