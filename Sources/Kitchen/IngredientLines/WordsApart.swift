package import Ingredients
internal import Localization

/// Decides whether words that a person typed apart are one name or foods of their own.
///
/// English writes compounds apart, so that joined words are a name, unless they are two things that everyone keeps: egg
/// and tofu. Korean writes them together: 우유식빵 is bread, 우유 식빵 milk and bread.
package enum WordsApart {
  /// Returns whether the words, which joined are a name of `found`, are separate foods.
  ///
  /// - Parameter food: returns the edible ingredient with a name.
  package static func areFoods(
    _ words: [String], joined found: Ingredient, food: (String) -> Ingredient?
  ) -> Bool {
    // A lone “&” joins: pork & beans.
    guard words.count > 1, words.allSatisfy({ !NameKey($0).isEmpty }) else { return false }
    if areKoreanFoods(words, joined: found, food: food) { return true }
    return (1..<words.count).contains { count in
      let (first, last) = (words[..<count].joined(separator: " "), words[count...].joined(separator: " "))
      guard let before = food(first), let behind = food(last) else { return false }
      return FoodPair(first, before, last, behind).isSeparate(from: found)
    }
  }
}

extension WordsApart {
  /// Returns whether three or more Korean words are foods each, and no name is written with all of these spaces: 김 밥 햄
  /// is not the ham for 김밥.
  private static func areKoreanFoods(
    _ words: [String], joined found: Ingredient, food: (String) -> Ingredient?
  ) -> Bool {
    guard words.count > 2, words.contains(where: \.isKorean), words.allSatisfy({ food($0) != nil }) else {
      return false
    }
    let key = NameKey(words.joined())
    return !found.names.contains { $0.split(separator: " ").count == words.count && key.isKey(of: $0) }
  }
}

/// Two foods whose names, joined, are the name of a third.
private struct FoodPair {
  private let (first, last): (String, String)
  private let (before, behind): (Ingredient, Ingredient)

  init(_ first: String, _ before: Ingredient, _ last: String, _ behind: Ingredient) {
    (self.first, self.before, self.last, self.behind) = (first, before, last, behind)
  }

  /// Returns whether both are meant rather than `found`.
  func isSeparate(from found: Ingredient) -> Bool {
    if before.isReadyMade || behind.isReadyMade || isAboutOne(found) { return false }
    // 김 밥 is laver and rice, and pork beans are not Pork & Beans.
    if found.isReadyMade || !isWritten(found) { return true }
    return first.isKorean || last.isKorean ? isSeparateInKorean(found) : isSeparateInEnglish
  }

  /// Returns whether one word only says more of the other: napa cabbage, 표고 버섯, 돼지 갈비.
  private func isAboutOne(_ found: Ingredient) -> Bool {
    let knowledge = IngredientKnowledge.standard
    if before.id == behind.id || before.id == found.id { return true }
    if knowledge.ancestors(of: found.id).contains(before.id) || knowledge.ancestors(of: before.id).contains(behind.id) {
      return true
    }
    if knowledge.ancestors(of: behind.id).contains(before.id) { return true }
    // 닭 간, 돼지 껍데기: the animal and the part.
    return [before.id, behind.id, found.id].allSatisfy { knowledge[$0]?.category == .meat }
  }

  /// Returns whether a name without “&”, which has no letter in a key, consists of the words.
  private func isWritten(_ found: Ingredient) -> Bool {
    let key = NameKey(first + " " + last)
    return found.names.contains { !$0.contains("&") && key.isKey(of: $0) }
  }
}

extension FoodPair {
  /// Whether both are foods that the models recognise, and no compound that every cook knows.
  private var isSeparateInEnglish: Bool {
    guard Vocabulary.standard[before.id] != nil, Vocabulary.standard[behind.id] != nil else { return false }
    let head = last.split(separator: " ").last?.lowercased() ?? ""
    return !Self.englishHeads.contains(head) && !Self.englishNames.contains(NameKey(first + last))
  }

  /// Words that, after a food, mean something made of it.
  private static let englishHeads: Set = [
    "juice", "jam", "preserves", "vinegar", "flour", "bread", "curd", "curds", "paste",
  ]

  private static let englishNames = Set(
    [
      "rice noodles", "egg noodles", "sweet potato noodles", "cream cheese", "crab meat", "plum tomato", "grape tomato",
      "orange bell pepper", "pork meat", "chicken meat", "sausage meat",
    ].map { NameKey($0) })

  /// Returns whether the words are joined in no name that is written apart.
  private func isSeparateInKorean(_ found: Ingredient) -> Bool {
    if Self.koreanHeads.contains(last) || Self.koreanOpenings.contains(first) { return false }
    let (start, key) = (NameKey(first), NameKey(first + last))
    if Self.koreanNames.contains(key) { return false }
    return !found.names.contains { name in
      guard name.contains(" "), key.isKey(of: name) else { return false }
      let words = name.split(separator: " ")
      return words.indices.dropFirst().contains { start.isKey(of: words[..<$0].joined()) }
    }
  }

  /// Words that, after a food, mean something made of it or a measure of it, with a space or without.
  private static let koreanHeads: Set = [
    "소스", "육수", "국물", "물", "다시", "다시물", "다시팩", "다시다", "스톡", "코인육수", "전분", "녹말", "가루", "기름", "식초", "소금", "설탕",
    "시럽", "조청", "물엿", "엿", "잼", "즙", "청", "액젓", "젓갈", "젓국", "케첩", "케찹", "드레싱", "마요네즈", "페스토", "살사", "양념", "간장", "쌈장",
    "페이스트", "후추", "시즈닝", "주스", "쥬스", "차", "에이드", "식혜", "리큐어", "리큐르", "술", "국수", "소면", "면", "만두피", "나물", "피클", "장아찌",
    "겉절이", "너겟", "게장", "알", "통조림", "믹스", "푸딩", "푸딩믹스", "젤리믹스", "파이필링", "사탕", "쿠키", "크래커", "케이크",
  ]

  /// Syllables that seldom stand for the food of that name before another: 양 is a sheep rather than tripe.
  private static let koreanOpenings: Set = ["양", "알", "간", "물", "국", "진", "회"]

  private static let koreanNames = Set(
    ["땅콩버터", "크림치즈", "아몬드버터", "코코넛크림", "보리새우", "파래김", "곱창김", "잡곡밥", "현미밥"].map { NameKey($0) })
}

extension Ingredient {
  /// Whether it is a dish that is bought or left over rather than cooked with.
  fileprivate var isReadyMade: Bool { IngredientKnowledge.standard[id]?.category == .prepared }
}
