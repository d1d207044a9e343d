import Documents
import Foundation
import Images
import Testing

@Suite struct PerspectiveWarpTests {
  @Test func homographyTakesCornersToCorners() {
    let corners = Quadrilateral(
      Point(x: 12, y: 7), Point(x: 95, y: 20), Point(x: 88, y: 110), Point(x: 3, y: 90))
    let map = Homography(from: PixelSize(width: 40, height: 60), to: corners)
    for (point, corner) in zip([(0.0, 0.0), (40, 0), (40, 60), (0, 60)], corners.corners) {
      let place = map.applied(Point(x: point.0, y: point.1))
      #expect(hypot(place.x - corner.x, place.y - corner.y) < 1e-9)
    }
  }

  @Test(arguments: [1, 2, 3]) func wholePictureStaysAsItIs(threads: Int) {
    var state = UInt32(7)
    let pixels = (0..<(300 * 260 * 3)).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
    let image = Image(width: 300, height: 260, pixels: pixels)
    let whole = Quadrilateral(PixelArea(whole: image.size))
    #expect(image.straightened(whole, to: image.size, threads: threads) == image)
  }

  /// The edges of a checkerboard in perspective lie where they belong, to half a pixel.
  @Test func checkerboardBecomesStraight() {
    let corners = Quadrilateral(
      Point(x: 80.2, y: 40.6), Point(x: 590.4, y: 95.3), Point(x: 540.9, y: 455.1), Point(x: 40.7, y: 398.8))
    let board = PixelSize(width: 512, height: 384)
    let map = Homography(from: board, to: corners)
    var pixels: [UInt8] = []
    for y in 0..<480 {
      for x in 0..<640 {
        var sum = 0
        for step in 0..<9 {
          let point = Point(x: Double(x) + (Double(step % 3) + 0.5) / 3, y: Double(y) + (Double(step / 3) + 0.5) / 3)
          let place = map.inverted(point)
          sum += (Int((place.x / 64).rounded(.down)) + Int((place.y / 64).rounded(.down))) & 1 == 0 ? 255 : 0
        }
        let level = UInt8(sum / 9)
        pixels += [level, level, level]
      }
    }
    let flat = Image(width: 640, height: 480, pixels: pixels).straightened(corners, to: board)
    func level(_ x: Int, _ y: Int) -> Int { Int(flat.pixels[(y * board.width + x) * 3]) }
    for row in stride(from: 32, to: 384, by: 64) {
      for edge in stride(from: 64, to: 512, by: 64) {
        // The place where the level passes the middle, between two pixels' centres.
        let (before, after) = (level(edge - 3, row) > 127, level(edge + 2, row) > 127)
        #expect(before != after)
        let crossing = ((edge - 3)..<(edge + 2)).first { (level($0, row) > 127) != (level($0 + 1, row) > 127) } ?? 0
        let (low, high) = (Double(level(crossing, row)), Double(level(crossing + 1, row)))
        let place = Double(crossing) + 0.5 + (127.5 - low) / (high - low)
        #expect(abs(place - Double(edge)) < 0.5)
      }
    }
  }

  @Test func cornersBeyondThePictureTakeItsBorder() {
    let image = Image(filling: PixelSize(width: 10, height: 10), with: Color(red: 9, green: 8, blue: 7))
    let far = Quadrilateral(PixelArea(left: -500, top: -500, right: 900, bottom: 900))
    let result = image.straightened(far, to: PixelSize(width: 20, height: 20))
    #expect(result == Image(filling: result.size, with: Color(red: 9, green: 8, blue: 7)))
  }
}
