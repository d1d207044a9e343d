import Testing

@testable import Images

@Suite struct OrientationTests {
  /// Where the upper left pixel of a picture two wide and three high is found after the turn, and the one beside it.
  @Test(arguments: [
    (Orientation.up, [0, 1, 2, 3, 4, 5]), (.upMirrored, [1, 0, 3, 2, 5, 4]), (.down, [5, 4, 3, 2, 1, 0]),
    (.downMirrored, [4, 5, 2, 3, 0, 1]), (.leftMirrored, [0, 2, 4, 1, 3, 5]), (.right, [4, 2, 0, 5, 3, 1]),
    (.rightMirrored, [5, 3, 1, 4, 2, 0]), (.left, [1, 3, 5, 0, 2, 4]),
  ])
  func everyTurnMovesPixelsToTheirPlaces(_ orientation: Orientation, _ order: [UInt8]) {
    let coded = Image(width: 2, height: 3, pixels: (0..<6).flatMap { [$0, 100, 200 + $0] })
    let turned = coded.turned(orientation)
    #expect(turned.pixels == order.flatMap { [$0, 100, 200 + $0] })
    #expect(turned.size == (orientation.swapsSides ? coded.size.transposed : coded.size))
  }

  @Test(arguments: [(1, 1), (1, 70), (70, 1), (32, 33), (65, 31)]) func fourQuartersAreAWhole(width: Int, height: Int) {
    let image = Image.counting(width: width, height: height)
    #expect(image.turned(.right).turned(.right) == image.turned(.down))
    #expect(image.turned(.right).turned(.left) == image)
    #expect(image.turned(.leftMirrored).turned(.leftMirrored) == image)
    #expect(image.turned(.upMirrored).turned(.down) == image.turned(.downMirrored))
  }

  @Test func eightTwinsOfAPhotoAreTurnedFromTheSamePixels() throws {
    let upright = try Photo(decoding: Fixture.photo("png/orientation-1.png")).image
    for orientation in Orientation.allCases {
      let photo = try Photo(decoding: Fixture.photo("png/orientation-\(orientation.rawValue).png"))
      #expect(photo.image == upright.turned(orientation))
    }
  }
}
