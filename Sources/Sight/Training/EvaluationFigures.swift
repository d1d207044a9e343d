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
