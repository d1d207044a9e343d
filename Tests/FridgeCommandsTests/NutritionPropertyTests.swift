import Localization
import Testing

@testable import FridgeCommands

@Suite struct NutritionPropertyTests {
  @Test func theLabelHasTheOrderAndTheNamesOfOne() {
    let nutrition = ["proteinContent": "6 g", "calories": "210 kcal", "ironContent": "2 mg", "text": "Low in salt"]
    let english = NutritionProperty.label(of: nutrition, in: .english)
    #expect(english == ["calories 210 kcal", "protein 6 g", "ironContent: 2 mg", "Low in salt"])
    #expect(NutritionProperty.label(of: nutrition, in: .korean).prefix(2) == ["열량 210 kcal", "단백질 6 g"])
    #expect(NutritionProperty.label(of: [:], in: .english) == [])
  }
}
