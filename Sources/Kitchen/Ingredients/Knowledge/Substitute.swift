/// Something that may stand in for an ingredient.
public struct Substitute: Sendable, Equatable {
  /// The identifier of what stands in.
  public let ingredient: String
  /// How good the dish still is: 1 as good as the original, 0.5 a noticeably different dish, 0 not at all.
  public let quality: Double

  /// A substitute and how good it is.
  public init(ingredient: String, quality: Double) {
    self.ingredient = ingredient
    self.quality = quality
  }
}
