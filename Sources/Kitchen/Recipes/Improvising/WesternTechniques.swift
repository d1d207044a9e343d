internal import Localization

extension Technique {
  static let pizza = Technique(
    name: "pizza", cuisine: .western, kind: .pizza, tags: [.bread],
    needs: [[.pizzaDough], savoury.union(cheeses).union([.fruit])],
    takes: toppings.union([.hotSauce, .spread, .salad, .egg, .sweetener]), extras: [.oliveOil, .pepper],
    title: BilingualText(en: "Pizza with #", ko: "# 피자"),
    after: [
      .always(0, en: "Heat the oven to 240 °C.", ko: "오븐을 240°C로 예열해요."),
      .of(
        [.pizzaDough], en: "Roll out # on baking paper and brush it with the olive oil.",
        ko: "#O 종이 포일 위에서 펴고 올리브유를 발라요."),
      .of([.hotSauce, .spread], en: "Spread it with #.", ko: "#O 펴 발라요."),
      .of(
        savoury.union([.fruit, .egg]), en: "Cover it with #; raw meat goes on cooked.", ko: "#O 올려요. 날고기는 익혀서 올려요."),
      .of(cheeses, en: "Scatter # over it.", ko: "#O 뿌려요."),
      .always(12, en: "Bake until the rim is brown. Season with black pepper.", ko: "가장자리가 갈색이 되게 굽고 후추를 뿌려요."),
      .of([.salad], en: "Lay # on top.", ko: "#O 올려요."), .of([.sweetener], en: "Drizzle with #.", ko: "#O 둘러요."),
      .toppings,
    ])

  static let tart = Technique(
    name: "tart", cuisine: .western, kind: .bake, needs: [[.pastry], savoury.union(cheeses)],
    takes: toppings.union([.egg, .cream, .fruit, .hotSauce, .spread, .sweetener]), medium: .pan,
    extras: [.oliveOil, .salt, .pepper], title: BilingualText(en: "Tart with #", ko: "# 타르트"),
    before: [.always(0, en: "Heat the oven to 200 °C.", ko: "오븐을 200°C로 예열해요.")],
    after: [
      .of([.pastry], en: "Unroll # on a lined tray and fold in a narrow rim.", ko: "#O 종이를 깐 팬에 펴고 가장자리를 조금 접어요."),
      .of([.hotSauce, .spread], en: "Spread it with #.", ko: "#O 펴 발라요."),
      .of([.egg, .cream], en: "Beat # and stir it into what was fried.", ko: "#O 풀어 볶은 재료에 섞어요."),
      .always(0, en: "Spread all that was fried on the pastry.", ko: "볶은 재료를 모두 반죽 위에 펴요."),
      .of(cheeses.union([.fruit]), en: "Lay # over it.", ko: "#O 올려요."),
      .always(
        25, en: "Season with salt and black pepper and bake until the pastry is brown and crisp.",
        ko: "소금과 후추로 간하고 반죽이 갈색으로 바삭해지게 구워요."),
      .of([.sweetener], en: "Drizzle with #.", ko: "#O 둘러요."), .toppings,
    ])

  static let sweetTart = Technique(
    name: "fruittart", cuisine: .western, kind: .dessert, tags: [.sweet],
    needs: [[.pastry], [.fruit, .driedFruit, .chocolate]], takes: [.nuts, .sweetener, .cream, .softCheese, .egg],
    extras: [.sugar], title: BilingualText(en: "# Tart", ko: "# 타르트"),
    after: [
      .always(0, en: "Heat the oven to 200 °C.", ko: "오븐을 200°C로 예열해요."),
      .of([.pastry], en: "Unroll # on a lined tray and fold in a narrow rim.", ko: "#O 종이를 깐 팬에 펴고 가장자리를 조금 접어요."),
      .of(
        [.cream, .softCheese, .egg], en: "Stir # with half of the sugar and spread it on the pastry.",
        ko: "#O 설탕 절반과 섞어 반죽에 펴 발라요."),
      .of([.fruit, .driedFruit, .chocolate], en: "Lay # on top and sprinkle with the sugar.", ko: "#O 올리고 설탕을 뿌려요."),
      .always(25, en: "Bake until the pastry is brown and crisp.", ko: "반죽이 갈색으로 바삭해지게 구워요."),
      .of([.sweetener], en: "Drizzle with #.", ko: "#O 둘러요."),
      .of([.nuts], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let flatbread = Technique(
    name: "wrap", cuisine: .western, kind: .sandwich, tags: [.bread],
    needs: [[.flatbread], savoury.union(cheeses).union([.egg, .salad])],
    takes: toppings.union([
      .salad, .egg, .hotSauce, .spread, .cream, .yogurt, .citrus, .curry, .asianSauce, .fruit, .sweetener,
    ]),
    medium: .pan, extras: [.oliveOil, .salt, .pepper], title: BilingualText(en: "#b with #", ko: "# #b"),
    after: [
      .of([.curry, .asianSauce], 1, en: "Stir in #.", ko: "#O 넣고 볶아요."),
      .of([.egg], 3, en: "Scramble # in the pan.", ko: "팬에 #O 풀어 스크램블해요."),
      .of([.flatbread], 2, en: "Warm # in a dry pan.", ko: "마른 팬에 #O 데워요."),
      .of([.hotSauce, .spread, .cream, .yogurt], en: "Spread # on it.", ko: "#O 펴 발라요."),
      .of(cheeses.union([.salad, .fruit]), en: "Add #.", ko: "#O 올려요."),
      .always(0, en: "Fill it with everything and season with salt and black pepper.", ko: "모두 채우고 소금과 후추로 간해요."),
      .of([.sweetener], en: "Drizzle with #.", ko: "#O 둘러요."), .citrus,
      .toppings,
    ])

  static let toast = Technique(
    name: "toast", cuisine: .western, kind: .sandwich, tags: [.bread],
    needs: [
      [.bread],
      savoury.subtracting([.meat, .mince, .fish, .root, .shellfish, .tteok]).union(cheeses).union([
        .egg, .salad, .fruit, .chocolate,
      ]),
    ],
    takes: toppings.union([.salad, .egg, .hotSauce, .spread, .cream, .yogurt, .citrus, .sweetener]), medium: .pan,
    extras: [.oliveOil, .pepper], title: BilingualText(en: "#b with #", ko: "# #b"),
    after: [
      .of([.egg], 4, en: "Fry # in the pan.", ko: "팬에 #O 부쳐요."),
      .of([.bread], 3, en: "Toast # until crisp.", ko: "#O 바삭하게 구워요."),
      .of([.hotSauce, .spread, .cream, .yogurt, .softCheese], en: "Spread # on it.", ko: "#O 펴 발라요."),
      .always(0, en: "Lay the rest on top and season with black pepper.", ko: "나머지를 올리고 후추를 뿌려요."),
      .of([.salad, .fruit, .chocolate], en: "Add #.", ko: "#O 더 올려요."),
      .of([.meltingCheese], 2, en: "Cover with # and put it under the grill until it melts.", ko: "#O 덮고 그릴에서 녹여요."),
      .of([.sweetener], en: "Drizzle with #.", ko: "#O 둘러요."), .citrus, .toppings,
    ])

  static let cheeseToast = Technique(
    name: "cheesetoast", cuisine: .western, kind: .sandwich, tags: [.bread],
    needs: [
      [.softCheese],
      [.fruit, .salad, .smokedFish, .cured, .tomato, .vegetable, .leaf, .mushroom, .nuts, .sweetener, .driedFruit],
    ], takes: toppings.union([.citrus, .aromatic, .sweetener]), medium: .pan,
    extras: [.bread, .oliveOil, .pepper],
    title: BilingualText(en: "Toast with #", ko: "# 토스트"),
    after: [
      .always(3, en: "Toast the bread until crisp.", ko: "빵을 바삭하게 구워요."),
      .of([.softCheese], en: "Spread or crumble # on it.", ko: "#O 바르거나 부숴 올려요."),
      .always(0, en: "Lay the rest on top and season with black pepper.", ko: "나머지를 올리고 후추를 뿌려요."),
      .of([.salad, .fruit, .smokedFish], en: "Add #.", ko: "#O 더 올려요."),
      .of([.sweetener], en: "Drizzle with #.", ko: "#O 둘러요."), .citrus, .toppings,
    ])

  static let braisedMince = Technique(
    name: "mince", cuisine: .western, kind: .stew, needs: [[.mince], [.root, .beans, .tomato]],
    takes: vegetables.union([.beans, .cream, .hotSauce, .herb, .cured, .nuts]), medium: .pot,
    cook: BilingualText(en: "simmer", ko: "끓여요"), extras: [.water(300), .oliveOil, .salt, .pepper],
    title: BilingualText(en: "Braised #1 with #2", ko: "# 스튜"),
    before: [
      .of(
        [.mince], 6, en: "Brown # in the olive oil in a wide pot over high heat, then pour in the water.",
        ko: "넓은 냄비에 올리브유를 두르고 센 불에서 #O 갈색이 나게 볶은 뒤 물을 부어요.")
    ],
    after: [
      .of([.cream, .hotSauce], 3, en: "Stir in #.", ko: "#O 넣어 섞어요."),
      .always(0, en: "Season with salt and black pepper.", ko: "소금과 후추로 간해요."),
      .of([.herb, .nuts], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let grain = Technique(
    name: "grain", cuisine: .western, kind: .salad, needs: [[.grain], savoury.union(cheeses).union([.fruit, .salad])],
    takes: toppings.union([.salad, .citrus, .hotSauce, .spread, .yogurt, .egg, .sweetener]), medium: .pan,
    extras: [.oliveOil, .salt, .pepper], title: BilingualText(en: "#b with #", ko: "# #b"),
    before: [
      .of(
        [.grain], 15, en: "Cook # in water with the salt as its packet says and drain.",
        ko: "#O 물에 소금을 넣고 포장에 적힌 대로 익혀 물기를 빼요.")
    ],
    after: [
      .of([.hotSauce, .spread], en: "Stir in #.", ko: "#O 넣어 섞어요."),
      .of([.egg], 8, en: "Boil #, peel and quarter them.", ko: "#O 삶아 껍질을 벗기고 넷으로 썰어요."),
      .of([.grain], en: "Mix # in and season with salt and black pepper.", ko: "#O 넣어 섞고 소금과 후추로 간해요."),
      .of(cheeses.union([.salad, .fruit]), en: "Fold in #.", ko: "#O 넣어 가볍게 섞어요."), .citrus,
      .of([.yogurt], en: "Serve with #.", ko: "#O 곁들여요."), .of([.sweetener], en: "Drizzle with #.", ko: "#O 둘러요."),
      .toppings,
    ])

  static let salad = Technique(
    name: "salad", cuisine: .western, kind: .salad, tags: [.cold],
    needs: [
      [.salad],
      [
        .salad, .tomato, .softCheese, .meltingCheese, .fruit, .cured, .cookedMeat, .smokedFish, .cannedFish, .beans,
        .tofu,
        .egg, .citrus, .nuts, .olives, .seafood,
      ],
    ],
    takes: toppings.union(cheeses).union([
      .salad, .tomato, .fruit, .cured, .cookedMeat, .smokedFish, .cannedFish, .beans, .tofu, .egg, .citrus, .aromatic,
      .hotSauce, .spread, .yogurt, .sweetener, .asianSauce, .seafood, .vegetable, .small, .leaf,
    ]), extras: [.oliveOil, .salt, .pepper], title: BilingualText(en: "Salad of #", ko: "# 샐러드"),
    after: [
      .of([.egg], 9, en: "Boil #, peel and quarter them.", ko: "#O 삶아 껍질을 벗기고 넷으로 썰어요."),
      .of([.seafood, .vegetable, .small], 4, en: "Boil # until done and let them cool.", ko: "#O 익을 때까지 데쳐 식혀요."),
      .of([.cured], 4, en: "Fry # until brown, unless it is eaten raw.", ko: "그대로 먹는 것이 아니면 #O 노릇하게 구워요."),
      .of(
        [.hotSauce, .spread, .yogurt, .sweetener, .asianSauce, .citrus],
        en: "Stir a dressing of # with the olive oil, salt and black pepper.", ko: "#O 올리브유, 소금, 후추와 섞어 드레싱을 만들어요."),
      Step(
        text: BilingualText(
          en: "Stir a dressing of the olive oil, salt and black pepper.", ko: "올리브유, 소금, 후추를 섞어 드레싱을 만들어요."),
        unless: [.hotSauce, .spread, .yogurt, .sweetener, .asianSauce, .citrus]),
      .of(
        [.salad, .tomato, .fruit, .cookedMeat, .smokedFish, .cannedFish, .beans, .tofu, .aromatic, .leaf],
        en: "Mix # and toss with the dressing.", ko: "#O 섞고 드레싱에 버무려요."),
      .of(cheeses, en: "Lay # on top.", ko: "#O 올려요."), .toppings,
    ])

  static let frittata = Technique(
    name: "frittata", cuisine: .western, kind: .egg,
    needs: [[.egg], savoury.subtracting([.meat, .fish, .tteok, .kimchi]).union(cheeses)],
    takes: toppings.union([.smokedFish, .cream]), medium: .pan, extras: [.oil, .salt, .pepper], implied: [.egg],
    title: BilingualText(en: "Frittata with #", ko: "# 프리타타"),
    after: [
      .of([.egg], en: "Beat # with the salt and black pepper.", ko: "#O 소금, 후추와 함께 풀어요."),
      .of([.cream], en: "Stir in #.", ko: "#O 섞어요."),
      .always(
        7, en: "Pour it into the pan with some more of the cooking oil, cover and cook over low heat until set.",
        ko: "팬에 식용유를 조금 더 두르고 부어 뚜껑을 덮고 약불에서 익혀요."),
      .of(cheeses, 1, en: "Scatter # over it and let it soften.", ko: "#O 올려 부드럽게 해요."), .toppings,
    ])

  static let roast = Technique(
    name: "roast", cuisine: .western, kind: .bake,
    needs: [[.root, .vegetable], [.root, .meat, .cured, .fish, .tofu, .beans, .softCheese, .meltingCheese, .fruit]],
    takes: toppings.union([
      .citrus, .sweetener, .yogurt, .hotSauce, .spread, .small, .mushroom, .tomato, .aromatic,
    ]), medium: .oven,
    cook: BilingualText(en: "roast", ko: "구워요"), extras: [.oliveOil, .salt, .pepper],
    title: BilingualText(en: "Roasted #1 with #2", ko: "# 오븐구이"),
    before: [
      .always(
        0, en: "Heat the oven to 200 °C. Everything goes on one tray, with the olive oil, salt and black pepper.",
        ko: "오븐을 200°C로 예열해요. 모두 한 팬에 올리브유, 소금, 후추와 함께 올려요.")
    ],
    after: [
      .of([.sweetener], en: "Drizzle with #.", ko: "#O 둘러요."),
      .of([.meltingCheese], 3, en: "Cover with # and let it melt.", ko: "#O 올려 녹여요."),
      .of([.hotSauce, .spread, .yogurt], en: "Serve with #.", ko: "#O 곁들여요."), .citrus, .toppings,
    ])

  static let steamed = Technique(
    name: "shellfish", cuisine: .western, kind: .steamed, needs: [[.shellfish]],
    takes: vegetables.union([.cured, .cream, .citrus, .herb, .curry, .hotSauce, .bread]),
    medium: .pan,
    extras: [.oliveOil, .pepper], title: BilingualText(en: "Steamed #1 with #2", ko: "#찜"),
    after: [
      .of([.curry, .hotSauce, .cream], 1, en: "Stir in #.", ko: "#O 넣어 섞어요."),
      .always(
        1, en: "Throw away shells that stay closed and season with black pepper.", ko: "입을 벌리지 않은 것은 버리고 후추를 뿌려요."),
      .citrus, .of([.herb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
      .of([.bread], en: "Serve with #.", ko: "#O 곁들여요."),
    ])

  static let pan = Technique(
    name: "pan", cuisine: .western, kind: .stirFry,
    needs: [mains.subtracting([.shellfish, .tteok, .smokedFish, .cannedFish])],
    takes: savoury.union(toppings).union(cheeses).union([
      .cream, .yogurt, .citrus, .sweetener, .hotSauce, .asianSauce, .fruit,
    ]).subtracting([.kimchi, .shellfish, .tteok, .cannedFish]), medium: .pan, extras: [.oliveOil, .salt, .pepper],
    title: BilingualText(en: "Pan-Fried #1 with #2", ko: "# 팬구이"),
    after: [
      .of([.fruit, .driedFruit], 4, en: "Add # and let them soften in the juices.", ko: "#O 넣어 육즙에 부드럽게 익혀요."),
      .of([.cream, .hotSauce, .asianSauce, .sweetener], 2, en: "Stir in # and simmer briefly.", ko: "#O 넣고 잠깐 끓여요."),
      .always(0, en: "Season with salt and black pepper.", ko: "소금과 후추로 간해요."),
      .of([.yogurt], en: "Serve with #.", ko: "#O 곁들여요."),
      .of(cheeses, en: "Scatter # over it.", ko: "#O 위에 올려요."), .citrus,
      .of([.nuts, .herb, .olives], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let soup = Technique(
    name: "soup", cuisine: .western, kind: .soup, tags: [.soup],
    needs: [vegetables.union([.beans]).subtracting([.aromatic])],
    takes: vegetables.union(toppings).union([
      .beans, .cured, .cookedMeat, .cream, .citrus, .yogurt, .hotSauce, .pasta,
    ]).subtracting([.driedFruit]), medium: .pot, cook: BilingualText(en: "simmer", ko: "끓여요"),
    extras: [.water(700), .oliveOil, .salt, .pepper], title: BilingualText(en: "# Soup", ko: "# 수프"),
    before: [
      .always(4, en: "Bring the water with the salt and olive oil to a boil in a pot.", ko: "냄비에 물, 소금, 올리브유를 넣고 끓여요.")
    ],
    after: [
      .of([.pasta], 9, en: "Cook # in the soup until tender.", ko: "#O 수프에 넣어 익혀요."),
      .of([.cream, .hotSauce, .yogurt], 1, en: "Stir in #.", ko: "#O 넣어 섞어요."),
      .always(0, en: "Season with black pepper.", ko: "후추로 간해요."),
      .citrus,
      .of([.nuts, .herb, .olives], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let fruitBowl = Technique(
    name: "fruit", cuisine: .western, kind: .dessert, tags: [.sweet, .cold],
    needs: [[.fruit], [.yogurt, .cream, .cereal, .chocolate]],
    takes: [.herb, .citrus, .driedFruit, .nuts, .sweetener, .softCheese],
    extras: [.sugar], title: BilingualText(en: "#1 with #2", ko: "# 볼"),
    after: [
      .of(
        [.yogurt, .cream, .softCheese], en: "Stir # with the sugar until smooth and share it between two bowls.",
        ko: "#O 설탕과 부드럽게 섞어 그릇 2개에 나눠요."),
      .of([.fruit, .driedFruit], en: "Put in #.", ko: "#O 담아요."),
      .of([.chocolate, .cereal, .nuts, .herb], en: "Scatter # over it.", ko: "#O 뿌려요."),
      .of([.sweetener], en: "Drizzle with #.", ko: "#O 둘러요."), .citrus,
    ])
}
