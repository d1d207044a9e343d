@testable import IngredientLines
import Ingredients
import Localization
import Testing

@testable import Pantry

struct ShopAmountTests {
  private func bought(_ id: String, _ needed: (Double, AmountUnit)...) throws -> String {
    let amounts = try needed.map { try #require(Amount($0.0, $0.1)) }
    return ShopAmount.of(id, needing: amounts).map { amount in
      switch amount {
      case .loose(let amount): amount.text(in: .english)
      case .packs(let count, let pack): "\(count) \(pack.container.rawValue)"
      }
    }.joined(separator: " + ")
  }

  @Test(
    arguments: [
      ("ginger", 5, .gram, "1.0 root"), ("ginger", 2, .tablespoon, "1.0 root"), ("ginger", 31, .gram, "2.0 root"),
      ("flour", 200, .gram, "1.0 bag"), ("flour", 2, .cup, "1.0 bag"), ("flour", 1.2, .kilogram, "2.0 bag"),
      ("egg", 3, .piece, "1.0 box"), ("egg", 10, .piece, "1.0 box"), ("egg", 11, .bare, "2.0 box"),
      ("garlic", 3, .clove, "1.0 head"), ("tofu", 0.5, .block, "1.0 block"), ("tofu", 300, .gram, "1.0 block"),
      ("napa_cabbage", 300, .gram, "0.5 head"), ("napa_cabbage", 0.5, .head, "0.5 head"),
      ("napa_cabbage", 800, .gram, "1.0 head"), ("bean_sprouts", 0.5, .bag, "1.0 bag"), ("milk", 1, .cup, "1.0 carton"),
      ("milk", 1.2, .liter, "2.0 carton"), ("onion", 0.5, .piece, "1"), ("onion", 250, .gram, "2"),
      ("pork", 250, .gram, "300 g"), ("beef", 0.95, .kilogram, "1 kg"), ("whelk", 2, .can, "2 cans"),
      ("moonstone", 1.5, .piece, "2"), ("soy_sauce", 2, .tablespoon, "1.0 bottle"),
      ("cilantro", 1, .handful, "1.0 bunch"), ("cilantro", 3, .handful, "2.0 bunch"), ("saffron", 1, .pinch, "1.0 jar"),
      ("ramen", 2, .serving, "2.0 pack"), ("lasagna", 7, .sheet, "1.0 box"), ("curry_roux", 100, .gram, "1.0 box"),
      ("curry_roux", 6, .block, "2.0 box"), ("bamboo_shoots", 2, .piece, "1.0 can"),
      ("canned_corn", 100, .gram, "1.0 can"),
      ("chipotle", 1, .tablespoon, "1.0 can"), ("cooked_rice", 400, .gram, "2.0 pack"),
      ("cooked_rice", 1, .bowl, "1.0 pack"),
    ] as [(String, Double, AmountUnit, String)])
  func needsAreRoundedUpToWhatShopsSell(_ id: String, _ value: Double, _ unit: AmountUnit, _ expected: String) throws {
    #expect(try bought(id, (value, unit)) == expected)
  }

  @Test func halfAPackAndAWeightAreAddedUp() throws {
    #expect(try bought("bean_sprouts", (0.5, .bag), (100, .gram)) == "1.0 bag")
    #expect(try bought("bean_sprouts", (0.5, .bag), (200, .gram)) == "2.0 bag")
  }

  @Test func foodToTasteIsOnePackage() throws {
    #expect(try bought("soy_sauce") == "1.0 bottle")
    #expect(try bought("onion") == "")
  }

  @Test func whatCannotBeComparedStays() throws {
    #expect(try bought("flour", (1, .serving)) == "1 serving")
  }

  @Test func everyPackHasAKnownIngredient() throws {
    for id in IngredientKnowledge.standard.ids {
      guard let pack = ShopPack.of(id) else { continue }
      #expect(pack.content.value != nil && pack.step > 0 && pack.step <= 1, "\(id)")
    }
  }

  @Test func everyLineOfTheTableIsAboutAKnownIngredient() {
    for id in ShopPackTable.standard.ids { #expect(IngredientKnowledge.standard[id] != nil, "\(id)") }
  }

  @Test func halfABagAtHomeIsHalfAPackage() throws {
    let conversion = AmountConversion(of: "bean_sprouts")
    #expect(conversion.factor(from: .bag, to: .gram) == 300)
    #expect(AmountConversion(of: "moonstone").factor(from: .bag, to: .gram) == nil)
  }
}
