import Testing

@testable import FridgeCommands

@Suite struct KeyTests {
  private func keys(_ chunks: [UInt8]...) -> [Key] {
    var (decoder, keys) = (KeyDecoder(), [Key]())
    for chunk in chunks {
      decoder.add(chunk)
      while let key = decoder.next() { keys.append(key) }
    }
    return keys
  }

  @Test func charactersAreScalars() {
    #expect(keys(Array("yㅛ\u{3}".utf8)) == [.character("y"), .character("ㅛ"), .character("\u{3}")])
  }

  @Test(arguments: ["[", "O"]) func arrowsComeInTwoForms(_ introducer: String) {
    #expect(keys(Array("\u{1B}\(introducer)D\u{1B}\(introducer)Cn".utf8)) == [.left, .right, .character("n")])
  }

  @Test func upAndDownAreArrowsToo() { #expect(keys(Array("\u{1B}[A\u{1B}OB".utf8)) == [.up, .down]) }

  @Test func escapeAloneIsAKey() {
    #expect(keys([0x1B]) == [.escape])
    #expect(keys(Array("\u{1B}n".utf8)) == [.escape, .character("n")])
  }

  @Test(arguments: ["\u{1B}[F", "\u{1B}[1;5C", "\u{1B}[3~", "\u{1B}[", "\u{1B}O"])
  func otherSequencesAreOneKey(_ text: String) { #expect(keys(Array(text.utf8)) == [.other]) }

  @Test func aCharacterMayArriveInPieces() {
    let bytes = Array("ㅛ".utf8)
    #expect(keys([bytes[0]], [bytes[1]], [bytes[2]]) == [.character("ㅛ")])
  }

  @Test func otherBytesAreKeysWithoutMeaning() {
    #expect(keys([0xFF, 0x79]) == [.other, .character("y")])
    #expect(keys([0xE3, 0x79]).last == .character("y"))
  }
}

@Suite struct MenuReplyTests {
  @Test(arguments: [
    ("yYㅛ\u{116D}", MenuReply.take), ("nNㅜ\u{116E}", .skip), ("qQㅂ\u{3}\u{4}", .stop),
  ])
  func lettersCountOnBothLayouts(_ letters: String, _ reply: MenuReply) {
    for letter in letters.unicodeScalars { #expect(MenuReply(.character(letter)) == reply, "\(letter)") }
  }

  @Test func arrowsPointTheWay() {
    #expect(MenuReply(.left) == .skip)
    #expect(MenuReply(.right) == .take)
  }

  @Test func otherKeysSayNothing() {
    #expect(MenuReply(.other) == nil && MenuReply(.character(" ")) == nil && MenuReply(.character("\n")) == nil)
  }
}
