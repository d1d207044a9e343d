/// A piece of an ingredient line: a number, a word or a sign.
struct LineToken: Equatable {
  /// What the piece is.
  enum Kind: Equatable {
    /// A decimal number or a fraction, not negative and finite.
    case number(Double)
    /// Letters, as written; hyphens and apostrophes between them belong to the word.
    case word(String)
    /// Anything else, one character at a time.
    case sign(Character)
  }

  /// What the piece is.
  let kind: Kind
  /// Where it stands in the text of the line.
  let range: Range<Int>

  /// The word; nil for everything else.
  var word: String? { if case .word(let word) = kind { word } else { nil } }

  /// The word in lower case and without hyphens, as tables list it; nil for everything else.
  var key: String? { word.map { $0.lowercased().filter { $0 != "-" } } }

  /// The number; nil for everything else.
  var number: Double? { if case .number(let number) = kind { number } else { nil } }

  /// The sign; nil for everything else.
  var sign: Character? { if case .sign(let sign) = kind { sign } else { nil } }
}

extension LineToken {
  /// The pieces of a line in their order; spaces are no pieces, but show in the ranges.
  static func all(in text: [Character]) -> [LineToken] {
    var tokens: [LineToken] = []
    var position = 0
    while position < text.count {
      let rest = text[position...]
      if let (number, end) = Numeral.read(rest) {
        tokens.append(LineToken(kind: .number(number), range: position..<end))
      } else if rest.isWordStart {
        let end = rest.endOfWord(from: position)
        tokens.append(LineToken(kind: .word(String(text[position..<end])), range: position..<end))
      } else if text[position] != " " {
        tokens.append(LineToken(kind: .sign(text[position]), range: position..<(position + 1)))
      }
      position = max(tokens.last?.range.upperBound ?? 0, position + 1)
    }
    return tokens
  }
}

extension ArraySlice<Character> {
  fileprivate var isWordStart: Bool { first?.isLetter ?? false }

  /// Where the word ends that begins here; a vague amount written together with its name is a word of its own.
  fileprivate func endOfWord(from start: Int) -> Int {
    let end = endOfLetters
    return VagueAmount.lengthOfName(in: String(self[start..<end])).map { start + $0 } ?? end
  }

  private var endOfLetters: Int {
    var end = startIndex
    while end < endIndex {
      let joins = ["-", "'", "’"].contains(self[end]) && end + 1 < endIndex && self[end + 1].isLetter
      guard self[end].isLetter || joins else { break }
      end += 1
    }
    return end
  }
}
