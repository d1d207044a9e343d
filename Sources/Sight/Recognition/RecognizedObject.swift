public import Images

/// One thing found in a photo.
public struct RecognizedObject: Sendable, Hashable {
  /// What it is, and how sure the recogniser is.
  public let prediction: Prediction
  /// Where it is, in pixels of the oriented full-size photo; nil when the answer is about the whole photo.
  public let box: PixelRectangle?

  /// A thing with its place, or without one.
  public init(_ prediction: Prediction, box: PixelRectangle? = nil) {
    self.prediction = prediction
    self.box = box
  }
}
