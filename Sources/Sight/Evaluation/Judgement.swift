internal import Ingredients
public import Recognition

/// A model's answer for one example beside the truth.
public struct Judgement: Sendable, Equatable {
  /// The true label.
  public let truth: String
  /// The model's best label.
  public let answer: String
  /// The confidence of ``answer``, 0…1; 0 where it is not a number.
  public let confidence: Float
  /// The three best labels, best first; ``answer`` is one of them.
  public let topThree: [String]

  /// Creates a judgement from a model's predictions, best first.
  ///
  /// - Parameter predictions: at least one; those after the third are ignored.
  public init(truth: String, _ predictions: [Prediction]) {
    precondition(!predictions.isEmpty, "a model names at least one label")
    self.truth = truth
    answer = predictions[0].label
    confidence = predictions[0].clampedConfidence
    topThree = predictions.prefix(3).map(\.label)
  }
}

extension Judgement {
  /// Whether the model's answer is the truth.
  public var isCorrect: Bool { answer == truth }

  /// Whether the truth is food.
  public var isFood: Bool { truth != Vocabulary.noneID }

  /// Returns whether the answer would enter the list of ingredients: food, with a confidence *above* the threshold.
  public func passes(_ threshold: Float) -> Bool { confidence > threshold && Vocabulary.isListed(answer) }
}

extension Prediction {
  /// The confidence clamped to 0…1; 0 where it is not a number.
  var clampedConfidence: Float { confidence.isNaN ? 0 : min(max(confidence, 0), 1) }
}

/// The effect of a confidence threshold on the list of ingredients.
public struct ThresholdFigures: Sendable, Equatable {
  /// The threshold that a confidence must exceed.
  public let threshold: Float
  /// The share of the passing examples that are classified correctly; nil when none pass.
  public let precision: Double?
  /// The share of the food that passes, classified correctly or not; nil when there is no food.
  public let passing: Double?
  /// The share of the non-food that passes; nil when there is only food.
  public let nonePassing: Double?

  /// Computes the figures for one threshold.
  public init(_ threshold: Float, _ judgements: [Judgement]) {
    let passed = judgements.filter { $0.passes(threshold) }
    let food = judgements.count(where: \.isFood)
    let passedFood = passed.count(where: \.isFood)
    self.threshold = threshold
    precision = Double.share(passed.count(where: \.isCorrect), of: passed.count)
    passing = Double.share(passedFood, of: food)
    nonePassing = Double.share(passed.count - passedFood, of: judgements.count - food)
  }

  /// The thresholds of a sweep: 0.50, 0.51 … 0.99.
  public static let sweep = (50...99).map { Float($0) / 100 }
}

extension Collection<Judgement> {
  /// Returns the expected calibration error over equal bins of confidence (Guo et al., 2017): the mean distance between
  /// confidence and accuracy; nil without judgements.
  ///
  /// - Parameter bins: the number of bins of the range 0…1; a confidence of 1 belongs to the last.
  public func calibrationError(bins: Int = 15) -> Double? {
    precondition(bins > 0, "there is at least one bin")
    guard !isEmpty else { return nil }
    var confidence = [Double](repeating: 0, count: bins)
    var correct = [Int](repeating: 0, count: bins)
    for judgement in self {
      let bin = Swift.min(Int(Double(judgement.confidence) * Double(bins)), bins - 1)
      confidence[bin] += Double(judgement.confidence)
      correct[bin] += judgement.isCorrect ? 1 : 0
    }
    return zip(confidence, correct).reduce(0) { $0 + abs($1.0 - Double($1.1)) } / Double(count)
  }
}
