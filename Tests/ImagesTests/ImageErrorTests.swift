import Testing

@testable import Images

@Suite struct ImageErrorTests {
  @Test(arguments: [
    ("empty.jpg", ImageError.empty), ("text.jpg", .unknownFormat(firstBytes: Array("An onion, a carr".utf8))),
    ("truncated.jpg", .truncated(.jpeg)), ("truncated.png", .truncated(.png)),
    ("huge.png", .tooManyPixels(width: 100_000, height: 100_000, limit: 200_000_000)),
  ])
  func badFilesSayWhatIsWrong(_ name: String, _ expected: ImageError) throws {
    let bytes = try Fixture.bytes("bad/\(name)")
    #expect(throws: expected) { try Photo(decoding: bytes) }
  }

  @Test(arguments: ImageFormat.allCases) func limitsAreKept(_ format: ImageFormat) throws {
    let name = try #require(Fixture.photos(format).first)
    let bytes = try Fixture.photo(name)
    let size = try ImageHeader(reading: bytes).codedSize
    let pixels = size.width * size.height
    #expect(throws: ImageError.tooManyPixels(width: size.width, height: size.height, limit: pixels - 1)) {
      try Photo(decoding: bytes, limits: ImageLimits(maximumPixels: pixels - 1))
    }
    #expect(throws: ImageError.tooManyBytes(count: bytes.count, limit: bytes.count - 1)) {
      try Photo(decoding: bytes, limits: ImageLimits(maximumBytes: bytes.count - 1))
    }
    let exact = ImageLimits(maximumBytes: bytes.count, maximumPixels: pixels)
    #expect(throws: Never.self) { try Photo(decoding: bytes, limits: exact) }
  }

  @Test(arguments: [
    "jpeg/420.jpg", "jpeg/progressive.jpg", "jpeg/cmyk.jpg", "jpeg/grey.jpg", "png/color-8.png", "png/many-chunks.png",
    "webp/lossy.webp", "webp/lossless.webp", "heic/color.heic",
  ])
  func aPhotoCutAnywhereIsTruncated(_ name: String) throws {
    let bytes = try Fixture.photo(name)
    for count in 12..<(bytes.count - 1) {
      let error = #expect(throws: ImageError.self) { try Photo(decoding: Array(bytes[..<count])) }
      guard case .truncated = error else {
        Issue.record("\(count) bytes: \(String(describing: error))")
        return
      }
    }
  }

  @Test func aFrameThatTheFileCannotHoldIsNotAllocated() throws {
    var bytes = try Fixture.photo("jpeg/420.jpg")
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes.replaceSubrange((frame + 5)..<(frame + 9), with: [0x30, 0, 0x30, 0])
    #expect(throws: ImageError.truncated(.jpeg)) { try ImageHeader(reading: bytes) }
  }

  @Test(arguments: [(12, "12-bit samples"), (16, "16-bit samples")]) func deepJPEGIsNamed(
    _ depth: UInt8, _ reason: String
  ) throws {
    var bytes = try Fixture.photo("jpeg/420.jpg")
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes[frame + 4] = depth
    #expect(throws: ImageError.unsupported(.jpeg, reason: reason)) { try Photo(decoding: bytes) }
  }
}
