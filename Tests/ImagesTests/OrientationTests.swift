import Testing

@testable import Images

@Suite struct OrientationTests {
  /// The expected pixel order of an image two wide and three high after each orientation.
  @Test(arguments: [
    (Orientation.up, [0, 1, 2, 3, 4, 5]), (.upMirrored, [1, 0, 3, 2, 5, 4]), (.down, [5, 4, 3, 2, 1, 0]),
    (.downMirrored, [4, 5, 2, 3, 0, 1]), (.leftMirrored, [0, 2, 4, 1, 3, 5]), (.right, [4, 2, 0, 5, 3, 1]),
    (.rightMirrored, [5, 3, 1, 4, 2, 0]), (.left, [1, 3, 5, 0, 2, 4]),
  ])
  func everyTurnMovesPixelsToTheirPlaces(_ orientation: Orientation, _ order: [UInt8]) {
    let coded = Image(width: 2, height: 3, pixels: (0..<6).flatMap { [$0, 100, 200 + $0] })
    let turned = coded.oriented(orientation)
    #expect(turned.pixels == order.flatMap { [$0, 100, 200 + $0] })
    #expect(turned.size == (orientation.swapsSides ? coded.size.transposed : coded.size))
  }

  @Test(arguments: [(1, 1), (1, 70), (70, 1), (32, 33), (65, 31)]) func fourQuartersAreAWhole(width: Int, height: Int) {
    let image = Image.counting(width: width, height: height)
    #expect(image.oriented(.right).oriented(.right) == image.oriented(.down))
    #expect(image.oriented(.right).oriented(.left) == image)
    #expect(image.oriented(.leftMirrored).oriented(.leftMirrored) == image)
    #expect(image.oriented(.upMirrored).oriented(.down) == image.oriented(.downMirrored))
  }

  @Test func eightTwinsOfAPhotoAreTurnedFromTheSamePixels() throws {
    let upright = try Photo(decoding: Fixture.photo("png/orientation-1.png")).image
    for orientation in Orientation.allCases {
      let photo = try Photo(decoding: Fixture.photo("png/orientation-\(orientation.rawValue).png"))
      #expect(photo.image == upright.oriented(orientation))
    }
  }
}

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
