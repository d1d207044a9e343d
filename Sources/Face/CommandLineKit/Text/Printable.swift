extension String {
  /// The text on one line, with what a terminal would obey instead of show replaced by `�`.
  ///
  /// A title or a file name may hold anything, also the sequences that steer a terminal and the marks that turn text
  /// around. Format characters that nobody sees are left out, but not those by which letters and emoji are joined.
  package var printable: String { shown { _ in false } }

  /// The text as ``printable`` has it, but with its tabs and the ends of its lines.
  package var printableLines: String { shown { $0 == "\n" || $0 == "\t" } }

  private func shown(keeping isKept: (Unicode.Scalar) -> Bool) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.isHidden {
      shown.append(scalar.isObeyed && !isKept(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal, or a pager behind it, may obey the character: controls of ISO 6429, ends of lines and
  /// paragraphs, and the controls of the bidirectional algorithm (Unicode Standard Annex 9).
  var isObeyed: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return properties.isBidiControl
    default: return false
    }
  }

  /// Whether the character only makes texts differ that look the same.
  ///
  /// Joiners shape letters and emoji; tags name the flags of England, Scotland and Wales.
  var isHidden: Bool {
    guard !isASCII, properties.generalCategory == .format, !properties.isBidiControl else { return false }
    let isTag = (0xE0020...0xE007F).contains(value)
    return properties.isDefaultIgnorableCodePoint && !properties.isJoinControl && !isTag
  }
}
