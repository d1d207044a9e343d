import Ingredients
import Testing

struct FoodContentTests {
  @Test func fleshIsOfAnimals() {
    #expect(FoodContent.allCases.filter(\.isFlesh) == [.pork, .beef, .meat, .seafood])
    #expect(FoodContent.allCases.filter(\.isAnimal) == [.pork, .beef, .meat, .seafood, .egg, .dairy, .honey])
  }
}
