import Testing

@testable import Images

@Suite struct PictureMarkTests {
  private static let mark = PictureMark("Made by a test")
  private let image = Image.counting(width: 20, height: 10)

  private func files() throws -> [[UInt8]] { [try image.encodedAsPNG(), try image.encodedAsJPEG()] }

  @Test func aMarkedFileShowsTheSamePicture() throws {
    for file in try files() {
      let marked = Self.mark.added(to: file)
      #expect(Self.mark.isIn(marked) && marked.count > file.count)
      #expect(try Photo(decoding: marked).image == Photo(decoding: file).image)
    }
  }

  @Test func onlyTheSameMarkIsFound() throws {
    for file in try files() {
      #expect(!Self.mark.isIn(file))
      #expect(!Self.mark.isIn(PictureMark("Made by a tset").added(to: file)))
      #expect(!Self.mark.isIn(Self.mark.added(to: file).prefix(15)))
    }
  }

  @Test(arguments: [[], [0xFF], [0xFF, 0xD8], Array("text".utf8)]) func otherFilesHaveNoMark(_ bytes: [UInt8]) {
    #expect(!Self.mark.isIn(bytes))
  }

  @Test func whatIsNoPictureIsLeftAlone() {
    #expect(Self.mark.added(to: Array("text".utf8)) == Array("text".utf8))
  }

  /// The chunk as Python's zlib.crc32 sums it up.
  @Test func theChunkHasItsChecksum() throws {
    let marked = Self.mark.added(to: try image.encodedAsPNG())
    #expect(Array(marked[33..<37]) == [0, 0, 0, 23])
    #expect(Array(marked[64..<68]) == [0x97, 0x1D, 0xD8, 0xDB])
  }
}
