extension IngredientKnowledge {
  /// The text that the shipped knowledge is made of, shelf by shelf, to notice when it changes.
  package static var tableTexts: [String] { IngredientTable.standard.map(\.text) }
}

extension IngredientTable {
  /// The shipped tables, in the order of the shelves of a shop.
  static let standard = [
    leafVegetables, greenVegetables, shootVegetables, rootVegetables, fruitVegetables, mushrooms, herbs, fruit,
    citrusAndTropicalFruit, redMeat, poultry, processedMeat, fish, shellfish, driedSeafood, dairyAndEggs, cheese,
    tofu, kimchi, grains, noodles, bread, legumes, nuts, asianSauces, westernSauces, oils, seasonings, spices,
    flours, sweeteners, baking, drinks, wine, stocks, preparedFood,
  ]
}
