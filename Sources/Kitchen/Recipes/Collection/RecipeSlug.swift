internal import Ingredients

/// Identifiers made from titles: `Spaghetti Aglio e Olio` becomes `spaghetti-aglio-e-olio`, `김치찌개` `gimchijjigae`.
///
/// Korean is transliterated letter by letter by the Revised Romanization of 2000, without sound changes between
/// syllables, so that the same title always gives the same identifier.
package enum RecipeSlug {
  private static let longest = 80

  /// Returns an identifier of lower-case ASCII letters and digits, never empty.
  ///
  /// - Parameters:
  ///   - separator: the character between words.
  ///   - substitute: the identifier of a title without any letter or digit in a supported script.
  package static func text(of title: String, separator: Character = "-", substitute: String = "recipe") -> String {
    var slug = ""
    for scalar in title.unicodeScalars where slug.utf8.count < longest {
      if let letters = latin(scalar) {
        slug += letters
      } else if !slug.isEmpty, slug.last != separator {
        slug.append(separator)
      }
    }
    while slug.last == separator { slug.removeLast() }
    return slug.isEmpty ? substitute : slug
  }

  /// Returns the Latin letters for a scalar; nil if it separates words.
  private static func latin(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: return String(scalar)
    case 0x41...0x5A: return String(scalar).lowercased()
    case 0xAC00...0xD7A3: return syllable(Int(scalar.value) - 0xAC00)
    case 0x1100...0x1112: return initials[Int(scalar.value) - 0x1100]
    case 0x1161...0x1175: return vowels[Int(scalar.value) - 0x1161]
    case 0x11A8...0x11C2: return finals[Int(scalar.value) - 0x11A7]
    case 0x27, 0x2019, 0x300...0x36F: return ""
    default:
      let plain = NameKey(String(scalar)).text
      return !plain.isEmpty && plain.utf8.allSatisfy { $0 < 0x80 } ? plain : nil
    }
  }

  /// - Parameter index: the position of the syllable in the block that starts at U+AC00, below 19 · 21 · 28.
  private static func syllable(_ index: Int) -> String {
    initials[index / (21 * 28)] + vowels[index / 28 % 21] + finals[index % 28]
  }

  private static let initials = [
    "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p", "h",
  ]
  private static let vowels = [
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we", "wi", "yu", "eu",
    "ui", "i",
  ]
  private static let finals = [
    "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p", "t", "t", "ng", "t",
    "t", "k", "t", "p", "t",
  ]
}
