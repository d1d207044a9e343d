/// A Korean particle, whose form depends on whether the word before it ends in a consonant.
package enum KoreanParticle: Sendable {
  /// 은, 는
  case topic
  /// 을, 를
  case object
  /// 과, 와
  case with

  /// Returns the word with the particle.
  ///
  /// - Parameter word: a word of composed syllables; one that does not end in Hangul counts as ending in a vowel.
  package func following(_ word: String) -> String {
    let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
    let last = word.lastLetter
    let endsInConsonant = last.map { syllables.contains($0) && ($0 - syllables.lowerBound) % 28 != 0 } ?? false
    return switch self {
    case .topic: word + (endsInConsonant ? "은" : "는")
    case .object: word + (endsInConsonant ? "을" : "를")
    case .with: word + (endsInConsonant ? "과" : "와")
    }
  }
}

extension String {
  /// The last code point that is a letter.
  fileprivate var lastLetter: UInt32? { unicodeScalars.last { $0.properties.isAlphabetic }?.value }
}
