import Testing

@testable import Images

@Suite struct ByteViewTests {
  private let view = ByteView([1, 2, 3, 4, 0xFF])

  @Test func numbersAreReadInBothOrders() {
    #expect(view.unsigned(.bits16, at: 1) == 0x0203)
    #expect(view.unsigned(.bits16, at: 1, .littleEndian) == 0x0302)
    #expect(view.unsigned(.bits24, at: 0, .littleEndian) == 0x030201)
    #expect(view.unsigned(.bits32, at: 1) == 0x0203_04FF)
    #expect(view.unsigned(.bits8, at: 4) == 255)
  }

  @Test(arguments: [-1, 2, 5, .max, .min]) func whatIsNotAllThereIsNil(_ offset: Int) {
    #expect(view.unsigned(.bits32, at: offset) == nil)
    #expect(view.view(from: offset, count: 4) == nil)
  }

  @Test func partsCountFromTheirOwnStart() {
    let part = view.dropping(2)
    #expect(part.count == 3)
    #expect(part[0] == 3)
    #expect(part.view(from: 1, count: 2)?[1] == 0xFF)
    #expect(part[3] == nil && part[-1] == nil)
    #expect(view.dropping(9).count == 0)
  }

  @Test func hugeCountsAreNil() {
    #expect(view.view(from: 1, count: .max) == nil)
    #expect(view.view(from: 0, count: -1) == nil)
    #expect(view.view(from: 5, count: 0)?.count == 0)
  }
}
