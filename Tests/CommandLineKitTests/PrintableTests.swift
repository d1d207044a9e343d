import Testing

@testable import CommandLineKit

@Suite struct PrintableTests {
  @Test(arguments: [
    "", "egg", "달걀 볶음밥", "\u{1103}\u{1161}\u{11AF}", "Crème brûlée", "e\u{301}", "½ · “a” … –", "👩‍🍳", "☕\u{FE0F}",
    "👍🏽", "🇰🇷", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "می\u{200C}خواهم", "क्\u{200D}ष", "\u{A0}",
    "\u{3164}",
    "\u{FFFD}", "~ }",
  ])
  func writingPassesUnchanged(_ text: String) {
    #expect(Array(text.printable.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    arguments: [
      0x00...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069,
    ] as [ClosedRange<UInt32>])
  func whatATerminalObeysIsReplaced(_ values: ClosedRange<UInt32>) throws {
    for value in values {
      let text = "a" + String(try #require(Unicode.Scalar(value))) + "b"
      #expect(text.printable == "a�b", "\(value)")
      #expect(text.displayWidth == text.printable.displayWidth, "\(value)")
    }
  }

  @Test(arguments: [0x1F, 0x20, 0x7E, 0x7F, 0x9F, 0xA0, 0x2027, 0x2028, 0x2029, 0x202A, 0x202E, 0x202F, 0x2065, 0x206A])
  func rangesEndWhereTheyShould(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect((String(scalar).printable == "�") == [0x1F, 0x7F, 0x9F, 0x2028, 0x2029, 0x202A, 0x202E].contains(value))
  }

  @Test(arguments: ["\u{AD}", "\u{200B}", "\u{2060}", "\u{2064}", "\u{206F}", "\u{FEFF}", "\u{E0001}"])
  func whatNobodySeesIsLeftOut(_ hidden: String) {
    #expect("choco\(hidden)late".printable == "chocolate")
    #expect("choco\(hidden)late".displayWidth == 9)
  }

  @Test(arguments: [
    ("달걀.jpg", "달걀.jpg"), ("a\u{1B}[2J\n\u{9B}", "a�[2J��"), ("a\r\nb\tc", "a��b�c"), ("\u{202E}gpj.exe", "�gpj.exe"),
  ])
  func aLineStaysALine(_ name: String, _ shown: String) { #expect(name.printable == shown) }

  @Test(arguments: [
    ("", ""), ("a\n\tb\n", "a\n\tb\n"), ("a\r\n\u{1B}[2J\u{85}", "a�\n�[2J�"), ("\u{2028}\u{2066}", "��"),
  ])
  func linesStayLines(_ text: String, _ shown: String) {
    #expect(Array(text.printableLines.utf8) == Array(shown.utf8))
  }
}
