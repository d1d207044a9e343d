/// How a photo of any shape is brought into the frame that a model looks at.
public enum CropMode: String, Sendable, CaseIterable {
  /// The middle of the photo, in its own proportions; what lies beside it is lost.
  case center
  /// All of the photo, in its own proportions, with bars on two sides.
  case fit
  /// All of the photo, stretched to the frame's proportions.
  case fill
}

extension PixelSize {
  /// The size whose middle part, `ratio` of each side, is this size; more than 0 and at most 1.
  func uncut(by ratio: Double) -> PixelSize {
    precondition(ratio > 0 && ratio <= 1, "the frame shows a part of the scaled picture")
    return PixelSize(width: Int((Double(width) / ratio).rounded()), height: Int((Double(height) / ratio).rounded()))
  }
}
