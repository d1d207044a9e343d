import Documents
import Images
import Testing

@Suite struct PageDetectorTests {
  private static let upright = Quadrilateral(
    Point(x: 150.3, y: 60.7), Point(x: 430.6, y: 64.2), Point(x: 437.1, y: 421.4), Point(x: 144.8, y: 417.9))
  private static let tilted = Quadrilateral(
    Point(x: 201.5, y: 52.4), Point(x: 508.2, y: 118.9), Point(x: 452.7, y: 409.3), Point(x: 118.6, y: 331.1))

  @Test(arguments: [upright, tilted]) func cornersAreFoundToPartsOfAPixel(page: Quadrilateral) throws {
    let table = RenderedTable(pages: [.init(corners: page)])
    let found = try #require(PageDetector().pages(in: table.image).first)
    #expect(found.corners.distance(to: page) < 0.5)
    #expect(found.confidence > 0.6)
  }

  @Test(arguments: [(90.0, 225.0), (200.0, 225.0), (230.0, 60.0)]) func pageMayBeBrightPaleOrDark(
    table: Double, paper: Double
  ) throws {
    let picture = RenderedTable(table: table, pages: [.init(corners: Self.tilted, paper: paper, isPrinted: false)])
    let found = try #require(PageDetector().pages(in: picture.image).first)
    #expect(found.corners.overlap(with: Self.tilted) > 0.97)
  }

  @Test func pageCutByTheFrameEndsThere() throws {
    let cut = Quadrilateral(
      Point(x: 120, y: -60), Point(x: 480, y: -60), Point(x: 480, y: 380), Point(x: 120, y: 380))
    let found = try #require(PageDetector().pages(in: RenderedTable(pages: [.init(corners: cut)]).image).first)
    let visible = Quadrilateral(PixelArea(left: 120, top: 0, right: 480, bottom: 380))
    #expect(found.corners.overlap(with: visible) > 0.97)
  }

  @Test func allCardsAreFoundEachOnce() {
    let cards = [(60.0, 70.0), (260, 90), (450, 60)].map { x, y in
      Quadrilateral(PixelArea(left: x, top: y, right: x + 130, bottom: y + 200))
    }
    let picture = RenderedTable(pages: cards.map { .init(corners: $0, isPrinted: false) })
    let found = PageDetector().pages(in: picture.image, .all)
    #expect(found.count == 3)
    for card in cards { #expect(found.count { $0.corners.overlap(with: card) > 0.95 } == 1) }
  }

  @Test(arguments: [0.0, 128, 255]) func blankPicturesHaveNoPage(level: Double) {
    #expect(PageDetector().pages(in: RenderedTable(table: level).image).isEmpty)
    #expect(PageDetector().pages(in: RenderedTable(table: level).image, .all).isEmpty)
  }

  @Test(arguments: [1, 2, 8, 24, 25]) func tinyPicturesAreNoTrouble(side: Int) {
    let image = Image(filling: PixelSize(width: side, height: 1 + side / 2), with: .gray)
    #expect(PageDetector().pages(in: image).isEmpty)
  }

  @Test func theSamePictureGivesTheSameCorners() {
    let image = RenderedTable(pages: [.init(corners: Self.tilted)]).image
    #expect(PageDetector().pages(in: image) == PageDetector().pages(in: image))
  }
}
