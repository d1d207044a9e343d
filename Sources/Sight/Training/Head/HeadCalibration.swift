internal import Evaluation
internal import Glibc
internal import Ingredients
internal import Recognition

/// The numbers that turn logits into confidences one can rely on.
public struct HeadCalibration: Sendable, Equatable {
  /// The divisor of logits before the softmax (Guo et al., "On Calibration of Modern Neural Networks", ICML 2017).
  public let temperature: Float
  /// The confidence above which an answer counts as certain.
  public let threshold: Float

  /// The share of the answers above the threshold that are to be right.
  public static let precision = 0.97
  /// The range of temperatures.
  private static let temperatures = 0.05...20.0
  /// The fewest examples that a temperature is chosen on.
  private static let fewest = 30

  /// The temperature 1 and the highest threshold, for a head of which nothing is known.
  static let unknown = HeadCalibration(temperature: 1, threshold: 0.99)

  init(temperature: Float, threshold: Float) { (self.temperature, self.threshold) = (temperature, threshold) }

  /// Chooses the temperature of the least negative log-likelihood, and the lowest threshold from 0.50 on whose answers are right in
  /// 97 of 100 cases.
  ///
  /// - Parameter logits: those of examples that the head was not trained on.
  init(_ logits: [[Float]], truths: [Int], labels: [String]) {
    guard logits.count >= Self.fewest else {
      self = .unknown
      return
    }
    let temperature = Float((Self.temperature(logits, truths: truths) * 10000).rounded() / 10000)
    let judgements = zip(logits, truths).map { logits, truth in
      Judgement(truth: labels[truth], Prediction.best(of: logits, temperature: temperature, labels: labels))
    }
    self.init(temperature: temperature, threshold: Self.threshold(judgements))
  }

  /// Returns the temperature by golden-section search over its logarithm; the likelihood has one peak.
  ///
  /// Of `n` examples the true label counts as `(n + 1) / (n + 2)` true and the others share the rest (Platt, 1999):
  /// where all answers are right, the likelihood alone would ask for a temperature of 0.
  private static func temperature(_ logits: [[Float]], truths: [Int]) -> Double {
    let doubt = 1 / Double(logits.count + 2)
    let targets = zip(logits, truths).reduce(0.0) { sum, example in
      let (values, truth) = (example.0, Double(example.0[example.1]))
      let others = (values.reduce(0) { $0 + Double($1) } - truth) / Double(max(values.count - 1, 1))
      return sum + (1 - doubt) * truth + doubt * others
    }
    func loss(_ logarithm: Double) -> Double {
      let temperature = exp(logarithm)
      return logits.reduce(0) { $0 + $1.logSumExp(temperature: temperature) } - targets / temperature
    }
    let share = (5.0.squareRoot() - 1) / 2
    var (low, high) = (log(temperatures.lowerBound), log(temperatures.upperBound))
    var (left, right) = (high - share * (high - low), low + share * (high - low))
    var (leftLoss, rightLoss) = (loss(left), loss(right))
    while high - low > 1e-4 {
      if leftLoss <= rightLoss {
        (high, right, rightLoss) = (right, left, leftLoss)
        left = high - share * (high - low)
        leftLoss = loss(left)
      } else {
        (low, left, leftLoss) = (left, right, rightLoss)
        right = low + share * (high - low)
        rightLoss = loss(right)
      }
    }
    return exp((low + high) / 2)
  }

  private static func threshold(_ judgements: [Judgement]) -> Float {
    // Below one half an answer is no more likely right than wrong, whatever these photos say.
    return ThresholdFigures.sweep.first { (ThresholdFigures($0, judgements).precision ?? 0) >= precision } ?? 0.99
  }
}

extension Prediction {
  /// Returns the three most probable labels, best first.
  static func best(of logits: [Float], temperature: Float, labels: [String]) -> [Prediction] {
    let total = logits.logSumExp(temperature: Double(temperature))
    let ranked = logits.indices.sorted { logits[$0] == logits[$1] ? $0 < $1 : logits[$0] > logits[$1] }
    return ranked.prefix(3).map { label in
      Prediction(label: labels[label], confidence: Float(exp(Double(logits[label]) / Double(temperature) - total)))
    }
  }
}
