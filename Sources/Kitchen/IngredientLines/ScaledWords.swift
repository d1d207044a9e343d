internal import Ingredients

/// Amounts within words that a recipe has beside its own amounts: `2 sticks`, `24 cookies`.
package enum ScaledWords {
  /// Returns a note with the amounts that it consists of multiplied: `2 sticks, softened` at half is `1 stick, softened`.
  package static func note(_ note: String, by factor: Double) -> String {
    scaled(note, by: factor) { MeasureReader.attached($0)?.measure.unit != nil }
  }

  /// Returns a yield with the number that begins it multiplied: `24 cookies` at half is `12 cookies`; a length stays.
  package static func yield(_ words: String, by factor: Double) -> String {
    scaled(words, by: factor) { MeasureReader.attached($0).map { $0.measure.unit != nil } ?? true }
  }

  private static func scaled(_ words: String, by factor: Double, where counts: (String) -> Bool) -> String {
    if factor == 1 { return words }
    return words.split(separator: ", ", omittingEmptySubsequences: false)
      .map { piece(String($0), by: factor, where: counts) }.joined(separator: ", ")
  }

  /// Scales a piece that begins with a number and a word that counts.
  private static func piece(_ text: String, by factor: Double, where counts: (String) -> Bool) -> String {
    let scalars = text.composedScalars
    let tokens = LineTokens(all: LineToken.all(in: scalars))
    guard tokens[0]?.number != nil, let (number, end) = tokens.number(at: 0), let word = tokens[end]?.word,
      let last = tokens[end - 1], let next = tokens[end], counts(word)
    else { return text }
    let unit = MeasureReader.attached(word)?.measure.unit ?? .bare
    let value = AmountRounding(unit).round(number * factor)
    let between = scalars[last.range.upperBound..<next.range.lowerBound].text
    return AmountRounding.text(value) + between + numbered(word, from: number, to: value)
      + scalars[next.range.upperBound...].text
  }

  /// Returns an English word in the singular or plural that a number asks for, if another number had the other one.
  private static func numbered(_ word: String, from number: Double, to value: Double) -> String {
    guard word.isASCII, word.count > 3, (number > 1) != (value > 1) else { return word }
    if value > 1 { return word.hasSuffix("s") ? word : word + "s" }
    if word.hasSuffix("ves") { return String(word.dropLast(3)) + "f" }
    return word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }
}
