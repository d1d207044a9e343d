extension String {
  /// The columns that the text takes on a terminal: two for each East Asian wide character, one for most others.
  ///
  /// Follows Unicode Standard Annex 11; combining characters count as zero, and characters that the ``printable`` form
  /// replaces count as their replacement.
  public var displayWidth: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  /// Returns the text padded on the right with spaces to `width` columns.
  public func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - displayWidth)) }

  /// Returns the text padded on the left with spaces to `width` columns.
  public func aligned(right width: Int) -> String { String(repeating: " ", count: max(0, width - displayWidth)) + self }
}

extension Character {
  /// The columns that the character takes on a terminal: 0, 1 or 2.
  public var displayWidth: Int {
    // CR LF is one character of two scalars.
    if isASCII { return unicodeScalars.count }
    let asEmoji = unicodeScalars.contains { $0.value == 0xFE0F }
    return asEmoji ? 2 : unicodeScalars.map(\.displayWidth).max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if isObeyed { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if (0x1160...0x11FF).contains(value) { return 0 }
    return Self.wide.contains { $0.contains(value) } || properties.isEmojiPresentation ? 2 : 1
  }

  /// The blocks of wide and full-width characters.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// Returns the text in lines of at most `width` columns, broken at spaces, or inside a word that exceeds a line.
  ///
  /// Tabs and newlines count as spaces.
  public func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    let words = split { $0 == " " || $0 == "\t" || $0.isNewline }
    for word in words.flatMap({ String($0).pieces(of: width) }) {
      if line.isEmpty {
        line = word
      } else if line.displayWidth + 1 + word.displayWidth <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Returns the word in pieces of at most `width` columns.
  private func pieces(of width: Int) -> [String] {
    var pieces = [""]
    for character in self {
      if pieces[pieces.count - 1].displayWidth + character.displayWidth > width { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    return pieces.filter { !$0.isEmpty }
  }
}
