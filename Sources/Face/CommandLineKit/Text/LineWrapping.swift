/// Breaking of lines that exceed the width of a terminal.
extension DisplayText {
  /// Returns the text in lines of at most `width` columns, broken at spaces, or inside a word that exceeds a line.
  ///
  /// Further lines are indented as far as the text of the first one: behind its leading spaces and its number, or in the
  /// last column of a table if that begins in the left half. A style that is on at a break continues on the next line.
  ///
  /// - Parameter width: at least 20.
  package func wrapped(to width: Int) -> [DisplayText] {
    precondition(width >= 20, "a terminal has at least twenty columns")
    guard displayWidth > width else { return [self] }
    var lines = WrappedLines(width: width, indent: indent(in: width))
    for piece in TextPieces(text) { lines.append(piece) }
    return lines.finished.map { DisplayText(sequenced: $0) }
  }

  /// The column at which further lines begin.
  private func indent(in width: Int) -> Int {
    let shown = TextPieces(text).compactMap { piece in
      if case .character(let character) = piece { character } else { nil }
    }
    let leading = shown.prefix { $0 == " " }.count
    let number = shown.dropFirst(leading).prefix { $0.isNumber || $0 == "." }
    let isNumbered = number.last == "." && shown.dropFirst(leading + number.count).first == " "
    var (column, best, spaces) = (0, leading + (isNumbered ? number.count + 1 : 0), 0)
    for character in shown {
      if character != " ", spaces > 1, column > best, column <= width / 2 { best = column }
      spaces = character == " " ? spaces + 1 : 0
      column += character.displayWidth
    }
    return min(best, width / 2)
  }
}

/// The characters and control sequences of a display text, in order.
private struct TextPieces: Sequence, IteratorProtocol {
  enum Piece {
    case character(Character)
    case sequence(String)
  }

  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Piece? {
    guard let first = rest.popFirst() else { return nil }
    guard first == "\u{1B}" else { return .character(first) }
    var sequence = String(first)
    while let next = rest.popFirst() {
      sequence.append(next)
      if next.isLetter { break }
    }
    return .sequence(sequence)
  }
}

/// Lines in the course of wrapping.
private struct WrappedLines {
  private static let reset = "\u{1B}[0m"

  private let width: Int
  private let indent: String
  private var lines: [String] = []
  private var line = ""
  private var column = 0
  private var word = ""
  private var wordWidth = 0
  private var gap = 0
  private var style = ""
  private var isAtStart = true

  init(width: Int, indent: Int) { (self.width, self.indent) = (width, String(repeating: " ", count: indent)) }

  mutating func append(_ piece: TextPieces.Element) {
    switch piece {
    case .sequence(let sequence):
      word += sequence
      style = sequence == Self.reset ? "" : sequence
    case .character(" "):
      endWord()
      gap += 1
    case .character(let character):
      if wordWidth + character.displayWidth > width - indent.count { endWord() }
      word.append(character)
      wordWidth += character.displayWidth
    }
  }

  var finished: [String] {
    var copy = self
    copy.endWord()
    return copy.lines + (copy.line.isEmpty ? [] : [copy.line])
  }

  /// Moves the word to the line, or to a new line if it does not fit.
  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if column + gap + wordWidth > width, !isAtStart {
      let open = word.contains("\u{1B}") ? "" : style
      lines.append(line + (open.isEmpty ? "" : Self.reset))
      (line, column) = (indent + open, indent.count)
    } else {
      line += String(repeating: " ", count: gap)
      column += gap
    }
    line += word
    column += wordWidth
    if wordWidth > 0 { isAtStart = false }
    (word, wordWidth, gap) = ("", 0, 0)
  }
}
