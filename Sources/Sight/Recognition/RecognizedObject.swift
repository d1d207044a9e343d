public import Images

/// An object recognised in a photo.
public struct RecognizedObject: Sendable, Hashable {
  /// The object's label and confidence.
  public let prediction: Prediction
  /// The bounding box, in pixels of the upright photo at full size; nil when the label is about the whole photo.
  public let box: PixelRectangle?

  /// Creates an object with or without a box.
  public init(_ prediction: Prediction, box: PixelRectangle? = nil) {
    self.prediction = prediction
    self.box = box
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
