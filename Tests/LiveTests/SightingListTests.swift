import Images
import Live
import Recognition
import Testing

struct SightingListTests {
  private func object(_ label: String, _ confidence: Float, x: Int = 0) -> RecognizedObject {
    RecognizedObject(
      Prediction(label: label, confidence: confidence), box: PixelRectangle(x: x, y: 0, width: 2, height: 2))
  }

  /// Adds a frame per element, a tenth of a second apart, and returns what each confirms.
  private func confirmed(_ frames: [[RecognizedObject]], in list: inout SightingList) -> [[String]] {
    frames.enumerated().map { index, objects in
      list.add(frame: index, at: Double(index) / 10, objects).map(\.label)
    }
  }

  @Test func anIngredientEntersOnceWhenItIsConfirmed() {
    var list = SightingList(threshold: 0.5)
    let egg = object("egg", 0.9)
    #expect(confirmed([[egg], [], [egg], [egg]], in: &list) == [[], [], ["egg"], []])
    #expect(list.sightings.map(\.frames) == [3])
    #expect(list.sightings[0].first == 0 && list.sightings[0].firstFrame == 0)
    #expect(abs(list.sightings[0].last - 0.3) < 1e-9)
  }

  @Test(arguments: [(3, [["egg"]]), (4, [[]])])
  func theWindowEnds(_ gap: Int, _ last: [[String]]) {
    var list = SightingList(threshold: 0.5)
    let frames = [[object("egg", 0.9)]] + Array(repeating: [], count: gap) + [[object("egg", 0.9)]]
    #expect(confirmed(frames, in: &list).suffix(1) == last[...])
  }

  @Test(arguments: [(Float(0.5), false), (0.500001, true), (1, true)])
  func theConfidenceMustExceedTheThreshold(_ confidence: Float, _ isSeen: Bool) {
    var list = SightingList(threshold: 0.5, confirmation: .init(needed: 1, window: 1)!)
    #expect(list.add(frame: 0, at: 0, [object("egg", confidence)]).isEmpty == !isSeen)
  }

  @Test func noneAndOtherAreNeverListed() {
    var list = SightingList(threshold: 0.1, confirmation: .init(needed: 1, window: 1)!)
    #expect(list.add(frame: 0, at: 0, [object("none", 0.99), object("other", 0.99)]).isEmpty)
  }

  @Test func theBestBoxAndConfidenceAreKept() {
    var list = SightingList(threshold: 0.5)
    let frames = [[object("egg", 0.7, x: 1)], [object("egg", 0.9, x: 2)], [object("egg", 0.8, x: 3)]]
    _ = confirmed(frames, in: &list)
    #expect(list.sightings[0].confidence == 0.9 && list.sightings[0].box?.x == 2)
  }

  @Test func severalInOneFrameCountOnceAndTheSurestComesFirst() {
    var list = SightingList(threshold: 0.5)
    let frame = [object("egg", 0.6), object("tofu", 0.9), object("egg", 0.8)]
    #expect(confirmed([frame, frame], in: &list) == [[], ["tofu", "egg"]])
    #expect(list.sightings.map(\.frames) == [2, 2] && list.sightings[1].confidence == 0.8)
  }

  @Test(arguments: [(0, 5), (3, 2), (-1, 1)]) func impossibleConfirmationsAreRefused(_ needed: Int, _ window: Int) {
    #expect(SightingList.Confirmation(needed: needed, window: window) == nil)
  }
}
