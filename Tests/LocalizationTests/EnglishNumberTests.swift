@testable import Localization
import Testing

@Suite struct EnglishNumberTests {
  @Test(arguments: [
    ("peas", true), ("Green Onions", true), ("egg", false), ("asparagus", false), ("watercress", false),
    ("rice", false),
    ("", false),
  ])
  func thePluralEndsInS(name: String, isPlural: Bool) { #expect(name.isEnglishPlural == isPlural) }
}
