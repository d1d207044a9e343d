import Testing

@testable import Images

@Suite struct EXIFOrientationTests {
  private static let little: [UInt8] = [
    0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0,
  ]
  private static let big: [UInt8] = [
    0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0,
  ]

  private func orientation(_ bytes: [UInt8]) -> Orientation? { Orientation(exif: ByteView(bytes)) }

  @Test func bothByteOrdersAreRead() {
    #expect(orientation(Self.little) == .right)
    #expect(orientation(Self.big) == .left)
  }

  @Test func theMarkOfAnApplicationSegmentMayPrecede() {
    #expect(orientation(Array("Exif\0\0".utf8) + Self.big) == .left)
  }

  @Test func aLongOrByteWillDo() {
    #expect(orientation(Self.little.replacing(4, at: 12)) == .right)
    #expect(orientation(Self.little.replacing(1, at: 12)) == .right)
  }

  @Test(arguments: [UInt8(0), 9, 255]) func otherNumbersAreNone(_ value: UInt8) {
    #expect(orientation(Self.little.replacing(value, at: 18)) == nil)
  }

  @Test func otherTypesAndCountsAreNone() {
    #expect(orientation(Self.little.replacing(2, at: 12)) == nil)
    #expect(orientation(Self.little.replacing(2, at: 14)) == nil)
  }

  @Test func everyPrefixIsSafe() {
    for count in 0..<Self.big.count {
      let found = orientation(Array(Self.big.prefix(count)))
      #expect(found == nil || count >= 20)
    }
  }

  @Test(arguments: [0xFF, 0x80]) func aDirectoryBeyondTheEndIsNone(_ high: Int) {
    #expect(orientation(Self.big.replacing(UInt8(high), at: 4)) == nil)
  }

  @Test func aDirectoryThatPromisesTooManyEntriesIsSearchedToItsEnd() {
    #expect(orientation(Self.big.replacing(0xFF, at: 8)) == .left)
    #expect(orientation(Self.big.replacing(0xFF, at: 8).replacing(0x13, at: 11)) == nil)
  }
}

extension [UInt8] {
  func replacing(_ value: UInt8, at index: Int) -> [UInt8] {
    var copy = self
    copy[index] = value
    return copy
  }
}
