public import Images

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
