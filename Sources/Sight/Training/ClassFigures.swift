/// How well a model knows one label.
public struct ClassFigures: Sendable, Equatable {
  /// The label.
  public let label: String
  /// How many examples show it.
  public let objects: Int
  /// How many examples were taken for it.
  public let answers: Int
  /// How many of these really show it.
  public let correct: Int

  /// Figures from counts; `correct` is at most each of the others.
  public init(label: String, objects: Int, answers: Int, correct: Int) {
    (self.label, self.objects, self.answers, self.correct) = (label, objects, answers, correct)
  }
}

extension ClassFigures {
  /// The share of the answers that are right; nil when there are none.
  public var precision: Double? { Double.share(correct, of: answers) }

  /// The share of the examples that are found; nil when there are none.
  public var recall: Double? { Double.share(correct, of: objects) }

  /// Where the recall on other such photos lies, with 95 % confidence; nil when there are no examples.
  public var recallInterval: WilsonInterval? { WilsonInterval(correct, of: objects) }

  /// The harmonic mean of precision and recall; nil when the label was neither shown nor answered.
  public var f1: Double? { Double.share(2 * correct, of: objects + answers) }
}

extension ConfusionMatrix {
  /// The figures of every label met.
  public var classes: [ClassFigures] {
    labels.indices.map {
      ClassFigures(
        label: labels[$0], objects: count(ofTruth: $0), answers: count(ofAnswer: $0), correct: self[$0, $0])
    }
  }
}
