internal import Images
internal import Inference

/// A recogniser of the shape in a drawing; it belongs to one thread at a time.
///
/// The network is a ``Classifier`` whose labels are the shapes, `several` and `other`.
public struct ShapeRecognizer {
  private let recognizer: any Recognizer
  private let threshold: Float
  private let attempts: RetryPolicy

  /// The labels for drawings without a single shape.
  private static let several = "several"
  /// The side below which a drawing on a screen is a dot, in pixels.
  private static let smallestSide = 6

  /// Reads shapes with a recogniser of pictures of 40 × 40 pixels, white on black.
  ///
  /// - Parameters:
  ///   - threshold: the probability from which a shape counts.
  ///   - attempts: how often a failing recogniser is tried.
  public init(_ recognizer: any Recognizer, threshold: Float, attempts: RetryPolicy = .recognition) {
    (self.recognizer, self.threshold, self.attempts) = (recognizer, threshold, attempts)
  }

  /// Prepares a session of a classifier of shapes.
  public init(_ classifier: Classifier) {
    self.init(ClassifierSession(classifier), threshold: classifier.description.threshold)
  }

  /// Returns the shape in a drawing.
  public func answer(for ink: Ink) throws(RecognitionError) -> ShapeAnswer {
    guard let bounds = ink.bounds else { return ShapeAnswer(shape: nil, reason: .empty, probabilities: []) }
    guard max(bounds.width, bounds.height) >= Self.smallestSide else {
      return ShapeAnswer(shape: nil, reason: .tooSmall, probabilities: [])
    }
    let predictions = try predictions(for: ink, in: bounds)
    let probabilities = predictions.compactMap { prediction in
      DrawnShape(rawValue: prediction.label).map { ShapeProbability(shape: $0, probability: prediction.confidence) }
    }
    let (shape, first) = verdict(predictions)
    var reason = first
    if reason == .other, try showsSeveral(ink) { reason = .several }
    return ShapeAnswer(shape: shape, reason: reason, probabilities: probabilities)
  }

  /// Whether a drawing falls into marks beside each other, each of which is a shape: the network takes some for one figure.
  private func showsSeveral(_ ink: Ink) throws(RecognitionError) -> Bool {
    let marks = ink.separateMarks()
    for mark in marks {
      guard let bounds = mark.bounds, verdict(try predictions(for: mark, in: bounds)).shape != nil else { return false }
    }
    return !marks.isEmpty
  }

  private func predictions(for ink: Ink, in bounds: PixelRectangle) throws(RecognitionError) -> [Prediction] {
    let picture = ink.picture(of: bounds)
    return try attempts.run { () throws(RecognitionError) in
      try recognizer.predictions(for: picture, region: nil, count: .max)
    }
  }

  private func verdict(_ predictions: [Prediction]) -> (shape: DrawnShape?, reason: NoShape?) {
    guard let best = predictions.first else { return (nil, .uncertain) }
    guard let shape = DrawnShape(rawValue: best.label) else {
      return (nil, best.label == Self.several ? .several : .other)
    }
    return best.confidence >= threshold ? (shape, nil) : (nil, .uncertain)
  }
}

extension ModelDescription {
  /// Whether the model names shapes, not food.
  public var namesShapes: Bool { DrawnShape.allCases.allSatisfy { card.labels.contains($0.rawValue) } }
}
