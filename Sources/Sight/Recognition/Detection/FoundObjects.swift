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
