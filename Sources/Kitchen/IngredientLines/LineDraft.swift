internal import Ingredients

/// An ingredient line in the course of parsing.
struct LineDraft {
  let text: [Unicode.Scalar]
  let tokens: LineTokens
  private(set) var name = ""
  private(set) var reading: AmountReader.Reading?
  private(set) var notes: [String] = []

  /// - Parameter text: the line without bracketed text.
  init(_ text: [Unicode.Scalar]) {
    self.text = text
    tokens = LineTokens(all: LineToken.all(in: text))
    takeApart()
  }

  /// The finished line.
  var line: IngredientLine {
    let telling = notes.filter { !["optional", "선택", "생략 가능", "생략가능"].contains($0.lowercased()) }
    return IngredientLine(
      name: name, amount: reading?.amount, note: telling.isEmpty ? nil : telling.joined(separator: ", "),
      isOptional: ([name] + notes).contains(where: Self.saysOptional))
  }

  /// Returns whether words mark an ingredient as optional.
  static func saysOptional(_ words: String) -> Bool {
    let words = words.lowercased()
    return ["optional", "if desired", "생략", "선택", "없어도"].contains(where: words.holds)
  }

  /// Adds bracketed text: as the amount if the line has none yet, otherwise as a note.
  ///
  /// Grams and millilitres in brackets replace an amount converted from pounds or pints, because they were measured.
  mutating func add(aside: String) {
    let inner = LineTokens(all: LineToken.all(in: aside.composedScalars))
    if reading?.amount == nil, VagueAmount.count(inner, at: 0) == inner.all.count {
      reading = AmountReader.Reading(amount: .toTaste, end: 0)
      return
    }
    let found = AmountReader(inner).reading(at: AmountPlace.skippingApproximation(in: inner, from: 0))
    let isAll = found?.end == inner.all.count
    let isAmount = found?.amount.map { isAll || $0.unit != .bare } ?? false
    if reading?.amount == nil, isAmount, !inner.all.contains(where: { $0.key == "per" }) {
      reading = found
      note(aside, if: !isAll || found?.isShortened == true)
    } else if reading?.isConverted == true, isAll, found?.isConverted == false, found?.amount?.unit.isMetric == true {
      reading = found
    } else if reading?.amount == nil, let cut = aside.lastIndex(of: ","), let last = Self.amount(behind: cut, aside) {
      reading = last
      note(String(aside[..<cut]), if: true)
    } else {
      note(aside, if: true)
    }
  }

  /// Returns the amount after the last comma of an aside, as in `가슴살, 120g`; nil if the rest is not an amount.
  private static func amount(behind cut: String.Index, _ aside: String) -> AmountReader.Reading? {
    let text = Array(String(aside[aside.index(after: cut)...]).composedScalars.trimmed(of: signs))
    let tokens = LineTokens(all: LineToken.all(in: text))
    let reading = AmountReader(tokens).reading(at: AmountPlace.skippingApproximation(in: tokens, from: 0))
    return reading?.end == tokens.all.count && reading?.amount.map { $0.unit != .bare } == true ? reading : nil
  }

  /// - Parameters:
  ///   - name: the name of the ingredient.
  ///   - amount: the text of the amount without bracketed text.
  init(name: String, amount text: [Unicode.Scalar]) {
    self.text = text
    self.name = name
    tokens = LineTokens(all: LineToken.all(in: text))
    let place = AmountPlace(inAmount: tokens)
    reading = place?.reading
    let (start, end) = (place?.nameEnd ?? 0, place?.end ?? 0)
    note(words(0..<start), if: true)
    note(words(start..<end), if: place.map { $0.reading.isShortened || start < $0.start } == true)
    note(words(end..<tokens.all.count), if: true)
    if let place { unpack(place) }
  }

  private mutating func takeApart() {
    guard let place = AmountPlace(in: tokens) else {
      return setName(from: AmountPlace.skippingApproximation(in: tokens, from: 0))
    }
    reading = place.reading
    if place.nameStart >= place.end {
      note(words(place.start..<place.end), if: place.reading.isShortened || place.isVague)
      setName(from: place.nameStart)
    } else if let end = place.endOfShare(in: tokens) {
      // `Juice of 2 lemons` names lemons; `Juice` becomes a note.
      setName(from: place.end)
      notes.insert(words(place.nameStart..<end), at: 0)
    } else {
      setName(from: place.nameStart, to: place.nameEnd)
      note(words(place.nameEnd..<place.end), if: place.reading.isShortened || place.nameEnd < place.start - 1)
      note(words(place.end..<tokens.all.count), if: true)
    }
    if name.isEmpty { nameAfterUnit(place) }
    unpack(place)
  }

  /// Replaces a pack by its content: `계란 한 판` is 30 eggs.
  private mutating func unpack(_ place: AmountPlace) {
    guard let amount = reading?.amount, [.piece, .stalk].contains(amount.unit.measure), let value = amount.value,
      let content = tokens[place.end - 1]?.word.flatMap({ FoodPacking.content(of: name, in: $0) })
    else { return }
    note(words(place.start..<place.end), if: reading?.isShortened == false)
    reading?.amount = Amount(value * content.number, content.unit)
  }

  /// Takes the unit of a line without a name as its name: `4 cloves` means the spice.
  private mutating func nameAfterUnit(_ place: AmountPlace) {
    guard let value = reading?.amount?.value, tokens[place.end - 1]?.word != nil,
      reading?.amount?.unit.isMetric == false
    else { return }
    name = words((place.end - 1)..<place.end)
    reading?.amount = Amount(value, .bare)
  }

  private mutating func setName(from start: Int, to end: Int? = nil) {
    let end = end ?? tokens.all.count
    let cut = NameCut.position(in: tokens, from: start, to: end)
    name = words(start..<takingUnit(in: start..<cut.name))
    note(words(cut.note..<end), if: true)
  }

  /// Moves a unit that ends the name to the amount, and returns the new end: `3 garlic cloves` are three cloves of
  /// garlic.
  private mutating func takingUnit(in range: Range<Int>) -> Int {
    guard range.count > 1, let value = reading?.amount?.value, reading?.amount?.unit == .bare,
      let unit = tokens[range.upperBound - 1]?.word.flatMap(MeasureWord.init)?.unit, [.clove, .stalk].contains(unit)
    else { return range.upperBound }
    reading?.amount = Amount(value, unit)
    return range.upperBound - 1
  }

  private mutating func note(_ words: String, if isWorthTelling: Bool) {
    if isWorthTelling, !words.isEmpty, !NameCut.isEmptyWord(words) { notes.append(words) }
  }

  /// Returns the text of some tokens as written, without surrounding signs.
  private func words(_ range: Range<Int>) -> String {
    guard let first = tokens[range.lowerBound], range.upperBound > range.lowerBound,
      let last = tokens[range.upperBound - 1]
    else { return "" }
    return text[first.range.lowerBound..<last.range.upperBound].trimmed(of: Self.signs).text
  }

  private static let signs: Set<Unicode.Scalar> = [
    " ", ",", ";", ":", ".", "-", "–", "—", "*", "=", "/", "~", "+", "·",
  ]
}

extension AmountUnit {
  /// Whether the unit is a metric weight or volume.
  fileprivate var isMetric: Bool { [.gram, .kilogram, .milliliter, .liter].contains(self) }
}

/// The boundary between the name of an ingredient and the note that follows it.
enum NameCut {
  /// Returns the position after the name, and the position where the note begins.
  static func position(in tokens: LineTokens, from start: Int, to end: Int) -> (name: Int, note: Int) {
    for position in start..<max(start, end) where position > start {
      guard let token = tokens[position] else { break }
      if let sign = token.sign, cuts(sign, tokens, position), !isAdjective(tokens, start..<position, sign) {
        return (position, position + 1)
      }
      if let key = token.key, cutsWord(key, tokens, position) { return (position, position) }
    }
    return (end, end)
  }

  /// Returns whether words before a comma only describe the name that follows: `skinless, boneless chicken breasts`.
  private static func isAdjective(_ tokens: LineTokens, _ range: Range<Int>, _ sign: Unicode.Scalar) -> Bool {
    guard sign == ",", tokens[range.upperBound + 1]?.word != nil else { return false }
    return DescriptiveWords.fill(range.compactMap { tokens[$0]?.word }.joined(separator: " "))
  }

  /// Returns whether words add nothing to an amount.
  static func isEmptyWord(_ words: String) -> Bool { emptyWords.contains(words.lowercased()) }

  private static let emptyWords: Set<String> = ["씩", "정도", "가량", "분량", "쯤", "or so", "of", "to taste", "약", "각", "~"]

  private static func cuts(_ sign: Unicode.Scalar, _ tokens: LineTokens, _ position: Int) -> Bool {
    switch sign {
    case ",", ";", "+", "=", "*": true
    case "-", "–", "—": !tokens.isAttached(position)
    case "/": tokens[position + 1]?.number != nil
    case ".": endsSentence(tokens, position)
    default: false
    }
  }

  /// Returns whether a dot ends a sentence, not an abbreviation: it follows a word of more than three letters and
  /// precedes a space.
  private static func endsSentence(_ tokens: LineTokens, _ position: Int) -> Bool {
    guard let before = tokens[position - 1]?.word, before.count > 3 else { return false }
    return !tokens.isAttached(position + 1)
  }

  private static func cutsWord(_ key: String, _ tokens: LineTokens, _ position: Int) -> Bool {
    guard let next = tokens[position + 1]?.key else { return false }
    switch key {
    case "for", "plus": return true
    case "such", "as": return ["as", "needed", "required", "desired"].contains(next)
    case "to": return purposes.contains(next)
    default: return false
    }
  }

  private static let purposes: Set<String> = [
    "taste", "serve", "garnish", "decorate", "grease", "dust", "fry", "coat", "finish", "cover", "top",
  ]
}
