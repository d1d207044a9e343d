public import Images
public import Recognition

/// One thing that was found in a photo, with its place in fractions of the photo's sides.
public struct Finding: Sendable, Hashable {
  /// What it was taken for.
  public let label: String
  /// How sure that is, 0…1; 0 where there was no number.
  public let confidence: Float
  /// Where it is; nil when the answer is about the whole photo.
  public let box: RelativeBox?

  /// A thing with its place, or without one.
  public init(_ prediction: Prediction, box: RelativeBox? = nil) {
    label = prediction.label
    confidence = prediction.certainty
    self.box = box
  }

  /// What a recogniser found in a photo of that size.
  public init(_ object: RecognizedObject, in size: PixelSize) {
    self.init(object.prediction, box: object.box.map { RelativeBox($0, in: size) })
  }

  /// The answer without its place.
  var prediction: Prediction { Prediction(label: label, confidence: confidence) }
}
