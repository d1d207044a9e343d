@testable import Localization
import Testing

@testable import CommandLineKit

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("egg", 3), ("달걀", 4), ("\u{1103}\u{1161}\u{11AF}", 2), ("é", 1), ("e\u{301}", 1), ("…", 1), ("ＡＢ", 4),
    ("🥚", 2), ("👩‍🍳", 2), ("a\u{200B}b", 2), ("\u{1B}", 1), ("\r\n", 2), ("\u{9B}", 1), ("\u{202E}", 1), ("\u{2028}", 1),
  ])
  func columnsOfATerminal(_ text: String, _ width: Int) { #expect(text.displayWidth == width) }

  @Test func paddingCountsColumns() {
    #expect("무".padded(to: 4) == "무  " && "무".aligned(right: 3) == " 무" && "양배추".padded(to: 2) == "양배추")
  }
}

@Suite struct WrappingTests {
  @Test(arguments: [
    ("", []), ("one", ["one"]), ("one two", ["one two"]), ("one two three", ["one two", "three"]),
    ("abcdefghij", ["abcdefg", "hij"]), ("양파와 달걀", ["양파와", "달걀"]), ("  a  b ", ["a b"]),
    ("a\nb\tc\r\n\u{2028}d", ["a b c d"]),
  ])
  func linesOfSevenColumns(_ text: String, _ lines: [String]) { #expect(text.wrapped(to: 7) == lines) }
}

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("scan", "scan", 0), ("sacn", "scan", 1), ("scn", "scan", 1),
    ("kitten", "sitting", 3), ("달걀", "달갈", 1),
  ])
  func lettersThatDiffer(_ from: String, _ to: String, _ distance: Int) {
    #expect(from.editDistance(to: to) == distance && to.editDistance(to: from) == distance)
  }

  @Test func nearestComesFirst() {
    #expect("recpie".nearest(in: ["recommend", "recipe", "scan"]) == ["recipe"])
    #expect("rec".nearest(in: ["recommend", "recipe", "scan"]) == ["recommend", "recipe"])
    #expect("zebra".nearest(in: ["recommend", "recipe", "scan"]).isEmpty)
    #expect("--".nearest(in: ["--json"]).isEmpty)
  }
}

@Suite struct LanguageTests {
  @Test(arguments: [
    ([:], Language.english), (["LANG": "ko_KR.UTF-8"], .korean), (["LANG": "ko"], .korean),
    (["LANG": "kok_IN"], .english), (["LC_ALL": "", "LANG": "ko_KR"], .korean),
    (["LC_ALL": "C", "LANG": "ko_KR"], .english), (["LC_MESSAGES": "ko.utf8", "LANG": "C"], .korean),
  ])
  func localeDecides(_ environment: [String: String], _ language: Language) {
    #expect(Language(environment: environment) == language)
  }

  @Test(arguments: [
    ([], Language.english), (["--lang", "ko"], .korean), (["x", "--lang=ko", "--nope"], .korean),
    (["--lang"], .english), (["--lang", "fr"], .english), (["--", "--lang", "ko"], .english),
    (["--lang", "ko", "--lang=en"], .english),
  ])
  func optionDecidesBeforeTheLocale(_ words: [String], _ language: Language) {
    #expect(Language(words: words.map { Argument($0) }, environment: [:]) == language)
  }
}
