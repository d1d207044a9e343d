import Testing

@testable import Recommending

struct UsualBaseTests {
  @Test(arguments: [
    ("spaghetti_sauce", "penne"), ("bolognese", "spaghetti"), ("alfredo_sauce", "fettuccine"), ("pesto", "pasta"),
    ("hamburger_patty", "burger_buns"), ("hot_dog", "hot_dog_buns"), ("refried_beans", "flour_tortilla"),
  ])
  func aFoodCallsForItsBase(food: String, base: String) { #expect(UsualBase.of(food, is: base)) }

  @Test(arguments: [
    ("canned_tomato", "penne"), ("spaghetti_sauce", "tortilla"), ("ground_beef", "burger_buns"),
    ("penne", "spaghetti_sauce"),
  ])
  func othersDoNot(food: String, base: String) { #expect(!UsualBase.of(food, is: base)) }
}
