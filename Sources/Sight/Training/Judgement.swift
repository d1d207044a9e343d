internal import Ingredients
public import Recognition

/// What a model said about an example, and what would have been right.
public struct Judgement: Sendable, Equatable {
  /// What the example shows.
  public let truth: String
  /// What the model takes it for.
  public let answer: String
  /// How sure the model is of ``answer``, 0…1; 0 where it gave no number.
  public let confidence: Float
  /// The first three answers, best first; ``answer`` is one of them.
  public let leaders: [String]

  /// A judgement on what a model predicted, best first.
  ///
  /// - Parameter predictions: at least one; those behind the third do not matter.
  public init(truth: String, _ predictions: [Prediction]) {
    precondition(!predictions.isEmpty, "a model names at least one label")
    self.truth = truth
    answer = predictions[0].label
    confidence = predictions[0].certainty
    leaders = predictions.prefix(3).map(\.label)
  }
}

extension Judgement {
  /// Whether the model's answer is the truth.
  public var isCorrect: Bool { answer == truth }

  /// Whether the truth is food.
  public var isFood: Bool { truth != Vocabulary.noneID }

  /// Whether the answer would enter the list of ingredients: food, with a confidence *above* the threshold.
  public func passes(_ threshold: Float) -> Bool { confidence > threshold && answer != Vocabulary.noneID }
}

extension Prediction {
  /// The confidence as a share: 0…1, and 0 where it is no number.
  var certainty: Float { confidence.isNaN ? 0 : min(max(confidence, 0), 1) }
}

/// What a threshold of confidence lets onto the list of ingredients.
public struct ThresholdFigures: Sendable, Equatable {
  /// What a confidence must exceed.
  public let threshold: Float
  /// The share of what passes that is named rightly; nil when nothing passes.
  public let precision: Double?
  /// The share of the food that passes, named rightly or not; nil when there is no food.
  public let passing: Double?
  /// The share of what is no food that passes; nil when there is only food.
  public let nonePassing: Double?

  /// The figures for one threshold.
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
  /// The expected calibration error over equal bins of confidence (Guo et al., 2017): how far confidences are, on
  /// average, from the share that is right; nil without judgements.
  ///
  /// - Parameter bins: how many bins the range 0…1 is cut into; a confidence of 1 belongs to the last.
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
