internal import Ingredients
internal import Localization

/// Lines that list several foods: `식초 약간, 소금 약간`, `간장 1큰술 설탕 1작은술`, `1 cup flour 2 eggs 1 tsp salt`.
///
/// Most lines name one food, and what follows it is a note. So a line is split only where each part stands for a food of
/// its own: after a comma, known food with an amount, or in Korean with its bare name; between two amounts, food in the
/// order in which the line begins, amount first or name first. A word that no one knows hides no food beside it.
extension IngredientLineParser {
  /// Parses a text as the lines of all foods that it lists; one line, unless it clearly lists several.
  package func lines(_ text: String) -> [IngredientLine] { Self.listed.value(for: text) { readList(text) } }

  private static let listed = Memo<[IngredientLine]>(limit: 10_000)

  private func readList(_ text: String) -> [IngredientLine] {
    let parts = CommaParts(text).parts.flatMap { MeasuredFoods($0).parts }
    return parts.flatMap { part in
      let line = line(part)
      let shared = line.parts(by: .standard)
      return shared.isEmpty ? [line] : shared
    }
  }
}

/// The parts of a text between commas that name food of their own; others stay with what precedes them.
private struct CommaParts {
  private(set) var parts: [String] = []
  private let resolver = IngredientResolver.standard

  init(_ text: String) {
    guard Self.mayList(text) else {
      parts = [text]
      return
    }
    let pieces = AmountWords.parts(of: [text]).map { $0.joined(separator: " ") }
    for piece in pieces {
      guard let last = parts.last else {
        parts = [piece]
        continue
      }
      if isFood(piece, after: last) { parts.append(piece) } else { parts[parts.count - 1] = last + ", " + piece }
    }
    // What is not split stays as it was written.
    if parts.count < 2 { parts = [text] }
  }

  /// Returns whether food of its own may follow a comma, seen from the words alone; most commas precede a note.
  private static func mayList(_ text: String) -> Bool {
    // The first bytes of full-width commas in UTF-8.
    let mayHaveComma = text.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == 0xE3 || $0 == 0xEF
    }
    guard mayHaveComma else { return false }
    return text.split(whereSeparator: { ",;，、".contains($0) }).dropFirst().contains { piece in
      let piece = String(piece)
      return foods.value(for: piece) {
        IngredientResolver.standard.ingredient(in: IngredientLineParser().line(piece).name) != nil
      }
    }
  }

  /// Whether a piece between commas holds food.
  private static let foods = Memo<Bool>(limit: 10_000)

  /// Returns whether a piece after a comma is food of its own, not a note on what precedes it.
  private func isFood(_ piece: String, after last: String) -> Bool {
    let (line, before) = (IngredientLineParser().line(piece), IngredientLineParser().line(last))
    guard !before.name.isEmpty, !DescriptiveWords.fill(before.name), !NameKey(line.name).isEmpty else { return false }
    guard let food = resolver.ingredient(in: line.name), resolver.isCertain(line.name) else { return false }
    if isVariety(line.name, food, of: before.name) { return false }
    // `소금, 후추 약간` is a little of both.
    if before.amount == nil, line.amount?.unit == Amount.toTaste.unit, line.amount?.value == nil, piece.isKorean {
      return false
    }
    if line.amount != nil { return true }
    let isBare = resolver.ingredient(called: piece) != nil
    return isBare && (piece.isKorean || before.amount?.value == nil && resolver.ingredient(called: before.name) != nil)
  }

  /// Returns whether words only tell which kind of a food is meant: `oil, olive`, `돼지고기 300g, 앞다리살`.
  private func isVariety(_ words: String, _ food: Ingredient, of name: String) -> Bool {
    guard let before = resolver.ingredient(in: name) else { return false }
    let (knowledge, separator) = (IngredientKnowledge.standard, name.isKorean ? "" : " ")
    return food.id == before.id || knowledge.ancestors(of: food.id).contains(before.id)
      || resolver.ingredient(called: words + separator + name) != nil
      || resolver.ingredient(called: name + separator + words) != nil
  }
}

/// The parts of a text without commas that have an amount each: `2 eggs 1 L milk`, `두부 반 모 달걀 2개`.
private struct MeasuredFoods {
  /// One food with its amount.
  private struct Part {
    let text: String
    /// The identifier; nil for an unknown name.
    let id: String?
  }

  let parts: [String]

  /// The most words that are searched for several foods.
  private static let mostWords = 30

  init(_ text: String) {
    // Bytes show soonest that a line, like most of them, has one amount.
    guard !text.isASCII || Self.amountCount(text.utf8.split { $0 <= 0x20 }.map { String(Substring($0)) }) > 1 else {
      parts = [text]
      return
    }
    let words = Self.words(of: text)
    parts = (Self.mayBeSeveral(words) ? Self.division(of: words) : nil)?.map(\.text) ?? [text]
  }

  private static func mayBeSeveral(_ words: [String]) -> Bool {
    (4...mostWords).contains(words.count) && amountCount(words) > 1
  }

  /// Returns how many amounts words may hold: a number of two words, such as `1 1/2`, is one.
  private static func amountCount(_ words: [String]) -> Int {
    var (count, isInAmount) = (0, false)
    for word in words {
      let isAmount = AmountWords.mayBegin(with: word)
      if isAmount, !isInAmount { count += 1 }
      isInAmount = isAmount
    }
    return count
  }

  /// Returns the words of a text; what stands in brackets belongs to the word before it.
  private static func words(of text: String) -> [String] {
    var (words, depth) = ([String](), 0)
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !words.isEmpty, depth > 0 || word.first == "(" {
        words[words.count - 1] += " " + word
      } else {
        words.append(String(word))
      }
      depth = max(0, depth + word.count { $0 == "(" } - word.count { $0 == ")" })
    }
    return words
  }

  /// Returns the division of words into the most parts, of which at least half are known; nil if there is none with
  /// several.
  private static func division(of words: [String]) -> [Part]? {
    let order = ListOrder(words)
    var best = [[Part]?](repeating: nil, count: words.count + 1)
    best[0] = []
    for end in 1...words.count where end == words.count || order.mayBegin(words[end], after: words[end - 1]) {
      for start in 0..<end {
        guard let before = best[start], let part = part(words[start..<end], order) else { continue }
        if before.count + 1 > best[end]?.count ?? 0 { best[end] = before + [part] }
      }
    }
    guard let found = best[words.count], found.count > 1 else { return nil }
    let known = found.compactMap(\.id)
    // The same food twice is one amount in two measures.
    return known.count * 2 >= found.count && Set(known).count == known.count ? found : nil
  }

  /// Returns the food that words name, amount and all; nil for other words.
  private static func part(_ words: ArraySlice<String>, _ order: ListOrder) -> Part? {
    let words = words.trimmed(of: ListOrder.joints)
    guard order.fits(words) else { return nil }
    let text = words.joined(separator: " ")
    let line = IngredientLineParser().line(LineText(text).main.text)
    guard let amount = line.amount, !NameKey(line.name).isEmpty, !line.name.contains(where: \.isNumeral),
      line.note.map({ AmountWords.isBegun(by: $0) || text.hasPrefix($0) }) ?? true
    else { return nil }
    let resolver = IngredientResolver.standard
    if let food = resolver.ingredient(in: line.name), resolver.isCertain(line.name) {
      return Part(text: text, id: resolver.meaning(of: food, in: line).id)
    }
    let isName = line.name.split(separator: " ").count < 3 && !DescriptiveWords.begin(line.name)
    return isName && amount.unit != .bare ? Part(text: text, id: nil) : nil
  }
}

/// The order of amount and name in a list.
private enum ListOrder {
  case amountFirst
  case nameFirst

  /// Words between two foods.
  static let joints: Set = ["and", "And", "&", "plus", "+", "와", "과", "및"]
  /// Words between two ways to have one food.
  private static let choices: Set = ["or", "to", "또는", "혹은", "x"]

  init(_ words: [String]) {
    self = words.first.map { Self.beginsAmount($0) } ?? false ? .amountFirst : .nameFirst
  }

  /// Returns whether food may begin with a word.
  func mayBegin(_ word: String, after last: String) -> Bool {
    if Self.choices.contains(word) || Self.choices.contains(last) { return false }
    if self == .amountFirst { return Self.beginsAmount(word) || Self.joints.contains(word) }
    return word.first?.isLetter ?? false && MeasureReader.attached(word) == nil
  }

  /// Returns whether words begin and end as food does in this order.
  func fits(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return self == .amountFirst ? Self.beginsAmount(first) : !Self.beginsAmount(first) && AmountWords.mayEnd(with: last)
  }

  /// Korean numerals begin too many names: 두부, 반찬.
  private static func beginsAmount(_ word: String) -> Bool {
    AmountWords.isBegun(by: word) || word.isASCII && NumberWord.english(word.wordKey) != nil
  }
}
