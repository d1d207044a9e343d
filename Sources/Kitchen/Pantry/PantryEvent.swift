public import IngredientLines
public import Time

/// A recorded change of the pantry.
public struct PantryEvent: Sendable, Equatable {
  /// The kind of change; the raw value is its name in JSON and, but for a change, in the store.
  public enum Action: String, CaseIterable, Sendable {
    /// Items were added.
    case add
    /// Items were removed, wholly or in part.
    case remove
    /// Items were replaced by what is now known of them: another amount, last day or place.
    case change
    /// An earlier event was undone.
    case undo
  }

  /// The number of the event, which increases with time.
  public let number: Int
  /// The time of the event.
  public let time: Moment
  /// The kind of change.
  public let action: Action
  /// The number of the event that was undone; nil for other actions.
  public let undoes: Int?
  /// The changes of single items.
  public let changes: [Change]

  /// The change of one item by an event.
  public struct Change: Sendable, Equatable {
    /// The item after the event.
    public let item: PantryItem
    /// The remaining amount before the event.
    public let before: RemainingAmount

    /// The remaining amount after the event.
    public var after: RemainingAmount { item.remaining }

    /// The amount added or removed; nil if it is not known.
    public var amount: Amount? {
      switch (before, after) {
      case (.measured(let old), .measured(let new)): Amount(abs(new - old), item.unit)
      case (.measured(let number), _), (_, .measured(let number)): Amount(number, item.unit)
      default: nil
      }
    }
  }
}
