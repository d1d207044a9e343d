import Testing

@testable import CommandLineKit

struct LineWrappingTests {
  private func wrapped(_ text: String, to width: Int) -> [String] { DisplayText(text).wrapped(to: width).map(\.text) }

  @Test(arguments: [
    ("", [""]), ("twenty columns exactly", ["twenty columns", "exactly"]),
    ("12345678901234567890", ["12345678901234567890"]),
    ("123456789012345678901", ["12345678901234567890", "1"]),
    ("  indented text that is long", ["  indented text that", "  is long"]),
    ("3. a numbered line that is long", ["3. a numbered line", "   that is long"]),
    ("name  a cell of a table that is long", ["name  a cell of a", "      table that is", "      long"]),
    ("양파와 대파를 송송 썰어 넣고 볶습니다", ["양파와 대파를 송송", "썰어 넣고 볶습니다"]),
    ("one  two", ["one  two"]),
  ]) func breaksAtSpaces(text: String, lines: [String]) { #expect(wrapped(text, to: 20) == lines) }

  @Test(arguments: 20...60) func keepsEveryWordAndTheWidth(width: Int) {
    let text =
      "1. 해물파전 (seafood-green-onion-pancake)  missing Shrimp, Squid, 부침가루; uses the squid that expires tomorrow"
    let lines = DisplayText(text).wrapped(to: width)
    #expect(lines.allSatisfy { $0.displayWidth <= width })
    let words = lines.flatMap { $0.text.split(separator: " ") }
    #expect(words.joined() == text.split(separator: " ").joined())
  }

  @Test func aStyleContinuesOnTheNextLine() {
    let lines = DisplayText("a bold line that is too long", .bold).wrapped(to: 20)
    #expect(lines.map(\.text) == ["\u{1B}[1ma bold line that is\u{1B}[0m", "\u{1B}[1mtoo long\u{1B}[0m"])
    #expect(lines.map(\.displayWidth) == [19, 8])
  }

  @Test func aShortLineIsUnchanged() {
    let text: DisplayText = "\(DisplayText("x", .red)) plain"
    #expect(text.wrapped(to: 20) == [text])
  }
}
