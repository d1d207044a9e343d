import Testing

@testable import Images

@Suite struct WebPFileTests {
  /// A file of one chunk.
  private func file(_ name: String, _ payload: [UInt8], promising extra: UInt8 = 0) -> [UInt8] {
    let chunk = Array(name.utf8) + [UInt8(payload.count) + extra, 0, 0, 0] + payload
    return Array("RIFF".utf8) + [UInt8(chunk.count + 4), 0, 0, 0] + Array("WEBP".utf8) + chunk
  }

  @Test func withoutAPictureItIsDamaged() {
    let error = ImageError.damaged(.webp, reason: "the file contains no image")
    #expect(throws: error) { try Photo(decoding: file("EXIF", [1, 2, 3, 4])) }
    #expect(throws: error) { try Photo(decoding: file("ANMF", [UInt8](repeating: 0, count: 16))) }
  }

  @Test func aChunkLongerThanTheFileIsDamage() {
    let error = ImageError.damaged(.webp, reason: "a chunk extends beyond the end of the file")
    #expect(throws: error) { try Photo(decoding: file("VP8 ", [1, 2, 3, 4], promising: 1)) }
  }

  @Test func bytesBehindTheFileAreIgnored() throws {
    let whole = try Fixture.photo("webp/lossy.webp")
    #expect(try Photo(decoding: whole + [1, 2, 3]) == Photo(decoding: whole))
  }
}
