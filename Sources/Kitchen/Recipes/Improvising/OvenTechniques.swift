internal import IngredientLines
internal import Localization

extension Technique {
  static let tray = Step.always(
    0,
    en: "Heat the oven to 200 °C. Toss everything with {olive_oil}, {salt} and {black_pepper} as it goes on the tray.",
    ko: "오븐을 200°C로 예열해요. 재료는 팬에 올릴 때마다 {olive_oil}, {salt}, {black_pepper}를 묻혀요.")

  /// A pie: a thick stew under a lid of pastry.
  static let pie = Technique(
    name: "pie", cuisine: .western, kind: .bake, base: [.pastry],
    needs: [
      [.pastry], [.meat, .mince, .cookedMeat],
      vegetables.union([.cream, .milk, .condiment, .drink, .tomatoSauce, .beans]),
    ],
    takes: vegetables.union([
      .cream, .milk, .condiment, .drink, .tomatoSauce, .beans, .cured, .meltingCheese, .herb, .woodyHerb, .butter, .egg,
    ]), medium: .pot, cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [.stock(250, of: "stock"), .oliveOil, .muchFlour, .salt, .pepper, .onion, .garlic, .driedHerbs],
    eggs: 1, amounts: [.stock: (250, .milliliter), .root: (200, .gram)],
    title: BilingualText(en: "# Pie", ko: "# 파이"),
    before: [
      .always(0, en: "Heat the oven to 200 °C.", ko: "오븐을 200°C로 예열해요."),
      .browned([.meat, .mince, .cured], in: "olive_oil"),
    ] + Step.softened(in: "olive_oil") + [
      .of([.butter], en: "Add #.", ko: "#O 넣어요.")
    ]
      + Step.liquid(
        "stock", 2,
        en:
          "Stir in {flour}, {mixed_herbs} (optional) and the rest of {olive_oil}, pour in $ with {salt} and bring to a boil, stirring, which takes @.",
        ko: "{flour}, {mixed_herbs}(생략 가능), 남은 {olive_oil}를 섞고 $O {salt}과 함께 부어 저으며 끓을 때까지 @ 데워요."),
    after: [
      .of(
        [.cream, .milk, .condiment, .drink, .tomatoSauce], 3, en: "Stir in # and simmer for @, until it is thick.",
        ko: "#O 넣고 걸쭉해지게 @ 끓여요."),
      .of([.herb, .woodyHerb], en: "Stir in #.", ko: "#O 섞어요."),
      .always(
        0, en: "Season with {black_pepper} and put everything into a pie dish.",
        ko: "{black_pepper}로 간하고 파이 그릇에 모두 담아요."),
      .of([.meltingCheese], en: "Scatter # over it.", ko: "#O 위에 뿌려요."),
      .of(
        [.pastry], en: "Lay # on top, press it to the rim and cut a slit in the middle.",
        ko: "#O 덮어 가장자리를 눌러 붙이고 가운데에 칼집을 내요."),
      .of([.egg], en: "Beat # and brush the pastry with it.", ko: "#O 풀어 반죽에 발라요."),
      .always(30, en: "Bake for @, until the pastry is brown and crisp.", ko: "반죽이 노릇하고 바삭해질 때까지 @ 구워요."),
    ])

  static let gratin = Technique(
    name: "gratin", cuisine: .western, kind: .bake, needs: [[.root, .vegetable, .firmVegetable], [.cream, .milk]],
    takes: vegetables.union(cheeses).union([
      .cookedMeat, .cured, .smokedFish, .cannedFish, .boiledEgg, .beans, .olives, .crumbs, .herb, .woodyHerb,
      .butter,
      .condiment, .nuts,
    ]).subtracting([.tomato]), extras: [.oil, .salt, .pepper, .someFlour],
    amounts: [.milk: (250, .milliliter), .cream: (150, .milliliter)],
    slicesThinly: true, title: BilingualText(en: "Gratin of #", ko: "# 그라탱"),
    before: [
      .always(0, en: "Heat the oven to 200 °C.", ko: "오븐을 200°C로 예열해요."),
      .of(
        [.root], 8, en: "Boil # in salted water for @ and drain well.", ko: "#O 소금물에 @ 삶아 물기를 잘 빼요."),
      .of(
        [.vegetable, .firmVegetable, .smallVegetable], 4, en: "Boil # in salted water for @ and drain well.",
        ko: "#O 소금물에 @ 삶아 물기를 잘 빼요."),
      .of(
        [.cured, .mushroom, .aromatic, .leaf, .sturdyLeaf], 5, en: "Fry # in {cooking_oil} over medium heat for @.",
        ko: "{cooking_oil}를 두르고 #O 중불에서 @ 볶아요."),
    ],
    after: [
      .always(
        0, en: "Put everything into a baking dish and season with {salt} and {black_pepper}.",
        ko: "오븐 그릇에 모두 담고 {salt}과 {black_pepper}로 간해요."),
      .of(
        [.cookedMeat, .smokedFish, .cannedFish, .boiledEgg, .beans, .olives, .woodyHerb, .condiment], en: "Add #.",
        ko: "#O 넣어요."),
      Step(
        text: BilingualText(
          en: "Stir {flour} smooth with #, bring to a boil, stirring, and pour over it.",
          ko: "#O {flour}와 매끈하게 섞어 저으며 끓인 뒤 부어요."),
        parts: [.cream, .milk], unless: [.cream]),
      Step(
        text: BilingualText(en: "Pour # over it.", ko: "#O 고루 부어요."), parts: [.cream, .milk], when: [.cream]),
      .of(cheeses.union([.crumbs, .butter, .nuts]), en: "Scatter # over it.", ko: "#O 위에 뿌려요."),
      .always(25, en: "Bake for @, until it bubbles and browns.", ko: "끓어오르고 노릇해질 때까지 @ 구워요."),
      .of([.herb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let glazedRoast = Technique(
    name: "glazed", cuisine: .western, kind: .bake, lead: [.poultryOnTheBone],
    needs: [
      [.poultryOnTheBone],
      [.sweetener, .asianSauce, .koreanPaste, .condiment, .drink, .spread, .yogurt, .citrus, .butter],
    ],
    takes: vegetables.union(toppings), medium: .oven, cook: BilingualText(en: "roast", ko: "구워요"),
    extras: [.oliveOil, .salt, .pepper], title: BilingualText(en: "Roast #1 with #2", ko: "# 오븐구이"),
    before: [tray],
    after: [
      .of(
        [.sweetener, .asianSauce, .koreanPaste, .condiment, .drink, .spread, .yogurt, .butter], 5,
        en: "Stir # together, brush the meat with it and roast for @ more.", ko: "#O 섞어 고기에 바르고 @ 더 구워요."),
      .citrus, .toppings,
    ])

  /// The fruit that is eaten raw.
  private static let juicyFruit: Set = [
    "orange", "grapefruit", "kiwi", "melon", "watermelon", "berries", "strawberry", "persimmon", "pomegranate",
    "fruit_mix",
  ]
  static let roast = Technique(
    name: "roast", cuisine: .western, kind: .bake,
    needs: [
      [.root, .vegetable, .firmVegetable],
      [
        .root, .meat, .poultryOnTheBone, .cured, .fish, .tofu, .fryingCheese, .beans, .softCheese, .meltingCheese,
        .fruit, .condiment,
      ],
    ],
    takes: toppings.union([
      .citrus, .sweetener, .yogurt, .condiment, .spread, .asianSauce, .koreanPaste, .smallVegetable, .mushroom, .tomato,
      .aromatic, .cookedMeat, .butter,
    ]), refuses: juicyFruit, medium: .oven, cook: BilingualText(en: "roast", ko: "구워요"),
    extras: [.oliveOil, .salt, .pepper, .garlic, .driedHerbs, .paprika, .cumin],
    amounts: [.root: (600, .gram), .cured: (300, .gram)],
    title: BilingualText(en: "Roasted #1 with #2", ko: "# 오븐구이"),
    before: [
      tray,
      Step(
        text: BilingualText(
          en: "Lay {garlic} (optional), crushed, and {mixed_herbs} (optional) among it.",
          ko: "으깬 {garlic}(생략 가능)과 {mixed_herbs}(생략 가능)를 사이사이에 넣어요."),
        unless: [.aromatic, .herb, .woodyHerb, .asianSauce, .koreanPaste, .fruit, .sweetener, .beans]),
      Step(
        text: BilingualText(
          en: "Dust everything with {paprika_powder} and {cumin}.", ko: "{paprika_powder}와 {cumin}을 고루 뿌려요."),
        unless: [.asianSauce, .koreanPaste, .fruit, .sweetener], when: [.beans]),
    ],
    after: [
      .of([.butter], en: "Dot with #.", ko: "#O 조금씩 떼어 올려요."), .sweetener,
      .of([.asianSauce, .koreanPaste], en: "Brush with #.", ko: "#O 발라요."),
      .of([.meltingCheese], 3, en: "Cover with # and let it melt for @.", ko: "#O 올려 @ 녹여요."),
      .of([.condiment, .spread, .yogurt], en: "Serve with #.", ko: "#O 곁들여요."), .citrus,
      .of([.nuts, .herb, .olives, .driedFruit], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  private static let pannedBesideCrisp: FoodParts = [
    .meat, .steak, .mince, .cured, .cookedMeat, .seafood, .readySeafood, .tofu, .beans, .root, .vegetable,
    .firmVegetable,
    .smallVegetable, .mushroom, .tomato, .aromatic, .leaf, .sturdyLeaf, .kimchi,
  ]
  /// Breaded food or fries from the oven, with something on top.
  static let crisp = Technique(
    name: "crisp", cuisine: .western, kind: .bake, tags: [.greasy], lead: [.breaded],
    needs: [[.breaded], pannedBesideCrisp.union(cheeses).union([.egg])],
    takes: cheeses.union([
      .egg, .tomatoSauce, .condiment, .spread, .dressedSalad, .yogurt, .cream, .olives, .herb, .citrus, .asianSauce,
    ]), medium: .pan, extras: [.oil, .salt, .pepper],
    title: BilingualText(en: "Baked #1 with #2", ko: "# 오븐구이"),
    before: [
      .always(0, en: "Heat the oven to 200 °C.", ko: "오븐을 200°C로 예열해요."),
      .of(
        [.breaded], 20, en: "Spread # on a lined tray and bake for about @, as the packet says, until crisp.",
        ko: "#O 종이를 깐 오븐 팬에 펴고 포장에 적힌 대로 @쯤 바삭하게 구워요."),
    ],
    after: [
      Step(
        text: BilingualText(en: "Stir in # and heat for @.", ko: "#O 넣고 @ 데워요."), minutes: 2,
        parts: [.tomatoSauce, .cream], when: pannedBesideCrisp),
      Step(
        text: BilingualText(
          en: "Heat # in a pan for @ and spoon it over the tray.", ko: "팬에 #O @ 데워 위에 끼얹어요."), minutes: 4,
        parts: [.tomatoSauce, .cream], unless: pannedBesideCrisp),
      .cooked(
        en: "Season what is in the pan with {salt} and {black_pepper} and spoon it over the tray.",
        ko: "팬의 재료에 {salt}과 {black_pepper}로 간해 위에 얹어요."),
      .of(cheeses, 5, en: "Scatter # over it and bake for @, until it melts.", ko: "#O 뿌리고 녹도록 @ 더 구워요."),
      .of([.egg], 3, en: "Fry # in the pan for @ and lay on top.", ko: "팬에 #O @ 부쳐 올려요."),
      .of([.condiment, .spread, .dressedSalad, .yogurt, .asianSauce], en: "Serve with #.", ko: "#O 곁들여요."), .citrus,
      .of([.olives, .herb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])
}
