import Testing

@testable import Images

@Suite struct ImageFormatTests {
  @Test(arguments: ImageFormat.allCases) func theContentDeterminesTheFormat(_ format: ImageFormat) throws {
    for name in Fixture.photos(format) { #expect(ImageFormat(of: try Fixture.photo(name)) == format) }
  }

  @Test(arguments: [
    [], [0xFF], Array("GIF89a".utf8), Array("RIFF....WAVE".utf8), Array("BM".utf8), Array("....ftypisom".utf8),
    [0, 0, 0, 20] + Array("ftypavif\0\0\0\0avif".utf8), Array("<html>".utf8),
  ])
  func otherContentHasNoFormat(_ bytes: [UInt8]) { #expect(ImageFormat(of: bytes) == nil) }

  @Test func aCompatibleBrandIsEnough() {
    #expect(ImageFormat(of: [0, 0, 0, 24] + Array("ftypMiHB\0\0\0\0miafheic".utf8)) == .heic)
    #expect(ImageFormat(of: [0, 0, 0, 20] + Array("ftypMiHB\0\0\0\0miafheic".utf8)) == nil)
  }
}
