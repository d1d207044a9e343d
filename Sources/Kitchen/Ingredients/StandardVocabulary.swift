extension Vocabulary {
  /// What the program recognises in photos and `none`, in the order of model labels, built at first use.
  public static let standard = Vocabulary(standardIDs.map { IngredientKnowledge.standard.labelled(String($0)) })

  /// Everything that a kitchen may hold and the program has a name for: first what it recognises, then the rest.
  public static let kitchen = Vocabulary(
    standard.ingredients + IngredientKnowledge.standard.ingredients.filter { standard[$0.id] == nil })

  /// The identifiers of what is recognised, in the order of model labels.
  private static let standardIDs = """
    apple apricot asparagus avocado bacon banana bean_sprouts beef beetroot bell_pepper bread broccoli butter cabbage \
    canned_fish carrot cauliflower celery cheese chicken clam corn crab cream crushed_garlic cucumber daikon doenjang \
    egg eggplant enoki fish fish_cake flour garlic ginger ginseng gochujang grape green_beans green_chili green_onion \
    hairtail ham honey jam juice jujube kimchi kiwi leek lemon lettuce lime mackerel mango melon milk mozzarella \
    mushroom napa_cabbage none noodles olive_oil onion orange oyster_mushroom peach pear peas perilla_leaf persimmon \
    pineapple plum pomegranate pork potato pumpkin radish red_chili rice salmon sausage shiitake shrimp soy_milk \
    spinach squid strawberry sweet_potato tofu tomato tomato_sauce tteok tuna vinegar watermelon whelk yogurt zucchini
    """.split(separator: " ")
}

extension IngredientKnowledge {
  /// The ingredient that stands behind a model label.
  fileprivate func labelled(_ id: String) -> Ingredient {
    if id == Vocabulary.noneID { return Ingredient(id: id, english: "None", korean: "없음") }
    guard let ingredient = ingredient(id) else { preconditionFailure("every label has a line in a table") }
    // A pepper in a photo; in a recipe the word means the spice.
    guard id == "bell_pepper" else { return ingredient }
    return Ingredient(
      id: id, english: ingredient.english, korean: ingredient.korean, otherNames: ingredient.otherNames + ["Paprika"])
  }
}
