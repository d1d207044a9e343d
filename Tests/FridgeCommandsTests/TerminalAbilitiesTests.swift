import Images
import Testing

@testable import FridgeCommands

@Suite struct TerminalAbilitiesTests {
  private static let attributes = "\u{1B}[?62;22c"
  private static let sixelAttributes = "\u{1B}[?62;4;22c"
  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\"

  private func abilities(_ reply: String) -> TerminalAbilities { TerminalAbilities(reply.utf8) }

  @Test(arguments: [
    (kitty + attributes, PictureProtocol.kitty), (kitty + sixelAttributes, .kitty),
    ("\u{1B}_Gi=31;ENOTSUPPORTED\u{1B}\\" + sixelAttributes, .sixel), (sixelAttributes, .sixel),
    ("\u{1B}P>|iTerm2 3.5.1\u{1B}\\" + sixelAttributes, .inline),
    ("\u{1B}P>|XTerm(379)\u{1B}\\" + sixelAttributes, .sixel), ("typed" + sixelAttributes, .sixel),
    ("\u{1B}[?2026;2$y" + sixelAttributes, .sixel),
  ])
  func theBestWayIsTaken(_ reply: String, _ pictures: PictureProtocol) {
    #expect(abilities(reply).pictures == pictures)
  }

  @Test(arguments: ["", attributes, "\u{1B}[?4;22c", "\u{1B}[?64;22c", "\u{1B}P>|tmux 3.3a\u{1B}\\" + attributes])
  func otherTerminalsShowNone(_ reply: String) { #expect(abilities(reply).pictures == nil) }

  @Test(arguments: [
    ("", false), (kitty, false), ("\u{1B}[?62;4", false), ("\u{1B}[?1u", false), (attributes, true),
    (kitty + attributes, true),
  ])
  func theAttributesComeLast(_ reply: String, _ isComplete: Bool) { #expect(abilities(reply).isComplete == isComplete) }

  @Test(arguments: [
    ("\u{1B}[6;20;10t", PixelSize(width: 10, height: 20)),
    ("\u{1B}[6;20;10t" + attributes, PixelSize(width: 10, height: 20)),
    ("", nil), ("\u{1B}[6;0;10t", nil), ("\u{1B}[6;20t", nil), ("\u{1B}[6;99999;10t", nil), ("\u{1B}[4;20;10t", nil),
  ])
  func charactersHaveASize(_ reply: String, _ cell: PixelSize?) { #expect(abilities(reply).cell == cell) }
}

@Suite struct PictureProtocolTests {
  /// The test vectors of RFC 4648, 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func bytesBecomeText(_ plain: String, _ coded: String) { #expect(plain.utf8.base64 == coded) }

  /// A picture that compresses badly.
  private func noise(side: Int) -> Image {
    var state: UInt32 = 1
    let samples = (0..<(side * side * 3)).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
    return Image(width: side, height: side, pixels: samples)
  }

  @Test func kittyGetsPieces() throws {
    let picture = noise(side: 60)
    let pieces = try PictureProtocol.kitty.sequence(for: picture).split(separator: "\u{1B}_G").map(String.init)
    let bodies = pieces.map { $0.prefix { $0 != "\u{1B}" }.split(separator: ";", maxSplits: 1) }
    #expect(pieces.count > 2 && bodies.allSatisfy { $0[1].utf8.count <= 4096 })
    #expect(bodies[0][0] == "a=T,f=100,q=2,m=1")
    #expect(bodies.dropFirst().map { String($0[0]) } == bodies.dropFirst(2).map { _ in "m=1" } + ["m=0"])
    #expect(bodies.map { String($0[1]) }.joined() == (try picture.encodedAsPNG().base64))
  }

  @Test func aSmallPictureIsOnePiece() throws {
    let sequence = try PictureProtocol.kitty.sequence(for: noise(side: 2))
    #expect(sequence.hasPrefix("\u{1B}_Ga=T,f=100,q=2,m=0;") && sequence.hasSuffix("\u{1B}\\\n"))
  }

  @Test func inlinePicturesSayTheirSize() throws {
    let picture = noise(side: 5)
    let file = try picture.encodedAsPNG()
    let expected = "\u{1B}]1337;File=inline=1;size=\(file.count):\(file.base64)\u{07}\n"
    #expect(try PictureProtocol.inline.sequence(for: picture) == expected)
  }
}
