/// One thing that a person did to the pantry.
public struct PantryEvent: Sendable, Equatable {
  /// What was done; the raw value is its name in the store and in JSON.
  public enum Action: String, CaseIterable, Sendable {
    /// Items came.
    case add
    /// Items were used up, wholly or in part.
    case remove
    /// An earlier event was taken back.
    case undo
  }

  /// The number of the event, rising with time.
  public let number: Int
  /// When it was done.
  public let time: Moment
  /// What was done.
  public let action: Action
  /// The number of the event that an undo took back.
  public let undoes: Int?
  /// What it did to each item.
  public let changes: [Change]

  /// What an event did to one item.
  public struct Change: Sendable, Equatable {
    /// The item as the event left it.
    public let item: PantryItem
    /// How much was left before.
    public let before: RemainingAmount

    /// How much was left afterwards.
    public var after: RemainingAmount { item.remaining }

    /// How much came or went; nil when that is not known.
    public var amount: Amount? {
      switch (before, after) {
      case (.measured(let old), .measured(let new)): Amount(abs(new - old), item.unit)
      case (.measured(let number), _), (_, .measured(let number)): Amount(number, item.unit)
      default: nil
      }
    }
  }
}
