import Files
import Recognition
import Testing

@testable import Evaluation

@Suite struct DetectionFiguresTests {
  private let left = RelativeBox.columns(0, 40)
  private let right = RelativeBox.columns(60, 100)

  private func figures(_ judgements: PhotoJudgement..., known: [String] = ["onion", "egg", "tofu"]) -> DetectionFigures
  {
    DetectionFigures(judgements, known: known)
  }

  @Test func labelsAreJudgedApart() {
    let judgement = PhotoJudgement(
      truth: [shown("egg", left), shown("onion", right)], found: [found("egg", 0.9, left), found("egg", 0.8, right)])
    let figures = figures(judgement)
    #expect(figures.photos == 1 && figures.objects == 2)
    #expect(figures.labels.map(\.label) == ["onion", "egg"])
    #expect(figures.labels.map(\.objects) == [1, 1] && figures.labels.map(\.found) == [0, 2])
    #expect(figures.labels.map(\.precision?.half) == [0, 1])
    #expect(figures.mean == AveragePrecision(half: 0.5, mean: 0.5) && figures.knownMean == figures.mean)
    #expect(figures.classAgnostic == AveragePrecision(half: 1, mean: 1))
  }

  @Test func boxesCountForTheirAlternatives() {
    let judgement = PhotoJudgement(
      truth: [shown("egg", left), shown("onion", right)],
      found: [found("onion", 0.9, left), found("egg", 0.1, left, rank: 2), found("onion", 0.8, right)])
    let figures = figures(judgement)
    #expect(figures.labels.map(\.found) == [2, 1])
    // The wrong onion comes before the right one.
    #expect(figures.labels.map(\.precision?.half) == [0.5, 1])
    // Without names the left box counts once.
    #expect(figures.classAgnostic?.half == 1)
    let twice = PhotoJudgement(
      truth: judgement.truth, found: [found("onion", 0.9, left), found("egg", 0.85, left), found("onion", 0.8, right)])
    #expect(DetectionFigures([twice], known: []).classAgnostic?.half != 1)
  }

  @Test func labelsThatCannotBeNamedCountAsMissed() {
    let judgement = PhotoJudgement(
      truth: [shown("egg", left), shown("yuzu", right)], found: [found("egg", 0.9, left)])
    let figures = figures(judgement)
    #expect(figures.labels.map(\.label) == ["egg", "yuzu"] && figures.labels.map(\.isKnown) == [true, false])
    #expect(figures.mean?.half == 0.5 && figures.knownMean?.half == 1)
  }

  @Test func labelsWithoutObjectsDoNotCount() {
    let judgement = PhotoJudgement(
      truth: [shown("egg", left)], found: [found("egg", 0.8, left), found("person", 0.9, left)])
    let figures = figures(judgement)
    #expect(figures.labels.map(\.label) == ["egg", "person"] && figures.labels[1].precision == nil)
    #expect(figures.mean?.half == 1)
    // Without names the surer box takes the egg.
    #expect(figures.classAgnostic?.half == 1)
  }

  @Test func photosOfSomethingElseOnlyHoldMistakes() {
    let egg = PhotoJudgement(truth: [shown("egg", left)], found: [found("egg", 0.8, left)])
    let nothing = PhotoJudgement(truth: [shown("none")], found: [found("egg", 0.9, left), found("none", 1)])
    let figures = figures(egg, nothing)
    #expect(figures.photos == 2 && figures.objects == 1)
    #expect(figures.labels.map(\.label) == ["egg"] && figures.mean?.half == 0.5)
  }

  @Test func photosWithAnObjectOfUnknownPlaceDoNotCount() {
    let placed = PhotoJudgement(truth: [shown("egg", left)], found: [found("egg", 0.8, left)])
    let unplaced = PhotoJudgement(truth: [shown("egg", left), shown("egg")], found: [found("egg", 0.9, right)])
    #expect(figures(placed, unplaced) == figures(placed))
    #expect(figures(unplaced).photos == 0 && figures(unplaced).mean == nil && figures(unplaced).classAgnostic == nil)
  }

  @Test func anAnswerAboutTheWholePhotoIsABoxOfAllOfIt() {
    #expect(figures(PhotoJudgement(truth: [shown("egg", .whole)], found: [found("egg", 0.8)])).mean?.mean == 1)
    #expect(figures(PhotoJudgement(truth: [shown("egg", left)], found: [found("egg", 0.8)])).mean?.half == 0)
  }

  @Test func ofNothingThereAreNoFigures() {
    let figures = figures()
    #expect(figures.photos == 0 && figures.labels.isEmpty && figures.mean == nil && figures.knownMean == nil)
  }

  @Test(arguments: [(Float.nan, Float(0)), (-1, 0), (2, 1), (0.5, 0.5)])
  func confidenceIsAShare(_ given: Float, _ kept: Float) { #expect(found("egg", given).confidence == kept) }
}
