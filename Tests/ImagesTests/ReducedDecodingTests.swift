import Testing

@testable import Images

@Suite struct ReducedDecodingTests {
  @Test(arguments: [4, 8]) func jpegLooksAsWithPillowsDraft(_ divisor: Int) throws {
    let least = PixelSize(width: 403 / divisor, height: 301 / divisor)
    let photo = try Photo(decoding: Fixture.photo("reduced/403x301.jpg"), atLeast: least)
    #expect(photo.image.meanDifference(from: try Fixture.picture("expected/reduced/jpeg-\(divisor).ppm")) <= 0.5)
    #expect(photo.size == PixelSize(width: 403, height: 301))
  }

  @Test func webpIsAveraged() throws {
    let photo = try Photo(decoding: Fixture.photo("reduced/403x301.webp"), atLeast: PixelSize(width: 90, height: 70))
    let averaged = try Fixture.picture("expected/reduced/webp-4.ppm")
    #expect(photo.image.meanDifference(from: averaged) <= 2.5)
    #expect(photo.size == PixelSize(width: 403, height: 301))
  }

  @Test func sidesChangePlacesForATurnedPhoto() throws {
    // Coded 45 by 35, seen 35 by 45: half of it covers 18 by 23, and 23 by 18 is too wide for the half.
    let bytes = try Fixture.photo("jpeg/orientation-6.jpg")
    #expect(try Photo(decoding: bytes, atLeast: PixelSize(width: 18, height: 23)).image.size.width == 18)
    #expect(try Photo(decoding: bytes, atLeast: PixelSize(width: 23, height: 18)).image.size.width == 35)
  }

  @Test(arguments: [
    (full: 800, least: 101, denominator: 4), (800, 100, 8), (801, 101, 8), (800, 99, 8), (800, 800, 1), (800, 801, 1),
    (800, 400, 2), (800, 401, 1), (1, 1, 8), (800, 1, 8),
  ])
  func theStrongestReductionThatStillCoversIsTaken(full: Int, least: Int, denominator: Int) {
    let tall = PixelSize(width: full, height: full * 2)
    #expect(Reduction(of: tall, toAtLeast: PixelSize(width: least, height: 1)).denominator == denominator)
    #expect(Reduction(of: tall.transposed, toAtLeast: PixelSize(width: 1, height: least)).denominator == denominator)
  }

  @Test func withoutAWishThePhotoIsWhole() {
    #expect(Reduction(of: PixelSize(width: 4000, height: 3000), toAtLeast: nil).denominator == 1)
  }
}
