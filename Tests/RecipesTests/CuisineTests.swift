import Testing

@testable import Recipes

struct CuisineChoiceTests {
  private func selected(_ choice: CuisineChoice) -> [CuisineOption] {
    CuisineOption.allCases.filter(choice.isSelected)
  }

  @Test func allSelectsEveryCuisine() {
    var choice = CuisineChoice()
    #expect(selected(choice).isEmpty)
    choice.select(.all)
    #expect(choice == .all && selected(choice) == CuisineOption.allCases)
  }

  @Test(arguments: Cuisine.allCases) func deselectingOneDeselectsAll(_ cuisine: Cuisine) {
    var choice = CuisineChoice.all
    choice.deselect(.cuisine(cuisine))
    #expect(selected(choice) == CuisineOption.allCases.filter { $0 != .all && $0 != .cuisine(cuisine) })
    choice.select(.cuisine(cuisine))
    #expect(choice == .all)
  }

  @Test func selectingEachSelectsAll() {
    var choice = CuisineChoice()
    for cuisine in Cuisine.allCases {
      #expect(!choice.isSelected(.all))
      choice.select(.cuisine(cuisine))
    }
    #expect(choice.isSelected(.all))
  }

  @Test func deselectingAllLeavesNothing() {
    var choice = CuisineChoice.all
    choice.deselect(.all)
    #expect(choice == CuisineChoice())
  }

  @Test func optionsAddUp() {
    #expect(CuisineChoice(selecting: [.cuisine(.korean), .all]) == .all)
    #expect(
      selected(CuisineChoice(selecting: [.cuisine(.snack), .cuisine(.korean), .cuisine(.snack)]))
        == [.cuisine(.korean), .cuisine(.snack)])
  }

  @Test func namesLeadBackToTheOption() {
    for option in CuisineOption.allCases { #expect(CuisineOption(rawValue: option.rawValue) == option) }
    #expect(CuisineOption(rawValue: "martian") == nil)
  }
}
