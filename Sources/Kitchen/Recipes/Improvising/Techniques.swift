internal import IngredientLines
internal import Localization

extension Technique {
  /// Returns all techniques in the order in which they are tried; the first one that makes a dish of the foods is used.
  ///
  /// - Parameter home: the cuisine whose techniques come first; those of any other are tried in the Western order.
  static func all(preferring home: Cuisine?) -> [Technique] { home == .korean ? koreanFirst : westernFirst }

  /// The technique with this name; nil if there is none.
  static func named(_ name: some StringProtocol) -> Technique? { westernFirst.first { $0.name == name } }

  private static let common: [Technique] = [
    sweetTart, pizza, quiche, pie, tart, friedRice, noodles, pasta, thaiCurry, curry, stew, noodleSoup, jeon,
    pancakes,
    potatoCakes, wrap, toast, crackers, rolls, grain, salad, mayonnaiseSalad, satay, breaded, crisp,
  ]
  private static let western: [Technique] =
    [
      onePotRice, frittata, fruitBowl, shellfish, slowBraise, chili, tomatoStew, beanStew, braisedMince, gratin,
      glazedRoast, roast,
      cheeseToast, pan, warmSalad, creamSoup, soup,
    ] + plainWestern
  private static let korean: [Technique] =
    [potRice, omelet, fruitBowl, cheeseToast, braise, hotPot, stirFry, clearSoup, shellfish] + plainKorean
  private static let westernFirst =
    common + western
    + ([coldNoodles] + korean).filter { technique in
      !western.contains { $0.name == technique.name }
    }
  private static let koreanFirst =
    [coldNoodles] + common + korean
    + western.filter { technique in
      !korean.contains { $0.name == technique.name }
    }
}

extension Technique {
  private static let servedAsPasta: FoodParts = [.pasta, .quickPasta, .cookedPasta, .dryNoodles]
  private static let pasta = Technique(
    name: "pasta", cuisine: .western, kind: .pasta, tags: [.noodle], base: servedAsPasta,
    needs: [
      servedAsPasta,
      savoury.union(cheeses).union([.smokedFish, .shellfish]).subtracting([.driedSeafood]),
    ],
    takes: toppings.union([
      .cream, .milk, .yogurt, .citrus, .condiment, .drink, .tomatoSauce, .spread, .butter, .crumbs,
    ]), refuses: ["ramen_sari"], medium: .pan,
    extras: [.oliveOil, .someFlour, .salt, .pepper, .garlic], amounts: [.milk: (300, .milliliter)],
    title: BilingualText(en: "#b with #", ko: "# #b"),
    before: [
      .of(
        [.pasta], 10,
        en: "Boil # in plenty of salted water for @, until just tender. Keep some of the water and drain.",
        ko: "넉넉한 소금물에 #O @ 알맞게 삶아요. 면수를 조금 남기고 건져요."),
      .of(
        [.quickPasta, .dryNoodles], 4, en: "Boil # in plenty of salted water for @. Keep some of the water and drain.",
        ko: "넉넉한 소금물에 #O @ 삶아요. 면수를 조금 남기고 건져요."),
      .woodyHerbInOil, .friedGarlic(in: "olive_oil"),
    ],
    after: [
      .of(
        [.shellfish], 5,
        en:
          "Add # with a ladle of the pasta water, cover and steam for @, until they open. Throw away any that stay closed.",
        ko: "#O 면수 한 국자와 함께 넣고 뚜껑을 덮어 입을 벌릴 때까지 @ 쪄요. 벌어지지 않은 것은 버려요."),
      .of([.tomatoSauce], 8, en: "Stir in # and simmer for @, until it thickens.", ko: "#O 넣고 걸쭉해지게 @ 끓여요."),
      .of([.drink], 2, en: "Pour in # and boil it down for @.", ko: "#O 붓고 @ 졸여요."),
      .of([.cream, .condiment], 2, en: "Stir in # and simmer for @.", ko: "#O 넣고 @ 끓여요."),
      Step(
        text: BilingualText(
          en: "Stir {flour} smooth with #, pour it in and simmer for @, stirring, until it thickens.",
          ko: "#O {flour}와 매끈하게 섞어 붓고 걸쭉해질 때까지 저으며 @ 끓여요."),
        minutes: 4, parts: [.milk], unless: [.cream]),
      Step(text: BilingualText(en: "Stir in #.", ko: "#O 넣어요."), parts: [.milk], when: [.cream]),
      .seafoodInSauce,
      .of(
        [.pasta, .quickPasta, .dryNoodles], 2,
        en: "Toss # in the pan with some of its water for @. Season with {salt} and {black_pepper}.",
        ko: "#O 면수와 함께 넣어 @ 버무려요. {salt}과 {black_pepper}로 간해요."),
      .of(
        [.cookedPasta], 4,
        en: "Add # with a splash of water and toss for @, until steaming hot. Season with {salt} and {black_pepper}.",
        ko: "#O 물을 조금 뿌려 넣고 김이 나게 @ 버무려요. {salt}과 {black_pepper}로 간해요."),
      .butter,
      .of(cheeses.union([.spread, .smokedFish, .yogurt]), en: "Stir in # off the heat.", ko: "불을 끄고 #O 넣어 섞어요."),
      .citrus,
      .of(
        toppings.union([.crumbs]).subtracting([.woodyHerb]), en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  /// What is laid on the rice only for its last minutes.
  private static let quickFoods: FoodParts = [
    .fish, .seafood, .readySeafood, .shellfish, .cannedFish, .cookedMeat, .leaf, .sturdyLeaf, .smallVegetable,
    .vegetable,
  ]
  private static let onePotRice = Technique(
    name: "potrice", cuisine: .western, kind: .rice, tags: [.rice], base: [.rawRice, .wholeRice],
    needs: [[.rawRice, .wholeRice], savoury.union([.shellfish, .poultryOnTheBone]).subtracting([.breaded])],
    takes: toppings.union(cheeses).union([
      .tomatoSauce, .curry, .condiment, .drink, .asianSauce, .koreanPaste, .coconutMilk, .cream, .butter, .citrus, .egg,
      .boiledEgg, .smokedFish, .driedFish, .seaweed,
    ]), medium: .pan,
    extras: [.oliveOil, .stock(450, with: [.wholeRice]), .stock(320), .salt, .pepper, .garlic],
    amounts: [.stock: (330, .milliliter)],
    title: BilingualText(en: "One-Pot Rice with #", ko: "# 솥밥"),
    before: [
      .friedGarlic(in: "olive_oil"),
      .of(
        [.poultryOnTheBone], 15, en: "Brown # all over in {olive_oil} in a wide pot over medium heat for @.",
        ko: "넓은 냄비에 {olive_oil}를 두르고 중불에서 #O @ 고루 지져요."),
    ],
    after: [
      .of(
        [.tomatoSauce, .curry, .condiment, .drink, .asianSauce, .koreanPaste, .coconutMilk, .driedFish, .seaweed],
        en: "Stir in #.", ko: "#O 넣어 섞어요."),
      .of([.rawRice, .wholeRice], en: "Stir in #.", ko: "#O 씻어 넣어요."),
    ]
      + Step.liquid(
        "vegetable_stock", en: "Pour in $ with {salt} and bring to a boil.", ko: "$O {salt}과 함께 붓고 끓여요."
      ) + [
        Step(
          text: BilingualText(en: "Cover and simmer over low heat for @.", ko: "뚜껑을 덮고 약불에서 @ 익혀요."),
          minutes: 12, unless: [.wholeRice]),
        Step(
          text: BilingualText(en: "Cover and simmer over low heat for @.", ko: "뚜껑을 덮고 약불에서 @ 익혀요."),
          minutes: 30, when: [.wholeRice]),
        .of(
          quickFoods, 8, en: "Lay # on top, cover again and cook for @, until all is done and the rice is dry.",
          ko: "#O 올려 다시 뚜껑을 덮고 모두 익고 물이 잦아들 때까지 @ 익혀요."),
        Step(
          text: BilingualText(
            en: "Cover again and cook for @, until the rice is tender and dry.", ko: "다시 뚜껑을 덮고 물이 잦아들 때까지 @ 익혀요."),
          minutes: 8, unless: quickFoods),
        .of([.shellfish], en: "Throw away any of # that stay closed.", ko: "#T 벌어지지 않은 것을 버려요."),
        .of([.egg], 8, en: "Boil # in another pot for @, peel and quarter.", ko: "다른 냄비에 #O @ 삶아 껍질을 벗기고 넷으로 썰어요."),
        .of(cheeses.union([.cream, .butter]), en: "Stir in #.", ko: "#O 넣어 섞어요."),
        .always(0, en: "Season with {black_pepper}.", ko: "{black_pepper}로 간해요."),
        .of([.smokedFish, .boiledEgg], en: "Lay # on top.", ko: "#O 올려요."), .citrus, .toppings,
      ])

  private static let friedRice = Technique(
    name: "rice", cuisine: .korean, kind: .rice, tags: [.rice], base: [.rice],
    needs: [[.rice], savoury.union([.egg])],
    takes: [.meltingCheese, .egg, .asianSauce, .koreanPaste, .curry, .nuts, .herb, .laver, .butter], medium: .pan,
    extras: [.oil, .soySauce, .pepper, .sesameOil], title: BilingualText(en: "Fried Rice with #", ko: "# 볶음밥"),
    before: [
      .of([.rice], en: "Loosen # with a fork.", ko: "#T 뭉치지 않게 풀어요.")
    ],
    after: [
      .of([.asianSauce, .koreanPaste, .curry], 1, en: "Stir in # for @.", ko: "#O 넣고 @ 볶아요."), .butter,
      .always(
        4, en: "Add the rice and {soy_sauce} and fry for @, turning often, until hot. Season with {black_pepper}.",
        ko: "밥과 {soy_sauce}을 넣고 밥이 뜨거워질 때까지 뒤섞으며 @ 볶아요. {black_pepper}로 간해요."),
      .of(
        [.egg], 2, en: "Push the rice aside, scramble # beside it for @ and mix it in.",
        ko: "밥을 한쪽으로 밀고 #O @ 스크램블해서 섞어요."),
      .of([.meltingCheese], 1, en: "Lay # on top and cover for @ until it melts.", ko: "#O 올리고 뚜껑을 덮어 @ 녹여요."),
      .always(0, en: "Finish with {sesame_oil}.", ko: "{sesame_oil}을 둘러 마무리해요."), .toppings,
    ])

  private static let friedNoodles = allNoodles.subtracting([.soupNoodles])
  private static let noodles = Technique(
    name: "noodles", cuisine: .chinese, kind: .noodle, tags: [.noodle], base: friedNoodles,
    needs: [friedNoodles, savoury.subtracting([.breaded, .driedSeafood])],
    takes: [.egg, .asianSauce, .koreanPaste, .curry, .nutButter, .butter, .nuts, .herb, .citrus],
    refuses: ["black_bean_paste", "ramen_sari"], medium: .pan,
    extras: [.oil, .water(100), .moreSoySauce, .sugar, .dashOfVinegar, .sesameOil, .garlic],
    title: BilingualText(en: "Stir-Fried #b with #", ko: "# #b볶음"),
    before: [
      .of([.noodles], 2, en: "Loosen # in boiling water for @ and drain.", ko: "#O 끓는 물에 @ 풀어 건져요."),
      .of([.dryNoodles], 4, en: "Cook # in boiling water for @ and drain.", ko: "#O 끓는 물에 @ 삶아 건져요."),
      .of([.glassNoodles], 7, en: "Boil # for @, until soft, and drain.", ko: "#O 부드러워질 때까지 @ 삶아 건져요."),
      .of([.coldNoodles], 4, en: "Boil # for @, rinse in cold water and drain.", ko: "#O @ 삶아 찬물에 헹궈 건져요."),
      .friedGarlic(in: "cooking_oil"),
    ],
    after: [
      .of([.asianSauce, .koreanPaste, .curry], 1, en: "Stir in # for @.", ko: "#O 넣고 @ 볶아요."),
      .of(
        [.nutButter], 1, en: "Stir # with {water} and {vinegar} until smooth, pour it in and warm for @.",
        ko: "#O {water}, {vinegar}와 매끈하게 풀어 붓고 @ 데워요."),
      .of(
        friedNoodles, 2, en: "Toss # in the pan with {soy_sauce} and {sugar} for @.",
        ko: "#O {soy_sauce}, {sugar}과 함께 넣어 @ 볶아요."),
      .of(
        [.egg], 2, en: "Push everything aside, scramble # in the pan for @ and mix it in.",
        ko: "한쪽으로 밀고 #O @ 스크램블해서 섞어요."),
      .butter, .always(0, en: "Finish with {sesame_oil}.", ko: "{sesame_oil}을 둘러 마무리해요."), .citrus, .toppings,
    ])

  private static let thaiCurry = Technique(
    name: "thaicurry", cuisine: .southeastAsian, kind: .curry, tags: [.spicy], base: [.thaiPaste],
    needs: [
      [.thaiPaste], mains.union(vegetables).union([.egg, .boiledEgg]).subtracting([.smokedFish, .fryingCheese]),
    ],
    takes: [.coconutMilk, .asianSauce, .nuts, .herb, .citrus, .fruit], medium: .pot,
    cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [.oil, .coconutMilk, .water(150), .soySauce, .sugar, .rice],
    amounts: [.coconutMilk: (400, .milliliter)], title: BilingualText(en: "Thai Curry with #", ko: "# 태국 카레"),
    before: [
      .of(
        [.thaiPaste], 2, en: "Fry # in {cooking_oil} in a wide pot over medium heat for @.",
        ko: "넓은 냄비에 {cooking_oil}를 두르고 #O 중불에서 @ 볶아요."),
      .of(
        [.coconutMilk], 4, en: "Pour in # with {water} and bring to a simmer, which takes @.",
        ko: "#O {water}과 함께 붓고 끓을 때까지 @ 데워요."),
      Step(
        text: BilingualText(
          en: "Pour in {coconut_milk} with {water} and bring to a simmer, which takes @.",
          ko: "{coconut_milk}를 {water}과 함께 붓고 끓을 때까지 @ 데워요."),
        minutes: 4, unless: [.coconutMilk]),
    ],
    after: [
      .shellfish,
      .eggsBoiledBeside, .warmedInSauce,
      .of([.asianSauce], en: "Stir in #.", ko: "#O 넣어 섞어요."),
      .always(0, en: "Season with {soy_sauce} and {sugar}.", ko: "{soy_sauce}, {sugar}으로 간해요."), .citrus,
      .of([.nuts, .herb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."), .withRice,
    ])

  private static let curry = Technique(
    name: "curry", cuisine: .western, kind: .curry, base: [.curry, .curryRoux],
    needs: [
      [.curry, .curryRoux, .coconutMilk],
      mains.union(vegetables).union([.egg, .boiledEgg]).subtracting([.smokedFish]),
    ],
    takes: [.cream, .milk, .yogurt, .nuts, .herb, .citrus, .fruit, .tomatoSauce, .condiment, .flatbread], medium: .pot,
    cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [
      .oil, .curryPowder, .salt, .water(600, with: [.lentils, .splitPeas]), .water(450, with: [.curryRoux]),
      .water(200), .onion, .garlic, .someTomatoes, .rice,
    ],
    title: BilingualText(en: "# Curry", ko: "# 카레"),
    before: [.browned([.meat, .mince, .poultryOnTheBone], in: "cooking_oil")] + Step.softened(in: "cooking_oil") + [
      .of(
        [.curry], 1, en: "Stir # in the rest of {cooking_oil} over medium heat for @.",
        ko: "남은 {cooking_oil}에 #O 중불에서 @ 볶아요."),
      Step(
        text: BilingualText(
          en: "Stir {curry_powder} in the rest of {cooking_oil} over medium heat for @.",
          ko: "남은 {cooking_oil}에 {curry_powder}를 중불에서 @ 볶아요."),
        minutes: 1, unless: [.curry, .curryRoux]),
      Step(
        text: BilingualText(
          en: "Add {canned_tomato} (optional), {water} and {salt} and bring it to a boil, which takes @.",
          ko: "{canned_tomato}(생략 가능), {water}, {salt}을 넣고 끓을 때까지 @ 데워요."),
        minutes: 3, unless: smoothing.union([.curryRoux])),
      Step(
        text: BilingualText(
          en: "Add {water} and {salt} and bring it to a boil, which takes @.", ko: "{water}과 {salt}을 넣고 끓을 때까지 @ 데워요."),
        minutes: 3, unless: [.curryRoux], when: smoothing),
      Step(
        text: BilingualText(
          en: "Add {water} and the rest of {cooking_oil} and bring it to a boil, which takes @.",
          ko: "{water}과 남은 {cooking_oil}를 넣고 끓을 때까지 @ 데워요."),
        minutes: 4, when: [.curryRoux]),
    ],
    after: [
      .shellfish,
      .of(
        [.curryRoux], 5, en: "Dissolve # in it off the heat and simmer for @, stirring.", ko: "불을 끄고 #O 풀어 저으며 @ 끓여요."),
      .eggsBoiledBeside, .warmedInSauce,
      .of(
        smoothing.subtracting([.yogurt]), 5, en: "Stir in # and simmer for @, until it thickens.",
        ko: "#O 넣고 걸쭉해지게 @ 끓여요."),
      Step(
        text: BilingualText(
          en: "Simmer without a lid for @ more, until the sauce coats a spoon.", ko: "뚜껑 없이 소스가 걸쭉해지게 @ 더 끓여요."),
        minutes: 4, unless: smoothing.union([.curryRoux])),
      .of([.condiment], 1, en: "Stir in # and heat for @.", ko: "#O 넣고 @ 더 끓여요."),
      .of([.yogurt], en: "Stir in # off the heat.", ko: "불을 끄고 #O 섞어요."), .citrus, .toppings,
      .of([.flatbread], en: "Serve with #.", ko: "#O 곁들여요."), .withRice,
    ])
  /// The foods that make the sauce of a curry thick and mild.
  private static let smoothing: FoodParts = [.coconutMilk, .cream, .milk, .yogurt, .tomatoSauce]

  private static let stewFoods = mains.subtracting([
    .smokedFish, .fryingCheese, .poultryOnTheBone, .driedSeafood,
  ])
  private static let stew = Technique(
    name: "stew", cuisine: .korean, kind: .stew, tags: [.soup],
    needs: [
      [.kimchi, .koreanPaste], stewFoods.union([.root, .mushroom]).union(allNoodles.subtracting([.coldNoodles])),
    ],
    takes: vegetables.union([.driedSeafood, .kimchi, .koreanPaste, .egg, .meltingCheese]), medium: .pot,
    cook: BilingualText(en: "simmer", ko: "끓여요"), extras: [.stock(600, of: "kelp_stock"), .soySauce, .pepper, .garlic],
    title: BilingualText(en: "Korean Stew with #", ko: "#찌개"),
    before: Step.boilingStock + [
      .of([.koreanPaste], en: "Stir in #.", ko: "#O 풀어요."),
      .crushedGarlic,
    ],
    after: [
      .shellfish, .greensAfterShellfish,
      .of([.egg], 2, en: "Break # into the stew and let them set for @.", ko: "#O 깨뜨려 넣고 @ 익혀요."),
      .always(0, en: "Season with {soy_sauce} and {black_pepper}.", ko: "{soy_sauce}과 {black_pepper}로 간해요."),
      .of([.meltingCheese], 1, en: "Lay # on top and let it melt for @.", ko: "#O 올려 @ 녹여요."),
    ])

  private static let jeonFillings = vegetables.union([
    .kimchi, .seafood, .readySeafood, .cured, .cannedFish, .mince, .tofu,
  ])
  private static let jeon = Technique(
    name: "jeon", cuisine: .korean, kind: .pancake, tags: [.greasy], base: [.batter],
    needs: [[.batter], jeonFillings], takes: [.egg, .herb, .meltingCheese], extras: [.water(180), .oil, .soySauce],
    eggs: 1, slicesThinly: true, title: BilingualText(en: "Savory Pancakes with #", ko: "#전"),
    after: [
      .of([.batter], en: "Stir # with {water} until smooth.", ko: "#O {water}과 고루 풀어요."),
      .of([.egg], en: "Beat in #.", ko: "#O 풀어 섞어요."),
      .of(jeonFillings.union([.herb, .meltingCheese]), en: "Mix in #.", ko: "#O 넣어 섞어요."),
      .always(
        16,
        en:
          "Fry two thin pancakes of it, one after the other, in {cooking_oil} over medium heat, turning once, until crisp, which takes @ in all.",
        ko: "팬에 {cooking_oil}를 두르고 두 번에 나누어 얇게 펴서 중불에서 한 번씩 뒤집으며 모두 @쯤 바삭하게 부쳐요."),
      .always(0, en: "Serve with {soy_sauce} for dipping.", ko: "{soy_sauce}을 곁들여 찍어 먹어요."),
    ])
}
