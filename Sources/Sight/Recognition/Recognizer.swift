public import Images
public import Inference

/// Something that names what a photo shows; it belongs to one thread at a time.
public protocol Recognizer {
  /// How photos are framed for it; tells how small a photo may be decoded.
  var preprocessing: Preprocessing { get }
  /// The shape of what is cut out around an object.
  var objectFraming: ObjectFraming { get }
  /// How an object is looked at again that the first look leaves unsure; nil for one look.
  var secondLook: SecondLook? { get }
  /// The best `count` labels for an oriented image, best first.
  ///
  /// - Parameter region: the part of the image to look at; nil for all.
  func predictions(for image: Image, region: PixelArea?, count: Int) throws(RecognitionError) -> [Prediction]
}

extension Recognizer {
  /// The box as it is.
  public var objectFraming: ObjectFraming { .stretched }
  /// One look.
  public var secondLook: SecondLook? { nil }
}

/// Why a recogniser gave no answer.
public enum RecognitionError: Error, Equatable {
  /// The network's output holds a value that is not a finite number, or not a probability where it should be.
  case notFinite
  /// The network met values that it is not defined for.
  case network(RunError)
}
