import Testing

@testable import Images

@Suite struct OpacityTests {
  @Test func opaqueFilesHaveNone() throws {
    let image = Image.counting(width: 9, height: 5)
    #expect(try Photo.opacity(decoding: image.encodedAsPNG()) == nil)
    #expect(try Photo.opacity(decoding: image.encodedAsJPEG()) == nil)
    #expect(try Photo.opacity(decoding: image.encodedAsWebP()) == nil)
  }

  @Test func noiseIsRefused() {
    #expect(throws: ImageError.self) { try Photo.opacity(decoding: [1, 2, 3]) }
    #expect(throws: ImageError.empty) { try Photo.opacity(decoding: []) }
  }

  @Test(arguments: [(1, 1), (3, 1), (33, 17)]) func webPKeepsSizeAndColor(width: Int, height: Int) throws {
    let color = Color(red: 200, green: 120, blue: 40)
    let image = Image(filling: PixelSize(width: width, height: height), with: color)
    #expect(try Photo(decoding: image.encodedAsWebP()).image.largestDifference(from: image) <= 6)
  }

  @Test func tooLargeForWebPIsAnError() {
    let image = Image(filling: PixelSize(width: 16_384, height: 1), with: .black)
    #expect(throws: ImageError.unsupported(.webp, reason: "16384 by 1 pixels")) { try image.encodedAsWebP() }
  }
}

/// Needs the drawing library, which `make setup` installs.
@Suite(.enabled(if: (try? DrawingLibrary()) != nil, "\(DrawingLibrary.name) is not installed"))
struct PDFDocumentTests {
  @Test func documentHoldsItsPicturesUnchanged() throws {
    let pages = [(40, 30), (25, 60)].map { Image.counting(width: $0.0, height: $0.1) }
    let pictures = try pages.map { (size: $0.size, jpeg: try $0.encodedAsJPEG()) }
    let bytes = try PDFDocument().bytes(of: pictures)
    #expect(bytes.starts(with: "%PDF-".utf8))
    #expect(String(decoding: bytes, as: UTF8.self).contains("/Count 2"))
    for picture in pictures { #expect(bytes.firstRange(of: picture.jpeg) != nil) }
    #expect(try PDFDocument().bytes(of: pictures) == bytes)
  }

  @Test func outlineIsDrawnAroundItsArea() throws {
    let image = Image(filling: PixelSize(width: 120, height: 90), with: .gray)
    let corners = [(20.0, 20.0), (100, 20), (100, 70), (20, 70)].map { Point(x: $0.0, y: $0.1) }
    let drawn = try image.outlined(with: [corners], using: DrawingLibrary())
    func isUnchanged(_ x: Int, _ y: Int) -> Bool { drawn.pixels[(y * 120 + x) * 3] == image.pixels[0] }
    #expect(!isUnchanged(60, 20) && !isUnchanged(20, 45) && isUnchanged(60, 45) && isUnchanged(5, 5))
    #expect(try image.outlined(with: [], using: DrawingLibrary()) == image)
  }
}
