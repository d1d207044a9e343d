public import Images

/// The views of a picture whose embeddings are one lesson.
///
/// An object is seen as closely as recognition sees it first, mirrored, and with its surroundings as in a
/// ``ContextPass``; a whole photo is seen as it is, and mirrored.
public struct LessonViews: Sendable {
  /// The margin added on each side of a box, as a share of its size: that of recognition.
  static let margin = DetectingRecognizer.margin
  /// The further margin of the view with surroundings.
  static let surroundings = 0.3
  /// The longest side of a thumbnail in pixels; the object in it is about as large as a network's input.
  static let thumbnailSide = 360

  /// The image of which the lesson is a part.
  public let image: Image
  /// The part; nil for the whole.
  public let box: RelativeBox?

  /// Describes a lesson.
  public init(of image: Image, box: RelativeBox? = nil) { (self.image, self.box) = (image, box) }

  /// Returns the embeddings of the views; nil when the recogniser has none.
  public func embeddings(by recognizer: some Recognizer) throws(RecognitionError) -> [Embedding]? {
    let close = crop(of: box.map { $0.expanded(by: Self.margin, in: image.size) }, recognizer.objectFraming)
    var pictures = [close, close.oriented(.upMirrored)]
    if box != nil { pictures.append(crop(of: wide, recognizer.objectFraming)) }
    var embeddings: [Embedding] = []
    for picture in pictures {
      guard let embedding = try recognizer.embedding(of: picture) else { return nil }
      embeddings.append(embedding)
    }
    return embeddings
  }

  /// Returns a small picture with the part and its surroundings, of which the same views can be taken again.
  public func thumbnail(_ framing: ObjectFraming) -> LessonViews {
    let frame = wide.map { framing.frame($0, in: image.size) }
    let cut = crop(of: wide, framing)
    let share = min(1, Double(Self.thumbnailSide) / Double(max(cut.width, cut.height)))
    let size = PixelSize(
      width: max(1, Int((Double(cut.width) * share).rounded())),
      height: max(1, Int((Double(cut.height) * share).rounded())))
    let small = share < 1 ? cut.resized(to: size, filter: .bicubic) : cut
    return LessonViews(of: small, box: frame.flatMap { frame in box.flatMap { $0.within(frame) } })
  }

  /// The part with its surroundings.
  private var wide: RelativeBox? {
    box.map { $0.expanded(by: Self.margin, in: image.size).expanded(by: Self.surroundings, in: image.size) }
  }

  private func crop(of box: RelativeBox?, _ framing: ObjectFraming) -> Image {
    guard let box else { return image }
    return image.cropped(to: framing.frame(box, in: image.size).pixels(of: image.size))
  }
}

extension RelativeBox {
  /// Returns this box in fractions of another that contains it; nil if that one is empty.
  fileprivate func within(_ frame: RelativeBox) -> RelativeBox? {
    let (width, height) = (frame.x1 - frame.x0, frame.y1 - frame.y0)
    guard width > 0, height > 0 else { return nil }
    func share(_ edge: Double, _ start: Double, _ length: Double) -> Double { min(max((edge - start) / length, 0), 1) }
    return RelativeBox(
      x0: share(x0, frame.x0, width), y0: share(y0, frame.y0, height), x1: share(x1, frame.x0, width),
      y1: share(y1, frame.y0, height))
  }
}
