/// How a photo of any shape is brought into the frame that a model looks at.
public enum CropMode: String, Sendable, CaseIterable {
  /// The middle of the photo, in its own proportions; what lies beside it is lost.
  case center
  /// All of the photo, in its own proportions, with bars on two sides.
  case fit
  /// All of the photo, stretched to the frame's proportions.
  case fill
}
