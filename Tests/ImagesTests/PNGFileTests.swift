import Testing

@testable import Images

@Suite struct PNGFileTests {
  private let whole: [UInt8]

  init() throws { whole = try Fixture.photo("png/color-8.png") }

  @Test func aWrongChecksumIsDamage() throws {
    let error = #expect(throws: ImageError.self) { try Photo(decoding: whole.replacing(~whole[80], at: 80)) }
    guard case .damaged(.png, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func withoutItsLastChunkItIsTruncated() {
    #expect(throws: ImageError.truncated(.png)) { try ImageHeader(reading: Array(whole.dropLast(12))) }
  }

  @Test func aSignatureThatPassedForTextSaysSo() {
    let error = ImageError.damaged(.png, reason: "line endings were converted, as in a text file")
    #expect(throws: error) { try ImageHeader(reading: whole.replacing(0x0A, at: 4)) }
  }

  @Test func aChunkWithoutANameIsDamage() {
    let error = ImageError.damaged(.png, reason: "a chunk name is invalid")
    #expect(throws: error) { try ImageHeader(reading: whole.replacing(0, at: 37)) }
  }

  @Test(arguments: [(16, UInt8(0)), (16, 0x80), (24, 3), (25, 1), (25, 255)])
  func anImpossibleHeaderIsDamage(_ offset: Int, _ value: UInt8) {
    var bytes = whole
    if offset == 16 { bytes.replaceSubrange(16..<20, with: [0, 0, 0, 0]) }
    bytes[offset] = value
    let error = #expect(throws: ImageError.self) { try ImageHeader(reading: bytes) }
    guard case .damaged(.png, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func rowsThatTheFileCannotHoldAreNotAllocated() {
    var bytes = whole
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x30, 0, 0, 0, 0x30, 0])
    #expect(throws: ImageError.truncated(.png)) { try ImageHeader(reading: bytes) }
  }

  @Test func whatCannotBeSeenOfADeepInterlacedPictureIsBlack() {
    #expect([UInt16](arrayLiteral: 0, 0, 0, 0, 0x4000, 0x8000, 0, 0x8000).unmultiplied == [0, 0, 0, 0x7F, 0xFF, 0])
    #expect([UInt16](arrayLiteral: 0xFFFF, 0x1234, 1, 0xFFFF).unmultiplied == [0xFF, 0x12, 0])
    #expect([UInt16](arrayLiteral: 0xFFFF, 0, 0, 1).unmultiplied == [0xFF, 0, 0])
  }
}
