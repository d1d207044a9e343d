/// What a filter and a rank look at in a recipe, besides its ingredients.
package struct RecipeFacts: Sendable, Equatable {
  let minutes: UInt32
  let servings: UInt32
  let flags: DishFlags
  /// The position of the cuisine among all.
  let cuisine: UInt8
  /// The position of the kind among all.
  let kind: UInt8

  /// The facts of a recipe.
  init(_ recipe: Recipe) {
    self.init(
      cuisine: recipe.cuisine, kind: recipe.kind, minutes: recipe.minutes, servings: recipe.servings,
      flags: DishFlags(recipe.flags))
  }

  /// The facts of a recipe that has no flags.
  package init(cuisine: Cuisine, kind: DishKind, minutes: Int, servings: Int) {
    self.init(cuisine: cuisine, kind: kind, minutes: minutes, servings: servings, flags: DishFlags([]))
  }

  /// Facts one by one.
  init(cuisine: Cuisine, kind: DishKind, minutes: Int, servings: Int, flags: DishFlags) {
    self.flags = flags
    self.minutes = UInt32(clamping: minutes)
    self.servings = UInt32(clamping: max(1, servings))
    self.cuisine = UInt8(clamping: cuisine.position)
    self.kind = UInt8(clamping: kind.position)
  }
}

/// A ``DishFilter`` as far as it looks at facts, in bits.
struct FactsFilter: Sendable {
  private let cuisines: UInt64
  private let kinds: UInt64
  private let maximumMinutes: Int
  private let required: DishFlags
  private let avoided: DishFlags

  /// The part of a filter that is about facts.
  init(_ filter: DishFilter) {
    cuisines = filter.wanted.cuisines.reduce(0) { $0 | 1 << UInt64($1.position) }
    kinds = filter.kinds.isEmpty ? .max : filter.kinds.reduce(0) { $0 | 1 << UInt64($1.position) }
    maximumMinutes = filter.maximumMinutes ?? .max
    (required, avoided) = (DishFlags(filter.required), DishFlags(filter.avoided))
  }

  /// Whether a recipe with these facts passes.
  func accepts(_ facts: RecipeFacts) -> Bool {
    cuisines >> UInt64(facts.cuisine) & 1 == 1 && kinds >> UInt64(facts.kind) & 1 == 1
      && Int(facts.minutes) <= maximumMinutes && facts.flags.isSuperset(of: required)
      && facts.flags.isDisjoint(with: avoided)
  }
}

extension CaseIterable where Self: Equatable {
  /// The position among all cases.
  fileprivate var position: Int {
    for (position, value) in Self.allCases.enumerated() where value == self { return position }
    preconditionFailure("every case is among all cases")
  }
}
