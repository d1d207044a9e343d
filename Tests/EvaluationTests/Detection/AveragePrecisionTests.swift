import Recognition
import Testing

@testable import Evaluation

/// Figures worked out by hand from the definition of COCO.
@Suite struct LabelMatchesTests {
  private func precision(
    _ photos: (truth: [RelativeBox], found: [(box: RelativeBox, confidence: Float)])...
  ) -> AveragePrecision? {
    var matches = LabelMatches()
    for photo in photos { matches.add(truth: photo.truth, found: photo.found) }
    return matches.averagePrecision
  }

  @Test func overlapThresholdsGrowByATwentieth() {
    #expect(LabelMatches.overlapThresholds.count == 10)
    for (index, threshold) in LabelMatches.overlapThresholds.enumerated() {
      #expect(abs(threshold - 0.5 - Double(index) / 20) < 1e-12)
    }
  }

  @Test func theObjectItselfIsPerfect() {
    #expect(precision(([.columns(10, 30)], [(.columns(10, 30), 0.2)])) == AveragePrecision(half: 1, mean: 1))
  }

  @Test(arguments: [(49, 0.0, 0.0), (50, 1, 0.1), (54, 1, 0.1), (56, 1, 0.2), (94, 1, 0.9), (96, 1, 1)])
  func theOverlapDecides(_ end: Int, _ half: Double, _ mean: Double) throws {
    let value = try #require(precision(([.whole], [(.columns(0, end), 0.9)])))
    #expect(value.half == half && abs(value.mean - mean) < 1e-12)
  }

  @Test func withoutObjectsThereIsNothingToFind() {
    #expect(precision() == nil)
    #expect(precision(([], [(.whole, 1)])) == nil)
  }

  @Test func withoutBoxesNothingIsFound() {
    #expect(precision(([.whole], [])) == AveragePrecision(half: 0, mean: 0))
  }

  @Test func aSecondBoxOnAnObjectIsAMistake() {
    let object = RelativeBox.columns(0, 50)
    // Once the object is found, later boxes do no harm; a mistake before halves the precision.
    #expect(precision(([object], [(object, 0.9), (object, 0.8)]))?.half == 1)
    #expect(precision(([object], [(.columns(60, 90), 0.9), (object, 0.8)]))?.half == 0.5)
    #expect(precision(([object, .columns(60, 90)], [(object, 0.9), (object, 0.8)]))?.half == 51.0 / 101)
  }

  @Test func precisionIsTheBestAtThatRecallOrHigher() {
    let (left, middle, right) = (RelativeBox.columns(0, 30), RelativeBox.columns(35, 60), RelativeBox.columns(70, 100))
    // Right, wrong, right: precision 1 up to a recall of one half (51 of the 101), then 2/3.
    let value = precision(([left, right], [(middle, 0.8), (right, 0.7), (left, 0.9)]))
    let expected = (51.0 + 100.0 / 3) / 101
    #expect(abs((value?.mean ?? 0) - expected) < 1e-12)
  }

  @Test func aBoxTakesTheFreeObjectItOverlapsMost() {
    // The first box overlaps both objects by at least a half and takes the second, so the other box finds the first.
    let objects = [RelativeBox.columns(0, 70), .columns(10, 80)]
    #expect(precision((objects, [(.columns(9, 80), 0.9), (.columns(0, 69), 0.8)]))?.half == 1)
    // The most confident box is matched first, and leaves the other one the second best.
    #expect(precision((objects, [(.columns(10, 80), 0.9), (.columns(9, 80), 0.8)]))?.half == 1)
  }

  @Test func aBoxMayMatchAtOneThresholdAndNotAtAnother() {
    // Both boxes lie on the object at 0.5; from 0.75 on only the less confident one does, after a mistake.
    let value = precision(([.whole], [(.columns(0, 72), 0.9), (.columns(0, 98), 0.8)]))
    #expect(value?.half == 1)
    #expect(abs((value?.mean ?? 0) - 0.75) < 1e-12)
  }

  @Test func boxesOfAllPhotosAreRankedTogether() {
    let object = RelativeBox.columns(0, 50)
    let sureMistake = (truth: [RelativeBox](), found: [(box: object, confidence: Float(0.9))])
    let hit = (truth: [object], found: [(box: object, confidence: Float(0.8))])
    #expect(precision(hit, sureMistake)?.half == 0.5)
    let sureHit = (truth: [object], found: [(box: object, confidence: Float(0.95))])
    #expect(precision(sureMistake, sureHit)?.half == 1)
  }

  @Test func ofEquallySureBoxesTheFirstComesFirst() {
    let (object, other) = (RelativeBox.columns(0, 50), RelativeBox.columns(60, 90))
    #expect(precision(([object], [(object, 0.5), (other, 0.5)]))?.half == 1)
    #expect(precision(([object], [(other, 0.5), (object, 0.5)]))?.half == 0.5)
  }

  @Test(arguments: [(99, 0.01), (100, 0)])
  func aHundredBoxesOfAPhotoCount(_ mistakes: Int, _ half: Double) throws {
    let wrong = Array(repeating: (box: RelativeBox.columns(60, 90), confidence: Float(0.9)), count: mistakes)
    let object = RelativeBox.columns(0, 50)
    let value = try #require(precision(([object], wrong + [(object, 0.8)])))
    #expect(abs(value.half - half) < 1e-12)
  }
}

@Suite struct RelativeBoxOverlapTests {
  @Test(
    arguments: [
      (RelativeBox.columns(0, 50), RelativeBox.columns(0, 50), 1.0), (.columns(0, 50), .columns(50, 100), 0),
      (.columns(0, 50), .columns(25, 75), 1.0 / 3), (.columns(0, 50), .columns(0, 25), 0.5),
      (.whole, .columns(0, 25), 0.25), (.columns(30, 30), .columns(30, 30), 0), (.whole, .columns(30, 30), 0),
    ])
  func isIntersectionOverUnion(_ box: RelativeBox, _ other: RelativeBox, _ overlap: Double) {
    #expect(abs(box.overlap(with: other) - overlap) < 1e-15)
    #expect(box.overlap(with: other) == other.overlap(with: box))
  }

  @Test func countsBothDirections() throws {
    let box = try #require(RelativeBox(x0: 0, y0: 0, x1: 0.5, y1: 0.5))
    let other = try #require(RelativeBox(x0: 0.25, y0: 0.25, x1: 0.75, y1: 0.75))
    // A sixteenth shared of seven sixteenths.
    #expect(abs(box.overlap(with: other) - 1.0 / 7) < 1e-15)
    // Apart in one direction only.
    let below = try #require(RelativeBox(x0: 0, y0: 0.6, x1: 0.5, y1: 0.8))
    #expect(box.overlap(with: below) == 0)
  }
}
