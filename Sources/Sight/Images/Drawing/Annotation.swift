/// What is to be written on a picture about one thing in it.
public struct Annotation: Sendable, Hashable {
  /// What decides the colour: the same key has the same colour in every picture.
  public let key: String
  /// The words on the plate.
  public let name: String
  /// How sure it is, from 0 to 1, shown to two decimals behind the name; nil shows nothing.
  public let confidence: Float?
  /// The frame around the thing, in pixels of the picture; nil when the words are about the whole picture.
  public let box: PixelArea?

  /// A note on a thing with its place, or on the whole picture.
  public init(key: String, name: String, confidence: Float? = nil, box: PixelArea? = nil) {
    self.key = key
    self.name = name
    self.confidence = confidence
    self.box = box
  }
}

extension Annotation {
  /// The same note for a copy of the picture that has another size.
  public func scaled(from original: PixelSize, to copy: PixelSize) -> Annotation {
    Annotation(key: key, name: name, confidence: confidence, box: box?.scaled(from: original, to: copy))
  }

  /// The confidence to two decimals, whatever the locale.
  var confidenceText: String? {
    guard let confidence, confidence.isFinite else { return nil }
    let hundredths = Int((min(max(confidence, 0), 1) * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
