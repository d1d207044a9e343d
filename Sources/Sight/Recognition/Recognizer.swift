public import Images
public import Inference

/// A classifier of images; it belongs to one thread at a time.
public protocol Recognizer {
  /// The preprocessing of photos, which also bounds how small a photo may be decoded.
  var preprocessing: Preprocessing { get }
  /// The shape of the crop around an object.
  var objectFraming: ObjectFraming { get }
  /// The second pass over objects that the first leaves uncertain; nil for a single pass.
  var contextPass: ContextPass? { get }
  /// Returns the best `count` labels for an upright image, best first.
  ///
  /// - Parameter region: the part of the image to classify; nil for all of it.
  func predictions(for image: Image, region: PixelArea?, count: Int) throws(RecognitionError) -> [Prediction]
  /// Returns all labels for an upright image, apart from what the user's lessons say about it.
  func answer(for image: Image, region: PixelArea?) throws(RecognitionError) -> RecognizerAnswer
  /// Returns the embedding of an upright image; nil when the recogniser has none.
  func embedding(of image: Image) throws(RecognitionError) -> Embedding?
}

extension Recognizer {
  /// The box itself, stretched to the input's shape.
  public var objectFraming: ObjectFraming { .stretched }
  /// A single pass.
  public var contextPass: ContextPass? { nil }
  /// All labels, and no lessons.
  public func answer(for image: Image, region: PixelArea?) throws(RecognitionError) -> RecognizerAnswer {
    RecognizerAnswer(try predictions(for: image, region: region, count: .max))
  }
  /// No embedding.
  public func embedding(of image: Image) throws(RecognitionError) -> Embedding? { nil }
}

/// A recogniser's answer about an image.
public struct RecognizerAnswer: Sendable {
  /// The labels of the network, best first.
  public let predictions: [Prediction]
  /// The odds of the labels that the user taught; nil without lessons.
  public let lessons: LessonOdds?

  /// Creates an answer.
  public init(_ predictions: [Prediction], lessons: LessonOdds? = nil) {
    (self.predictions, self.lessons) = (predictions, lessons)
  }
}

/// Why recognition failed.
public enum RecognitionError: Error, Equatable {
  /// The network's output holds a value that is not finite, or not a probability where one is required.
  case notFinite
  /// The network is not defined for the values that it met.
  case network(RunError)
}

/// A limit on attempts at an operation that may fail.
public struct RetryPolicy: Sendable {
  /// The largest number of attempts, at least 1.
  public let limit: Int

  /// Allows so many attempts in all.
  public init(limit: Int) {
    precondition(limit > 0, "something is tried at least once")
    self.limit = limit
  }

  /// Recognition is attempted three times in all.
  public static let recognition = RetryPolicy(limit: 3)

  /// Returns the first result of `body`, or throws the error of the last attempt.
  public func run<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    for _ in 1..<limit {
      do { return try body() } catch { continue }
    }
    return try body()
  }
}

/// A recogniser of the objects in a photo; it belongs to one thread at a time.
public protocol ObjectRecognizer {
  /// The smallest size at which a photo may be decoded; nil for full size.
  var decodeSize: PixelSize? { get }
  /// Returns the objects in a photo, however low their confidence.
  ///
  /// - Parameter region: the part to look at, in pixels of the upright photo at full size; nil for all of it.
  func objects(in photo: Photo, region: PixelArea?) throws(RecognitionError) -> FoundObjects
}

/// Recognises a whole photo as one object.
public struct WholePhotoRecognizer: ObjectRecognizer {
  private let recognizer: any Recognizer

  /// - Parameter recognizer: classifies the photo.
  public init(_ recognizer: any Recognizer) { self.recognizer = recognizer }

  /// The size that the recogniser needs.
  public var decodeSize: PixelSize? { recognizer.preprocessing.decodeSize }

  /// Returns the best label and its alternatives, without a box.
  public func objects(in photo: Photo, region: PixelArea?) throws(RecognitionError) -> FoundObjects {
    let predictions = try predictions(in: photo, region: region)
    let objects = predictions.prefix(1).map { RecognizedObject($0, classified: predictions) }
    return FoundObjects(size: photo.size, objects: objects)
  }

  /// Returns all labels for a photo or a part of it, best first.
  func predictions(in photo: Photo, region: PixelArea?) throws(RecognitionError) -> [Prediction] {
    let part = region?.scaled(from: photo.size, to: photo.image.size)
    return try recognizer.predictions(for: photo.image, region: part, count: .max)
  }
}
