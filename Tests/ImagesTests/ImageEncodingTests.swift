import Testing

@testable import Images

@Suite struct EncodingTests {
  private static let sides = [(1, 1), (3, 1), (1, 90), (33, 17), (256, 100)]

  @Test(arguments: sides) func pngLosesNothing(_ width: Int, _ height: Int) throws {
    let image = Image.counting(width: width, height: height)
    #expect(try Photo(decoding: image.encodedAsPNG()).image == image)
  }

  @Test func pngHoldsWhatCannotBeCompressed() throws {
    var state: UInt32 = 1
    let noise = (0..<(300 * 200 * 3)).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
    let image = Image(width: 300, height: 200, pixels: noise)
    #expect(try Photo(decoding: image.encodedAsPNG()).image == image)
  }

  @Test(arguments: sides) func jpegKeepsSizeAndColor(_ width: Int, _ height: Int) throws {
    let color = Color(red: 200, green: 120, blue: 40)
    let image = Image(filling: PixelSize(width: width, height: height), with: color)
    let decoded = try Photo(decoding: image.encodedAsJPEG()).image
    #expect(decoded.largestDifference(from: image) <= 3)
  }

  @Test func jpegQualityCostsBytes() throws {
    let image = try Fixture.picture("resized/source.ppm")
    let fine = try image.encodedAsJPEG(quality: 95)
    let coarse = try image.encodedAsJPEG(quality: 20)
    #expect(coarse.count < fine.count)
    let (fineLoss, coarseLoss) = try (
      Photo(decoding: fine).image.meanDifference(from: image), Photo(decoding: coarse).image.meanDifference(from: image)
    )
    #expect(fineLoss < coarseLoss)
  }

  @Test func jpegKeepsThinColoredLinesAtFullResolution() throws {
    var image = Image(filling: PixelSize(width: 64, height: 64), with: .white)
    for row in 0..<64 { for channel in 0..<2 { image.pixels[(row * 64 + 31) * 3 + channel] = 0 } }
    let (full, half) = try (image.encodedAsJPEG(colors: .full), image.encodedAsJPEG())
    let (fullLoss, halfLoss) = try (
      Photo(decoding: full).image.meanDifference(from: image), Photo(decoding: half).image.meanDifference(from: image)
    )
    #expect(fullLoss * 2 < halfLoss)
  }

  @Test func jpegHasNoRoomForMoreThan65535() {
    let image = Image(filling: PixelSize(width: 65_536, height: 1), with: .black)
    #expect(throws: ImageError.unsupported(.jpeg, reason: "65536 by 1 pixels")) { try image.encodedAsJPEG() }
  }
}

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

  /// The expected checksum comes from Python's zlib.crc32.
  @Test func theChunkHasItsChecksum() throws {
    let marked = Self.mark.added(to: try image.encodedAsPNG())
    #expect(Array(marked[33..<37]) == [0, 0, 0, 23])
    #expect(Array(marked[64..<68]) == [0x97, 0x1D, 0xD8, 0xDB])
  }
}
