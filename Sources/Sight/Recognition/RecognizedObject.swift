public import Images
internal import Ingredients

/// An object recognised in a photo.
public struct RecognizedObject: Sendable, Hashable {
  /// The object's label and confidence.
  public let prediction: Prediction
  /// The bounding box, in pixels of the upright photo at full size; nil when the label is about the whole photo.
  public let box: PixelRectangle?
  /// The ingredients that the object may be instead, by descending confidence.
  public let alternatives: [Prediction]

  /// Creates an object with or without a box.
  public init(_ prediction: Prediction, box: PixelRectangle? = nil, alternatives: [Prediction] = []) {
    self.prediction = prediction
    self.box = box
    self.alternatives = alternatives
  }
}

extension RecognizedObject {
  /// The confidence from which a label counts as an alternative.
  private static let leastAlternative: Float = 0.01

  /// Creates an object whose alternatives are a classifier's further labels.
  ///
  /// The confidence that the label leaves is divided among them in proportion to their probabilities: if the object is
  /// not what it is named, then it is one of those.
  ///
  /// - Parameter classified: the classifier's probabilities of all labels, best first.
  init(_ prediction: Prediction, box: PixelRectangle? = nil, classified: [Prediction]) {
    let further = classified.filter { $0.label != prediction.label }
    let total = further.reduce(0) { $0 + $1.confidence }
    let share = total > 0 ? (1 - prediction.confidence) / total : 0
    let alternatives = further.map { $0.scaled(by: share) }.filter {
      $0.confidence >= Self.leastAlternative && Vocabulary.isListed($0.label)
    }
    self.init(prediction, box: box, alternatives: alternatives)
  }

  /// Returns the object with all confidences times a factor.
  func scaled(by factor: Float) -> RecognizedObject {
    RecognizedObject(
      prediction.scaled(by: factor), box: box, alternatives: alternatives.map { $0.scaled(by: factor) })
  }
}

/// The objects found in a photo.
public struct FoundObjects: Sendable, Equatable {
  /// The full size of the upright photo in pixels.
  public let size: PixelSize
  /// Possible ingredients, by descending confidence.
  public let objects: [RecognizedObject]
  /// Things that are never listed, by descending confidence: those that are no food, with the detector's labels, and
  /// food that the classifier knows only as something else, labelled `other`; nil when no detector ran.
  public let others: [RecognizedObject]?

  /// Creates the result for a photo of this size.
  public init(size: PixelSize, objects: [RecognizedObject], others: [RecognizedObject]? = nil) {
    (self.size, self.objects, self.others) = (size, objects, others)
  }
}
