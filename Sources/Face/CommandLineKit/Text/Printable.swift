extension String {
  /// The text on one line, with each control character replaced by `�`.
  ///
  /// A title or a file name may contain anything, including escape sequences and bidirectional controls. Invisible format
  /// characters are removed, except those that join letters and emoji.
  package var printable: String { shown { _ in false } }

  /// The ``printable`` form, but with tabs and newlines kept.
  package var printableLines: String { shown { $0 == "\n" || $0 == "\t" } }

  private func shown(keeping isKept: (Unicode.Scalar) -> Bool) -> String {
    // Most texts are ASCII without controls, of which a list of a thousand dishes has ten thousand.
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isHidden {
      shown.append(scalar.isObeyed && !isKept(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or pager may act on the character: controls of ISO 6429, line and paragraph separators, and
  /// controls of the bidirectional algorithm (Unicode Standard Annex 9).
  var isObeyed: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return properties.isBidiControl
    default: return false
    }
  }

  /// Whether the character is invisible, so that texts which look the same may differ by it.
  ///
  /// Joiners shape letters and emoji; tags name the flags of England, Scotland and Wales.
  var isHidden: Bool {
    guard !isASCII, properties.generalCategory == .format, !properties.isBidiControl else { return false }
    let isTag = (0xE0020...0xE007F).contains(value)
    return properties.isDefaultIgnorableCodePoint && !properties.isJoinControl && !isTag
  }
}
