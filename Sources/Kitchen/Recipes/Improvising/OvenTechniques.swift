internal import Localization

extension Technique {
  static let tray = Step.always(
    0,
    en: "Heat the oven to 200 °C. Toss everything with {olive_oil}, {salt} and {black_pepper} as it goes on the tray.",
    ko: "오븐을 200°C로 예열해요. 재료는 팬에 올릴 때마다 {olive_oil}, {salt}, {black_pepper}를 묻혀요.")

  static let gratin = Technique(
    name: "gratin", cuisine: .western, kind: .bake, needs: [[.root, .vegetable, .firmVegetable], [.cream, .milk]],
    takes: vegetables.union(cheeses).union([
      .cookedMeat, .cured, .smokedFish, .cannedFish, .beans, .olives, .crumbs, .herb, .woodyHerb,
      .butter,
      .condiment, .nuts,
    ]).subtracting([.tomato]), medium: .oven, cook: BilingualText(en: "bake", ko: "구워요"), extras: [.salt, .pepper],
    slicesThinly: true, title: BilingualText(en: "Gratin of #", ko: "# 그라탱"),
    before: [
      .always(0, en: "Heat the oven to 200 °C and butter a dish.", ko: "오븐을 200°C로 예열하고 그릇에 버터를 얇게 발라요.")
    ],
    after: [
      .of([.condiment], en: "Stir in #.", ko: "#O 섞어요."),
      .of(
        [.cream, .milk], en: "Season with {salt} and {black_pepper} and pour # over it.",
        ko: "{salt}과 {black_pepper}로 간하고 #O 부어요."),
      .of([.smokedFish, .cannedFish, .olives, .woodyHerb], en: "Lay # on top.", ko: "#O 올려요."),
      .of(cheeses.union([.crumbs, .butter, .nuts]), en: "Scatter # over it.", ko: "#O 위에 뿌려요."),
      .always(15, en: "Bake for @ more, until it bubbles and browns.", ko: "끓어오르고 노릇해질 때까지 @ 더 구워요."),
      .of([.herb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let glazedRoast = Technique(
    name: "glazed", cuisine: .western, kind: .bake, lead: [.poultryOnTheBone],
    needs: [
      [.poultryOnTheBone], [.sweetener, .asianSauce, .koreanPaste, .condiment, .spread, .yogurt, .citrus, .butter],
    ],
    takes: vegetables.union(toppings), medium: .oven, cook: BilingualText(en: "roast", ko: "구워요"),
    extras: [.oliveOil, .salt, .pepper], title: BilingualText(en: "Roast #1 with #2", ko: "# 오븐구이"),
    before: [tray],
    after: [
      .of(
        [.sweetener, .asianSauce, .koreanPaste, .condiment, .spread, .yogurt, .butter], 5,
        en: "Stir # together, brush the meat with it and roast for @ more.", ko: "#O 섞어 고기에 바르고 @ 더 구워요."),
      .citrus, .toppings,
    ])

  static let roast = Technique(
    name: "roast", cuisine: .western, kind: .bake,
    needs: [
      [.root, .vegetable, .firmVegetable],
      [
        .root, .meat, .poultryOnTheBone, .cured, .fish, .tofu, .fryingCheese, .beans, .softCheese, .meltingCheese,
        .fruit,
      ],
    ],
    takes: toppings.union([
      .citrus, .sweetener, .yogurt, .condiment, .spread, .asianSauce, .koreanPaste, .smallVegetable, .mushroom, .tomato,
      .aromatic, .cookedMeat, .butter,
    ]), medium: .oven, cook: BilingualText(en: "roast", ko: "구워요"), extras: [.oliveOil, .salt, .pepper],
    title: BilingualText(en: "Roasted #1 with #2", ko: "# 오븐구이"),
    before: [tray],
    after: [
      .of([.butter], en: "Dot with #.", ko: "#O 조금씩 떼어 올려요."), .sweetener,
      .of([.asianSauce, .koreanPaste], en: "Brush with #.", ko: "#O 발라요."),
      .of([.meltingCheese], 3, en: "Cover with # and let it melt for @.", ko: "#O 올려 @ 녹여요."),
      .of([.condiment, .spread, .yogurt], en: "Serve with #.", ko: "#O 곁들여요."), .citrus,
      .of([.nuts, .herb, .olives, .driedFruit], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])
}
