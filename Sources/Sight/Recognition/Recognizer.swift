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

/// How often something that may fail is tried before its failure counts.
public struct Attempts: Sendable {
  /// The most tries, at least one.
  public let limit: Int

  /// So many tries in all.
  public init(limit: Int) {
    precondition(limit > 0, "something is tried at least once")
    self.limit = limit
  }

  /// A recogniser is tried three times in all.
  public static let recognition = Attempts(limit: 3)

  /// The first result of `body`, or the error of its last try.
  public func first<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    for _ in 1..<limit {
      do { return try body() } catch { continue }
    }
    return try body()
  }
}

/// Something that names the objects of a photo; it belongs to one thread at a time.
public protocol ObjectRecognizer {
  /// How small a photo may be decoded; nil for in full.
  var decodeSize: PixelSize? { get }
  /// What a photo shows, however unsure.
  ///
  /// - Parameter region: the part to look at, in pixels of the oriented photo in full size; nil for all.
  func objects(in photo: Photo, region: PixelArea?) throws(RecognitionError) -> FoundObjects
}

/// Gives one answer about a whole photo.
public struct WholePhotoRecognizer: ObjectRecognizer {
  private let recognizer: any Recognizer

  /// - Parameter recognizer: names the photo.
  public init(_ recognizer: any Recognizer) { self.recognizer = recognizer }

  /// What the recogniser needs.
  public var decodeSize: PixelSize? { recognizer.preprocessing.decodeSize }

  /// The best label, without a box.
  public func objects(in photo: Photo, region: PixelArea?) throws(RecognitionError) -> FoundObjects {
    let part = region?.scaled(from: photo.size, to: photo.image.size)
    let best = try recognizer.predictions(for: photo.image, region: part, count: 1)
    return FoundObjects(foods: best.map { RecognizedObject($0) })
  }
}

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

/// What a photo shows.
public struct FoundObjects: Sendable, Equatable {
  /// What may be an ingredient, surest first.
  public let foods: [RecognizedObject]
  /// Things that are no food, surest first, by the detector's names; nil when no detector looked.
  public let others: [RecognizedObject]?

  /// Objects that were found.
  public init(foods: [RecognizedObject], others: [RecognizedObject]? = nil) {
    (self.foods, self.others) = (foods, others)
  }
}
