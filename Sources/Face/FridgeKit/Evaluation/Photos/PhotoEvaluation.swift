internal import Files
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
