import IngredientLines
import Ingredients
import Localization
import Testing

@testable import Recipes

struct StockForWaterTests {
  @Test func aSoupOfWaterTakesAStock() {
    #expect(
      dish(.soup, [("kale", 200, .gram), ("water", 900, .milliliter)]).takingStockForWater.details.takes == [.stock])
  }

  @Test(arguments: [249.0, 250.0]) func littleWaterIsNoBroth(amount: Double) {
    let stew = dish(.stew, [("kale", 200, .gram), ("water", amount, .milliliter)])
    #expect(stew.takingStockForWater.details.takes == (amount < 250 ? [] : [.stock]))
  }

  @Test func aDishWithAStockTakesNoOther() {
    let soup = dish(.soup, [("chicken_stock", 500, .milliliter), ("water", 500, .milliliter)])
    #expect(soup.takingStockForWater.details.takes.isEmpty)
  }

  @Test func litersAndSeveralLinesOfWaterCount() {
    #expect(dish(.soup, [("kale", 200, .gram), ("water", 1.1, .liter)]).takingStockForWater.details.takes == [.stock])
    let twice = dish(.stew, [("kale", 200, .gram), ("water", 150, .milliliter), ("water", 100, .milliliter)])
    #expect(twice.takingStockForWater.details.takes == [.stock])
    #expect(dish(.soup, [("kale", 200, .gram), ("water", 300, .gram)]).takingStockForWater.details.takes.isEmpty)
    let bones = dish(.soup, [("sagol_stock", 1, .liter), ("water", 500, .milliliter)])
    #expect(bones.takingStockForWater.details.takes.isEmpty)
  }

  @Test func waterThatIsPouredAwayStaysWater() {
    #expect(
      dish(.pasta, [("pasta", 200, .gram), ("water", 2000, .milliliter)]).takingStockForWater.details.takes.isEmpty)
  }

  @Test func meatTakesAnyStockOfMeatAndVegetablesTakeNone() {
    let plain = [RecipeNeed(id: "kale", role: .required, amount: nil)]
    #expect(!plain.added(from: [.stock]).map(\.id).contains("chicken_stock"))
    #expect(plain.added(from: [.stock]).map(\.id).contains("vegetable_stock"))
    let meaty = plain + [RecipeNeed(id: "sausage", role: .required, amount: nil)]
    #expect(meaty.added(from: [.stock]).map(\.id).contains("chicken_stock"))
    #expect(!meaty.added(from: [.stock]).map(\.id).contains("fish_stock"))
  }

  private func dish(_ kind: DishKind, _ lines: [(String, Double, AmountUnit)]) -> Recipe {
    Recipe(
      id: "dish", title: BilingualText(en: "Dish", ko: "요리"), cuisine: .western, kind: kind, difficulty: .easy,
      servings: 2, minutes: 30,
      ingredients: lines.map { id, value, unit in
        RecipeIngredient(id: id, name: BilingualText(en: id, ko: id), amount: Amount(value, unit) ?? .toTaste)
      },
      steps: [BilingualText(en: "Cook.", ko: "익혀요.")])
  }
}
