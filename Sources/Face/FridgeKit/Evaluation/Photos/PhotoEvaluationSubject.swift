internal import Files
internal import Recognition

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
