internal import Glibc

/// A label with the probability that a recogniser gives it.
public struct Prediction: Sendable, Hashable {
  /// The label as the model spells it: for the shipped models the id of an ingredient.
  public let label: String
  /// The probability of the label, 0…1.
  public let confidence: Float
  /// Whether the user's lessons speak for the label more than the network does.
  public let isTaught: Bool

  /// A label with its probability.
  public init(label: String, confidence: Float, isTaught: Bool = false) {
    self.label = label
    self.confidence = confidence
    self.isTaught = isTaught
  }

  /// Returns the label with another confidence.
  func with(confidence: Float) -> Prediction {
    Prediction(label: label, confidence: confidence, isTaught: isTaught)
  }

  /// Returns the label with its confidence times a factor.
  func scaled(by factor: Float) -> Prediction { with(confidence: confidence * factor) }
}

extension Prediction {
  /// Returns the most probable labels, best first; of equally probable ones the model's first label comes first.
  ///
  /// - Parameters:
  ///   - probabilities: one for each label, in the model's order.
  ///   - count: the number of labels wanted; fewer are returned when the model has fewer.
  static func best(_ count: Int, of probabilities: [Float], labels: [String]) -> [Prediction] {
    precondition(probabilities.count == labels.count, "every label has one probability")
    let ranked = probabilities.indices.sorted { probabilities[$0] > probabilities[$1] }
    return ranked.prefix(max(0, count)).map { Prediction(label: labels[$0], confidence: probabilities[$0]) }
  }
}

extension Collection<Float> {
  /// Returns probabilities from logits: `exp(x/t) / Σ exp(x/t)`, computed after subtracting the maximum so that nothing
  /// overflows.
  ///
  /// - Parameter temperature: `t`, above 0; above 1 it flattens the distribution, below 1 it sharpens it.
  /// - Returns: as many values as there are logits; nil when a logit is not finite.
  func softmax(temperature: Float) -> [Float]? {
    guard allSatisfy(\.isFinite), let highest = self.max() else { return isEmpty ? [] : nil }
    let powers = map { expf(($0 - highest) / temperature) }
    let total = powers.reduce(0, +)
    return powers.map { $0 / total }
  }
}
