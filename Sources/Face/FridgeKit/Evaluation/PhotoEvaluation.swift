internal import Files
internal import Recognition
public import Training

/// How well it was told what whole photos show: the set of ingredients of each, and where there are boxes, these too.
public struct PhotoEvaluation: Sendable {
  /// A photo, and what became of it.
  public struct Photo: Sendable {
    /// The photo and what it shows.
    public let labelled: LabelledPhoto
    /// What was found, or why nothing could be.
    public let outcome: Result<[Finding], PhotoError>
  }

  /// What was judged.
  public let subject: Subject
  /// The photos in their order.
  public let photos: [Photo]
  /// How good the sets of ingredients are at the subject's threshold.
  public let sets: SetFigures
  /// How good they would be at other thresholds, the lowest first.
  public let sweep: [SetFigures]
  /// How good the boxes are; nil without a detector.
  public let boxes: DetectionFigures?

  /// - Parameter ingredients: the only labels that are looked at; nil for all.
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
  /// What is judged on whole photos.
  public struct Subject: Sendable, Equatable {
    /// The name of the classifier; nil where none is at work.
    public let classifier: String?
    /// The name of the detector, or of a table with what some detector found; nil where there are no boxes.
    public let detector: String?
    /// The labels that can be named, in the order of the models.
    public let labels: [String]
    /// What a confidence must exceed for its ingredient to be named.
    public let threshold: Float
  }
}

extension PhotoEvaluation.Subject {
  /// A classifier that gives one answer for each photo.
  static func classifier(_ description: ModelDescription, _ threshold: Float?) -> Self {
    Self(
      classifier: description.name, detector: nil, labels: description.labels,
      threshold: threshold ?? description.threshold)
  }

  /// A detector that finds what a classifier names.
  static func scan(_ classifier: ModelDescription, _ detector: DetectorDescription, _ threshold: Float?) -> Self {
    let named = Set(classifier.labels)
    return Self(
      classifier: classifier.name, detector: detector.name,
      labels: classifier.labels + detector.ingredients.filter { !named.contains($0) },
      threshold: threshold ?? detector.listThreshold ?? classifier.threshold)
  }

  /// A detector by itself.
  static func detector(_ detector: DetectorDescription, _ threshold: Float?) -> Self {
    Self(
      classifier: nil, detector: detector.name, labels: detector.ingredients,
      threshold: threshold ?? detector.threshold)
  }

  /// What some detector found.
  static func table(_ path: FilePath, labels: [String], _ threshold: Float?) -> Self {
    Self(classifier: nil, detector: path.name.description, labels: labels, threshold: threshold ?? 0.5)
  }
}

extension DetectorDescription {
  /// The labels that name an ingredient, in the detector's order: neither other things nor anything edible.
  var ingredients: [String] { self.labels.filter { foods.contains($0) && $0 != Self.anyFood } }
}

extension PhotoEvaluation {
  /// What was found in every photo, as a ``FindingTable``; confidences are not rounded, so that it gives the same
  /// figures when it is judged.
  public var answerTable: String { Self.answerHeader + photos.map(\.lines).joined() }

  /// The first line of an ``answerTable``, its line end included.
  public static let answerHeader = CSV.line(["file", "ingredient", "x0", "y0", "x1", "y1", "confidence"])
}

extension PhotoEvaluation.Photo {
  fileprivate var lines: String {
    guard case .success(let found) = outcome else { return "" }
    return found.map { object in
      CSV.line([labelled.photo.description, object.label] + object.box.edges + ["\(object.confidence)"])
    }.joined()
  }
}
