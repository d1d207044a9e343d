extension String {
  /// Returns whether the text contains another, byte by byte, which is many times faster than `contains`.
  ///
  /// A text with conjoining Korean letters is compared as Unicode says.
  package func holds(_ part: String) -> Bool {
    var (text, wanted) = (self, part)
    return wanted.withUTF8 { wanted in
      text.withUTF8 { text -> Bool? in
        guard let first = wanted.first else { return true }
        var isDecomposed = false
        for start in text.indices {
          // Conjoining letters begin at U+1100, whose first byte is E1.
          if text[start] == 0xE1 { isDecomposed = true }
          guard text[start] == first, start + wanted.count <= text.count else { continue }
          if text[start..<(start + wanted.count)].elementsEqual(wanted) { return true }
        }
        return isDecomposed ? nil : false
      }
    } ?? contains(part)
  }
}
