extension String {
  /// The scalars of the text, with conjoining Korean letters (NFD) composed to syllables (NFC).
  ///
  /// Tables that list Korean words letter by letter are compared with these, many times faster than with characters.
  package var composedScalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(utf8.count / 2)
    for scalar in unicodeScalars {
      if let last = scalars.last, let syllable = Hangul.composed(last, scalar) {
        scalars[scalars.count - 1] = syllable
      } else {
        scalars.append(scalar)
      }
    }
    return scalars
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter; of ASCII and Korean without a look at Unicode's tables.
  package var isLetter: Bool {
    if isASCII { return (0x61...0x7A).contains(value | 0x20) }
    return Hangul.isSyllable(self) || properties.isAlphabetic
  }

  /// Whether it is a letter, or an accent that follows one.
  package var isLetterOrMark: Bool {
    isLetter || !isASCII && properties.generalCategory == .nonspacingMark
  }

  /// Whether it stands for a number: a figure, `½`, `²`.
  package var isNumber: Bool {
    isASCII ? (0x30...0x39).contains(value) : !Hangul.isSyllable(self) && properties.numericType != nil
  }
}

extension Hangul {
  /// Returns the syllable of a leading consonant and a vowel, or of a syllable without an end and a trailing consonant;
  /// nil for everything else.
  fileprivate static func composed(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0x1161...0x11C2).contains(second.value) else { return nil }
    switch first.value {
    case 0x1100...0x1112 where second.value <= 0x1175:
      return Unicode.Scalar(0xAC00 + ((first.value - 0x1100) * 21 + second.value - 0x1161) * 28)
    case 0xAC00...0xD7A3 where (first.value - 0xAC00) % 28 == 0 && second.value >= 0x11A8:
      return Unicode.Scalar(first.value + second.value - 0x11A7)
    default: return nil
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The scalars as a string, which the standard library makes of them in several times as long.
  package var text: String {
    let size = reduce(0) { $0 + UTF8.width($1) }
    return String(unsafeUninitializedCapacity: size) { bytes in
      // Each scalar fills as many bytes as were counted for it, so all of them fit.
      var count = 0
      for scalar in self {
        if scalar.isASCII {
          bytes[count] = UInt8(truncatingIfNeeded: scalar.value)
          count += 1
        } else {
          for byte in UTF8.encode(scalar) ?? Unicode.UTF8.EncodedScalar() {
            bytes[count] = byte
            count += 1
          }
        }
      }
      return count
    }
  }
}

extension [Unicode.Scalar] {
  /// The scalars as a string.
  package var text: String { self[...].text }
}
