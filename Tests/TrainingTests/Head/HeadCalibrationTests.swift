import Recognition
import TestSupport
import Testing

@testable import Training

struct HeadCalibrationTests {
  /// Examples whose labels are drawn with the probabilities that the logits stand for.
  private func drawn(_ count: Int, factor: Float) -> (logits: [[Float]], truths: [Int]) {
    var numbers = SeededNumbers(seed: 11)
    var result: (logits: [[Float]], truths: [Int]) = ([], [])
    for _ in 0..<count {
      let logits = numbers.array(3).map { 3 * $0 }
      let total = logits.reduce(0) { $0 + exponential(Double($1)) }
      var rest = Double(numbers.next() + 1) / 2
      let truth = logits.indices.first { index in
        rest -= exponential(Double(logits[index])) / total
        return rest < 0
      }
      result.logits.append(logits.map { $0 * factor })
      result.truths.append(truth ?? 2)
    }
    return result
  }

  @Test(arguments: [0.25, 1, 4] as [Float]) func findsTheTemperatureThatWasApplied(factor: Float) {
    let (logits, truths) = drawn(4000, factor: factor)
    let calibration = HeadCalibration(logits, truths: truths, labels: ["egg", "onion", "none"])
    #expect(abs(calibration.temperature / factor - 1) < 0.1)
  }

  @Test func thresholdIsTheLowestThatIsRightInNearlyAllCases() {
    // Right answers have a large margin and wrong ones a small one.
    let logits: [[Float]] = (0..<100).map { $0 < 80 ? [6, 0] : [1, 0] }
    let truths = (0..<100).map { $0 < 80 || $0 % 2 == 0 ? 0 : 1 }
    let calibration = HeadCalibration(logits, truths: truths, labels: ["egg", "onion"])
    func confidence(_ logits: [Float]) -> Double {
      1 / (1 + exponential(Double(logits[1] - logits[0]) / Double(calibration.temperature)))
    }
    #expect(Double(calibration.threshold) >= confidence([1, 0]) - 1e-6)
    #expect(Double(calibration.threshold) - 0.01 < confidence([1, 0]))
  }

  @Test(arguments: [30, 300]) func rightAnswersAloneAreNoCertainty(count: Int) {
    let logits = [[Float]](repeating: [2, 0], count: count)
    let calibration = HeadCalibration(
      logits, truths: [Int](repeating: 0, count: count), labels: ["egg", "onion"])
    let confidence = 1 / (1 + exponential(-2 / Double(calibration.temperature)))
    #expect(abs(confidence - Double(count + 1) / Double(count + 2)) < 1e-3)
  }

  @Test func fewExamplesAreNoBasis() {
    let calibration = HeadCalibration([[1, 0]], truths: [0], labels: ["egg", "onion"])
    #expect(calibration == .unknown)
  }

  @Test func answersAreRankedAndSumToOne() {
    let best = Prediction.best(of: [0, 2, 2, -1], temperature: 2, labels: ["a", "b", "c", "d"])
    #expect(best.map(\.label) == ["b", "c", "a"])
    #expect(abs(best[0].confidence - 0.3860) < 1e-3)
  }
}
