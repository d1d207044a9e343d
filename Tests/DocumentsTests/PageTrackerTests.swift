import Documents
import Images
import Testing

@Suite struct PageTrackerTests {
  private static let page = Quadrilateral(
    Point(x: 75.2, y: 30.4), Point(x: 215.3, y: 32.1), Point(x: 218.6, y: 205.7), Point(x: 72.4, y: 203.9))

  /// Returns a frame with pages on a table.
  private func frame(_ pages: Quadrilateral..., noise: Double = 3) -> Image {
    var table = RenderedTable(pages: pages.map { .init(corners: $0, isPrinted: false) })
    (table.size, table.noise) = (PixelSize(width: 320, height: 240), noise)
    return table.image
  }

  @Test func pageIsFollowedBetweenSearchesToPartsOfAPixel() throws {
    var tracker = PageTracker()
    for number in 0..<8 {
      let moved = Self.page.moved(Double(number) * 2.5, Double(number) * -1.5)
      let page = tracker.page(in: frame(moved), at: Double(number) / 30)
      let found = try #require(page, "frame \(number)")
      #expect(found.corners.distance(to: moved) < 0.5)
      #expect(found.confidence > 0.6)
    }
  }

  @Test func pageThatLeavesIsLostAtOnce() {
    var tracker = PageTracker()
    #expect(tracker.page(in: frame(Self.page), at: 0) != nil)
    #expect(tracker.page(in: frame(), at: 0.03) == nil)
    #expect(tracker.page(in: frame(Self.page), at: 0.16) == nil, "too early to search again")
    #expect(tracker.page(in: frame(Self.page), at: 0.22) != nil)
  }

  @Test func largerPageIsFoundByTheNextSearch() throws {
    var tracker = PageTracker()
    let card = Quadrilateral(PixelArea(left: 110, top: 80, right: 180, bottom: 160))
    let first = tracker.page(in: frame(card), at: 0)
    let small = try #require(first)
    #expect(small.corners.overlap(with: card) > 0.95)
    let apart = Quadrilateral(PixelArea(left: 20, top: 20, right: 300, bottom: 225))
    let second = tracker.page(in: frame(apart), at: 0.6)
    let large = try #require(second)
    #expect(large.corners.overlap(with: apart) > 0.95)
  }

  @Test func timeMayBeginAnew() {
    var tracker = PageTracker()
    #expect(tracker.page(in: frame(), at: 9) == nil)
    #expect(tracker.page(in: frame(Self.page), at: 0) != nil)
  }

  @Test func nothingIsFollowedWhereThePageWasAnotherOne() {
    let detector = PageDetector()
    let elsewhere = Quadrilateral(PixelArea(left: 230, top: 40, right: 310, bottom: 120))
    #expect(detector.page(near: elsewhere, in: frame(Self.page)) == nil)
    #expect(detector.page(near: Self.page, in: frame()) == nil)
    #expect(detector.page(near: Self.page, in: Image(filling: PixelSize(width: 8, height: 8), with: .gray)) == nil)
  }

  @Test func pageThatTheFrameCutsIsFollowed() throws {
    let cut = Quadrilateral(PixelArea(left: 60, top: -30, right: 240, bottom: 190))
    let visible = Quadrilateral(PixelArea(left: 60, top: 0, right: 240, bottom: 190))
    let detector = PageDetector()
    let found = try #require(detector.pages(in: frame(cut)).first)
    let followed = try #require(detector.page(near: found.corners, in: frame(cut.moved(2, 2))))
    #expect(followed.corners.overlap(with: visible.moved(2, 0)) > 0.95)
  }
}

extension Quadrilateral {
  fileprivate func moved(_ x: Double, _ y: Double) -> Quadrilateral {
    let moved = corners.map { Point(x: $0.x + x, y: $0.y + y) }
    return Quadrilateral(moved[0], moved[1], moved[2], moved[3])
  }
}
