import Ingredients
@testable import IngredientLines
@testable import Localization
import Testing

@testable import Recipes

struct ListedFoodsTests {
  private func read(_ text: String) -> [String] {
    IngredientLineParser().lines(text).map { line in
      let id = IngredientResolver.standard.ingredient(of: line)?.id ?? line.name
      return ([id] + (line.amount.map { [$0.text(in: .english)] } ?? [])).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("식초 약간, 소금 약간", ["vinegar to taste", "salt to taste"]),
    ("소금, 후추 약간", ["salt to taste", "black_pepper to taste"]),
    ("두부 1모, 김치", ["tofu 1 block", "kimchi"]),
    ("salt to taste, 2 eggs", ["salt to taste", "egg 2"]),
    ("salt, pepper, garlic", ["salt", "black_pepper", "garlic"]),
    ("1/2 tsp salt, 1/4 tsp pepper", ["salt ½ tsp", "black_pepper ¼ tsp"]),
    ("2 eggs, salt and pepper to taste", ["egg 2", "salt to taste", "black_pepper to taste"]),
    ("조르블 1큰술, 소금 약간", ["조르블 1 tbsp", "salt to taste"]),
  ]) func foodAfterACommaStandsForItself(text: String, foods: [String]) { #expect(read(text) == foods) }

  @Test(arguments: [
    "2 cups rice, cooked", "4 skinless, boneless chicken breast halves", "1 rotisserie chicken, meat shredded",
    "oil, olive", "1 lb shrimp, tails removed", "1 cup cheese, cheddar", "돼지고기 300g, 앞다리살", "두부 1모, 깍둑썰기",
    "1 cup flour, plus more for dusting", "rice 1,000 g", "6 large eggs, 3 yolks", "1 onion, 2 cm dice",
    "butter (salted, soft)", "2 cups sugar, plus 2 Tbsp for rolling", "1 cup flour, plus 1 tbsp for dusting",
  ]) func aNoteStaysWithItsFood(text: String) { #expect(read(text).count == 1, "\(read(text))") }

  @Test(arguments: [
    ("간장 1큰술 설탕 1작은술 참기름 약간", ["soy_sauce 1 tbsp", "sugar 1 tsp", "sesame_oil to taste"]),
    ("1 cup flour 2 eggs 1 tsp salt", ["flour 1 cup", "egg 2", "salt 1 tsp"]),
    ("두부 반 모 달걀 2개", ["tofu ½ block", "egg 2"]),
    ("대파 1/2대(50g) 양파 1개(200g)", ["green_onion ½ stalk", "onion 1"]),
    ("1 cup chopped onion 2 large eggs and 1 cup milk", ["onion 1 cup", "egg 2", "milk 1 cup"]),
    ("milk 1 L eggs 10", ["milk 1 L", "egg 10"]),
    ("간장 1큰술 조르블 1작은술 참기름 약간", ["soy_sauce 1 tbsp", "조르블 1 tsp", "sesame_oil to taste"]),
    ("고춧가루 2큰술 다진 마늘 1큰술, 물 3컵", ["gochugaru 2 tbsp", "crushed_garlic 1 tbsp", "water 3 cups"]),
  ]) func amountsSeparateFoods(text: String, foods: [String]) { #expect(read(text) == foods) }

  @Test(arguments: [
    "1 (14.5 oz) can tomatoes", "1 cup plus 2 tablespoons flour", "2 x 400 g cans tomatoes", "2 to 3 cups milk",
    "1 14 oz can coconut milk", "1 cup water or 2 cups milk", "우유 1컵 우유 200ml", "2 chicken breasts 8 oz each",
    "물 2½컵", "1 lb 2 oz flour", "3 cloves garlic", "돼지고기 300g", "juice of 2 lemons", "half-and-half or whole milk",
  ]) func oneFoodStaysOne(text: String) { #expect(read(text).count == 1, "\(read(text))") }

  /// Nothing that stands on a line is lost, whatever it is.
  @Test(arguments: ["", " ", ",", "1", "1 2 3 4", "1 cup 2 cups 3 cups 4 cups", "가 나 다 라 1 2 3 4", ",,;,"])
  func anyTextIsRead(text: String) { _ = read(text) }
}
