extension StringProtocol {
  /// Whether an English name is in the plural, judged by its last letters: `peas` is, `asparagus` and `rice` are not.
  package var isEnglishPlural: Bool { hasSuffix("s") && !["ss", "us", "is"].contains(where: hasSuffix) }
}
