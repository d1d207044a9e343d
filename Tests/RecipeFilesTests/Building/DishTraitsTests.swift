import IngredientLines
import Ingredients
import Localization
import Recipes
import Testing

@testable import RecipeFiles

struct DishTraitsTests {
  private func traits(_ title: String, words: [String] = []) -> DishTraits {
    var draft = RecipeDraft(title: title)
    draft.keywords = words
    return DishTraits(title: title, draft: draft, ingredients: [])
  }

  @Test(arguments: [
    ("들깨칼국수", DishKind.noodle), ("전복구이", .grill), ("전복죽", .porridge), ("죽순볶음", .stirFry), ("탕수육", .fried),
    ("김치전", .pancake),
    ("된장국", .soup), ("닭고기 찰깨빵", .bake), ("저녁 반찬", .side), ("돼지갈비를 곁들인 샐러드", .salad), ("두부 스프(샐러드)", .soup),
    ("수(Super)다(Down) 케이크", .dessert),
    ("Chicken noodle soup", .soup), ("Rice pudding", .dessert), ("Cheesecake", .dessert), ("Tofu steak", .grill),
    ("Soup with noodles", .soup), ("Apple tarts", .dessert), ("Chickpeas", .side),
    ("Sopa de Ajo", .soup), ("Sopapillas", .side), ("Vietnamese Iced Coffee", .drink), ("Coffee Cake", .bake),
    ("Rosti", .pancake), ("Curry Powder", .side), ("Family Supper", .side), ("깐풍기", .fried), ("호박잎쌈", .side),
    ("Yorkshire Puddings", .bake), ("Tuna Tartare", .salad), ("고구마맛탕", .dessert), ("Stuffed Tomatoes", .bake),
    ("Carbonade (Flemish beef stew)", .stew), ("연근샐러드, 흑임자소스", .salad), ("Garlic Butter Sauce", .side),
  ])
  func theEndOfATitleGivesTheKind(title: String, kind: DishKind) { #expect(traits(title).kind == kind) }

  /// Cakes, pies and tarts with meat or fish are no desserts.
  @Test(arguments: [
    ("Sardine Cakes", "canned_sardine", DishKind.fried), ("Steak Pie", "beef", .bake),
    ("Carrot Cake", "carrot", .dessert),
  ])
  func fleshMakesADishSavoury(title: String, food: String, kind: DishKind) {
    let line = RecipeIngredient(
      id: food, name: BilingualText(en: "Food", ko: "재료"), amount: .toTaste, role: .required, note: nil)
    #expect(DishTraits(title: title, draft: RecipeDraft(title: title), ingredients: [line]).kind == kind)
  }

  @Test(arguments: [
    ("고구마라떼", Cuisine.western), ("마라탕", .chinese), ("Fish tacos", .mexican), ("된장국", .korean), ("Roast beef", .western),
  ])
  func theTitleSuggestsACuisine(title: String, cuisine: Cuisine) { #expect(traits(title).cuisine == cuisine) }

  @Test(arguments: [["vegan"], ["Vegan"], ["비건"]]) func tagsAreKnownByEveryName(words: [String]) {
    #expect(traits("x", words: words).tags == [.vegan])
  }
}
