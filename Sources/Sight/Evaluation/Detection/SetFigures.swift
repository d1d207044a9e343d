/// The agreement between the sets of ingredients recognised in photos and those that the photos show.
public struct SetFigures: Sendable, Equatable {
  /// The threshold that a confidence must exceed for its label to count.
  public let threshold: Float
  /// The number of photos.
  public let photos: Int
  /// The scores over all ingredients of all photos together.
  public let micro: SetScores
  /// The means of the photos' own scores. Photos in which nothing is recognised have no precision, those that show
  /// nothing have no recall; where both hold, the F1 is 1.
  public let macro: SetScores
  /// The figures of every label that occurs, counted in photos: those of the model in its order, others after them.
  public let labels: [ClassFigures]

  /// Computes the figures of judgements.
  ///
  /// - Parameter order: the model's labels.
  public init(_ judgements: [PhotoJudgement], threshold: Float, order: [String]) {
    let sets = judgements.map { (shown: $0.shown, named: $0.named(above: threshold)) }
    let scores = sets.map { shown, named in
      SetScores(shown: shown.count, named: named.count, right: shown.intersection(named).count)
    }
    self.threshold = threshold
    photos = judgements.count
    macro = SetScores(
      precision: Double.mean(scores.compactMap(\.precision)), recall: Double.mean(scores.compactMap(\.recall)),
      f1: Double.mean(scores.map { $0.f1 ?? 1 }))
    labels = Self.labels(sets, order)
    micro = SetScores(
      shown: labels.reduce(0) { $0 + $1.objects }, named: labels.reduce(0) { $0 + $1.answers },
      right: labels.reduce(0) { $0 + $1.correct })
  }

  private static func labels(_ sets: [(shown: Set<String>, named: Set<String>)], _ order: [String]) -> [ClassFigures] {
    var (shown, named, right) = ([String: Int](), [String: Int](), [String: Int]())
    for set in sets {
      for label in set.shown { shown[label, default: 0] += 1 }
      for label in set.named { named[label, default: 0] += 1 }
      for label in set.shown.intersection(set.named) { right[label, default: 0] += 1 }
    }
    return LabelOrder(order).sorted(Array(shown.keys) + Array(named.keys)).map {
      ClassFigures(
        label: $0, objects: shown[$0, default: 0], answers: named[$0, default: 0], correct: right[$0, default: 0])
    }
  }

  /// The thresholds of a sweep: 0.05, 0.10 … 0.95.
  public static let sweep = (1...19).map { Float($0) / 20 }
}

/// Precision, recall and F1 of sets; shares of 1, nil where the denominator is 0.
public struct SetScores: Sendable, Hashable {
  /// The share of the recognised ingredients that the photo shows.
  public let precision: Double?
  /// The share of the shown ingredients that are recognised.
  public let recall: Double?
  /// The harmonic mean of both for one set, the mean of such means for several.
  public let f1: Double?

  init(precision: Double?, recall: Double?, f1: Double?) {
    (self.precision, self.recall, self.f1) = (precision, recall, f1)
  }

  init(shown: Int, named: Int, right: Int) {
    precision = Double.share(right, of: named)
    recall = Double.share(right, of: shown)
    f1 = Double.share(2 * right, of: shown + named)
  }
}
