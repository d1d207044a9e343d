import Testing

@testable import Images

@Suite struct PhotoTests {
  @Test(arguments: ImageFormat.allCases) func everyFormatHasFixtures(_ format: ImageFormat) {
    #expect(Fixture.photos(format).count >= 6)
  }

  @Test(arguments: Fixture.photos(.jpeg)) func jpegLooksAsInPillow(_ name: String) throws {
    try expectSameAsPillow(name, .jpeg, mean: 0.5)
  }

  @Test(arguments: Fixture.photos(.png)) func pngLooksAsInPillow(_ name: String) throws {
    // 16-bit samples are rounded by this decoder and truncated by Pillow.
    try expectSameAsPillow(name, .png, mean: name.contains("-16") ? 0.7 : 0)
  }

  @Test(arguments: Fixture.photos(.webp)) func webpLooksAsInPillow(_ name: String) throws {
    try expectSameAsPillow(name, .webp, mean: 0)
  }

  @Test(arguments: Fixture.photos(.heic)) func heicLooksAsInPillow(_ name: String) throws {
    try expectSameAsPillow(name, .heic, mean: 1)
  }

  private func expectSameAsPillow(_ name: String, _ format: ImageFormat, mean: Double) throws {
    let bytes = try Fixture.photo(name)
    let photo = try Photo(decoding: bytes)
    let expected = try Fixture.expected(name)
    #expect(photo.image.meanDifference(from: expected) <= mean)
    #expect(photo.size == expected.size)
    let header = try ImageHeader(reading: bytes)
    #expect(header.format == format)
    #expect(header.size == expected.size)
  }
}

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

  @Test func aQuarterTurnSwapsTheSides() throws {
    // Coded as 45 by 35, shown as 35 by 45: half of it covers 18 by 23, but not 23 by 18.
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

  @Test func withoutALeastSizeThePhotoIsDecodedInFull() {
    #expect(Reduction(of: PixelSize(width: 4000, height: 3000), toAtLeast: nil).denominator == 1)
  }
}
