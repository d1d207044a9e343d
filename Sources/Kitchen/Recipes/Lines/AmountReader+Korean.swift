/// Amounts whose number is a Korean word.
extension AmountReader {
  /// `반개`, `한 줌`, `두세 쪽`, `두 세 개`, `한 컵 반`: a Korean numeral counts only with its unit.
  ///
  /// Without one only `반`, `하나`, `둘`… at the end of a line are numbers.
  func koreanNumeral(at position: Int) -> Reading? {
    guard let word = pieces[position]?.word else { return nil }
    if let number = NumberWord.koreanAlone(word), pieces[position + 1] == nil {
      return Reading(amount: Amount(number, .bare), end: position + 1)
    }
    guard let (number, rest) = NumberWord.korean(word) else { return nil }
    if let reading = counted(number, rest, at: position) { return reading }
    guard rest.isEmpty, let next = pieces[position + 1]?.word, let (upper, behind) = NumberWord.korean(next),
      upper == number + 1
    else { return nil }
    return counted(upper, behind, at: position + 1)
  }

  /// `참기름 한 바퀴`: one of something that nobody measures, at the end of a line.
  func koreanCount(at position: Int) -> Reading? {
    guard let word = pieces[position]?.word, pieces[position + 1]?.word != nil, pieces[position + 2] == nil,
      let (number, rest) = NumberWord.korean(word), rest.isEmpty, (1..<10).contains(number)
    else { return nil }
    return Reading(amount: Amount(number, .bare), end: position + 2, isShortened: true)
  }

  /// A number with its unit, which is the rest of the word at `position` or, when nothing is left, the next word.
  private func counted(_ number: Double, _ rest: Substring, at position: Int) -> Reading? {
    let attached = MeasureReader.attached(String(rest)).map { MeasureReader.Found($0, end: position + 1) }
    guard let found = rest.isEmpty ? measures.measure(at: position + 1) : attached, let unit = found.measure.unit else {
      return nil
    }
    // `양파 반쪽` is half an onion.
    if number == 0.5, unit == .clove { return Reading(amount: Amount(number, .bare), end: found.end) }
    let half = measures.halfBehind(found.end)
    let amount = found.measure.amount(number + found.extra + (half == found.end ? 0 : 0.5), unit)
    return Reading(amount: amount, end: half, isConverted: found.measure.isConverted)
  }
}
