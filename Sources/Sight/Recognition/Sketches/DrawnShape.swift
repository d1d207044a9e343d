/// A shape that drawings are named by.
public enum DrawnShape: String, Sendable, CaseIterable {
  case circle
  /// A square or another rectangle.
  case square
  case triangle
  case star
}

/// The shape in a drawing, or why there is none.
public struct ShapeAnswer: Sendable, Equatable {
  /// The shape; nil if the drawing shows none.
  public let shape: DrawnShape?
  /// Why there is no shape; nil if there is one.
  public let reason: NoShape?
  /// The probabilities of all shapes, the highest first; they sum to less than 1 where it may be none.
  public let probabilities: [ShapeProbability]

  /// The probability of the best shape, whether it counts or not; 0 for an empty canvas.
  public var confidence: Float { probabilities.first?.probability ?? 0 }
}

/// A shape with its probability.
public struct ShapeProbability: Sendable, Equatable {
  /// The shape.
  public let shape: DrawnShape
  /// The probability from 0 to 1.
  public let probability: Float

  /// Pairs a shape with its probability.
  public init(shape: DrawnShape, probability: Float) { (self.shape, self.probability) = (shape, probability) }
}

/// Why a drawing has no shape.
public enum NoShape: String, Sendable, CaseIterable {
  /// Nothing is drawn.
  case empty
  /// The drawing is too small to have a shape, such as a dot.
  case tooSmall = "too_small"
  /// Several shapes are drawn.
  case several
  /// A scribble, or another figure, is drawn.
  case other
  /// No shape is sure enough.
  case uncertain
}
