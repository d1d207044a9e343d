/// The normalised form of a name, for comparison.
///
/// Case, spaces, punctuation, accents, full-width forms, the Unicode form (NFC or NFD) and a regular English plural are
/// ignored; Korean syllables are decomposed into letters (see ``Hangul``).
package struct NameKey: Hashable, Sendable {
  /// The remaining letters and digits, in order.
  package let letters: [Unicode.Scalar]

  /// Normalises a name.
  package init(_ name: String) {
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(name.utf8.count)
    for scalar in name.unicodeScalars { Self.fold(scalar, into: &letters) }
    self.letters = letters.singular
  }

  /// Normalises a name that is given as scalars.
  package init(folding name: [Unicode.Scalar]) {
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(name.count)
    for scalar in name { Self.fold(scalar, into: &letters) }
    self.letters = letters.singular
  }

  /// The letters as a string, for storage.
  package var text: String { letters.text }

  /// Whether the name has no letters or digits.
  package var isEmpty: Bool { letters.isEmpty }

  /// Returns whether this is the key of `name`.
  ///
  /// Most different names are rejected by their first letters, without a key.
  package func isKey(of name: some StringProtocol) -> Bool {
    guard name.unicodeScalars.first.map(mayBegin) ?? true else { return false }
    return sharesStart(with: name) && NameKey(String(name)) == self
  }

  /// Returns whether this may be the key of a name by its first character, which is at a position of some UTF-8; false only
  /// where that is plain.
  func mayBegin(_ bytes: Span<UInt8>, at position: Int) -> Bool {
    let first = UInt32(bytes[position])
    if first < 0x80 { return mayBegin(Unicode.Scalar(UInt8(first))) }
    // Korean syllables take three bytes.
    guard first & 0xF0 == 0xE0, position + 2 < bytes.count else { return true }
    let value = (first & 0x0F) << 12 | UInt32(bytes[position + 1] & 0x3F) << 6 | UInt32(bytes[position + 2] & 0x3F)
    return Unicode.Scalar(value).map(mayBegin) ?? true
  }

  /// Returns whether this may be the key of a name that begins with a character.
  private func mayBegin(_ scalar: Unicode.Scalar) -> Bool {
    guard let first = letters.first, let letter = scalar.foldedASCII ?? Hangul.firstLetter(of: scalar) else {
      return true
    }
    return letter == first
  }

  /// Returns whether `name` starts with the key except its last letter, in which an English plural may differ.
  private func sharesStart(with name: some StringProtocol) -> Bool {
    var folded: [Unicode.Scalar] = []
    var position = 0
    for scalar in name.unicodeScalars {
      folded.removeAll(keepingCapacity: true)
      Self.fold(scalar, into: &folded)
      for letter in folded {
        if position >= letters.count - 1 { return true }
        guard letter == letters[position] else { return false }
        position += 1
      }
    }
    return position >= letters.count - 1
  }

  private static func fold(_ scalar: Unicode.Scalar, into letters: inout [Unicode.Scalar]) {
    let narrow = scalar.narrow
    if narrow.isASCII {
      if let letter = narrow.foldedASCII { letters.append(letter) }
    } else if !Hangul.appendLetters(of: narrow, to: &letters) {
      if let letter = narrow.withoutAccent {
        letters.append(letter)
      } else if narrow.properties.isAlphabetic {
        letters.append(contentsOf: narrow.properties.lowercaseMapping.unicodeScalars)
      }
    }
  }
}

extension Unicode.Scalar {
  /// The ordinary form of a full-width ASCII character.
  fileprivate var narrow: Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(value) else { return self }
    return Unicode.Scalar(value - 0xFEE0) ?? self
  }

  /// A lower-case letter or a digit; nil for everything else in ASCII.
  fileprivate var foldedASCII: Unicode.Scalar? {
    switch self {
    case "a"..."z", "0"..."9": self
    case "A"..."Z": Unicode.Scalar(value | 0x20)
    default: nil
    }
  }

  /// The base letter of the accented letters that occur in food names.
  fileprivate var withoutAccent: Unicode.Scalar? {
    switch self {
    case "à"..."å", "À"..."Å": "a"
    case "ç", "Ç": "c"
    case "è"..."ë", "È"..."Ë": "e"
    case "ì"..."ï", "Ì"..."Ï": "i"
    case "ñ", "Ñ": "n"
    case "ò"..."ö", "Ò"..."Ö": "o"
    case "ù"..."ü", "Ù"..."Ü": "u"
    default: nil
    }
  }
}

extension [Unicode.Scalar] {
  /// The English singular of a regular plural; other words are unchanged.
  fileprivate var singular: [Unicode.Scalar] {
    guard count > 3, last == "s", !ends(in: "ss") else { return self }
    if ends(in: "ies") { return dropLast(3) + ["y"] }
    if ends(in: "eaves") || ends(in: "oaves") { return dropLast(3) + ["f"] }
    let takesES = ["oes", "ches", "shes", "sses", "xes", "zes"].contains(where: ends(in:))
    return dropLast(takesES ? 2 : 1)
  }

  private func ends(in ending: String) -> Bool {
    suffix(ending.unicodeScalars.count).elementsEqual(ending.unicodeScalars)
  }
}

/// Decomposition of Korean syllables into compatibility jamo, the letters that a keyboard types.
///
/// Leading and trailing consonants become the same letter (U+3131…U+3163), so composed syllables (NFC), conjoining
/// letters (NFD) and half-typed words have one spelling. The arithmetic is that of the Unicode Standard, section 3.12.
enum Hangul {
  private static let leading = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
  private static let trailing = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// Returns whether a scalar is a composed syllable.
  static func isSyllable(_ scalar: Unicode.Scalar) -> Bool { (0xAC00...0xD7A3).contains(scalar.value) }

  /// Returns the first letter of a composed syllable; nil for anything else.
  static func firstLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    isSyllable(scalar) ? leading[(Int(scalar.value) - 0xAC00) / (21 * 28)] : nil
  }

  /// Appends the letters of `scalar`; returns false when it is not Korean.
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
