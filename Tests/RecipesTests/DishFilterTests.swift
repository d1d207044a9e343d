import Testing

@testable import Recipes

struct DishFilterTests {
  private let stew = Recipe.sample(
    tags: [.spicy, .soup], minutes: 30,
    ingredients: [("kimchi", .required), ("egg", .optional), ("crushed_garlic", .optional), ("salt", .staple)])

  @Test func everythingPassesAnEmptyFilter() { #expect(DishFilter().accepts(stew)) }

  @Test func anyWantedCuisineIsEnough() {
    #expect(DishFilter(wanted: CuisineChoice(selecting: [.cuisine(.mexican), .cuisine(.korean)])).accepts(stew))
    #expect(!DishFilter(wanted: CuisineChoice(selecting: [.cuisine(.mexican)])).accepts(stew))
    #expect(!DishFilter(wanted: CuisineChoice()).accepts(stew))
  }

  @Test func noAvoidedFlagMayHold() {
    #expect(DishFilter(avoided: [.tag(.greasy), .diet(.beef)]).accepts(stew))
    #expect(!DishFilter(avoided: [.tag(.greasy), .tag(.spicy)]).accepts(stew))
    #expect(!DishFilter(avoided: [.diet(.seafood)]).accepts(stew))
    #expect(!DishFilter(avoided: [.diet(.egg)]).accepts(stew))
  }

  @Test func allRequiredFlagsMustHold() {
    #expect(DishFilter(required: [.tag(.spicy), .tag(.soup), .diet(.seafood)]).accepts(stew))
    #expect(!DishFilter(required: [.tag(.spicy), .tag(.vegan)]).accepts(stew))
    #expect(!DishFilter(required: [.diet(.vegetarian)]).accepts(stew))
    #expect(!DishFilter(avoided: [.tag(.spicy)], required: [.tag(.spicy)]).accepts(stew))
  }

  @Test(arguments: [(29, false), (30, true), (31, true)]) func timeIsAnUpperBound(_ minutes: Int, _ passes: Bool) {
    #expect(DishFilter(maximumMinutes: minutes).accepts(stew) == passes)
  }

  @Test func anyKindIsEnough() {
    #expect(DishFilter(kinds: [.soup, .stew]).accepts(stew))
    #expect(!DishFilter(kinds: [.soup]).accepts(stew))
  }

  @Test func requiredIngredientsCannotBeLeftOut() {
    #expect(!DishFilter(excluded: ["kimchi"]).accepts(stew))
    #expect(!DishFilter(excluded: ["salt"]).accepts(stew))
    #expect(!DishFilter(excluded: ["egg", "kimchi"]).accepts(stew))
    let twice = Recipe.sample(ingredients: [("egg", .optional), ("egg", .required)])
    #expect(!DishFilter(excluded: ["egg"]).accepts(twice))
  }

  @Test func optionalIngredientsAreLeftOut() {
    let filter = DishFilter(excluded: ["egg", "beef", "garlic"])
    #expect(filter.accepts(stew))
    #expect(filter.leftOut(of: stew) == ["egg", "crushed_garlic"])
    #expect(DishFilter(excluded: ["beef"]).leftOut(of: stew).isEmpty)
  }

  @Test func productsAreExcludedWithWhatTheyAreMadeOf() {
    func excludes(_ excluded: String, _ id: String) -> Bool { DishFilter(excluded: [excluded]).isExcluded(id) }
    #expect(excludes("peanuts", "peanut_butter") && !excludes("almonds", "peanut_butter"))
    #expect(excludes("shrimp", "red_curry_paste") && excludes("fish", "fish_sauce"))
    #expect(excludes("milk", "butter") && excludes("milk", "cheddar") && !excludes("milk", "coconut_milk"))
    #expect(excludes("tomato", "ketchup") && !excludes("tomato", "tomatillo"))
    #expect(!excludes("peanut_butter", "peanuts"))
  }
}
