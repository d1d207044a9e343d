/// The figures of a classifier on labelled examples; shares of 1, nil where the denominator is 0.
public struct EvaluationFigures: Sendable, Equatable {
  /// The number of examples judged.
  public let objects: Int
  /// The share of examples whose best label is correct.
  public let top1: Double?
  /// The share of examples whose true label is among the best three.
  public let top3: Double?
  /// The mean recall of labels with at least ``fewest`` examples, so that rare labels count as much as others.
  public let macroTop1: Double?
  /// The number of labels that ``macroTop1`` averages.
  public let macroClasses: Int
  /// The expected calibration error.
  public let calibrationError: Double?
  /// The figures at the model's own threshold.
  public let atThreshold: ThresholdFigures
  /// The figures at other thresholds, lowest first.
  public let sweep: [ThresholdFigures]
  /// The figures of every label that occurs as truth or as answer.
  public let classes: [ClassFigures]
  /// The confusions, most frequent first.
  public let confusions: [Confusion]

  /// The number of examples from which a label counts in ``macroTop1``.
  public static let fewest = 5

  /// Computes the figures of judgements.
  ///
  /// - Parameters:
  ///   - matrix: the same judgements, counted.
  ///   - threshold: the model's own.
  public init(_ judgements: [Judgement], _ matrix: ConfusionMatrix, threshold: Float) {
    objects = judgements.count
    top1 = Double.share(judgements.count(where: \.isCorrect), of: objects)
    top3 = Double.share(judgements.count { $0.topThree.contains($0.truth) }, of: objects)
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

/// The figures of one label.
public struct ClassFigures: Sendable, Equatable {
  /// The label.
  public let label: String
  /// The number of examples of the label.
  public let objects: Int
  /// The number of examples answered with the label.
  public let answers: Int
  /// The number of those answers that are correct.
  public let correct: Int

  /// Creates figures from counts; `correct` is at most each of the others.
  public init(label: String, objects: Int, answers: Int, correct: Int) {
    (self.label, self.objects, self.answers, self.correct) = (label, objects, answers, correct)
  }
}

extension ClassFigures {
  /// The share of the answers that are correct; nil when there are none.
  public var precision: Double? { Double.share(correct, of: answers) }

  /// The share of the examples that are found; nil when there are none.
  public var recall: Double? { Double.share(correct, of: objects) }

  /// The 95 % confidence interval of the recall; nil when there are no examples.
  public var recallInterval: WilsonInterval? { WilsonInterval(correct, of: objects) }

  /// The harmonic mean of precision and recall; nil when the label occurs neither as truth nor as answer.
  public var f1: Double? { Double.share(2 * correct, of: objects + answers) }
}

extension ConfusionMatrix {
  /// The figures of every label that occurs.
  public var classes: [ClassFigures] {
    labels.indices.map {
      ClassFigures(
        label: labels[$0], objects: count(ofTruth: $0), answers: count(ofAnswer: $0), correct: self[$0, $0])
    }
  }
}

/// The 95 % confidence interval of a probability, given a count of successes (E. B. Wilson, 1927).
public struct WilsonInterval: Sendable, Equatable {
  /// The lower end, 0…1.
  public let low: Double
  /// The upper end, 0…1.
  public let high: Double

  /// The 97.5 % quantile of the normal distribution.
  private static let z = 1.959963984540054

  /// Creates the interval for `count` successes in `total` trials; nil without trials.
  public init?(_ count: Int, of total: Int) {
    guard let share = Double.share(count, of: total) else { return nil }
    let weight = Self.z * Self.z / Double(total)
    let center = (share + weight / 2) / (1 + weight)
    let reach = (weight * (share * (1 - share) + weight / 4)).squareRoot() / (1 + weight)
    (low, high) = (max(center - reach, 0), min(center + reach, 1))
  }
}

extension Double {
  /// Returns `part / whole`; nil when `whole` is 0.
  static func share(_ part: Int, of whole: Int) -> Double? { whole > 0 ? Double(part) / Double(whole) : nil }

  /// Returns the mean of values; nil when there are none.
  static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}
