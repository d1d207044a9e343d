import Recognition
import Testing

@testable import Evaluation

@Suite struct CalibrationErrorTests {
  @Test func comparesConfidenceWithAccuracy() {
    // Two bins of two: 0.75 against 1, 0.25 against 0.5.
    let judgements = [
      judged("egg", "egg", confidence: 0.75), judged("egg", "egg", confidence: 0.75),
      judged("egg", "egg", confidence: 0.25), judged("egg", "onion", confidence: 0.25),
    ]
    #expect(judgements.calibrationError(bins: 2) == 0.25)
    #expect(judgements.calibrationError(bins: 1) == 0.25)
    #expect([Judgement]().calibrationError() == nil)
  }

  @Test func opposingErrorsOfOneBinCancelOut() {
    let judgements = [judged("egg", "egg", confidence: 0.5), judged("egg", "onion", confidence: 0.5)]
    #expect(judgements.calibrationError() == 0)
  }

  @Test(arguments: [1, 15, 100]) func certaintyBelongsToTheLastBin(_ bins: Int) {
    #expect([judged("egg", "egg", confidence: 1)].calibrationError(bins: bins) == 0)
    #expect([judged("egg", "onion", confidence: 1)].calibrationError(bins: bins) == 1)
  }
}

/// Creates a judgement: the truth, then the model's answers, best first; the first has the confidence.
func judged(_ truth: String, _ answers: String..., confidence: Float = 0.9) -> Judgement {
  Judgement(
    truth: truth,
    answers.enumerated().map { Prediction(label: $1, confidence: $0 == 0 ? confidence : (1 - confidence) / 2) })
}
