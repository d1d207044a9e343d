import TestSupport
import Testing
import Threads

@testable import Training

struct SoftmaxObjectiveTests {
  /// Random examples; every label has at least one.
  struct Sample {
    let features: FeatureMatrix
    let truths: [Int]
    let weights: [Double]
    let labels: Int

    init(rows: Int, width: Int, labels: Int, seed: UInt64 = 1) {
      var numbers = SeededNumbers(seed: seed)
      features = FeatureMatrix(width: width, (0..<rows).map { _ in numbers.array(width).map { 3 * $0 + 1 } })
      truths = (0..<rows).map { $0 % labels }
      weights = (0..<rows).map { 0.5 + Double($0 % 3) }
      self.labels = labels
    }

    func objective(l2: Double = 0.01, threads: Int = 1) -> SoftmaxObjective {
      SoftmaxObjective(
        features, truths: truths, weights: weights, labels: labels, moments: features.moments(), l2: l2,
        team: ThreadTeam(count: threads))
    }
  }

  /// The loss by its definition, in double precision.
  private func loss(_ sample: Sample, _ point: [Double], l2: Double) -> Double {
    let (mean, scale) = sample.features.moments()
    let (width, labels) = (sample.features.width, sample.labels)
    var sum = 0.0
    for row in 0..<sample.features.count {
      let values = sample.features.withRow(row) { $0.map(Double.init) }
      let logits = (0..<labels).map { label in
        (0..<width).reduce(point[labels * width + label]) {
          $0 + point[label * width + $1] * (values[$1] - mean[$1]) * scale
        }
      }
      let highest = logits.max() ?? 0
      let total = logits.reduce(0) { $0 + exponential($1 - highest) }
      sum += sample.weights[row] * (logarithm(total) + highest - logits[sample.truths[row]])
    }
    let squares = point.prefix(labels * width).reduce(0) { $0 + $1 * $1 }
    return sum / sample.weights.reduce(0, +) + l2 / 2 * squares
  }

  static let shapes = [
    (1, 1, 1), (2, 1, 2), (7, 3, 2), (13, 5, 4), (40, 17, 3), (511, 4, 5), (512, 4, 5), (513, 4, 5), (1030, 9, 20),
  ]

  @Test(arguments: shapes) func gradientIsThatOfFiniteDifferences(rows: Int, width: Int, labels: Int) {
    let sample = Sample(rows: rows, width: width, labels: labels)
    let objective = sample.objective()
    var numbers = SeededNumbers(seed: 5)
    let point = numbers.array(objective.parameterCount).map { Double($0) }
    let (value, gradient) = objective.evaluate(point)
    #expect(abs(value - loss(sample, point, l2: 0.01)) < 1e-5 * max(1, value))
    for index in stride(from: 0, to: point.count, by: max(1, point.count / 11)) {
      var (up, down) = (point, point)
      up[index] += 1e-5
      down[index] -= 1e-5
      let difference = (loss(sample, up, l2: 0.01) - loss(sample, down, l2: 0.01)) / 2e-5
      #expect(abs(gradient[index] - difference) < 2e-5 * max(1, abs(difference)), "parameter \(index)")
    }
  }

  @Test(arguments: [2, 3, 5]) func numberOfThreadsChangesNothing(threads: Int) {
    let sample = Sample(rows: 700, width: 70, labels: 9)
    let (one, many) = (sample.objective(), sample.objective(threads: threads))
    let point = (0..<one.parameterCount).map { Double($0 % 7) / 10 }
    let (a, b) = (one.evaluate(point), many.evaluate(point))
    #expect(a.value == b.value && a.gradient == b.gradient)
  }

  @Test func evaluatingTwiceGivesTheSame() {
    let objective = Sample(rows: 30, width: 4, labels: 3).objective()
    let point = [Double](repeating: 0.25, count: objective.parameterCount)
    let first = objective.evaluate(point)
    _ = objective.evaluate(point.map { -$0 })
    #expect(objective.evaluate(point).gradient == first.gradient)
  }

  @Test func hugeLogitsStayFinite() {
    let objective = Sample(rows: 8, width: 3, labels: 4).objective(l2: 0)
    let (value, gradient) = objective.evaluate((0..<objective.parameterCount).map { Double($0) * 1e6 })
    #expect(value.isFinite && gradient.allSatisfy(\.isFinite))
  }

  @Test func headGivesTheLogitsOfThePoint() {
    let sample = Sample(rows: 5, width: 20, labels: 3)
    let objective = sample.objective()
    var numbers = SeededNumbers(seed: 9)
    let point = numbers.array(objective.parameterCount).map { Double($0) }
    let head = objective.head(at: point)
    let (mean, scale) = sample.features.moments()
    for (row, logits) in head.logits(of: sample.features).enumerated() {
      let values = sample.features.withRow(row) { $0.map(Double.init) }
      for (label, logit) in logits.enumerated() {
        let expected = (0..<20).reduce(point[60 + label]) {
          $0 + point[label * 20 + $1] * (values[$1] - mean[$1]) * scale
        }
        #expect(abs(Double(logit) - expected) < 1e-4)
      }
    }
  }
}
