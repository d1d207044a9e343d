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
