internal import Images

/// The shape of what is cut out of a photo around an object, before the classifier's own preprocessing.
///
/// A classifier learns objects framed in one way, so its file names it (`fridge.object.framing`).
public enum ObjectFraming: String, Sendable, CaseIterable {
  /// The box as it is; the preprocessing stretches it to the input's shape.
  case stretched
  /// A square around the box, which keeps the object's proportions and shows more of its surroundings.
  case squared

  /// Returns the part of a photo that shows the object in a box.
  ///
  /// - Parameter size: the photo's, in the pixels in which a square is square.
  func frame(_ box: RelativeBox, in size: PixelSize) -> RelativeBox {
    switch self {
    case .stretched: box
    case .squared: box.squared(in: size)
    }
  }
}
