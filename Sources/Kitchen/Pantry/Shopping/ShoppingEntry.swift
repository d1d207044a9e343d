public import IngredientLines
public import Ingredients
public import Localization
internal import Recipes
public import Time

/// One entry of the stored shopping list: a food to buy, for a dish or for itself.
public struct ShoppingEntry: Sendable, Equatable {
  /// The number of the entry in the store, never reused.
  public let number: Int
  /// The identifier of the ingredient.
  public let ingredient: String
  /// The display name: the user's words in their own language.
  public let name: BilingualText
  /// The needed amount; nil if none was stated.
  public let amount: Amount?
  /// The identifier of the dish that needs it; nil for an entry that the user wrote.
  public let recipe: String?
  /// Whether the dish can do without it.
  public let isOptional: Bool
  /// Whether the saved plan put it on the list.
  public let isPlanned: Bool
  /// The date when it was added.
  public let added: CalendarDate
  /// Whether it is still to be bought.
  public let isOpen: Bool
}

/// An addition to the shopping list.
public struct ShoppingAddition: Sendable, Equatable {
  /// The identifier of the ingredient.
  public let ingredient: String
  let name: BilingualText
  let amount: Amount?
  let recipe: String?
  /// Whether the dish can do without it.
  public let isOptional: Bool

  /// Creates an addition that the user wrote.
  public init(_ portion: Portion) {
    (ingredient, name, amount) = (portion.ingredient.id, portion.displayName, portion.amount)
    (recipe, isOptional) = (nil, false)
  }

  /// Creates the addition of a missing ingredient of a dish; nil unless it must be bought.
  init?(_ supplied: SuppliedIngredient, for recipe: String) {
    guard supplied.isMissing, supplied.line.id != "water", case .lacking(let open) = supplied.coverage else {
      return nil
    }
    let facts = IngredientKnowledge.standard[supplied.line.id]
    (ingredient, name) = (supplied.line.id, facts?.name(onListAs: supplied.line.name) ?? supplied.line.name)
    amount = open.value == nil ? nil : open
    (self.recipe, isOptional) = (recipe, supplied.line.role == .optional)
  }
}

/// The origin of additions, which decides what they replace.
public enum ShoppingSource: Sendable, Equatable {
  /// The user wrote them; they replace nothing.
  case user
  /// They are what these dishes need, and replace the entries of the same dishes.
  case dishes(Set<String>)
  /// They are what the saved plan needs, and replace all entries of the plan.
  case plan

  var isPlan: Bool { self == .plan }

  func replaces(_ entry: ShoppingEntry) -> Bool {
    switch self {
    case .user: false
    case .dishes(let ids): !entry.isPlanned && entry.recipe.map(ids.contains) ?? false
    case .plan: entry.isPlanned
    }
  }
}

/// All open entries of the shopping list that are the same food under the same name.
public struct ListedFood: Sendable, Equatable {
  /// The entries in the order added; never empty.
  public let entries: [ShoppingEntry]

  /// The identifier of the ingredient.
  public var ingredient: String { entries[0].ingredient }
  /// The display name.
  public var name: BilingualText { entries[0].name }
  /// The category by which shops place it; nil if it is not known.
  public var category: IngredientCategory? { IngredientKnowledge.standard[ingredient]?.category }
  /// Whether it is optional in every dish.
  public var isOptional: Bool { entries.allSatisfy(\.isOptional) }

  /// The identifiers of the dishes that need it, each once, in order.
  public var recipes: [String] {
    var seen: Set<String> = []
    return entries.compactMap(\.recipe).filter { seen.insert($0).inserted }
  }

  /// The needed amounts: one for each group of comparable units; empty if none was stated.
  public var amounts: [Amount] {
    let own = entries.compactMap(\.amount)
    // Nobody wants the own words changed, not even “1.2 L”.
    if own.count == 1, entries.allSatisfy({ $0.recipe == nil }) { return own }
    var sum = AmountSum()
    for amount in own { sum.add(amount) }
    return sum.amounts(by: AmountConversion(of: ingredient))
  }
}

extension [ShoppingEntry] {
  /// The entries as foods, in the order of a walk through a shop; those without a known shelf come last.
  public var foods: [ListedFood] {
    var groups: [(key: [String], entries: [ShoppingEntry])] = []
    for entry in self {
      let key = [entry.ingredient, NameKey(entry.name.english).text, NameKey(entry.name.korean).text]
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].entries.append(entry)
      } else {
        groups.append((key, [entry]))
      }
    }
    let foods = groups.map { ListedFood(entries: $0.entries) }
    return foods.enumerated().sorted { ($0.element.shelf, $0.offset) < ($1.element.shelf, $1.offset) }.map(\.element)
  }
}

extension ListedFood {
  fileprivate var shelf: Int { category.flatMap(IngredientCategory.allCases.firstIndex) ?? .max }
}

extension [ListedFood] {
  /// Returns the foods that a name stands for; empty if none is listed under it.
  ///
  /// The words under which a food was added find only that food: whoever listed corn starch and starch crosses each off
  /// by its name. A usual name of an ingredient also finds what was listed in other words, if nothing has that name.
  func named(_ portion: Portion) -> [ListedFood] {
    let key = NameKey(portion.name)
    let same = filter { NameKey($0.name.english) == key || NameKey($0.name.korean) == key }
    if !same.isEmpty { return same }
    return portion.ingredient.answers(to: key) ? filter { $0.ingredient == portion.ingredient.id } : []
  }
}

/// A recorded change of the shopping list.
public struct ShoppingEvent: Sendable, Equatable {
  /// The kind of change; the raw value is its name in the store and in JSON.
  public enum Action: String, CaseIterable, Sendable {
    /// Entries were added; those of the same dishes were replaced.
    case add
    /// Entries were removed.
    case remove
    /// Entries were bought.
    case done
    /// All entries were removed.
    case clear
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
  /// The number of the pantry's event that belongs to it; nil if the pantry was not changed.
  let pantryEvent: Int?
  /// The entries that the event put on the list or took off it, in their state after the event.
  public let entries: [ShoppingEntry]

  /// The entries that the event put on the list.
  public var opened: [ShoppingEntry] { entries.filter(\.isOpen) }
  /// The entries that the event took off the list.
  public var closed: [ShoppingEntry] { entries.filter { !$0.isOpen } }
}
