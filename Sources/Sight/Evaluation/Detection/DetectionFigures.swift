internal import Recognition

/// The figures of a detector's boxes on photos whose objects have known boxes.
///
/// A box counts for its name and, at their lower confidences, for its alternatives, as is usual for detectors that score
/// every class of a box.
public struct DetectionFigures: Sendable, Equatable {
  /// The figures of one label.
  public struct Label: Sendable, Equatable {
    /// The label.
    public let label: String
    /// Whether the detector knows the label.
    public let isKnown: Bool
    /// The number of objects.
    public let objects: Int
    /// The number of detected boxes with this label as name or alternative; in each photo the hundred most confident
    /// count.
    public let found: Int
    /// Their average precision; nil when there are no objects.
    public let precision: AveragePrecision?
  }

  /// The number of photos judged.
  public let photos: Int
  /// The number of objects in the photos.
  public let objects: Int
  /// The mean over the labels that have objects. A label that the detector does not know counts with 0.
  public let mean: AveragePrecision?
  /// The mean over those labels that the detector knows.
  public let knownMean: AveragePrecision?
  /// The average precision when all labels count as one: whether objects are found, not how they are named.
  public let classAgnostic: AveragePrecision?
  /// The figures of every label that occurs: those of the detector in its order, others after them in alphabetical
  /// order.
  public let labels: [Label]

  /// Computes the figures of judgements; photos with an object of unknown place do not count.
  ///
  /// - Parameter known: the detector's labels, in its order.
  public init(_ judgements: [PhotoJudgement], known: [String]) {
    let placed = judgements.filter(\.hasPlaces)
    photos = placed.count
    objects = placed.reduce(0) { $0 + $1.truth.count }
    labels = Self.labels(placed, known: known)
    let counted = labels.filter { $0.objects > 0 }
    mean = AveragePrecision(averaging: counted.compactMap(\.precision))
    knownMean = AveragePrecision(averaging: counted.filter(\.isKnown).compactMap(\.precision))
    var all = LabelMatches()
    for judgement in placed { all.add(judgement.named) { _ in true } }
    classAgnostic = all.averagePrecision
  }

  private static func labels(_ judgements: [PhotoJudgement], known: [String]) -> [Label] {
    var matches: [String: LabelMatches] = [:]
    for judgement in judgements {
      for label in judgement.shown.union(judgement.found.map(\.label)) {
        matches[label, default: LabelMatches()].add(judgement) { $0 == label }
      }
    }
    let names = Set(known)
    return LabelOrder(known).sorted(matches.keys).map { label in
      let matches = matches[label, default: LabelMatches()]
      return Label(
        label: label, isKnown: names.contains(label), objects: matches.objects, found: matches.found,
        precision: matches.averagePrecision)
    }
  }
}

extension LabelMatches {
  /// Adds a photo's objects of some labels; an answer about the whole photo counts as a box of all of it.
  fileprivate mutating func add(_ judgement: PhotoJudgement, where isCounted: (String) -> Bool) {
    add(
      truth: judgement.truth.filter { isCounted($0.label) }.compactMap(\.box),
      found: judgement.found.filter { isCounted($0.label) }.map { ($0.box ?? .whole, $0.confidence) })
  }
}
