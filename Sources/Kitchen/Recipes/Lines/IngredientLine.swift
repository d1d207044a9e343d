/// One line of a list of ingredients, taken apart.
public struct IngredientLine: Sendable, Equatable {
  /// What it is, in the words of the line; empty when the line names nothing.
  public let name: String
  /// How much of it; nil when the line does not say.
  public let amount: Amount?
  /// Everything else that the line says: how it is cut, another measure, the lower end of a range.
  public let note: String?
  /// Whether the line says that the dish can do without.
  public let isOptional: Bool

  /// A line by all of its parts.
  public init(name: String, amount: Amount? = nil, note: String? = nil, isOptional: Bool = false) {
    self.name = name
    self.amount = amount
    self.note = note
    self.isOptional = isOptional
  }
}
