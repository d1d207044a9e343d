import Testing

@testable import Images

/// Needs the library that draws, which `make setup` installs, and its fonts.
@Suite(.enabled(if: (try? DrawingLibrary()) != nil, "\(DrawingLibrary.name) is not installed"))
struct AnnotationDrawingTests {
  private let library: DrawingLibrary

  init() throws { library = try DrawingLibrary() }

  private func annotated(
    _ size: PixelSize, _ notes: Annotation..., background: Color = .gray
  ) throws(DrawingError) -> Image {
    try Image(filling: size, with: background).annotated(with: notes, using: library)
  }

  private func color(of image: Image, _ x: Int, _ y: Int) -> Color {
    let start = (y * image.width + x) * Image.channels
    return Color(red: image.pixels[start], green: image.pixels[start + 1], blue: image.pixels[start + 2])
  }

  /// The smallest rectangle around all pixels that are not of a colour.
  private func changes(of image: Image, from background: Color = .gray) -> PixelRectangle? {
    let points = (0..<(image.width * image.height)).map { ($0 % image.width, $0 / image.width) }
      .filter { color(of: image, $0.0, $0.1) != background }
    guard let left = points.map(\.0).min(), let right = points.map(\.0).max(), let top = points.map(\.1).min(),
      let bottom = points.map(\.1).max()
    else { return nil }
    return PixelRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  @Test(arguments: [(1, 1), (3, 2), (100, 77), (641, 9)]) func nothingToSayChangesNothing(_ width: Int, _ height: Int)
    throws
  {
    let image = Image.counting(width: width, height: height)
    #expect(try image.annotated(with: [], using: library) == image)
  }

  @Test func theLineRunsAlongTheBox() throws {
    let box = PixelArea(x: 400, y: 320, width: 600, height: 400)
    let drawn = try annotated(PixelSize(width: 1600, height: 1200), Annotation(key: "onion", name: "Onion", box: box))
    let expected = AnnotationColors.color(for: "onion")
    for (x, y) in [(400, 520), (1000, 520), (700, 720)] { #expect(color(of: drawn, x, y) == expected) }
    #expect(color(of: drawn, 700, 520) == .gray && color(of: drawn, 200, 1000) == .gray)
  }

  @Test func thePlateStandsOnTheBox() throws {
    let box = PixelArea(x: 100, y: 80, width: 150, height: 100)
    let drawn = try annotated(
      PixelSize(width: 400, height: 300), Annotation(key: "onion", name: "Onion", confidence: 0.97, box: box))
    let changed = try #require(changes(of: drawn))
    #expect(changed.y < 70 && changed.y > 40 && changed.x > 95 && changed.y + changed.height < 190)
  }

  @Test(arguments: ["Onion", "양파", "다진 마늘", "<b>&", "a\nb\t\u{1B}c"]) func aCaptionIsInTheCorner(_ name: String) throws
  {
    let drawn = try annotated(
      PixelSize(width: 400, height: 300), Annotation(key: "onion", name: name, confidence: 0.5))
    let changed = try #require(changes(of: drawn))
    #expect(changed.x > 0 && changed.x < 20 && changed.y > 240 && changed.y + changed.height < 300)
  }

  @Test(arguments: [(1, 1), (8, 8), (16, 300), (120, 90), (90, 120), (2000, 1500)])
  func everySizeIsDrawnOn(_ width: Int, _ height: Int) throws {
    let size = PixelSize(width: width, height: height)
    let box = PixelArea(whole: size).scaled(from: size, to: PixelSize(width: width * 2, height: height * 2))
    let drawn = try annotated(
      size, Annotation(key: "a", name: "Crushed Garlic", confidence: 0.07, box: box), Annotation(key: "b", name: "무"))
    #expect(drawn.size == size && changes(of: drawn) != nil)
  }

  @Test func aLongNameIsCutShort() throws {
    let name = String(repeating: "broccoli ", count: 10_000)
    let drawn = try annotated(PixelSize(width: 300, height: 200), Annotation(key: "b", name: name, confidence: 1))
    let changed = try #require(changes(of: drawn))
    #expect(changed.width < 300 && changed.height < 40)
  }

  @Test func aBoxOutsideIsLeftOut() throws {
    let box = PixelArea(x: 400, y: 0, width: 10, height: 10)
    let drawn = try annotated(PixelSize(width: 400, height: 300), Annotation(key: "b", name: "Onion", box: box))
    #expect(changes(of: drawn) == nil)
  }

  @Test func manyBoxesAreDrawn() throws {
    let notes = (0..<500).map { index in
      let place = PixelArea(x: Double(index % 25) * 16, y: Double(index / 25) * 15, width: 15, height: 14)
      return Annotation(key: "\(index % 7)", name: "Onion", confidence: 0.5, box: place)
    }
    let image = Image(filling: PixelSize(width: 400, height: 300), with: .gray)
    #expect(try image.annotated(with: notes, using: library) == image.annotated(with: notes, using: library))
  }

  @Test func aLetterThatNoFontHasIsAnError() {
    let name = "\u{3FFF0}"
    #expect(throws: DrawingError.fontMissing(text: name)) {
      try annotated(PixelSize(width: 400, height: 300), Annotation(key: "b", name: name))
    }
  }

  @Test func aSideMayBeTooLong() {
    let size = PixelSize(width: 32_768, height: 1)
    #expect(throws: DrawingError.tooLarge(size, limit: 32_767)) { try annotated(size) }
  }

  @Test func aMissingLibraryIsNamed() {
    #expect(throws: DrawingError.libraryMissing("libnothing.so.0")) { try LoadedLibrary("libnothing.so.0") }
  }
}

@Suite struct AnnotationTests {
  @Test(arguments: [(0, "0.00"), (0.07, "0.07"), (0.996, "1.00"), (1, "1.00"), (7, "1.00"), (-1, "0.00")])
  func confidenceHasTwoDecimals(_ confidence: Float, _ text: String) {
    #expect(Annotation(key: "", name: "", confidence: confidence).confidenceText == text)
  }

  @Test func noConfidenceHasNoText() {
    #expect(Annotation(key: "", name: "").confidenceText == nil)
    #expect(Annotation(key: "", name: "", confidence: .nan).confidenceText == nil)
  }
}
