/// What a filter and a rank look at in a recipe, besides its ingredients.
package struct RecipeFacts: Sendable, Equatable {
  /// A bit for each case of ``DishFlag``, in their order.
  let flags: UInt64
  let minutes: UInt32
  let servings: UInt32
  /// The position of the cuisine among all.
  let cuisine: UInt8
  /// The position of the kind among all.
  let kind: UInt8

  /// The facts of a recipe.
  init(_ recipe: Recipe) {
    self.init(
      cuisine: recipe.cuisine, kind: recipe.kind, minutes: recipe.minutes, servings: recipe.servings,
      flags: recipe.flags)
  }

  /// Facts one by one.
  package init(cuisine: Cuisine, kind: DishKind, minutes: Int, servings: Int, flags: [DishFlag]) {
    self.flags = flags.reduce(0) { $0 | $1.bit }
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
  private let required: UInt64
  private let avoided: UInt64
  private let maximumMinutes: Int

  /// The part of a filter that is about facts.
  init(_ filter: DishFilter) {
    cuisines = filter.wanted.cuisines.reduce(0) { $0 | 1 << UInt64($1.position) }
    kinds = filter.kinds.isEmpty ? .max : filter.kinds.reduce(0) { $0 | 1 << UInt64($1.position) }
    required = filter.required.reduce(0) { $0 | $1.bit }
    avoided = filter.avoided.reduce(0) { $0 | $1.bit }
    maximumMinutes = filter.maximumMinutes ?? .max
  }

  /// Whether a recipe with these facts passes.
  func accepts(_ facts: RecipeFacts) -> Bool {
    cuisines >> UInt64(facts.cuisine) & 1 == 1 && kinds >> UInt64(facts.kind) & 1 == 1
      && facts.flags & required == required && facts.flags & avoided == 0 && Int(facts.minutes) <= maximumMinutes
  }
}

extension CaseIterable where Self: Equatable {
  /// The position among all cases.
  fileprivate var position: Int {
    for (position, value) in Self.allCases.enumerated() where value == self { return position }
    preconditionFailure("every case is among all cases")
  }
}

extension DishFlag {
  private static let bits = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, UInt64(1) << UInt64($0)) })

  /// A bit of its own; there are far fewer flags than 64.
  fileprivate var bit: UInt64 { Self.bits[self] ?? 0 }
}
