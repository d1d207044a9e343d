/// Takes Korean syllables apart into the letters that a keyboard types.
///
/// Leading and trailing consonants become the same letter (the compatibility jamo, U+3131…U+3163), so composed
/// syllables (NFC), conjoining letters (NFD) and half-typed words all meet in one spelling. The arithmetic is that
/// of the Unicode Standard, section 3.12.
enum Hangul {
  private static let leading = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
  private static let trailing = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// Whether a scalar is a composed syllable.
  static func isSyllable(_ scalar: Unicode.Scalar) -> Bool { (0xAC00...0xD7A3).contains(scalar.value) }

  /// Appends the letters of `scalar`, or returns false when it is not Korean.
  static func appendLetters(of scalar: Unicode.Scalar, to letters: inout [Unicode.Scalar]) -> Bool {
    let value = Int(scalar.value)
    switch value {
    case 0xAC00...0xD7A3: appendSyllable(value - 0xAC00, to: &letters)
    case 0x1100...0x1112: letters.append(leading[value - 0x1100])
    case 0x1161...0x1175: letters.append(vowels[value - 0x1161])
    case 0x11A8...0x11C2: letters.append(trailing[value - 0x11A8])
    case 0x3131...0x3163: letters.append(scalar)
    default: return false
    }
    return true
  }

  /// - Parameter index: the position of the syllable in the block that starts at U+AC00, below 19 · 21 · 28.
  private static func appendSyllable(_ index: Int, to letters: inout [Unicode.Scalar]) {
    let tail = index % 28
    letters.append(leading[index / (21 * 28)])
    letters.append(vowels[index / 28 % 21])
    if tail > 0 { letters.append(trailing[tail - 1]) }
  }
}
