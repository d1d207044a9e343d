import Testing

@testable import CommandLineKit

@Suite struct DisplayTextTests {
  private static let evil = "a\u{1B}[31m\u{9B}\u{202E}"

  @Test func aStringIsMadePrintable() {
    let text = DisplayText(Self.evil)
    #expect(text.text == "a�[31m��" && text.displayWidth == 8)
  }

  @Test func piecesOfALiteralAreMadePrintable() {
    let (evil, number) = (Self.evil, 12)
    let text: DisplayText = "\u{1B}[\(evil) \(number)"
    #expect(text.text == "�[a�[31m�� 12" && text.displayWidth == 13)
  }

  @Test func styleIsSwitchedOnAndOff() {
    let text = DisplayText("a\u{1B}[0m", .bold)
    #expect(text.text == "\u{1B}[1ma�[0m\u{1B}[0m" && text.displayWidth == 5)
  }

  @Test func nothingHasNoStyle() { #expect(DisplayText("", .red).isEmpty && DisplayText("", .red).displayWidth == 0) }

  @Test func stylesAndSequencesStayInALiteral() {
    let (style, sequence) = (DisplayText("무", .faint), DisplayText.sequence("\u{1B}[K"))
    let text: DisplayText = "1. \(style)\(sequence)"
    #expect(text.text == "1. \u{1B}[2m무\u{1B}[0m\u{1B}[K" && text.displayWidth == 5)
  }

  @Test func textsAreAppended() {
    var text = DisplayText("a")
    text.append(DisplayText("\u{7F}"))
    #expect(text.text == "a�" && text.displayWidth == 2)
  }
}
