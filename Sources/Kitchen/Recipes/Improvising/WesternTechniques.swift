internal import IngredientLines
internal import Localization

extension Technique {
  static let potatoCakes = Technique(
    name: "potatocakes", cuisine: .western, kind: .pancake, base: [.mash],
    needs: [[.mash], savoury.subtracting([.meat, .steak, .fish, .tteok]).union(cheeses).union([.smokedFish])],
    takes: toppings.union([.egg, .citrus, .condiment, .spread, .yogurt]), medium: .pan,
    extras: [.oil, .muchFlour, .salt, .pepper], eggs: 1,
    title: BilingualText(en: "Potato Cakes with #", ko: "# 매시드포테이토전"),
    after: [
      .of([.mash], en: "Put # into a bowl.", ko: "#O 그릇에 담아요."),
      .cooked(en: "Mix in everything fried.", ko: "볶은 재료를 섞어요."),
      .of(cheeses.union([.egg, .smokedFish, .herb, .woodyHerb]), en: "Mix in #.", ko: "#O 넣어 섞어요."),
      Step(text: BilingualText(en: "Mix in {flour} to bind it.", ko: "{flour}를 섞어 뭉치게 해요."), unless: [.egg]),
      .always(
        10,
        en:
          "Season with {salt} and {black_pepper}, shape flat cakes and fry them in more of {cooking_oil} over medium heat for @, turning once, until brown.",
        ko: "{salt}과 {black_pepper}로 간하고 납작하게 빚어 {cooking_oil}를 더 두른 팬에서 중불로 한 번 뒤집으며 노릇해질 때까지 @ 부쳐요."),
      .of([.condiment, .spread, .yogurt], en: "Serve with #.", ko: "#O 곁들여요."), .citrus,
      .of([.nuts, .olives, .driedFruit], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let grain = Technique(
    name: "grain", cuisine: .western, kind: .salad, base: [.grain, .slowGrain, .quickGrain, .cookedGrain],
    needs: [
      [.grain, .slowGrain, .quickGrain, .cookedGrain],
      savoury.union(cheeses).union([.fruit, .salad, .smokedFish, .driedFruit, .boiledEgg]),
    ],
    takes: toppings.union([.citrus, .condiment, .spread, .yogurt, .egg, .sweetener, .butter]), medium: .pan,
    extras: [.oliveOil, .vinegar, .salt, .pepper, .lemon, .parsley],
    title: BilingualText(en: "#b with #", ko: "# #b"),
    before: [
      .of(
        [.grain], 15, en: "Cook # as its packet says, for about @, and fluff it up.",
        ko: "#O 포장에 적힌 대로 @쯤 익혀 고슬고슬하게 풀어요."),
      .of(
        [.slowGrain], 30, en: "Simmer # in plenty of salted water for about @, until tender, and drain.",
        ko: "#O 넉넉한 소금물에 부드러워질 때까지 @쯤 삶아 건져요."),
      .of(
        [.quickGrain], 6, en: "Cover # with as much boiling water, leave for @ and fluff it up with a fork.",
        ko: "#에 같은 양의 끓는 물을 붓고 @ 둔 뒤 포크로 풀어요."),
      .of([.cookedGrain], en: "Loosen # with a fork.", ko: "#O 포크로 풀어요."),
    ],
    after: [
      .of([.condiment, .spread], en: "Stir in #.", ko: "#O 넣어 섞어요."), .butter,
      .of([.egg], 8, en: "Boil # for @, peel and quarter.", ko: "#O @ 삶아 껍질을 벗기고 넷으로 썰어요."),
      Step(text: BilingualText(en: "Let everything cool.", ko: "모두 한김 식혀요."), when: [.salad, .fruit, .smokedFish]),
      .always(
        0, en: "Mix everything with some of {olive_oil} and season with {salt} and {black_pepper}.",
        ko: "{olive_oil}를 넉넉히 둘러 모두 섞고 {salt}과 {black_pepper}로 간해요."),
      Step(
        text: BilingualText(en: "Sprinkle with {vinegar}.", ko: "{vinegar}를 뿌려 섞어요."), parts: nil,
        unless: [.citrus, .yogurt, .condiment, .spread, .vinegar]),
      .of(cheeses.union([.salad, .tomato, .fruit, .smokedFish, .boiledEgg]), en: "Fold in #.", ko: "#O 넣어 가볍게 섞어요."),
      .citrus,
      Step(
        text: BilingualText(
          en: "Stir in {parsley} (optional), chopped, and the juice of {lemon} (optional).",
          ko: "다진 {parsley}(생략 가능)와 {lemon}(생략 가능) 즙을 섞어요."),
        unless: [.citrus, .herb, .woodyHerb, .fruit, .driedFruit, .yogurt]),
      .of([.yogurt], en: "Serve with #.", ko: "#O 곁들여요."), .sweetener, .toppings,
    ])

  static let pancakes = Technique(
    name: "pancakes", cuisine: .western, kind: .pancake, tags: [.sweet], base: [.hotcakes],
    needs: [
      [.hotcakes],
      [.fruit, .driedFruit, .chocolate, .softCheese, .sweetener, .nuts, .yogurt, .dessertCream, .nutButter, .cured],
    ], takes: [.egg, .milk, .butter, .citrus, .cream], extras: [.water(150), .oil], eggs: 1,
    title: BilingualText(en: "Pancakes with #", ko: "# 팬케이크"),
    after: [
      .of(
        [.hotcakes, .egg, .milk], en: "Stir # to a thick batter, with as much of {water} as it needs.",
        ko: "#O 섞고 {water}을 조금씩 넣어 되직한 반죽을 만들어요."),
      .of([.cured], 6, en: "Fry # for @, until crisp.", ko: "#O @ 바삭하게 구워요."),
      .always(
        6, en: "Fry small pancakes of it in {cooking_oil} over medium-low heat for @, turning once.",
        ko: "팬에 {cooking_oil}를 두르고 작게 떠서 중약불에서 한 번 뒤집으며 @ 구워요."),
      .of([.softCheese, .yogurt, .dessertCream, .nutButter, .butter, .cream], en: "Serve with #.", ko: "#O 곁들여요."),
      .of([.fruit, .driedFruit, .chocolate, .nuts], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."), .sweetener,
      .citrus,
    ])

  static let frittata = Technique(
    name: "frittata", cuisine: .western, kind: .egg, base: [.egg],
    needs: [[.egg], savoury.subtracting([.meat, .steak, .fish, .tteok, .kimchi]).union(cheeses).union([.smokedFish])],
    takes: toppings.union([.cream, .milk, .spread, .condiment, .yogurt]), medium: .pan,
    extras: [.oil, .salt, .pepper], eggs: 5,
    title: BilingualText(en: "Frittata with #", ko: "# 프리타타"),
    after: [
      .of([.egg], en: "Beat # with {salt} and {black_pepper}.", ko: "#O {salt}, {black_pepper}와 함께 풀어요."),
      .of([.cream, .milk, .smokedFish], en: "Stir in #.", ko: "#O 섞어요."),
      .always(
        7, en: "Pour it into the pan with more of {cooking_oil}, cover and cook over low heat for @, until set.",
        ko: "팬에 {cooking_oil}를 조금 더 두르고 달걀물을 부어 뚜껑을 덮고 약불에서 @ 익혀요."),
      .of(cheeses, 1, en: "Scatter # over it and cover for @.", ko: "#O 올리고 뚜껑을 덮어 @ 둬요."), .toppings,
      .of([.spread, .condiment, .yogurt], en: "Serve with #.", ko: "#O 곁들여요."),
    ])

  static let shellfish = Technique(
    name: "shellfish", cuisine: .western, kind: .steamed, base: [.bread], lead: [.shellfish], needs: [[.shellfish]],
    takes: vegetables.union([.cured, .cream, .citrus, .herb, .curry, .condiment, .drink, .tomatoSauce, .butter]),
    medium: .pan, extras: [.oliveOil, .pepper, .water(100)], title: BilingualText(en: "Steamed #1 with #2", ko: "#찜"),
    after: [
      .of([.curry, .condiment, .tomatoSauce], 1, en: "Stir in # for @.", ko: "#O 넣고 @ 볶아요."),
      .of([.drink], 2, en: "Pour in # and boil it down for @.", ko: "#O 붓고 @ 졸여요."),
      .of(
        [.shellfish], 5,
        en:
          "Add # with {water}, cover and steam over high heat for @, until they open. Throw away any that stay closed.",
        ko: "#O {water}과 함께 넣고 뚜껑을 덮어 센 불에서 입을 벌릴 때까지 @ 쪄요. 벌어지지 않은 것은 버려요."),
      .of([.cream], 1, en: "Stir in # and simmer for @.", ko: "#O 넣고 @ 끓여요."), .butter,
      .always(0, en: "Season with {black_pepper}.", ko: "{black_pepper}로 간해요."), .citrus,
      .of([.herb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."), .of([.bread], en: "Serve with #.", ko: "#O 곁들여요."),
    ])

  /// The first steps of a braise: the meat is browned, wine is boiled down, and flour binds the sauce.
  static let beginningOfBraise: [Step] =
    [
      .of(
        [.stewMeat], 8,
        en: "Brown # all over in some of {cooking_oil} in a heavy pot over high heat for @ and take out.",
        ko: "두꺼운 냄비에 {cooking_oil}를 조금 두르고 센 불에서 #O @ 고루 지져 덜어 둬요.")
    ] + Step.softened(in: "cooking_oil", isFirst: false)
    + [.of([.drink], 3, en: "Pour in # and boil it down for @.", ko: "#O 붓고 @ 졸여요.")]
    + Step.liquid(
      "stock",
      en: "Stir {flour} and {mixed_herbs} (optional) into it, put the meat back, pour in $ and bring to a boil.",
      ko: "{flour}와 {mixed_herbs}(생략 가능)를 섞고 고기를 다시 넣은 뒤 $O 부어 끓여요.")

  static let slowBraise = Technique(
    name: "braise", cuisine: .western, kind: .braise, lead: [.stewMeat], needs: [[.stewMeat]],
    takes: vegetables.union([
      .cream, .coconutMilk, .curry, .beans, .lentils, .splitPeas, .grain, .slowGrain, .cured, .condiment, .drink,
      .tomatoSauce,
      .herb,
      .woodyHerb, .olives, .driedFruit,
      .citrus, .sweetener,
    ]), medium: .pot, cook: BilingualText(en: "simmer", ko: "익혀요"),
    extras: [
      .oil, .stock(700, of: "stock", with: [.beans, .lentils, .splitPeas, .grain, .slowGrain]),
      .stock(500, of: "stock"),
      .salt, .pepper, .onion, .garlic, .driedHerbs, .someFlour,
    ],
    amounts: [.stock: (700, .milliliter)],
    title: BilingualText(en: "Braised #1 with #2", ko: "#찜"),
    before: beginningOfBraise + [
      .of([.condiment, .tomatoSauce, .sweetener, .driedFruit, .curry], en: "Stir in #.", ko: "#O 넣어 섞어요."),
      .always(120, en: "Cover and simmer over low heat for @.", ko: "뚜껑을 덮고 약불에서 @ 푹 익혀요."),
    ],
    after: [
      .of([.cream, .coconutMilk], 5, en: "Stir in # and simmer for @.", ko: "#O 넣고 @ 끓여요."),
      .seasoning, .citrus, .of([.herb, .woodyHerb, .olives], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let braisedMince = Technique(
    name: "mince", cuisine: .western, kind: .stew, lead: [.mince], needs: [[.mince], [.root, .beans, .tomato]],
    takes: vegetables.union([.beans, .cream, .condiment, .drink, .tomatoSauce, .herb, .woodyHerb, .cured, .nuts]),
    medium: .pot,
    cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [
      .stock(100, of: "stock", with: [.tomatoSauce]), .stock(300, of: "stock"), .oliveOil, .salt, .pepper, .onion,
      .garlic,
      .driedHerbs, .someFlour,
    ],
    amounts: [.stock: (300, .milliliter)],
    title: BilingualText(en: "Braised #1 with #2", ko: "# 스튜"),
    before: Step.softened(in: "olive_oil") + [
      .of(
        [.mince], 6,
        en: "Add # and brown over high heat for @. Stir in {flour} and {mixed_herbs} (optional).",
        ko: "#O 넣고 센 불에서 @ 갈색이 나게 볶아요. {flour}와 {mixed_herbs}(생략 가능)를 섞어요.")
    ]
      + Step.liquid("stock", en: "Pour in $ and bring to a boil.", ko: "$O 부어 끓여요.")
      + [.of([.drink, .tomatoSauce], 10, en: "Stir in # and simmer for @.", ko: "#O 넣고 @ 끓여요.")],
    after: [
      .of([.cream, .condiment], 3, en: "Stir in # and simmer for @.", ko: "#O 넣고 @ 끓여요."),
      .seasoning,
      .of([.herb, .woodyHerb, .nuts], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  private static let crusted: FoodParts = [.meat, .fish, .seafood, .tofu, .fryingCheese, .firmVegetable]
  static let breaded = Technique(
    name: "breaded", cuisine: .western, kind: .fried, tags: [.greasy], base: [.crumbs, .egg],
    needs: [[.crumbs], crusted], takes: [.egg, .citrus, .meltingCheese, .herb, .condiment, .spread],
    extras: [.salt, .pepper, .muchFlour, .water(60), .muchOil],
    title: BilingualText(en: "Breaded #1 with #2", ko: "#까스"),
    after: [
      .of(crusted, en: "Season # with {salt} and {black_pepper}.", ko: "#에 {salt}과 {black_pepper}로 밑간해요."),
      .of([.egg], en: "Turn the pieces in {flour} and then in #, beaten.", ko: "{flour}를 묻히고 #O 풀어 입혀요."),
      Step(
        text: BilingualText(
          en: "Stir {flour} with {water} to a thin paste and turn the pieces in it.", ko: "{flour}를 {water}에 묽게 풀어 입혀요."
        ),
        unless: [.egg]),
      .of([.crumbs], en: "Press them into #.", ko: "#O 꼭꼭 눌러 묻혀요."),
      .always(
        8, en: "Fry them in {cooking_oil} over medium heat for @, turning once, until golden and done.",
        ko: "팬에 {cooking_oil}를 두르고 중불에서 한 번 뒤집으며 노릇하게 익도록 @ 튀기듯 구워요."),
      .of([.meltingCheese], 1, en: "Lay # on top and cover for @ until it melts.", ko: "#O 올리고 뚜껑을 덮어 @ 녹여요."),
      .of([.condiment, .spread], en: "Serve with #.", ko: "#O 곁들여요."), .citrus,
      .of([.herb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let pan = Technique(
    name: "pan", cuisine: .western, kind: .stirFry,
    needs: [
      [
        .meat, .steak, .mince, .cured, .cookedMeat, .fish, .seafood, .readySeafood, .tofu, .fryingCheese, .beans,
      ]
    ],
    takes: vegetables.union(toppings).union(cheeses).union([
      .cream, .yogurt, .citrus, .sweetener, .condiment, .drink, .spread, .tomatoSauce, .asianSauce, .fruit, .butter,
    ]), refuses: ["pickled_daikon"], medium: .pan,
    extras: [.oliveOil, .paprika, .cumin, .soySauce, .vinegar, .salt, .pepper, .garlic, .onion, .lemon, .rice],
    friesChopsWhole: true, title: BilingualText(en: "Pan-Fried #1 with #2", ko: "#볶음"),
    before: [
      Step(
        text: BilingualText(
          en: "Soften {onion} (optional), chopped, in some of {olive_oil} in a wide pan over medium heat for @.",
          ko: "넓은 팬에 {olive_oil}를 조금 두르고 다진 {onion}(생략 가능)를 중불에서 @ 볶아요."),
        minutes: 4, unless: [.aromatic, .fruit, .citrus], when: spiced),
      .woodyHerbInOil, .friedGarlic(in: "olive_oil"),
    ],
    after: [
      .of([.fruit], 4, en: "Add # and cook for @, until soft.", ko: "#O 넣고 부드러워질 때까지 @ 익혀요."),
      .of(
        [.tomatoSauce], 8, en: "Stir in # and simmer for @, until it thickens.", ko: "#O 넣고 걸쭉해지게 @ 끓여요."),
      .of([.drink], 3, en: "Pour in # and boil it down for @.", ko: "#O 붓고 @ 졸여요."),
      .of(
        [.cream, .condiment, .asianSauce, .sweetener], 2, en: "Stir in # and simmer for @.",
        ko: "#O 넣고 @ 끓여요."),
      Step(
        text: BilingualText(en: "Balance it with {soy_sauce} and {vinegar}.", ko: "{soy_sauce}과 {vinegar}로 맛을 맞춰요."),
        unless: [.condiment, .asianSauce, .drink, .tomatoSauce, .citrus, .fruit, .cured, .fryingCheese],
        when: [.sweetener]),
      .seafoodInSauce, .butter,
      Step(
        text: BilingualText(
          en: "Stir in {paprika_powder} and {cumin} for @.", ko: "{paprika_powder}와 {cumin}을 넣고 @ 볶아요."),
        minutes: 1, unless: sauces.union([.fruit, .herb, .woodyHerb]), when: spiced),
      Step(
        text: BilingualText(en: "Season with {salt} and {black_pepper}.", ko: "{salt}과 {black_pepper}로 간해요."),
        unless: salted),
      Step(text: BilingualText(en: "Season with {black_pepper}.", ko: "{black_pepper}로 간해요."), when: salted),
      .of([.yogurt, .spread], en: "Serve with #.", ko: "#O 곁들여요."),
      .of(cheeses, 1, en: "Scatter # over it and cover for @.", ko: "#O 위에 올리고 뚜껑을 덮어 @ 둬요."), .citrus,
      .of(toppings.subtracting([.woodyHerb]), en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
      Step(
        text: BilingualText(en: "Squeeze {lemon} (optional) over it.", ko: "{lemon}(생략 가능) 즙을 뿌려요."),
        unless: sauces.union(cheeses).union([.citrus, .fruit, .yogurt, .spread, .cured, .cookedMeat])),
      .withRice(orWith: [.root, .fruit, .cured]),
    ])
  /// The foods that bring enough salt.
  private static let salted: FoodParts = [.cured, .cookedMeat, .asianSauce]
  /// The foods that are dull without an onion and spices.
  private static let spiced: FoodParts = [.mince, .beans]
  private static let sauces: FoodParts = [.cream, .condiment, .drink, .asianSauce, .sweetener, .tomatoSauce]

  static let fruitBowl = Technique(
    name: "fruit", cuisine: .western, kind: .dessert, tags: [.sweet, .cold], lead: [.fruit],
    needs: [[.fruit], [.yogurt, .cream, .cereal, .chocolate, .dessertCream]],
    takes: [.herb, .citrus, .driedFruit, .nuts, .nutButter, .sweetener, .softCheese], extras: [.sugar],
    title: BilingualText(en: "#1 with #2", ko: "# 볼"),
    after: [
      .of([.fruit, .driedFruit], en: "Share # between two bowls.", ko: "#O 그릇 두 개에 나눠 담아요."),
      .of(
        [.yogurt, .cream, .softCheese], en: "Stir # with {sugar} until smooth and spoon over.",
        ko: "#O {sugar}과 부드럽게 섞어 얹어요."),
      .of([.dessertCream], en: "Serve with #.", ko: "#O 곁들여요."),
      .of([.nutButter], en: "Add # in small spoonfuls.", ko: "#O 조금씩 떠 올려요."),
      .of([.chocolate, .cereal, .nuts, .herb], en: "Scatter # over it.", ko: "#O 뿌려요."), .sweetener, .citrus,
    ])
}
