import IngredientLines
import Localization
import Testing

struct UnitSystemTests {
  @Test(
    arguments: [
      ("flour", 2, .cup, "250 g"), ("milk", 1, .cup, "240 ml"), ("sugar", 0.5, .cup, "100 g"),
      ("flour", 2, .tablespoon, "2 tbsp"),
      ("pork", 300, .gram, "300 g"), ("pork", 1, .pound, "455 g"), ("moonstone", 2, .cup, "2 cups"),
      ("olive_oil", 0.25, .cup, "60 ml"),
    ] as [(String, Double, AmountUnit, String)])
  func metric(_ id: String, _ value: Double, _ unit: AmountUnit, _ expected: String) throws {
    #expect(try #require(Amount(value, unit)).converted(to: .metric, of: id).text(in: .english) == expected)
  }

  @Test(
    arguments: [
      ("flour", 250, .gram, "2 cups"), ("flour", 16, .gram, "2 tbsp"), ("sugar", 4, .gram, "1 tsp"),
      ("pork", 300, .gram, "11 oz"),
      ("pork", 500, .gram, "1 lb"), ("pork", 1, .kilogram, "2¼ lb"), ("water", 500, .milliliter, "2 cups"),
      ("soy_sauce", 30, .milliliter, "2 tbsp"), ("butter", 113, .gram, "½ cup"), ("onion", 1, .piece, "1"),
      ("moonstone", 100, .gram, "3½ oz"), ("milk", 1, .liter, "4 cups"),
    ] as [(String, Double, AmountUnit, String)])
  func customary(_ id: String, _ value: Double, _ unit: AmountUnit, _ expected: String) throws {
    #expect(try #require(Amount(value, unit)).converted(to: .us, of: id).text(in: .english) == expected)
  }

  @Test func theOriginalStays() throws {
    let amount = try #require(Amount(2, .cup))
    #expect(amount.converted(to: .original, of: "flour") == amount)
    #expect(Amount.toTaste.converted(to: .us, of: "salt") == .toTaste)
  }

  @Test(arguments: [
    ("Heat to 180 °C and fry.", "Heat to 355 °F and fry."), ("오븐을 200°C로 예열해요.", "오븐을 390°F로 예열해요."),
    ("170–180 °C", "340–355 °F"), ("식용유를 170도로", "식용유를 340°F로"), ("180℃", "355°F"), ("350 °F", "350 °F"),
    ("360도 돌려요", "360도 돌려요"), ("180 °C (355 °F)", "180 °C (355 °F)"), ("25 도", "25 도"), ("20 ° Cut", "20 ° Cut"),
    ("도톰하게 5", "도톰하게 5"), ("", ""),
  ])
  func celsiusBecomesFahrenheit(_ text: String, _ expected: String) {
    #expect(UnitSystem.us.temperatures(in: text) == expected)
  }

  @Test(arguments: [
    ("350°F", "175°C"), ("325-350 °F", "165-175 °C"), ("180 °C", "180 °C"),
    ("Bake at 400 degrees F.", "Bake at 205 °C."), ("400 degrees Fahrenheit, then", "205 °C, then"),
    ("350F oven", "175°C oven"), ("350-375 degrees f", "175-190 °C"), ("400 degrees", "400 degrees"),
    ("350 Fillets", "350 Fillets"), ("4 F", "4 F"), ("180 degrees C (350 degrees F)", "180 degrees C (350 degrees F)"),
    ("2 degrees above", "2 degrees above"),
  ])
  func fahrenheitBecomesCelsius(_ text: String, _ expected: String) {
    #expect(UnitSystem.metric.temperatures(in: text) == expected)
  }
}
