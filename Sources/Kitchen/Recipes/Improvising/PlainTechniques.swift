internal import IngredientLines
internal import Localization

/// What a cook makes of a single food, with nothing but what every kitchen has.
extension Technique {
  static let plainWestern = [
    patties, seared, sauteed, plainRoast, plainBraise, steamed, plainSalad, stewed, baked, namul,
  ]
  static let plainKorean =
    [namul] + plainWestern.filter { $0.name != namul.name }

  private static let patties = Technique(
    name: "patties", cuisine: .western, kind: .grill, needs: [[.mince]], isAlone: true,
    extras: [.oil, .salt, .pepper], title: BilingualText(en: "# Patties", ko: "# 패티"),
    after: [
      .of(
        [.mince], en: "Knead # with {salt} and {black_pepper} and shape four flat patties.",
        ko: "#O {salt}, {black_pepper}와 함께 치대 납작하게 네 개로 빚어요."),
      .always(
        10, en: "Fry them in {cooking_oil} over medium heat for @, turning once, until no pink is left inside.",
        ko: "팬에 {cooking_oil}를 두르고 중불에서 한 번 뒤집으며 속까지 익도록 @ 구워요."),
    ])

  private static let seared = Technique(
    name: "seared", cuisine: .western, kind: .grill,
    needs: [[.meat, .steak, .cured, .cookedMeat, .fish, .seafood, .readySeafood, .tofu, .fryingCheese, .tteok, .roe]],
    isAlone: true, medium: .pan, cook: BilingualText(en: "fry", ko: "구워요"), extras: [.oliveOil, .salt, .pepper],
    title: BilingualText(en: "Pan-Fried #", ko: "# 팬구이"), after: [.seasoning])

  private static let sauteed = Technique(
    name: "sauteed", cuisine: .western, kind: .side,
    needs: [[.vegetable, .smallVegetable, .leaf, .sturdyLeaf, .mushroom, .tomato, .kimchi]], isAlone: true,
    medium: .pan,
    extras: [.oliveOil, .salt, .pepper, .garlic], title: BilingualText(en: "Sautéed #", ko: "#볶음"),
    before: [.friedGarlic(in: "olive_oil")], after: [.seasoning])

  private static let plainRoast = Technique(
    name: "roasted", cuisine: .western, kind: .bake, needs: [[.root, .firmVegetable, .poultryOnTheBone]], isAlone: true,
    medium: .oven, cook: BilingualText(en: "roast", ko: "구워요"), extras: [.oliveOil, .salt, .pepper],
    amounts: [.root: (600, .gram)],
    title: BilingualText(en: "Roasted #", ko: "# 오븐구이"), before: [tray])

  private static let plainBraise = Technique(
    name: "braised", cuisine: .western, kind: .braise, needs: [[.stewMeat]], isAlone: true,
    extras: [.oil, .stock(700, of: "stock"), .salt, .pepper, .onion, .garlic, .driedHerbs, .someFlour],
    title: BilingualText(en: "Slow-Braised #", ko: "#찜"), before: beginningOfBraise,
    after: [
      .always(
        130, en: "Cover and simmer over low heat for @, until the meat is tender.",
        ko: "뚜껑을 덮고 약불에서 고기가 부드러워질 때까지 @ 푹 익혀요."),
      .seasoning,
    ])

  private static let steamed = Technique(
    name: "steamed", cuisine: .western, kind: .steamed, needs: [[.shellfish]], isAlone: true,
    extras: [.pepper, .water(100)], title: BilingualText(en: "Steamed #", ko: "#찜"),
    after: [
      .of(
        [.shellfish], 6,
        en: "Bring {water} to a boil, add #, cover and steam for @, until they open. Throw away any that stay closed.",
        ko: "{water}을 끓여 #O 넣고 뚜껑을 덮어 입을 벌릴 때까지 @ 쪄요. 벌어지지 않은 것은 버려요."),
      .always(0, en: "Season with {black_pepper}.", ko: "{black_pepper}로 간해요."),
    ])

  private static let plainSalad = Technique(
    name: "greens", cuisine: .western, kind: .salad, tags: [.cold], needs: [[.salad]], isAlone: true,
    extras: [.oliveOil, .vinegar, .salt, .pepper], title: BilingualText(en: "Dressed #", ko: "# 샐러드"),
    after: [
      .always(
        0, en: "Stir {olive_oil}, {vinegar}, {salt} and {black_pepper} to a dressing.",
        ko: "{olive_oil}, {vinegar}, {salt}, {black_pepper}를 섞어 드레싱을 만들어요."),
      .of([.salad], en: "Toss # with it.", ko: "#O 버무려요."),
    ])

  private static let stewed = Technique(
    name: "stewed", cuisine: .western, kind: .side, needs: [[.beans]], isAlone: true, medium: .pot,
    cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [.oliveOil, .paprika, .salt, .pepper, .water(150), .onion, .garlic],
    title: BilingualText(en: "Stewed #", ko: "# 스튜"),
    before: Step.softened(in: "olive_oil") + [
      .always(
        3,
        en: "Add {water}, {paprika_powder}, {salt} and the rest of {olive_oil} and bring it to a boil, which takes @.",
        ko: "{water}, {paprika_powder}, {salt}, 남은 {olive_oil}를 넣고 끓을 때까지 @ 데워요.")
    ], after: [.always(0, en: "Season with {black_pepper}.", ko: "{black_pepper}로 간해요.")])

  private static let baked = Technique(
    name: "baked", cuisine: .western, kind: .bake, needs: [[.breaded]], isAlone: true, medium: .oven,
    extras: [.mayonnaise, .ketchup, .vinegar, .paprika],
    title: BilingualText(en: "Crisp # with a Quick Dip", ko: "# 오븐구이와 소스"),
    before: [
      .always(0, en: "Heat the oven to 200 °C and lay everything on a tray.", ko: "오븐을 200°C로 예열하고 팬에 펼쳐 담아요.")
    ],
    after: [
      .always(
        0,
        en: "Stir {mayonnaise} with {ketchup}, {vinegar} and {paprika_powder} to a dip and serve it with them.",
        ko: "{mayonnaise}, {ketchup}, {vinegar}, {paprika_powder}를 섞어 소스를 만들어 곁들여요.")
    ])

  private static let namul = Technique(
    name: "namul", cuisine: .korean, kind: .side, needs: [[.leaf, .sturdyLeaf]], isAlone: true,
    extras: [.soySauce, .sesameOil, .sesameSeeds],
    title: BilingualText(en: "Seasoned #", ko: "#나물"),
    after: [
      .of(
        [.leaf, .sturdyLeaf], 2, en: "Blanch # for @, rinse in cold water and squeeze out the water.",
        ko: "#O @ 데쳐 찬물에 헹궈 물기를 꼭 짜요."),
      .always(
        0, en: "Season with {soy_sauce}, {sesame_oil} and {sesame_seeds}.",
        ko: "{soy_sauce}, {sesame_oil}, {sesame_seeds}로 무쳐요."),
    ])
}
