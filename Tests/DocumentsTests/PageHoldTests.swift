import Documents
import Images
import Testing

@Suite struct PageHoldTests {
  private let page = Quadrilateral(PixelArea(left: 100, top: 100, right: 300, bottom: 400))
  private let other = Quadrilateral(PixelArea(left: 150, top: 100, right: 350, bottom: 400))

  /// Feeds a page at 30 frames a second and returns the last event.
  private func hold(_ page: Quadrilateral, _ hold: inout PageHold, from start: Double, to end: Double) -> PageHold.Event
  {
    var event = PageHold.Event.nothing
    for frame in 0...Int(((end - start) * 30).rounded()) { event = hold.add(page, at: start + Double(frame) / 30) }
    return event
  }

  @Test func steadyPageIsCapturedOnce() {
    var hold = PageHold()
    #expect(self.hold(page, &hold, from: 0, to: 1.4) == .holding(page, progress: 1.4 / 1.5))
    #expect(hold.add(page, at: 1.5) == .captured(page))
    #expect(self.hold(page, &hold, from: 1.6, to: 9) == .kept(page))
  }

  @Test func moveStartsAnew() {
    var hold = PageHold()
    #expect(self.hold(page, &hold, from: 0, to: 1.4) == .holding(page, progress: 1.4 / 1.5))
    #expect(hold.add(other, at: 1.75) == .holding(other, progress: 0))
    #expect(hold.add(other, at: 2.5) == .holding(other, progress: 0.5))
    #expect(hold.add(other, at: 3.25) == .captured(other))
  }

  @Test(arguments: [nil, Quadrilateral(PixelArea(left: 0, top: 0, right: 50, bottom: 50))])
  func missesOfAFewFramesArePassedOver(_ outlier: Quadrilateral?) {
    var hold = PageHold()
    _ = self.hold(page, &hold, from: 0, to: 1)
    #expect(hold.add(outlier, at: 1.2) == .holding(page, progress: 1 / 1.5))
    #expect(hold.add(outlier, at: 1.28) == .holding(page, progress: 1 / 1.5))
    #expect(hold.add(page, at: 1.4) == .holding(page, progress: 1.4 / 1.5))
    // A page is captured from a frame that shows it.
    #expect(hold.add(outlier, at: 1.5) == .holding(page, progress: 1.4 / 1.5))
    #expect(hold.add(page, at: 1.6) == .captured(page))
  }

  @Test func longMissStartsAnew() {
    var hold = PageHold()
    _ = self.hold(page, &hold, from: 0, to: 1.4)
    #expect(hold.add(nil, at: 1.75) == .nothing)
    #expect(hold.add(page, at: 1.8) == .holding(page, progress: 0))
  }

  @Test(arguments: [nil, Quadrilateral(PixelArea(left: 0, top: 0, right: 50, bottom: 50))])
  func flickerAfterACaptureDoesNotCaptureAgain(_ outlier: Quadrilateral?) {
    var hold = PageHold()
    #expect(self.hold(page, &hold, from: 0, to: 1.5) == .captured(page))
    for start in 1...5 {
      #expect(hold.add(outlier, at: Double(start) * 2 - 0.25) == .nothing)
      #expect(hold.add(page, at: Double(start) * 2 - 0.1) == .kept(page))
      #expect(self.hold(page, &hold, from: Double(start) * 2, to: Double(start) * 2 + 1.7) == .kept(page))
    }
  }

  @Test func aPageThatLeftIsCapturedAgain() {
    var hold = PageHold()
    _ = self.hold(page, &hold, from: 0, to: 1.5)
    #expect(hold.add(nil, at: 1.6) == .nothing && hold.add(nil, at: 2) == .nothing)
    #expect(self.hold(page, &hold, from: 2.1, to: 3.6) == .captured(page))
  }

  @Test func slowDriftIsNoHold() {
    var hold = PageHold()
    var captured = false
    for frame in 0..<90 {
      let shift = Double(frame) * 2
      let drifting = Quadrilateral(PixelArea(left: 100 + shift, top: 100, right: 300 + shift, bottom: 400))
      if case .captured = hold.add(drifting, at: Double(frame) / 30) { captured = true }
    }
    #expect(!captured)
  }

  @Test func nextPageIsCapturedAfterTheLastLeft() {
    var hold = PageHold()
    _ = self.hold(page, &hold, from: 0, to: 1.6)
    #expect(hold.add(other, at: 2) == .holding(other, progress: 0))
    #expect(hold.add(other, at: 3.5) == .captured(other))
  }
}
