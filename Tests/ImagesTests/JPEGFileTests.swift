import Testing

@testable import Images

@Suite struct JPEGFileTests {
  private let whole: [UInt8]

  init() throws { whole = try Fixture.photo("jpeg/420.jpg") }

  /// Where a segment of the file starts.
  private func start(of marker: UInt8) throws -> Int {
    try #require(whole.indices.dropLast().first { whole[$0] == 0xFF && whole[$0 + 1] == marker })
  }

  @Test func anEarlierWarningHidesNoMissingEnd() throws {
    let scan = try start(of: JPEGMarker.startOfScan)
    let cut = whole[..<scan] + [0, 1, 2] + whole[scan..<(whole.count - 40)]
    #expect(throws: ImageError.truncated(.jpeg)) { try Photo(decoding: Array(cut)) }
  }

  @Test func theEndOfAThumbnailIsNotTheEnd() throws {
    let thumbnail: [UInt8] = [0xFF, 0xE1, 0, 8, 0xFF, 0xD8, 0xFF, 0xD9, 0, 0]
    let cut = whole[..<2] + thumbnail + whole[2..<(whole.count - 40)]
    #expect(throws: ImageError.truncated(.jpeg)) { try Photo(decoding: Array(cut)) }
    let complete = whole[..<2] + thumbnail + whole[2...]
    #expect(throws: Never.self) { try Photo(decoding: Array(complete)) }
  }

  @Test func aFileOfMarkersAloneIsTruncated() {
    #expect(throws: ImageError.truncated(.jpeg)) { try Photo(decoding: [0xFF, 0xD8, 0xFF, 0xD9]) }
    #expect(throws: ImageError.truncated(.jpeg)) { try Photo(decoding: [0xFF, 0xD8]) }
    #expect(throws: ImageError.truncated(.jpeg)) {
      try Photo(decoding: [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 99))
    }
  }

  @Test func aScanWithoutAFrameIsDamage() throws {
    let scan = try start(of: JPEGMarker.startOfScan)
    let error = #expect(throws: ImageError.self) { try ImageHeader(reading: whole[..<2] + Array(whole[scan...])) }
    #expect(error == .damaged(.jpeg, reason: "a scan comes before the frame header"))
  }

  @Test(arguments: [UInt8(0), 1]) func aSegmentShorterThanItsLengthIsDamage(_ length: UInt8) {
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, length, 0, 0]
    let reason = "a segment length is too small"
    #expect(throws: ImageError.damaged(.jpeg, reason: reason)) { try ImageHeader(reading: bytes) }
  }

  @Test(arguments: [0, 2, 5]) func otherNumbersOfComponentsAreRefused(_ count: UInt8) throws {
    let frame = try start(of: 0xC0)
    #expect(throws: ImageError.self) { try ImageHeader(reading: whole.replacing(count, at: frame + 9)) }
  }

  @Test func anAppendedFileIsIgnored() throws {
    let alone = try Photo(decoding: whole)
    #expect(try Photo(decoding: whole + whole) == alone)
  }

  @Test func theFirstOrientationCounts() throws {
    let turned = try Fixture.photo("jpeg/orientation-6.jpg")
    let exif: [UInt8] = [
      0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0,
      1,
      0, 3, 0, 0, 0, 0, 0, 0,
    ]
    #expect(try ImageHeader(reading: turned[..<2] + exif + Array(turned[2...])).orientation == .down)
  }
}
