internal import Files
internal import Recognition
public import Evaluation

/// The evaluation of recognition on whole photos: the set of ingredients of each and, where there are boxes, these too.
public struct PhotoEvaluation: Sendable {
  /// A photo with its outcome.
  public struct Photo: Sendable {
    /// The labelled photo.
    public let labelled: LabelledPhoto
    /// The findings, or why the photo could not be recognised.
    public let outcome: Result<[Finding], PhotoError>
  }

  /// The evaluated recogniser.
  public let subject: Subject
  /// The photos in their order.
  public let photos: [Photo]
  /// The figures of the sets of ingredients at the subject's threshold.
  public let sets: SetFigures
  /// The figures at other thresholds, lowest first.
  public let sweep: [SetFigures]
  /// The figures of the boxes; nil without a detector.
  public let boxes: DetectionFigures?

  /// - Parameter ingredients: the only labels to consider; nil for all.
  init(_ photos: [Photo], by subject: Subject, only ingredients: Set<String>? = nil) {
    let judgements = photos.compactMap { photo -> PhotoJudgement? in
      guard case .success(let found) = photo.outcome else { return nil }
      let judgement = PhotoJudgement(truth: photo.labelled.examples, found: found)
      return ingredients.map(judgement.only) ?? judgement
    }
    self.subject = subject
    self.photos = photos
    sets = SetFigures(judgements, threshold: subject.threshold, order: subject.labels)
    sweep = SetFigures.sweep.map { SetFigures(judgements, threshold: $0, order: subject.labels) }
    boxes = subject.detector.map { _ in DetectionFigures(judgements, known: subject.labels) }
  }
}

extension PhotoEvaluation {
  /// The photos that could not be judged.
  public var failures: [UnjudgedPhoto] {
    photos.compactMap { photo in
      guard case .failure(let error) = photo.outcome else { return nil }
      return UnjudgedPhoto(photo: photo.labelled.photo, error: error)
    }
  }
}

extension PhotoEvaluation {
  /// The evaluated recogniser: its models, labels and threshold.
  public struct Subject: Sendable, Equatable {
    /// The name of the classifier; nil where none is used.
    public let classifier: String?
    /// The name of the detector, or of a table of findings; nil where there are no boxes.
    public let detector: String?
    /// The possible labels, in the order of the models.
    public let labels: [String]
    /// The threshold that a confidence must exceed for its ingredient to count.
    public let threshold: Float
  }
}

extension PhotoEvaluation.Subject {
  /// Describes a classifier of whole photos.
  static func classifier(_ description: ModelDescription, _ threshold: Float?) -> Self {
    Self(
      classifier: description.name, detector: nil, labels: description.labels,
      threshold: threshold ?? description.threshold)
  }

  /// Describes a detector and a classifier together.
  static func scan(_ classifier: ModelDescription, _ detector: DetectorDescription, _ threshold: Float?) -> Self {
    let named = Set(classifier.labels)
    return Self(
      classifier: classifier.name, detector: detector.name,
      labels: classifier.labels + detector.ingredients.filter { !named.contains($0) },
      threshold: threshold ?? detector.listThreshold ?? classifier.threshold)
  }

  /// Describes a detector alone.
  static func detector(_ detector: DetectorDescription, _ threshold: Float?) -> Self {
    Self(
      classifier: nil, detector: detector.name, labels: detector.ingredients,
      threshold: threshold ?? detector.threshold)
  }

  /// Describes a table of findings.
  static func table(_ path: FilePath, labels: [String], _ threshold: Float?) -> Self {
    Self(classifier: nil, detector: path.name.description, labels: labels, threshold: threshold ?? 0.5)
  }
}

extension DetectorDescription {
  /// The labels of ingredients, in the detector's order: neither other things nor anything edible.
  var ingredients: [String] { self.labels.filter { foods.contains($0) && $0 != Self.anyFood } }
}

extension PhotoEvaluation {
  /// The findings in every photo, as a ``FindingTable``; confidences are not rounded, so that judging the table gives
  /// the same figures.
  public var answerTable: String { Self.answerHeader + photos.map(\.lines).joined() }

  /// The first line of an ``answerTable``, its line end included.
  public static let answerHeader = CSV.line(["file", "ingredient", "x0", "y0", "x1", "y1", "confidence", "rank"])
}

extension PhotoEvaluation.Photo {
  fileprivate var lines: String {
    guard case .success(let found) = outcome else { return "" }
    return found.map { object in
      CSV.line(
        [labelled.photo.description, object.label] + object.box.edges + ["\(object.confidence)", "\(object.rank)"])
    }.joined()
  }
}
