@testable import IngredientLines
import Ingredients
@testable import Localization
import Recipes
import Testing

@testable import RecipeFiles

struct IngredientBuilderTests {
  private static let maker = IngredientBuilder()

  private func made(_ line: String, of title: String = "x") -> [RecipeIngredient] {
    Self.maker.ingredients(IngredientLineParser().line(line), of: MeatOfTitle(title))
  }

  @Test(arguments: [
    ("두부 1모", "Tofu", "두부"), ("부침두부 1모", "Tofu", "부침두부"), ("3 large eggs", "large eggs", "달걀"),
    ("수상한 열매 3개", "수상한 열매", "수상한 열매"), ("2 blorbs", "blorbs", "blorbs"),
  ])
  func knownIngredientsHaveANameInEachLanguage(line: String, english: String, korean: String) {
    #expect(made(line).map(\.name) == [BilingualText(en: english, ko: korean)])
  }

  @Test(arguments: [
    ("갈비 600g", "돼지갈비찜", "pork_ribs"), ("갈비 600g", "소갈비찜", "beef_ribs"), ("갈비 600g", "갈비찜", "beef_ribs"),
    ("등심 300g", "돼지등심 구이", "pork_loin"), ("다진 고기 100g", "돼지고기 완자", "ground_pork"),
    ("고기 100g", "닭고기 볶음", "chicken"), ("불고기감 300g", "돼지불고기", "pork"), ("쇠고기 100g", "돼지고기 완자", "beef"),
    ("고기 100g", "소고기 돼지고기 완자", "beef"), ("기름 1큰술", "돼지고기볶음", "cooking_oil"), ("배추 1장", "양고기볶음", "napa_cabbage"),
    ("1 kg ribs", "Pork rib stew", "pork_ribs"), ("500 g mince", "Lamb kofta", "ground_lamb"),
    ("1 onion", "Pork chops", "onion"),
  ])
  func theTitleNamesTheAnimal(line: String, title: String, id: String) {
    #expect(made(line, of: title).map(\.id) == [id])
  }

  @Test(arguments: [
    ("소금, 후추 약간", ["salt", "black_pepper"]), ("소금과 후추", ["salt", "black_pepper"]),
    ("소금·후추 약간", ["salt", "black_pepper"]),
    ("salt and pepper to taste", ["salt", "black_pepper"]), ("1 cup salt and pepper", ["salt"]),
    ("oil, olive", ["cooking_oil"]),
    ("두부, 으깬 것", ["tofu"]), ("사과 1개", ["apple"]),
  ])
  func splitsSeveralIngredientsWithoutAmounts(line: String, ids: [String]) {
    #expect(made(line).map(\.id) == ids)
  }

  @Test(arguments: ["2 tbsp vegan butter", "비건 치즈 1장", "dairy-free cheese"])
  func plantBasedFoodIsNotWhatItImitates(line: String) {
    #expect(made(line).allSatisfy { IngredientKnowledge.standard[$0.id] == nil })
  }
}
