import Testing

@testable import Recipes

struct FoodPartsTests {
  /// A part whose bit lay beyond the word would be in no set at all.
  @Test(arguments: FoodPart.allCases) func everyPartHasABitOfItsOwn(part: FoodPart) {
    var parts: FoodParts = []
    let (isNew, isNewAgain) = (parts.insert(part).inserted, parts.insert(part).inserted)
    #expect(isNew && !isNewAgain)
    #expect(FoodPart.allCases.filter(parts.contains) == [part])
    #expect(parts.remove(part) == part && parts.isEmpty && parts.remove(part) == nil)
  }

  @Test func setsAreCombinedLikeThoseOfTheStandardLibrary() {
    let (left, right): (FoodParts, FoodParts) = ([.meat, .fish, .egg], [.fish, .tofu])
    #expect(left.union(right) == [.meat, .fish, .egg, .tofu])
    #expect(left.intersection(right) == [.fish])
    #expect(left.symmetricDifference(right) == [.meat, .egg, .tofu])
    #expect(left.subtracting(right) == [.meat, .egg])
    #expect(!left.isDisjoint(with: right) && left.isDisjoint(with: [.tofu]))
  }
}
