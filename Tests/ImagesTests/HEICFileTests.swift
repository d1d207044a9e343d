import Testing

@testable import Images

@Suite struct HEICBoxesTests {
  private static let meta: [UInt8] = [0, 0, 0, 8] + Array("meta".utf8)

  private func areComplete(_ bytes: [UInt8]) -> Bool { HEICBoxes(ByteView(bytes)).areComplete }

  @Test func theDescriptionMustBeThere() {
    #expect(areComplete(Self.meta))
    #expect(!areComplete([]))
    #expect(!areComplete([0, 0, 0, 8] + Array("free".utf8)))
  }

  @Test(arguments: 1..<10) func aBoxCutShortIsIncomplete(_ count: Int) {
    let data: [UInt8] = [0, 0, 0, 10] + Array("mdat".utf8) + [1, 2]
    #expect(areComplete(Self.meta + data))
    #expect(!areComplete(Self.meta + data.prefix(count)))
  }

  @Test func aBoxOfLengthZeroReachesToTheEnd() {
    #expect(areComplete(Self.meta + [0, 0, 0, 0] + Array("mdat".utf8) + [1, 2, 3]))
  }

  @Test func longLengthsAreRead() {
    let name = Array("mdat".utf8)
    #expect(areComplete(Self.meta + [0, 0, 0, 1] + name + [0, 0, 0, 0, 0, 0, 0, 17, 9]))
    #expect(!areComplete(Self.meta + [0, 0, 0, 1] + name + [0, 0, 0, 0, 0, 0, 0, 18, 9]))
    #expect(!areComplete(Self.meta + [0, 0, 0, 1] + name + [0xFF, 0, 0, 0, 0, 0, 0, 17, 9]))
    #expect(!areComplete(Self.meta + [0, 0, 0, 1] + name + [0, 0, 0]))
  }
}
