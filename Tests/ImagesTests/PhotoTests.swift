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
    // Samples of 16 bits are rounded here and cut off there.
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
