extension StringProtocol {
  /// Whether the text has Korean letters.
  package var isKorean: Bool {
    unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) || (0x1100...0x11FF).contains($0.value) }
  }
}
