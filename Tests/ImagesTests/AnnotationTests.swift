import Foundation
import Testing

@testable import Images

/// Needs the drawing library, which `make setup` installs, and its fonts.
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

  /// The bounding box of all pixels that differ from a colour.
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

  @Test func theLabelStandsOnTheBox() throws {
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

@Suite struct AnnotationColorsTests {
  private typealias Triple = (Double, Double, Double)

  /// Matrices of linear RGB for normal vision and for each dichromacy (Machado, Oliveira and Fernandes, 2009).
  private static let visions: [[[Double]]] = [
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
  ]

  private func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  /// Returns a colour in OKLab as seen with a given vision.
  private func look(_ color: Color, _ vision: [[Double]]) -> [Double] {
    let light = product(vision, [color.red, color.green, color.blue].map(Color.linear)).map { min(max($0, 0), 1) }
    let cones = product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], light)
    return product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map(cbrt))
  }

  @Test(arguments: visions) func anyTwoColorsDiffer(_ vision: [[Double]]) {
    let looks = AnnotationColors.palette.map { look($0, vision) }
    for (index, one) in looks.enumerated() {
      for other in looks[..<index] {
        let distance = zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        #expect(distance >= 0.14)
      }
    }
  }

  @Test(arguments: AnnotationColors.palette + [.black, .white, .gray]) func lettersStandOut(_ color: Color) {
    let (one, other) = (color.luminance + 0.05, color.textColor.luminance + 0.05)
    #expect(max(one, other) / min(one, other) >= 4.5)
  }

  /// A change here would change the colours in all users' images.
  @Test(arguments: [("apple", 6), ("onion", 5), ("orange", 0), ("tomato", 8), ("carrot", 3)])
  func anIngredientKeepsItsColor(_ key: String, _ index: Int) {
    #expect(AnnotationColors.color(for: key) == AnnotationColors.palette[index])
  }
}
