/// A label a recogniser considers, and how sure it is.
public struct Prediction: Sendable, Hashable {
  /// The label as the model spells it: for the shipped models the id of an ingredient.
  public let label: String
  /// The probability given to the label, 0…1.
  public let confidence: Float

  /// A label with its probability.
  public init(label: String, confidence: Float) {
    self.label = label
    self.confidence = confidence
  }
}

extension Prediction {
  /// The most probable labels, best first; of equal ones the label that the model lists first comes first.
  ///
  /// - Parameters:
  ///   - probabilities: one for each label, in the model's order.
  ///   - count: how many are wanted; fewer come when there are fewer labels.
  static func best(_ count: Int, of probabilities: [Float], labels: [String]) -> [Prediction] {
    precondition(probabilities.count == labels.count, "every label has one probability")
    let ranked = probabilities.indices.sorted {
      probabilities[$0] == probabilities[$1] ? $0 < $1 : probabilities[$0] > probabilities[$1]
    }
    return ranked.prefix(max(0, count)).map { Prediction(label: labels[$0], confidence: probabilities[$0]) }
  }
}
