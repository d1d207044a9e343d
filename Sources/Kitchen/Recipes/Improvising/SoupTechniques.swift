internal import IngredientLines
internal import Localization

/// The soups of Western kitchens; those of Korean ones are with their techniques.
extension Technique {
  private static let beginningOfSoup: [Step] =
    Step.softened(in: "olive_oil") + [
      .of([.cured], 4, en: "Add # and fry for @, until brown.", ko: "#O 넣고 노릇하게 @ 볶아요.")
    ]
  private static let boilingOfSoup = Step.liquid(
    "vegetable_stock", 4,
    en: "Add $, {salt} and the rest of {olive_oil} and bring it to a boil, which takes @.",
    ko: "$, {salt}, 남은 {olive_oil}를 넣고 끓을 때까지 @ 데워요.")

  /// A soup of milk or cream is bound with flour, or it is thin.
  static let creamSoup = Technique(
    name: "creamsoup", cuisine: .western, kind: .soup, tags: [.soup],
    needs: [vegetables.subtracting([.aromatic]), [.milk, .cream]],
    takes: vegetables.union([.beans, .cured, .cookedMeat, .smokedFish, .cannedFish, .nuts, .herb, .woodyHerb, .butter])
      .union(cheeses), medium: .pot, cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [.stock(400), .oliveOil, .someFlour, .salt, .pepper, .onion, .garlic],
    amounts: [.mushroom: (300, .gram), .stock: (400, .milliliter)],
    title: BilingualText(en: "Cream of # Soup", ko: "# 크림수프"),
    before: beginningOfSoup + [
      .of([.mushroom], 8, en: "Add # and fry over high heat for @, until brown.", ko: "#O 넣고 센 불에서 노릇하게 @ 볶아요.")
    ] + boilingOfSoup,
    after: [
      .always(0, en: "Crush or blend it as finely as you like.", ko: "원하는 만큼 곱게 으깨거나 갈아요."),
      Step(
        text: BilingualText(
          en: "Stir {flour} smooth with #, pour it in and simmer for @, stirring, until it thickens.",
          ko: "#O {flour}와 매끈하게 섞어 붓고 걸쭉해질 때까지 저으며 @ 끓여요."),
        minutes: 5, parts: [.milk, .cream], unless: [.root, .beans]),
      Step(
        text: BilingualText(en: "Stir in # and simmer for @.", ko: "#O 넣고 @ 끓여요."), minutes: 3,
        parts: [.milk, .cream], when: [.root, .beans]),
      .of(cheeses.union([.smokedFish, .butter]), en: "Stir in #.", ko: "#O 넣어 섞어요."),
      .always(0, en: "Season with {black_pepper}.", ko: "{black_pepper}로 간해요."),
      .of([.nuts, .herb, .woodyHerb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let soup = Technique(
    name: "soup", cuisine: .western, kind: .soup, tags: [.soup],
    needs: [vegetables.union([.beans, .lentils, .splitPeas]).subtracting([.aromatic])],
    takes: vegetables.union([
      .beans, .lentils, .splitPeas, .cured, .cookedMeat, .cream, .coconutMilk, .milk, .citrus, .yogurt, .condiment,
      .tomatoSauce,
      .pasta,
      .nuts, .herb,
      .woodyHerb,
      .butter, .meltingCheese,
    ]), medium: .pot, cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [.stock(700), .oliveOil, .salt, .pepper, .onion, .garlic, .driedHerbs],
    amounts: [.stock: (700, .milliliter), .root: (500, .gram)],
    title: BilingualText(en: "# Soup", ko: "# 수프"),
    before: beginningOfSoup + boilingOfSoup,
    after: [
      Step(
        text: BilingualText(en: "Crush or blend it as finely as you like.", ko: "원하는 만큼 곱게 으깨거나 갈아요."),
        unless: [.beans, .cured, .cookedMeat, .pasta, .lentils, .splitPeas], when: [.root]),
      .of([.pasta], 9, en: "Cook # in the soup for @, until tender.", ko: "#O 수프에 넣어 @ 익혀요."),
      .of(
        [.cream, .coconutMilk, .milk, .condiment, .tomatoSauce], 1, en: "Stir in # and simmer for @.",
        ko: "#O 넣고 @ 끓여요."), .butter,
      Step(
        text: BilingualText(
          en: "Season with {black_pepper} and {mixed_herbs} (optional).",
          ko: "{black_pepper}와 {mixed_herbs}(생략 가능)로 간해요."),
        unless: [.herb, .woodyHerb]),
      Step(
        text: BilingualText(en: "Season with {black_pepper}.", ko: "{black_pepper}로 간해요."), when: [.herb, .woodyHerb]),
      .of([.yogurt], en: "Stir in # off the heat.", ko: "불을 끄고 #O 섞어요."), .citrus,
      .of([.meltingCheese, .nuts, .herb, .woodyHerb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])
}
