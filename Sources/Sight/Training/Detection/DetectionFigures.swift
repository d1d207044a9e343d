internal import Recognition

/// How good the boxes of a detector are, on photos of which it is known where everything is.
public struct DetectionFigures: Sendable, Equatable {
  /// The figures of one label.
  public struct Label: Sendable, Equatable {
    /// The label.
    public let label: String
    /// Whether the detector can name it.
    public let isKnown: Bool
    /// How many objects there are.
    public let objects: Int
    /// How many boxes were found; in each photo the surest hundred count.
    public let found: Int
    /// How good they are; nil when there are no objects.
    public let precision: AveragePrecision?
  }

  /// How many photos were judged.
  public let photos: Int
  /// How many objects they show.
  public let objects: Int
  /// The mean over the labels that have objects. A label that the detector cannot name has 0 and counts.
  public let mean: AveragePrecision?
  /// The mean over those of them that the detector can name.
  public let knownMean: AveragePrecision?
  /// How good the boxes are when everything goes by the same name: whether things are found, not how they are named.
  public let unnamed: AveragePrecision?
  /// The figures of every label met: those of the detector in its order, others after them in alphabetical order.
  public let labels: [Label]

  /// The figures of judgements; photos with an object of unknown place do not count.
  ///
  /// - Parameter known: the labels that the detector can name, in its order.
  public init(_ judgements: [PhotoJudgement], known: [String]) {
    let placed = judgements.filter(\.hasPlaces)
    photos = placed.count
    objects = placed.reduce(0) { $0 + $1.truth.count }
    labels = Self.labels(placed, known: known)
    let counted = labels.filter { $0.objects > 0 }
    mean = AveragePrecision(averaging: counted.compactMap(\.precision))
    knownMean = AveragePrecision(averaging: counted.filter(\.isKnown).compactMap(\.precision))
    var all = LabelMatches()
    for judgement in placed { all.add(judgement) { _ in true } }
    unnamed = all.averagePrecision
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
  /// Takes in what a photo shows of some labels; an answer about the whole photo is a box of all of it.
  fileprivate mutating func add(_ judgement: PhotoJudgement, where isCounted: (String) -> Bool) {
    add(
      truth: judgement.truth.filter { isCounted($0.label) }.compactMap(\.box),
      found: judgement.found.filter { isCounted($0.label) }.map { ($0.box ?? .whole, $0.confidence) })
  }
}
