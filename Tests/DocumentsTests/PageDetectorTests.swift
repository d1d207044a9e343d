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

  @Test(arguments: [[0], [0, 1], [1, 2], [0, 1, 2, 3]]) func handsMayCoverCorners(covered: [Int]) throws {
    let blots = covered.map { RenderedTable.Blot(middle: Self.tilted.corners[$0], radius: 28) }
    let picture = RenderedTable(pages: [.init(corners: Self.tilted)], blots: blots)
    let found = try #require(PageDetector().pages(in: picture.image).first)
    #expect(found.corners.distance(to: Self.tilted) < 3)
  }

  @Test(arguments: 0..<4) func handMayCoverTheMiddleOfAnEdge(side: Int) throws {
    let corners = Self.tilted.corners
    let (start, end) = (corners[side], corners[(side + 1) % 4])
    // Four finger tips side by side.
    let fingers = (0..<4).map { finger in
      let share = 0.38 + 0.08 * Double(finger)
      return RenderedTable.Blot(
        middle: Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share), radius: 22)
    }
    let picture = RenderedTable(pages: [.init(corners: Self.tilted)], blots: fingers)
    let found = try #require(PageDetector().pages(in: picture.image).first)
    #expect(found.corners.distance(to: Self.tilted) < 3)
  }

  @Test func pileOfPaperIsFound() throws {
    // The sheets below stick out at the right and at the bottom, and are hardly darker.
    let (top, below) = (Self.upright, Self.upright.corners.map { Point(x: $0.x + 22, y: $0.y + 13) })
    let sheet = Quadrilateral(below[0], below[1], below[2], below[3])
    let picture = RenderedTable(
      table: 190, noise: 1, pages: [.init(corners: sheet, paper: 214, isPrinted: false), .init(corners: top)])
    let found = try #require(PageDetector().pages(in: picture.image).first)
    #expect(found.corners.overlap(with: top) > 0.85)
  }

  @Test func printedWhitePageOnWhiteTableIsFoundByItsEdge() throws {
    let page = RenderedTable.Page(corners: Self.tilted, paper: 232)
    let found = try #require(PageDetector().pages(in: RenderedTable(table: 222, noise: 1, pages: [page]).image).first)
    #expect(found.corners.overlap(with: Self.tilted) > 0.97)
  }

  @Test func pictureOfStripesHasNoPage() {
    // A shelf: what lies between two borders of the picture goes on beyond them.
    let strip = Quadrilateral(PixelArea(left: -200, top: 150, right: 840, bottom: 330))
    #expect(PageDetector().pages(in: RenderedTable(pages: [.init(corners: strip, isPrinted: false)]).image).isEmpty)
  }

  @Test(arguments: [6.0, 10, 20]) func whitePageOnWhiteTableIsFoundByItsEdge(contrast: Double) throws {
    let page = RenderedTable.Page(corners: Self.upright, paper: 220 + contrast, isPrinted: false)
    let picture = RenderedTable(table: 220, noise: 1, pages: [page])
    let found = try #require(PageDetector().pages(in: picture.image).first)
    #expect(found.corners.overlap(with: Self.upright) > 0.97)
  }

  @Test func whitePageWithoutAnEdgeIsNotGuessed() {
    let page = RenderedTable.Page(corners: Self.upright, paper: 220, isPrinted: false)
    #expect(PageDetector().pages(in: RenderedTable(table: 220, pages: [page]).image).isEmpty)
  }

  @Test(arguments: [0.0, -2]) func pageAsLargeAsTheFrameIsNotTakenForItsPrint(margin: Double) {
    let frame = PixelArea(left: margin, top: margin, right: 640 - margin, bottom: 480 - margin)
    let picture = RenderedTable(pages: [.init(corners: Quadrilateral(frame))])
    let whole = Quadrilateral(PixelArea(left: 0, top: 0, right: 640, bottom: 480))
    for page in PageDetector().pages(in: picture.image) { #expect(page.corners.overlap(with: whole) > 0.9) }
  }

  @Test func mirroredPageHasMirroredCorners() throws {
    let picture = RenderedTable(pages: [.init(corners: Self.tilted)]).image
    let found = try #require(PageDetector().pages(in: picture.oriented(.upMirrored)).first).corners
    func mirrored(_ point: Point) -> Point { Point(x: 640 - point.x, y: point.y) }
    let back = Quadrilateral(unordered: found.corners.map(mirrored))
    #expect(try #require(back).overlap(with: Self.tilted) > 0.99)
  }

  @Test func largePhotoIsReducedForTheSearch() throws {
    let size = PixelSize(width: 6240, height: 4680)
    let picture = RenderedTable(pages: [.init(corners: Self.tilted)]).image.resized(to: size, filter: .bilinear)
    let found = try #require(PageDetector().pages(in: picture).first)
    #expect(found.corners.distance(to: Self.tilted.scaled(9.75, 9.75)) < 8)
  }
}
