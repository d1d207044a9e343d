internal import IngredientLines
internal import Localization

extension Technique {
  private static let coldSauces: FoodParts = [.koreanPaste, .asianSauce]
  private static let coldFoods: FoodParts = [
    .kimchi, .salad, .egg, .boiledEgg, .readySeafood, .cookedMeat, .seafood, .leaf, .smallVegetable, .cannedFish, .tofu,
    .fruit,
    .tomato,
    .laver,
  ]
  /// Rice with everything in one pot, eaten with seasoned soy sauce (솥밥).
  static let potRice = Technique(
    name: "sotbap", cuisine: .korean, kind: .rice, tags: [.rice], base: [.rawRice, .wholeRice],
    needs: [[.rawRice, .wholeRice], friedWithRice.union(laidOnRice).union(cookedInRice)],
    takes: [.egg, .boiledEgg, .butter, .laver, .nuts, .herb, .aromatic, .roe, .driedFruit, .smokedFish],
    extras: [
      .stock(450, of: "kelp_stock", with: [.wholeRice]), .stock(300, of: "kelp_stock"), .sesameOil, .moreSoySauce,
      .sesameSeeds,
    ], amounts: [.stock: (330, .milliliter)], title: BilingualText(en: "Pot Rice with #", ko: "# 솥밥"),
    before: [
      .of([.rawRice], 30, en: "Rinse #, soak in cold water for @ and drain.", ko: "#O 씻어 찬물에 @ 불린 뒤 물기를 빼요."),
      .of([.wholeRice], 60, en: "Rinse #, soak in cold water for @ and drain.", ko: "#O 씻어 찬물에 @ 불린 뒤 물기를 빼요."),
      .of(
        friedWithRice, 4, en: "Fry # in some of {sesame_oil} in a heavy pot over medium heat for @.",
        ko: "두꺼운 냄비에 {sesame_oil}을 조금 두르고 #O 중불에서 @ 볶아요."),
      .of(cookedInRice, en: "Put the rice into the pot with #.", ko: "냄비에 쌀을 안치고 #O 올려요."),
      Step(
        text: BilingualText(en: "Put the rice into the pot.", ko: "냄비에 쌀을 안쳐요."), unless: cookedInRice),
    ]
      + Step.liquid(
        "kelp_stock", 4, en: "Pour in $ and bring to a boil over high heat, which takes @.",
        ko: "$O 부어 센 불에서 끓을 때까지 @ 데워요."),
    after: [
      Step(
        text: BilingualText(en: "Cover and cook over low heat for @.", ko: "뚜껑을 덮고 약불에서 @ 익혀요."), minutes: 10,
        unless: [.wholeRice]),
      Step(
        text: BilingualText(en: "Cover and cook over low heat for @.", ko: "뚜껑을 덮고 약불에서 @ 익혀요."), minutes: 25,
        when: [.wholeRice]),
      .of(laidOnRice, 5, en: "Lay # on top, cover again and cook for @.", ko: "#O 올려 다시 뚜껑을 덮고 @ 더 익혀요."),
      .always(10, en: "Take it off the heat and let it steam, covered, for @.", ko: "불을 끄고 뚜껑을 덮은 채 @ 뜸 들여요."),
      .of(
        [.egg], 3, en: "Fry # in the rest of {sesame_oil} for @ and lay on the rice.",
        ko: "남은 {sesame_oil}에 #O @ 부쳐 밥에 올려요."),
      .of([.smokedFish, .boiledEgg], en: "Lay # on the rice.", ko: "#O 밥에 올려요."),
      .butter,
      .of(
        [.aromatic], en: "Stir {soy_sauce}, {sesame_oil}, {sesame_seeds} and # to a sauce and mix it in as you eat.",
        ko: "{soy_sauce}, {sesame_oil}, {sesame_seeds}와 #O 섞어 양념장을 만들고 먹을 때 비벼요."),
      Step(
        text: BilingualText(
          en: "Stir {soy_sauce}, {sesame_oil} and {sesame_seeds} to a sauce and mix it in as you eat.",
          ko: "{soy_sauce}, {sesame_oil}, {sesame_seeds}를 섞어 양념장을 만들고 먹을 때 비벼요."), unless: [.aromatic]),
      .of([.laver, .nuts, .herb, .driedFruit], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])
  private static let friedWithRice: FoodParts = [.meat, .steak, .mince, .cured, .cookedMeat, .kimchi, .tofu]
  private static let cookedInRice: FoodParts = [
    .root, .mushroom, .beans, .quailEgg, .driedSeafood, .firmVegetable, .seaweed, .tomato, .driedFish,
  ]
  private static let laidOnRice: FoodParts = [
    .fish, .seafood, .readySeafood, .cannedFish, .leaf, .sturdyLeaf, .smallVegetable, .vegetable, .roe,
  ]

  static let coldNoodles = Technique(
    name: "bibim", cuisine: .korean, kind: .noodle, tags: [.noodle, .cold, .spicy], base: [.coldNoodles],
    needs: [[.coldNoodles], coldFoods],
    takes: coldFoods.union(coldSauces).union([.aromatic, .herb, .nuts, .citrus]),
    extras: [.moreSoySauce, .muchChiliPowder, .moreVinegar, .moreSugar, .sesameOil],
    title: BilingualText(en: "Cold #b with #", ko: "# 비빔#b"),
    after: [
      .of([.egg], 9, en: "Boil # for @, peel and halve.", ko: "#O @ 삶아 껍질을 벗기고 반으로 썰어요."),
      .of(
        [.seafood, .leaf, .smallVegetable], 2, en: "Blanch # for @, rinse in cold water and drain.",
        ko: "#O @ 데쳐 찬물에 헹궈 물기를 빼요."),
      .of(
        [.coldNoodles], 4, en: "Boil # for @, rinse well in cold water and drain.", ko: "#O @ 삶아 찬물에 여러 번 헹궈 물기를 빼요."),
      .always(
        0, en: "Stir {soy_sauce}, {gochugaru}, {vinegar}, {sugar} and {sesame_oil} to a sauce.",
        ko: "{soy_sauce}, {gochugaru}, {vinegar}, {sugar}, {sesame_oil}을 섞어 양념장을 만들어요."),
      .of(coldSauces, en: "Stir # into it.", ko: "#O 넣어 섞어요."),
      .of([.kimchi, .aromatic], en: "Mix # into the sauce.", ko: "양념장에 #O 섞어요."),
      .always(0, en: "Toss the noodles with the sauce.", ko: "면을 양념장에 비벼요."),
      .of(
        coldFoods.subtracting([.kimchi, .laver]), en: "Lay # on top.",
        ko: "#O 올려요."),
      .citrus, .of([.nuts, .herb, .laver], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  private static let soupFoods = mains.union(vegetables).union([.kimchi, .seaweed, .egg]).subtracting([
    .smokedFish, .fryingCheese, .poultryOnTheBone,
  ])
  static let noodleSoup = Technique(
    name: "noodlesoup", cuisine: .korean, kind: .noodle, tags: [.noodle, .soup], base: allNoodles,
    needs: [allNoodles, soupFoods], takes: coldSauces.union([.laver, .herb]), medium: .pot,
    cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [.stock(900, of: "kelp_stock"), .soySauce, .salt, .pepper, .garlic],
    amounts: [.stock: (900, .milliliter)],
    title: BilingualText(en: "#b Soup with #", ko: "# #b"),
    before: Step.boilingStock + [
      .of([.koreanPaste, .asianSauce], en: "Stir in #.", ko: "#O 풀어요."), .crushedGarlic,
    ],
    after: [
      .shellfish, .greensAfterShellfish,
      .of(
        allNoodles, 6, en: "Add # and boil for @, stirring now and then, until tender.",
        ko: "#O 넣고 가끔 저으며 익을 때까지 @ 끓여요."),
      .of([.egg], 1, en: "Beat #, pour in slowly and let set for @.", ko: "#O 풀어 천천히 둘러 넣고 @ 익혀요."),
      .always(
        0, en: "Season with {soy_sauce}, {salt} and {black_pepper}.", ko: "{soy_sauce}, {salt}, {black_pepper}로 간해요."),
      .of([.herb, .laver], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  /// Meat or seafood with tofu and mushrooms in a wide pot on the table (전골).
  static let hotPot = Technique(
    name: "jeongol", cuisine: .korean, kind: .hotPot, tags: [.soup], lead: mains.subtracting([.tofu, .softTofu]),
    needs: [
      [.tofu, .softTofu], [.mushroom], [.meat, .mince, .seafood, .readySeafood, .shellfish, .dumpling, .cookedMeat],
    ], takes: vegetables.union([.glassNoodles, .dryNoodles, .egg, .asianSauce, .koreanPaste]), medium: .pot,
    cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [.stock(800, of: "kelp_stock"), .moreSoySauce, .salt, .pepper, .garlic],
    amounts: [.stock: (800, .milliliter)],
    title: BilingualText(en: "Hot Pot with #", ko: "#전골"),
    before: Step.boilingStock + [
      .of([.asianSauce, .koreanPaste], en: "Stir in #.", ko: "#O 풀어요."), .crushedGarlic,
      .always(0, en: "Season with {soy_sauce}.", ko: "{soy_sauce}으로 간해요."),
    ],
    after: [
      .shellfish, .greensAfterShellfish,
      .of([.egg], 2, en: "Break # into the pot and let them set for @.", ko: "#O 깨뜨려 넣고 @ 익혀요."),
      .always(0, en: "Taste and add {salt} and {black_pepper}.", ko: "맛을 보고 {salt}과 {black_pepper}를 더해요."),
    ])

  static let stirFry = Technique(
    name: "stirfry", cuisine: .korean, kind: .stirFry, needs: [savoury.subtracting([.aromatic, .fish, .breaded])],
    takes: savoury.subtracting([.fish, .breaded]).union([
      .asianSauce, .koreanPaste, .condiment, .nuts, .citrus, .sweetener, .herb, .laver, .meltingCheese, .egg, .olives,
      .dryNoodles, .glassNoodles,
    ]), refuses: ["pickled_daikon"], medium: .pan,
    extras: [
      .oil, .soySauce(tablespoons: 2, with: [.tofu]), .soySauce, .sugar, .pepper, .sesameOil, .garlic,
    ],
    title: BilingualText(en: "Stir-Fried #1 with #2", ko: "#볶음"),
    before: [.friedGarlic(in: "cooking_oil")],
    after: [
      .of([.glassNoodles], 7, en: "Boil # in another pot for @, drain and add.", ko: "다른 냄비에 #O @ 삶아 건져 넣어요."),
      .of([.dryNoodles], 4, en: "Boil # in another pot for @, drain and add.", ko: "다른 냄비에 #O @ 삶아 건져 넣어요."),
      .of([.asianSauce, .koreanPaste, .condiment, .sweetener], en: "Stir in #.", ko: "#O 넣어 섞어요."),
      .always(
        2, en: "Season with {soy_sauce}, {sugar} and {black_pepper} and fry for @.",
        ko: "{soy_sauce}, {sugar}, {black_pepper}를 넣고 @ 볶아요."),
      .of(
        [.egg], 2, en: "Push everything aside, scramble # in the pan for @ and mix it in.",
        ko: "한쪽으로 밀고 #O @ 스크램블해서 섞어요."),
      .of([.meltingCheese], 1, en: "Lay # on top and cover for @ until it melts.", ko: "#O 올리고 뚜껑을 덮어 @ 녹여요."),
      .of([.olives], 1, en: "Add # and toss for @.", ko: "#O 넣고 @ 뒤섞어요."),
      .always(0, en: "Finish with {sesame_oil}.", ko: "{sesame_oil}을 둘러 마무리해요."), .citrus,
      .of([.nuts, .herb, .laver], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let braise = Technique(
    name: "jorim", cuisine: .korean, kind: .braise, tags: [.spicy], lead: [.fish, .poultryOnTheBone, .quailEgg],
    needs: [
      [.fish, .poultryOnTheBone, .quailEgg],
      vegetables.union([.tofu, .kimchi, .meat, .readySeafood, .asianSauce, .koreanPaste]),
    ],
    takes: vegetables.union([
      .fish, .poultryOnTheBone, .quailEgg, .readySeafood, .meat, .tteok, .tofu, .kimchi, .koreanPaste, .asianSauce,
    ]),
    medium: .pot, cook: BilingualText(en: "simmer", ko: "조려요"),
    extras: [.water(200), .muchSoySauce, .sugar, .chiliPowder, .garlic],
    title: BilingualText(en: "Soy-Braised #1 with #2", ko: "#조림"),
    before: [
      .always(
        4, en: "Bring {water} with {soy_sauce}, {sugar} and {gochugaru} to a boil in a wide pot, which takes @.",
        ko: "넓은 냄비에 {water}, {soy_sauce}, {sugar}, {gochugaru}를 넣고 끓을 때까지 @ 데워요."),
      .crushedGarlic,
      .of([.koreanPaste, .asianSauce], en: "Stir in #.", ko: "#O 풀어요."),
    ])

  static let omelet = Technique(
    name: "omelet", cuisine: .korean, kind: .egg, base: [.egg],
    needs: [[.egg], savoury.subtracting([.meat, .steak, .fish, .tteok]).union([.meltingCheese])],
    takes: [.cream, .milk, .herb, .laver],
    medium: .pan, extras: [.oil, .salt, .pepper], eggs: 4, title: BilingualText(en: "Omelet with #", ko: "# 오믈렛"),
    after: [
      .of([.egg], en: "Beat # with {salt} and {black_pepper}.", ko: "#O {salt}, {black_pepper}와 함께 풀어요."),
      .of([.cream, .milk], en: "Stir in #.", ko: "#O 섞어요."),
      .always(
        4, en: "Pour it into the pan with more of {cooking_oil} and cook over low heat for @, until almost set.",
        ko: "팬에 {cooking_oil}를 조금 더 두르고 달걀물을 부어 약불에서 거의 익을 때까지 @ 둬요."),
      .of([.meltingCheese], en: "Scatter # over it.", ko: "#O 뿌려요."),
      .always(1, en: "Fold it in half and cook for @ more.", ko: "반으로 접어 @ 더 익혀요."),
      .of([.herb, .laver], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let clearSoup = Technique(
    name: "guk", cuisine: .korean, kind: .soup, tags: [.soup],
    needs: [
      mains.union([.root, .vegetable, .firmVegetable, .leaf, .sturdyLeaf, .mushroom, .seaweed]).subtracting([
        .beans, .lentils, .splitPeas, .smokedFish, .fryingCheese,
      ])
    ],
    takes: vegetables.union([.egg, .dryNoodles, .glassNoodles, .seaweed, .asianSauce]), medium: .pot,
    cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [.stock(800, of: "kelp_stock"), .soySauce, .salt, .pepper, .garlic],
    amounts: [.stock: (800, .milliliter)],
    title: BilingualText(en: "Clear Soup with #", ko: "#국"),
    before: Step.boilingStock + [.of([.asianSauce], en: "Stir in #.", ko: "#O 풀어요."), .crushedGarlic],
    after: [
      .shellfish, .greensAfterShellfish,
      .of([.egg], 1, en: "Beat #, pour in slowly and let set for @.", ko: "#O 풀어 천천히 둘러 넣고 @ 익혀요."),
      .always(
        0, en: "Season with {soy_sauce}, {salt} and {black_pepper}.", ko: "{soy_sauce}, {salt}, {black_pepper}로 간해요."),
    ])
}

extension Technique.Step {
  /// The stock with which a Korean soup or stew begins.
  static let boilingStock = liquid(
    "kelp_stock", 4, en: "Bring $ to a boil in a pot, which takes @.", ko: "냄비에 $O 붓고 끓을 때까지 @ 데워요.")

  /// The garlic that goes into it, where nothing of the kind was named.
  static let crushedGarlic = Self(
    text: BilingualText(en: "Add {garlic} (optional), crushed.", ko: "다진 {garlic}(생략 가능)을 넣어요."), unless: [.aromatic])
}
