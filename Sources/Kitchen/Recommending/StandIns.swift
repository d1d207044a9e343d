internal import Files
internal import Ingredients
internal import Recipes

/// The relations in whose place chosen ingredients stand because hardly any recipe lists them: turkey in that of chicken.
///
/// A person who asks for such food is better served with a dish of its closest relation, marked as a substitution, than
/// with nothing: two dishes of chard do not answer chard with chickpeas and feta, but those of spinach do. What many
/// recipes list never stands in for anything, and what a recipe lists does not do so in that recipe.
struct StandIns: Sendable, Equatable {
  /// No relations.
  static let none = StandIns()

  /// The chosen ingredient and its quality, by the relation that it replaces.
  private var chosen: [String: Substitute] = [:]

  /// The least quality of a relation; below it the dish becomes another one.
  private static let leastQuality = 0.5
  /// The greatest number of recipes that list such an ingredient, and how many times as many list its relation.
  static let mostRecipes = 7, timesAsMany = 10

  private init() {}

  /// Finds the closest relations, among those that far more recipes list, of the ingredients that few recipes list; of
  /// equally close ones the first is taken.
  ///
  /// - Parameter recipes: returns the number of recipes that list an ingredient, so that the item meets the need.
  init(_ ids: [String], knowledge: IngredientKnowledge, recipes: (String) -> Int) {
    for id in ids {
      let own = recipes(id)
      guard own <= Self.mostRecipes else { continue }
      let relations = knowledge.relations(of: id).filter { $0.quality >= Self.leastQuality }
      let least = max(Self.timesAsMany * own, 1)
      guard let closest = relations.first(where: { recipes($0.ingredient) >= least }), chosen[closest.ingredient] == nil
      else { continue }
      chosen[closest.ingredient] = Substitute(ingredient: id, quality: closest.quality)
    }
  }

  /// Whether nothing stands in for anything.
  var isEmpty: Bool { chosen.isEmpty }

  /// Returns the chosen ingredient that stands in the place of another one, with the quality of the dish.
  subscript(id: String) -> Substitute? { chosen[id] }

  /// Returns the ingredients in whose place a chosen one stands.
  func relations(of id: String) -> [String] { chosen.filter { $0.value.ingredient == id }.map(\.key) }
}

extension RecipeIndex {
  /// Returns the number of recipes of the table that list an ingredient, another form of it or what it is a kind of; food
  /// that they take besides their lists does not count.
  func recipes(listing id: String) -> Int {
    let finder = SupplyFinder(AvailableIngredients(chosen: [id]), knowledge: knowledge)
    let numbers = demand.ingredients(metBy: id).filter { number in
      finder.supply(for: table.ingredients[number])?.isAvailable ?? false
    }
    guard let lists else {
      let wanted = Set(numbers)
      return table.needs.count { wanted.contains($0.ingredient) && !$0.isAddition }
    }
    return numbers.reduce(0) { sum, number in sum + lists.postings.recipes(listing: number, blocks: table.blockCount) }
  }
}

extension IndexedNeed {
  /// Whether it is food that the recipe does not list, but takes besides.
  var isAddition: Bool { Self.isAddition(role, prominence.part) }

  /// Whether a need of that role and part is such food.
  static func isAddition(_ role: RecipeIngredient.Role, _ part: Prominence.Part) -> Bool {
    role == .optional && part == .minor
  }
}

extension RecipePostings {
  /// Returns the number of recipes that list an ingredient.
  fileprivate func recipes(listing ingredient: Int, blocks: Int) -> Int {
    var sum = 0
    for role in RecipeIngredient.Role.allCases {
      for part in Prominence.Part.allCases where !IndexedNeed.isAddition(role, part) {
        let list = lists[IndexedNeed.list(of: ingredient, in: role, as: part)]
        sum += list.range?.count ?? count(inMasksFrom: Int(list.first), blocks: blocks)
      }
    }
    return sum
  }

  private func count(inMasksFrom first: Int, blocks: Int) -> Int {
    (first..<first + blocks).reduce(0) { sum, position in
      let mask = masks[position]
      return sum + mask.indices.reduce(0) { $0 + mask[$1].nonzeroBitCount }
    }
  }
}
