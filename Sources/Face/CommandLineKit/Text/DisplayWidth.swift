extension String {
  /// How many columns of a terminal the text takes: two for each East Asian wide character, one for most others.
  ///
  /// After Unicode Standard Annex 11, with the letters that combine with their neighbours counted as nothing, and
  /// characters that are replaced in the ``printable`` form as what replaces them.
  public var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text followed by the spaces that fill it to `width` columns.
  public func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - displayWidth)) }

  /// The text preceded by the spaces that fill it to `width` columns.
  public func aligned(right width: Int) -> String { String(repeating: " ", count: max(0, width - displayWidth)) + self }
}

extension Character {
  /// How many columns of a terminal the character takes: 0, 1 or 2.
  public var displayWidth: Int {
    // The end of a line may be one character of two: CR, LF.
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

  /// The blocks whose characters are wide or full-width.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
