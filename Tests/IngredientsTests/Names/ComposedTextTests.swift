import Localization
import Testing

@testable import Ingredients

struct ComposedTextTests {
  @Test(arguments: [
    ("김치찌개", "김치찌개"), ("\u{1100}\u{1175}\u{11B7}\u{110E}\u{1175}", "김치"), ("\u{1100}", "\u{1100}"),
    ("가\u{11A8}", "각"), ("각\u{11A8}", "각\u{11A8}"), ("crème", "crème"), ("", ""),
  ]) func lettersBecomeSyllables(text: String, composed: String) {
    #expect(text.composedScalars == Array(composed.unicodeScalars))
    #expect(text.composedScalars.text.unicodeScalars.elementsEqual(composed.unicodeScalars))
  }

  @Test(arguments: ["a", "é", "½", "김", "𝒳", "a김é𝒳"]) func scalarsAreTheTextAgain(text: String) {
    #expect(Array(text.unicodeScalars).text.utf8.elementsEqual(text.utf8))
    #expect(
      Array(text.unicodeScalars).dropFirst().text.utf8.elementsEqual(String(text.unicodeScalars.dropFirst()).utf8))
  }

  @Test(arguments: [
    ("a", true, false), ("Z", true, false), ("김", true, false), ("é", true, false), ("\u{3131}", true, false),
    ("0", false, true), ("½", false, true), ("²", false, true), (" ", false, false), ("-", false, false),
    ("\u{301}", false, false), ("\u{FE0F}", false, false),
  ]) func lettersAndNumbersAreTold(scalar: Unicode.Scalar, isLetter: Bool, isNumber: Bool) {
    #expect(scalar.isLetter == isLetter && scalar.isNumber == isNumber)
  }

  @Test func anAccentBelongsToALetter() {
    let accent: Unicode.Scalar = "\u{301}"
    #expect(accent.isLetterOrMark && !accent.isLetter)
  }

  @Test(arguments: [
    ("가", true), ("힣", true), ("a 김", true), ("\u{1100}\u{1175}", true), ("\u{11FF}", true), ("", false),
    ("egg", false),
    ("\u{ABFF}", false), ("\u{D7A4}", false), ("\u{1200}", false), ("ㄱ", false), ("漢字", false), ("é", false),
  ]) func koreanIsTold(text: String, isKorean: Bool) {
    #expect(text.isKorean == isKorean && text[...].isKorean == isKorean)
  }
}
