/// How good a model is on labelled examples; shares of 1, nil where there is nothing to take a share of.
public struct EvaluationFigures: Sendable, Equatable {
  /// How many examples were judged.
  public let objects: Int
  /// The share whose best answer is right.
  public let top1: Double?
  /// The share that is among the best three answers.
  public let top3: Double?
  /// The mean of the recalls of labels with at least ``fewest`` examples, so that rare labels count as much as others.
  public let macroTop1: Double?
  /// How many labels ``macroTop1`` is the mean of.
  public let macroClasses: Int
  /// The expected calibration error.
  public let calibrationError: Double?
  /// What passes the model's own threshold.
  public let atThreshold: ThresholdFigures
  /// What would pass other thresholds, the lowest first.
  public let sweep: [ThresholdFigures]
  /// The figures of every label, as truth or as answer.
  public let classes: [ClassFigures]
  /// The mistakes, the most frequent first.
  public let confusions: [Confusion]

  /// How many examples a label must have to count in ``macroTop1``.
  public static let fewest = 5

  /// The figures of judgements.
  ///
  /// - Parameters:
  ///   - matrix: the same judgements, counted.
  ///   - threshold: the model's own.
  public init(_ judgements: [Judgement], _ matrix: ConfusionMatrix, threshold: Float) {
    objects = judgements.count
    top1 = Double.share(judgements.count(where: \.isCorrect), of: objects)
    top3 = Double.share(judgements.count { $0.leaders.contains($0.truth) }, of: objects)
    classes = matrix.classes
    let recalls = classes.filter { $0.objects >= Self.fewest }.compactMap(\.recall)
    macroTop1 = Double.mean(recalls)
    macroClasses = recalls.count
    calibrationError = judgements.calibrationError()
    atThreshold = ThresholdFigures(threshold, judgements)
    sweep = ThresholdFigures.sweep.map { ThresholdFigures($0, judgements) }
    confusions = matrix.confusions
  }
}

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

/// Where a probability lies, given how often something happened, with 95 % confidence (E. B. Wilson, 1927).
public struct WilsonInterval: Sendable, Equatable {
  /// The lower end, 0…1.
  public let low: Double
  /// The upper end, 0…1.
  public let high: Double

  /// The 97.5 % quantile of the normal distribution.
  private static let z = 1.959963984540054

  /// The interval for something that happened `count` times in `total`; nil when nothing was tried.
  public init?(_ count: Int, of total: Int) {
    guard let share = Double.share(count, of: total) else { return nil }
    let weight = Self.z * Self.z / Double(total)
    let center = (share + weight / 2) / (1 + weight)
    let reach = (weight * (share * (1 - share) + weight / 4)).squareRoot() / (1 + weight)
    (low, high) = (max(center - reach, 0), min(center + reach, 1))
  }
}

extension Double {
  /// `part / whole`; nil when there is no whole.
  static func share(_ part: Int, of whole: Int) -> Double? { whole > 0 ? Double(part) / Double(whole) : nil }

  /// The mean of values; nil when there are none.
  static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}
