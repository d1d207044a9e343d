internal import Ingredients
internal import Localization

/// The groups of a list as a person says it: `10 eggs, half an onion and 3 carrots`, `두부랑 콩나물`.
///
/// "And" and the Korean particles separate food only where names stand on both sides and none contains them: pork and
/// beans stay together, and so does bread with a spread that no one knows.
struct SpokenList {
  /// The groups of words, none of which is empty.
  private(set) var groups: [[String]] = []
  private let foods: FoodNames

  /// - Parameter isFood: whether words, with their amounts, are known food.
  init(_ words: [String], of foods: FoodNames, isFood: ([String]) -> Bool) {
    self.foods = foods
    var group: [String] = []
    for (index, word) in words.enumerated() {
      let isLast = index + 1 == words.count
      if let stem = Self.stem(of: word, foods) {
        groups.append(group + [stem])
        group = []
      } else if Self.joints.contains(word), !group.isEmpty, !isLast,
        group.last.map(Self.endsInComma) == true || isJoint(index, in: words, isFood)
      {
        groups.append(group)
        group = []
      } else {
        group.append(word)
      }
    }
    groups.append(group)
    groups.removeAll(where: \.isEmpty)
  }

  /// Words between two foods.
  private static let joints: Set = ["and", "And", "&", "plus", "+", "그리고", "및"]
  /// What Korean writes at the end of the first of two foods; longer ones precede their ends.
  private static let particles = ["이랑", "하고", "랑", "와", "과"]

  /// The most words of a name.
  private static let longest = 6

  /// Returns a name or an amount without its particle: 두부 of 두부랑, 10개 of 10개랑; nil if the word has none.
  static func stem(of word: String, _ foods: FoodNames) -> String? {
    guard word.isKorean, !foods.isName(word), let particle = particles.first(where: word.hasSuffix) else { return nil }
    let stem = String(word.dropLast(particle.count))
    return foods.isName(stem) || AmountWords.amount(stem) != nil ? stem : nil
  }

  private func isJoint(_ index: Int, in words: [String], _ isFood: ([String]) -> Bool) -> Bool {
    let (before, behind) = (words[..<index], words[(index + 1)...])
    let next = behind.prefix { !Self.joints.contains($0) }
    let end = next.firstIndex(where: Self.endsInComma) ?? next.endIndex
    let rest = next[..<end] + next[end...].prefix(1).map { String($0.dropLast()) }
    // Salt and pepper to taste are both to taste.
    guard isEndOfFood(before), rest.last?.wordKey != "taste", isFood(Array(rest)) else { return false }
    return !(1..<Self.longest).contains { count in
      (1..<Self.longest).contains { other in
        count <= before.count && other <= behind.count
          && foods.isName((before.suffix(count) + [words[index]] + behind.prefix(other)).joined(separator: " "))
      }
    }
  }

  /// Returns whether words end in a name or an amount.
  private func isEndOfFood(_ words: ArraySlice<String>) -> Bool {
    (1...Self.longest).contains { count in
      let end = words.suffix(count).joined(separator: " ")
      return count <= words.count && (foods.isName(end) || AmountWords.amount(end) != nil)
    }
  }

  private static func endsInComma(_ word: String) -> Bool { word.last.map { ",;，、".contains($0) } ?? false }
}
