/// What matching needs of every recipe, in flat arrays: ingredients and units by number, nothing by name.
///
/// A recipe takes 20 bytes, and 8 for each ingredient.
package struct RecipeTable: Sendable, Equatable {
  /// The identifiers of all ingredients, by number.
  var ingredients: [String] = []
  /// The different amounts that recipes ask for, by number.
  var quantities: [Amount] = []
  /// The facts of each recipe.
  var facts: [RecipeFacts] = []
  /// Where the needs of each recipe begin; one more entry tells where the last end.
  var starts: [UInt32] = [0]
  /// The needs of all recipes, one recipe after the other.
  var needs: [IndexedNeed] = []

  /// How many recipes there are.
  package var count: Int { facts.count }

  /// Where the needs of a recipe are; recipes are counted from 0 here.
  func needs(of recipe: Int) -> Range<Int> { Int(starts[recipe])..<Int(starts[recipe + 1]) }
}

/// One ingredient of one recipe in eight bytes.
struct IndexedNeed: Sendable, Equatable {
  private let ingredientAndRole: UInt32
  private let quantityNumber: UInt32

  /// - Parameter quantity: the number of the amount; nil when there is none.
  init(ingredient: Int, role: RecipeIngredient.Role, quantity: Int?) {
    ingredientAndRole = UInt32(ingredient) << 2 | role.code
    quantityNumber = quantity.map { UInt32($0 + 1) } ?? 0
  }

  /// The number of the ingredient.
  var ingredient: Int { Int(ingredientAndRole >> 2) }

  /// What it is to the dish.
  var role: RecipeIngredient.Role { RecipeIngredient.Role(code: ingredientAndRole & 3) }

  /// The number of the amount; nil when it goes by taste or is not known.
  var quantity: Int? { quantityNumber == 0 ? nil : Int(quantityNumber) - 1 }

  /// The number of the list of recipes that ask for this ingredient in this role; see ``RecipePostings``.
  var list: Int { Int(ingredientAndRole >> 2) * 3 + Int(ingredientAndRole & 3) }
}

extension RecipeIngredient.Role {
  /// The number of the role: 0, 1 or 2.
  var code: UInt32 {
    switch self {
    case .required: 0
    case .optional: 1
    case .staple: 2
    }
  }

  fileprivate init(code: UInt32) {
    self = code == 0 ? .required : code == 1 ? .optional : .staple
  }
}
