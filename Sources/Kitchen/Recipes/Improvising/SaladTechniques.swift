internal import IngredientLines
internal import Localization

extension Technique {
  private static let dressings: FoodParts = [
    .condiment, .spread, .nutButter, .yogurt, .sweetener, .asianSauce, .vinegar,
  ]
  private static let sourDressings: FoodParts = [.condiment, .spread, .yogurt, .citrus, .vinegar]
  static let salad = Technique(
    name: "salad", cuisine: .western, kind: .salad, tags: [.cold],
    needs: [
      [.salad, .cannedFish],
      [
        .salad, .tomato, .softCheese, .meltingCheese, .fruit, .cured, .cookedMeat, .smokedFish, .cannedFish, .beans,
        .tofu, .softTofu, .egg, .boiledEgg, .citrus, .nuts, .olives, .seafood, .readySeafood, .root, .meat, .steak,
        .fish,
        .fryingCheese,
        .breaded,
      ],
    ],
    takes: toppings.union(cheeses).union(dressings).union([
      .citrus, .crumbs, .salad, .tomato, .fruit, .cured, .cookedMeat, .smokedFish, .cannedFish, .beans, .tofu,
      .softTofu, .egg,
      .boiledEgg,
      .aromatic,
      .seafood, .readySeafood, .vegetable, .smallVegetable, .root, .meat, .steak, .fish, .fryingCheese, .mushroom,
      .breaded,
    ]), extras: [.oliveOil, .vinegar, .salt, .pepper], whole: [.meat, .steak, .fish],
    raw: ["carrot", "daikon", "kohlrabi"],
    title: BilingualText(en: "Salad of #", ko: "# 샐러드"),
    after: [
      .of([.egg], 9, en: "Boil # for @, peel and quarter.", ko: "#O @ 삶아 껍질을 벗기고 넷으로 썰어요."),
      .of([.seafood, .vegetable, .smallVegetable], 4, en: "Boil # for @, drain and let cool.", ko: "#O @ 데쳐 식혀요."),
      .of([.root], 12, en: "Boil # for @, unless cooked, drain and let cool.", ko: "#T 익히지 않은 것이면 @ 삶아 식혀요."),
      .of(
        [.meat, .steak], 10,
        en:
          "Rub # with some of {olive_oil} and {salt} and fry in one piece over medium-high heat for @, turning once, until done. Let it rest and slice thinly across the grain.",
        ko: "#에 {olive_oil}와 {salt}을 조금 발라 덩어리째 중강불에서 한 번 뒤집으며 @ 익혀요. 잠시 두었다가 결과 반대로 얇게 썰어요."),
      .of(
        [.fish], 8,
        en: "Rub # with some of {olive_oil} and {salt}, fry over medium heat for @, turning once, and flake.",
        ko: "#에 {olive_oil}와 {salt}을 조금 발라 중불에서 한 번 뒤집으며 @ 굽고 살을 발라요."),
      .of(
        [.cured, .fryingCheese, .mushroom], 6, en: "Fry # in some of {olive_oil} for @, until brown.",
        ko: "{olive_oil}를 조금 두르고 #O @ 노릇하게 구워요."),
      .of(
        [.breaded], 12, en: "Fry or bake # as the packet says, for about @, until crisp and hot.",
        ko: "#O 포장에 적힌 대로 @쯤 바삭하게 익혀요."),
      Step(
        text: BilingualText(
          en: "Stir # with {vinegar}, {olive_oil}, {salt} and {black_pepper} to a dressing.",
          ko: "#O {vinegar}, {olive_oil}, {salt}, {black_pepper}와 섞어 드레싱을 만들어요."),
        parts: dressings, unless: sourDressings),
      Step(
        text: BilingualText(
          en: "Stir # with {olive_oil}, {salt} and {black_pepper} to a dressing.",
          ko: "#O {olive_oil}, {salt}, {black_pepper}와 섞어 드레싱을 만들어요."),
        parts: dressings, when: sourDressings),
      Step(
        text: BilingualText(
          en: "Stir {olive_oil} with {vinegar}, {salt} and {black_pepper} to a dressing.",
          ko: "{olive_oil}에 {vinegar}, {salt}, {black_pepper}를 섞어 드레싱을 만들어요."), unless: dressings.union([.citrus])),
      Step(
        text: BilingualText(
          en: "Stir {olive_oil} with {salt} and {black_pepper} to a dressing.",
          ko: "{olive_oil}에 {salt}, {black_pepper}를 섞어 드레싱을 만들어요."), unless: dressings, when: [.citrus]),
      .of([.citrus], en: "Squeeze # into it.", ko: "드레싱에 #O 짜 넣어요."),
      .of(
        [
          .salad, .tomato, .fruit, .cookedMeat, .smokedFish, .cannedFish, .beans, .tofu, .softTofu, .aromatic,
          .readySeafood,
        ],
        en: "Mix # and toss everything with the dressing.", ko: "#O 섞고 모두 드레싱에 버무려요."),
      .of(cheeses.union([.boiledEgg, .breaded]), en: "Lay # on top.", ko: "#O 올려요."), .toppings,
      .of([.crumbs], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  /// Cooked food in mayonnaise: potatoes, corn, ham, crab sticks.
  static let mayonnaiseSalad = Technique(
    name: "mayosalad", cuisine: .western, kind: .salad, tags: [.cold], base: [.spread],
    needs: [
      [.spread],
      [.root, .smallVegetable, .egg, .boiledEgg, .cookedMeat, .readySeafood, .cannedFish, .beans, .fruit],
    ],
    takes: [
      .root, .smallVegetable, .vegetable, .salad, .aromatic, .egg, .boiledEgg, .cookedMeat, .readySeafood, .cannedFish,
      .beans, .fruit, .driedFruit, .nuts, .herb, .olives, .condiment, .meltingCheese, .citrus, .sweetener,
    ], wants: ["mayonnaise"], extras: [.sugar, .dashOfVinegar, .salt, .pepper],
    raw: ["carrot", "cabbage", "kohlrabi", "apple"], title: BilingualText(en: "Salad of #", ko: "# 샐러드"),
    after: [
      .of([.egg], 9, en: "Boil # for @, peel and chop.", ko: "#O @ 삶아 껍질을 벗기고 굵게 다져요."),
      .of([.root], 15, en: "Boil # for @, until soft, drain and let cool.", ko: "#O 부드럽게 @ 삶아 건져 식혀요."),
      .of(
        [.smallVegetable, .vegetable], 4, en: "Boil # for @, unless it is from a can, drain and let cool.",
        ko: "#T 통조림이 아니면 @ 삶고 물기를 빼 식혀요."),
      .of(
        [.spread, .condiment, .sweetener], en: "Stir # with {sugar}, {vinegar}, {salt} and {black_pepper}.",
        ko: "#O {sugar}, {vinegar}, {salt}, {black_pepper}와 섞어요."),
      .citrus,
      .of(
        [
          .salad, .aromatic, .boiledEgg, .cookedMeat, .readySeafood, .cannedFish, .beans, .fruit, .driedFruit, .olives,
          .meltingCheese,
        ], en: "Add # and mix everything with the dressing.", ko: "#O 넣고 모두 소스에 버무려요."),
      .of([.nuts, .herb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  /// Vegetables from the pan under a fresh cheese.
  static let warmSalad = Technique(
    name: "warmsalad", cuisine: .western, kind: .salad,
    needs: [[.root, .vegetable, .firmVegetable, .smallVegetable, .mushroom, .tomato], [.softCheese]],
    takes: vegetables.union(toppings).union([.softCheese, .citrus, .fruit, .sweetener, .salad]),
    medium: .pan, extras: [.oliveOil, .dashOfVinegar, .salt, .pepper, .garlic],
    title: BilingualText(en: "Warm Salad of #", ko: "# 따뜻한 샐러드"),
    before: [.woodyHerbInOil, .friedGarlic(in: "olive_oil")],
    after: [
      .of([.fruit, .salad], en: "Mix in #.", ko: "#O 섞어요."),
      Step(
        text: BilingualText(
          en: "Season with {vinegar}, {salt} and {black_pepper} and put it on plates.",
          ko: "{vinegar}, {salt}, {black_pepper}로 간해 접시에 담아요."), unless: [.citrus]),
      Step(
        text: BilingualText(
          en: "Season with {salt} and {black_pepper} and put it on plates.", ko: "{salt}과 {black_pepper}로 간해 접시에 담아요."),
        when: [.citrus]),
      .citrus, .of([.softCheese], en: "Spoon or crumble # over it.", ko: "#O 떠 올리거나 부숴 뿌려요."), .sweetener,
      .of(Technique.toppings.subtracting([.woodyHerb]), en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])
}
