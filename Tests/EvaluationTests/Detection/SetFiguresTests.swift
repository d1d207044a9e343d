import Files
import Testing

@testable import Evaluation

/// Figures worked out by hand.
@Suite struct SetFiguresTests {
  private func figures(_ judgements: [PhotoJudgement], threshold: Float = 0.5) -> SetFigures {
    SetFigures(judgements, threshold: threshold, order: ["onion", "egg", "tofu"])
  }

  /// Two of three found and one named in vain; nothing named of one; nothing there, and nothing named.
  private let mixed = [
    PhotoJudgement(
      truth: [shown("egg"), shown("egg"), shown("onion"), shown("yuzu")],
      found: [found("egg", 0.9), found("egg", 0.6), found("onion", 0.7), found("tofu", 0.8), found("yuzu", 0.5)]),
    PhotoJudgement(truth: [shown("egg")], found: [found("egg", 0.3)]),
    PhotoJudgement(truth: [shown("none")], found: [found("none", 0.99)]),
  ]

  @Test func microCountsIngredientsOfAllPhotos() {
    #expect(figures(mixed).micro == SetScores(precision: 2.0 / 3, recall: 0.5, f1: 4.0 / 7))
  }

  @Test func macroIsTheMeanOverPhotos() throws {
    let macro = figures(mixed).macro
    #expect(macro.precision == 2.0 / 3)
    // Two thirds of the first photo, nothing of the second.
    #expect(macro.recall == 1.0 / 3)
    let f1 = try #require(macro.f1)
    // 2/3 for the first photo, 0 for the second, 1 for the third.
    #expect(abs(f1 - 5.0 / 9) < 1e-12)
  }

  @Test func labelsAreCountedInPhotos() {
    #expect(
      figures(mixed).labels == [
        ClassFigures(label: "onion", objects: 1, answers: 1, correct: 1),
        ClassFigures(label: "egg", objects: 2, answers: 1, correct: 1),
        ClassFigures(label: "tofu", objects: 0, answers: 1, correct: 0),
        ClassFigures(label: "yuzu", objects: 1, answers: 0, correct: 0),
      ])
  }

  @Test(arguments: [(Float(0), Double?(0.8), 1.0), (0.29, 0.8, 1), (0.3, 0.75, 0.75), (0.95, nil, 0)])
  func labelsAboveTheThresholdCount(_ threshold: Float, _ precision: Double?, _ recall: Double) {
    let micro = figures(mixed, threshold: threshold).micro
    #expect(micro.precision == precision && micro.recall == recall)
  }

  @Test func alternativesAreNotNamed() {
    let judgement = PhotoJudgement(
      truth: [shown("egg")], found: [found("onion", 0.6), found("egg", 0.55, rank: 2)])
    #expect(figures([judgement]).micro == SetScores(precision: 0, recall: 0, f1: 0))
  }

  @Test func onlySomeLabels() {
    let egg = mixed.map { $0.only(["egg"]) }
    #expect(figures(egg).photos == 3)
    #expect(figures(egg).micro == SetScores(precision: 1, recall: 0.5, f1: 2.0 / 3))
  }

  @Test func ofNothingThereAreNoScores() {
    let figures = figures([])
    #expect(figures.photos == 0 && figures.labels.isEmpty)
    #expect(figures.micro == SetScores(precision: nil, recall: nil, f1: nil) && figures.macro == figures.micro)
  }

  @Test func sweepRunsFromATwentiethToAlmostOne() {
    #expect(SetFigures.sweep.count == 19 && SetFigures.sweep.first == 0.05 && SetFigures.sweep.last == 0.95)
  }
}
