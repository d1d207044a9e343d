internal import IngredientLines
internal import Localization

extension Technique {
  private static let rollFillings: FoodParts = [
    .salad, .tofu, .cookedMeat, .readySeafood, .smokedFish, .cannedFish, .fruit, .herb, .egg, .softCheese, .root,
    .vegetable,
    .smallVegetable, .meat, .seafood, .mince, .kimchi, .mushroom,
  ]
  private static let rawFillings = rollFillings.subtracting([.meat, .seafood, .mince, .root, .egg, .mushroom])
  static let rolls = Technique(
    name: "rolls", cuisine: .southeastAsian, kind: .snack, base: [.ricePaper], needs: [[.ricePaper], rollFillings],
    takes: [.noodles, .dryNoodles, .glassNoodles, .coldNoodles, .nuts, .nutButter, .asianSauce, .condiment, .citrus],
    extras: [.muchSoySauce, .vinegar, .sugar], slicesThinly: true,
    title: BilingualText(en: "Rice Paper Rolls with #", ko: "# 월남쌈"),
    after: [
      .of(
        [.meat, .seafood, .mince, .root, .noodles, .dryNoodles, .glassNoodles, .coldNoodles, .mushroom], 6,
        en: "Boil # for @, drain and let cool.", ko: "#O @ 삶아 건져 식혀요."),
      .of([.egg], 3, en: "Fry # as a thin omelet for @ and cut into strips.", ko: "#O 얇게 @ 부쳐 채 썰어요."),
      .of([.ricePaper], en: "Dip # in warm water one by one, until soft.", ko: "#O 따뜻한 물에 한 장씩 적셔 부드럽게 해요."),
      .of(
        rawFillings.union([.nuts]),
        en: "Lay # on it, with everything else, and roll up tightly.", ko: "#O 다른 재료와 함께 올려 단단히 말아요."),
      Step(
        text: BilingualText(en: "Lay the filling on it and roll up tightly.", ko: "속 재료를 올려 단단히 말아요."),
        unless: rawFillings.union([.nuts])),
      .always(
        0, en: "Stir {soy_sauce}, {vinegar} and {sugar} to a dip and serve it with the rolls.",
        ko: "{soy_sauce}, {vinegar}, {sugar}을 섞어 소스를 만들어 곁들여요."),
      .of([.nutButter, .asianSauce, .condiment, .citrus], en: "Stir # into the dip.", ko: "소스에 #O 섞어요."),
    ])

  static let satay = Technique(
    name: "satay", cuisine: .southeastAsian, kind: .stirFry, needs: [[.nutButter], savoury],
    takes: [.asianSauce, .koreanPaste, .curry, .coconutMilk, .citrus, .herb, .nuts, .sweetener, .egg], medium: .pan,
    extras: [.oil, .soySauce, .sugar, .water(100)],
    title: BilingualText(en: "#1 with #2", ko: "# 볶음"),
    after: [
      .of(
        [.nutButter, .asianSauce, .koreanPaste, .curry, .coconutMilk], 2,
        en: "Stir # with {soy_sauce}, {sugar} and {water} until smooth, pour it in and simmer for @.",
        ko: "#O {soy_sauce}, {sugar}, {water}과 고루 풀어 붓고 @ 끓여요."),
      .of([.egg], 8, en: "Boil # for @, peel and add.", ko: "#O @ 삶아 껍질을 벗기고 넣어요."), .sweetener, .citrus,
      .of([.nuts, .herb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let chili = Technique(
    name: "chili", cuisine: .mexican, kind: .stew, tags: [.spicy], lead: [.mince], needs: [[.mince], [.beans]],
    takes: vegetables.union([
      .cream, .yogurt, .condiment, .drink, .tomatoSauce, .herb, .chocolate, .cured, .citrus, .rice, .flatbread,
    ]).union(cheeses), medium: .pot,
    cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [.water(150), .cannedTomatoes, .oliveOil, .chilliSpice, .cumin, .salt, .onion, .garlic, .rice],
    amounts: [.chocolate: (15, .gram)], title: BilingualText(en: "# Chili", ko: "# 칠리"),
    before: Step.softened(in: "olive_oil") + [
      .of(
        [.mince], 6, en: "Add # with {chili_powder} and {cumin} and brown over high heat for @.",
        ko: "#O {chili_powder}, {cumin}과 함께 넣고 센 불에서 @ 갈색이 나게 볶아요."),
      Step(
        text: BilingualText(
          en: "Pour in {canned_tomato} and {water} and simmer for @.", ko: "{canned_tomato}과 {water}을 붓고 @ 끓여요."
        ),
        minutes: 15),
    ],
    after: [
      .of(
        [.cream, .condiment, .drink, .tomatoSauce, .chocolate], 3, en: "Stir in # and simmer for @.", ko: "#O 넣고 @ 끓여요."
      ),
      .always(0, en: "Season with {salt}.", ko: "{salt}으로 간해요."),
      .of([.rice], en: "Serve on #, hot.", ko: "따뜻한 #에 얹어 내요."), .of([.flatbread], en: "Serve with #.", ko: "#O 곁들여요."),
      .of(cheeses.union([.herb, .yogurt]), en: "Top with #.", ko: "#O 올려요."), .citrus, .withRice,
    ])

  /// The last steps of a Western stew.
  private static let endOfStew: [Step] = [
    .of([.egg], 5, en: "Break # into it, cover and let them set for @.", ko: "#O 깨뜨려 넣고 뚜껑을 덮어 @ 익혀요."),
    .of([.cream], 1, en: "Stir in # and simmer for @.", ko: "#O 넣고 @ 끓여요."), .butter,
    .always(0, en: "Season with {black_pepper}.", ko: "{black_pepper}로 간해요."), .citrus,
    .of(cheeses.union([.yogurt]), en: "Top with #.", ko: "#O 올려요."),
    .of([.herb, .woodyHerb, .olives], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    .of([.bread], en: "Serve with #.", ko: "#O 곁들여요."),
  ]

  static let tomatoStew = Technique(
    name: "tomatostew", cuisine: .western, kind: .stew, tags: [.soup],
    needs: [
      [.tomatoSauce],
      [
        .meat, .beans, .lentils, .cured, .cookedMeat, .fish, .seafood, .shellfish, .poultryOnTheBone, .quailEgg,
        .vegetable, .firmVegetable, .root, .mushroom,
      ],
    ],
    takes: vegetables.union(cheeses).union([
      .condiment, .drink, .cream, .yogurt, .herb, .woodyHerb, .olives, .citrus, .egg, .butter, .sweetener, .driedFruit,
      .bread, .grain, .slowGrain,
    ]), medium: .pot, cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [
      .oliveOil, .water(500, with: [.lentils, .grain, .slowGrain]), .water(200), .paprika, .salt, .pepper, .onion,
      .garlic,
    ],
    title: BilingualText(en: "# Stew", ko: "# 스튜"),
    before: [.browned([.meat, .cured, .poultryOnTheBone, .firmVegetable], in: "olive_oil")]
      + Step.softened(in: "olive_oil") + [
        .of(
          [.tomatoSauce], 8,
          en: "Stir in {paprika_powder}, then #, the rest of {olive_oil}, {water} and {salt}, and simmer for @.",
          ko: "{paprika_powder}를 섞고 #O 남은 {olive_oil}, {water}, {salt}과 함께 넣어 @ 끓여요."),
        .of([.condiment, .drink, .sweetener, .driedFruit], en: "Stir in #.", ko: "#O 넣어 섞어요."),
      ],
    after: [.shellfish] + endOfStew)

  static let beanStew = Technique(
    name: "beanstew", cuisine: .western, kind: .stew, tags: [.soup], lead: [.beans, .lentils],
    needs: [[.beans, .lentils], [.tomato, .leaf]],
    takes: vegetables.union(cheeses).union([
      .beans, .lentils, .cured, .cookedMeat, .cream, .yogurt, .herb, .woodyHerb, .olives, .citrus, .egg, .butter,
      .bread,
    ]), medium: .pot, cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [
      .oliveOil, .paprika, .cumin, .water(500, with: [.lentils]), .water(150), .salt, .pepper, .onion, .garlic,
    ],
    title: BilingualText(en: "# Stew", ko: "# 스튜"),
    before: [.browned([.cured], in: "olive_oil")] + Step.softened(in: "olive_oil") + [
      .always(
        2,
        en:
          "Stir in {paprika_powder} and {cumin}, then {water}, {salt} and the rest of {olive_oil}, and bring it to a boil, which takes @.",
        ko: "{paprika_powder}와 {cumin}을 섞고 {water}, {salt}, 남은 {olive_oil}를 넣어 끓을 때까지 @ 데워요.")
    ],
    after: [
      .always(
        6, en: "Crush some of it with a spoon and simmer uncovered for @ more, until it thickens.",
        ko: "숟가락으로 조금 으깨고 뚜껑 없이 걸쭉해지게 @ 더 끓여요.")
    ] + endOfStew)
}
