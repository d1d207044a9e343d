import Ingredients
import Testing

@testable import IngredientLines

/// Words that mean one food or another by their amount.
struct IngredientSenseTests {
  @Test(arguments: [
    ("half a pepper", "bell_pepper"), ("1 pepper", "bell_pepper"), ("pepper", "black_pepper"),
    ("1 tsp pepper", "black_pepper"),
    ("1 tsp coriander", "coriander_seeds"), ("coriander", "cilantro"), ("1 tsp cilantro", "cilantro"),
    ("1 bunch coriander", "cilantro"), ("1 tsp soda", "baking_soda"), ("1 can tuna", "canned_tuna"),
  ])
  func theAmountDecides(line: String, expected: String) {
    #expect(IngredientResolver.standard.ingredient(of: IngredientLineParser().line(line))?.id == expected, "\(line)")
  }
}
