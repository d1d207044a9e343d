import Testing

@testable import Evaluation

/// Figures worked out by hand.
@Suite struct EvaluationFiguresTests {
  private func figures(_ judgements: [Judgement], threshold: Float = 0.8) -> EvaluationFigures {
    EvaluationFigures(judgements, ConfusionMatrix(judgements, order: ["egg", "onion", "none"]), threshold: threshold)
  }

  /// Six eggs (four right, one onion with the egg third, one nothing), two onions (one right), two of nothing (one egg).
  private let mixed = [
    judged("egg", "egg", confidence: 0.9), judged("egg", "egg", confidence: 0.85),
    judged("egg", "egg", confidence: 0.7),
    judged("egg", "egg", confidence: 0.95), judged("egg", "onion", "none", "egg", confidence: 0.82),
    judged("egg", "none", "onion", confidence: 0.99), judged("onion", "onion", confidence: 0.8),
    judged("onion", "egg", "onion", confidence: 0.6), judged("none", "none", confidence: 0.97),
    judged("none", "egg", "none", confidence: 0.9),
  ]

  @Test func shares() throws {
    let figures = figures(mixed)
    #expect(figures.objects == 10 && figures.top1 == 0.6 && figures.top3 == 0.9)
    #expect(figures.macroTop1 == 4.0 / 6 && figures.macroClasses == 1)
    // Of four eggs above 0.8 three are eggs, and one onion is an egg; 0.8 itself does not pass.
    #expect(figures.atThreshold == ThresholdFigures(0.8, mixed))
    #expect(figures.atThreshold.precision == 3.0 / 5)
    #expect(figures.atThreshold.passing == 4.0 / 8 && figures.atThreshold.nonePassing == 0.5)
  }

  @Test func classes() throws {
    let figures = figures(mixed)
    #expect(
      figures.classes == [
        ClassFigures(label: "egg", objects: 6, answers: 6, correct: 4),
        ClassFigures(label: "onion", objects: 2, answers: 2, correct: 1),
        ClassFigures(label: "none", objects: 2, answers: 2, correct: 1),
      ])
    #expect(figures.classes[0].precision == 4.0 / 6 && figures.classes[0].f1 == 8.0 / 12)
    #expect(
      figures.confusions == [
        Confusion(truth: "egg", answer: "onion", count: 1), Confusion(truth: "egg", answer: "none", count: 1),
        Confusion(truth: "onion", answer: "egg", count: 1), Confusion(truth: "none", answer: "egg", count: 1),
      ])
  }

  @Test func macroTakesClassesWithFiveExamples() {
    let four = Array(repeating: judged("onion", "onion"), count: 4)
    let five = Array(repeating: judged("egg", "onion"), count: 5)
    #expect(figures(four).macroTop1 == nil && figures(four).macroClasses == 0)
    #expect(figures(four + five).macroTop1 == 0)
    #expect(figures(four + five + four.prefix(1)).macroTop1 == 0.5)
  }

  @Test func ofNothingThereAreNoShares() {
    let figures = figures([])
    #expect(figures.objects == 0 && figures.top1 == nil && figures.top3 == nil && figures.macroTop1 == nil)
    #expect(figures.calibrationError == nil && figures.classes.isEmpty && figures.confusions.isEmpty)
    #expect(figures.sweep.count == 50 && figures.sweep.allSatisfy { $0.precision == nil && $0.passing == nil })
  }

  @Test func sweepRunsFromAHalfToAlmostOne() {
    let sweep = figures(mixed).sweep
    #expect(sweep.first?.threshold == 0.5 && sweep.last?.threshold == 0.99)
    #expect(sweep.first?.passing == 7.0 / 8)
    // Only the 0.99 of `none` is as confident, and that never passes.
    #expect(sweep.last?.precision == nil && sweep.last?.passing == 0 && sweep.last?.nonePassing == 0)
  }

  @Test func labelsOutsideTheModelAreMissed() {
    let figures = figures([judged("tofu", "egg"), judged("beef", "egg")])
    #expect(figures.top1 == 0)
    #expect(figures.classes.map(\.label) == ["egg", "beef", "tofu"])
    #expect(figures.classes[0].recall == nil && figures.classes[0].precision == 0 && figures.classes[0].f1 == 0)
    #expect(figures.classes[1].precision == nil && figures.classes[1].recall == 0)
  }

  @Test func equalConfusionsStandInTheOrderOfTheLabels() {
    let judgements = [
      judged("none", "egg"), judged("egg", "none"), judged("onion", "egg"), judged("onion", "egg"),
    ]
    #expect(figures(judgements).confusions.map(\.truth) == ["onion", "egg", "none"])
  }

  @Test(arguments: [(Float.nan, Float(0)), (-1, 0), (2, 1), (.infinity, 1), (0.5, 0.5)])
  func confidenceIsAShare(_ given: Float, _ kept: Float) {
    let judgement = judged("egg", "egg", confidence: given)
    #expect(judgement.confidence == kept)
    #expect(figures([judgement]).calibrationError == Double(1 - kept))
  }
}

/// Expected values were worked out apart from this code, to six decimals.
@Suite struct WilsonIntervalTests {
  @Test(arguments: [
    (0, 1, 0.0, 0.793451), (1, 1, 0.206549, 1.0), (0, 10, 0.0, 0.277533), (5, 10, 0.236593, 0.763407),
    (9, 10, 0.595850, 0.982124), (970, 1000, 0.957497, 0.978906),
  ])
  func knownIntervals(_ count: Int, _ total: Int, _ low: Double, _ high: Double) throws {
    let interval = try #require(WilsonInterval(count, of: total))
    #expect(abs(interval.low - low) < 1e-6 && abs(interval.high - high) < 1e-6, "\(interval)")
  }

  @Test func ofNothingThereIsNone() { #expect(WilsonInterval(0, of: 0) == nil) }
}
