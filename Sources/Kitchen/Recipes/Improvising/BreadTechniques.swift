internal import IngredientLines
internal import Localization

extension Technique {
  static let pizza = Technique(
    name: "pizza", cuisine: .western, kind: .pizza, tags: [.bread], base: [.pizzaDough],
    needs: [[.pizzaDough], savoury.union(cheeses)],
    takes: toppings.union([.fruit, .condiment, .tomatoSauce, .spread, .salad, .egg, .sweetener]), medium: .pan,
    extras: [.oliveOil, .pepper], title: BilingualText(en: "Pizza with #", ko: "# 피자"),
    before: [.always(0, en: "Heat the oven to 240 °C.", ko: "오븐을 240°C로 예열해요.")],
    after: [
      .of(
        [.pizzaDough], en: "Roll out # on baking paper and brush it with {olive_oil}.",
        ko: "#O 종이 포일 위에서 펴고 {olive_oil}를 발라요."),
      .of([.condiment, .tomatoSauce, .spread], en: "Spread it with #.", ko: "#O 펴 발라요."),
      .cooked(en: "Lay on everything fried.", ko: "볶은 재료를 올려요."),
      .of(cheeses.union([.fruit]), en: "Lay on #.", ko: "#O 올려요."),
      .always(12, en: "Bake for @, until the rim is brown.", ko: "가장자리가 노릇해질 때까지 @ 구워요."),
      .of([.egg], 4, en: "Break # on top and bake for @ more.", ko: "#O 깨뜨려 올리고 @ 더 구워요."),
      .always(0, en: "Season with {black_pepper}.", ko: "{black_pepper}로 간해요."),
      .of([.salad], en: "Lay # on top.", ko: "#O 올려요."), .sweetener, .toppings,
    ])

  static let tart = Technique(
    name: "tart", cuisine: .western, kind: .bake, base: [.pastry],
    needs: [[.pastry], savoury.subtracting([.tteok]).union(cheeses)],
    takes: toppings.union([.egg, .fruit, .condiment, .spread, .sweetener]), medium: .pan,
    extras: [.oliveOil, .salt, .pepper], eggs: 1, title: BilingualText(en: "Tart with #", ko: "# 타르트"),
    before: [.always(0, en: "Heat the oven to 200 °C.", ko: "오븐을 200°C로 예열해요.")],
    after: [
      .of(
        [.pastry], en: "Unroll # on a lined tray and fold in a narrow rim.", ko: "#O 종이 포일을 깐 오븐 팬에 펴고 가장자리를 조금 접어요."),
      .of([.condiment, .spread], en: "Spread it with #.", ko: "#O 펴 발라요."),
      .of([.egg], en: "Beat # and spread it on the pastry.", ko: "#O 풀어 반죽에 발라요."),
      .cooked(en: "Lay on everything fried.", ko: "볶은 재료를 올려요."),
      .of(cheeses.union([.fruit]), en: "Lay on #.", ko: "#O 올려요."),
      .always(
        25, en: "Season with {salt} and {black_pepper} and bake for @, until the pastry is brown and crisp.",
        ko: "{salt}과 {black_pepper}로 간하고 반죽이 노릇하고 바삭해질 때까지 @ 구워요."), .sweetener, .toppings,
    ])

  /// A tart with a custard of eggs.
  static let quiche = Technique(
    name: "quiche", cuisine: .western, kind: .bake, base: [.pastry],
    needs: [[.pastry], [.egg], quicheFillings.union(cheeses).union([.smokedFish, .cannedFish])],
    takes: [.cream, .milk, .herb, .woodyHerb, .olives, .condiment, .butter, .citrus], medium: .pan,
    extras: [.oliveOil, .salt, .pepper, .someMilk], eggs: 3, title: BilingualText(en: "Quiche with #", ko: "# 키슈"),
    before: [.always(0, en: "Heat the oven to 200 °C.", ko: "오븐을 200°C로 예열해요.")],
    after: [
      .of(
        [.pastry], 10,
        en: "Line a 20 cm tin with #, with a rim of 3 cm, prick the bottom with a fork and bake for @.",
        ko: "20cm 틀에 #O 3cm 높이로 깔고 바닥을 포크로 찔러 @ 먼저 구워요."),
      .of([.condiment], en: "Spread it with #.", ko: "#O 펴 발라요."),
      .cooked(en: "Lay on everything fried.", ko: "볶은 재료를 올려요."),
      .of([.smokedFish, .cannedFish, .olives, .herb, .woodyHerb], en: "Lay on #.", ko: "#O 올려요."),
      Step(
        text: BilingualText(
          en: "Beat # with {milk} (optional), {salt} and {black_pepper} and pour it in.",
          ko: "#O {milk}(생략 가능), {salt}, {black_pepper}와 고루 풀어 부어요."),
        parts: [.egg], unless: [.cream, .milk]),
      Step(
        text: BilingualText(
          en: "Beat # with {salt} and {black_pepper} and pour it in.", ko: "#O {salt}, {black_pepper}와 고루 풀어 부어요."),
        parts: [.egg, .cream, .milk], when: [.cream, .milk]),
      .of(cheeses.union([.butter]), en: "Scatter # over it.", ko: "#O 위에 뿌려요."),
      .always(
        30, en: "Bake at 180 °C for @, until it is set and brown.", ko: "180°C에서 속이 굳고 노릇해질 때까지 @ 구워요."), .citrus,
    ])
  private static let quicheFillings = savoury.subtracting([
    .meat, .steak, .mince, .fish, .tteok, .root, .breaded, .kimchi,
  ])

  static let sweetTart = Technique(
    name: "fruittart", cuisine: .western, kind: .dessert, tags: [.sweet], base: [.pastry, .pizzaDough],
    needs: [[.pastry, .pizzaDough], [.fruit, .driedFruit]],
    takes: [.nuts, .sweetener, .cream, .softCheese, .egg, .chocolate, .dessertCream], extras: [.muchSugar], eggs: 1,
    amounts: [.fruit: (450, .gram)], title: BilingualText(en: "# Tart", ko: "# 타르트"),
    after: [
      .always(0, en: "Heat the oven to 200 °C.", ko: "오븐을 200°C로 예열해요."),
      .of(
        [.pastry, .pizzaDough], en: "Unroll # on a lined tray and fold in a narrow rim.",
        ko: "#O 종이 포일을 깐 오븐 팬에 펴고 가장자리를 조금 접어요."),
      .of(
        [.cream, .softCheese, .egg], en: "Stir # until smooth and spread it on the pastry.", ko: "#O 부드럽게 섞어 반죽에 펴 발라요."
      ),
      .of([.fruit, .driedFruit], en: "Lay # on top and sprinkle with {sugar}.", ko: "#O 올리고 {sugar}을 뿌려요."),
      .always(25, en: "Bake for @, until the pastry is brown and crisp.", ko: "반죽이 노릇하고 바삭해질 때까지 @ 구워요."),
      .sweetener, .of([.nuts, .chocolate], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
      .of([.dessertCream], en: "Serve with #.", ko: "#O 곁들여요."),
    ])

  static let wrap = Technique(
    name: "wrap", cuisine: .western, kind: .sandwich, tags: [.bread], base: [.flatbread],
    needs: [[.flatbread], savoury.union(cheeses).union([.egg, .boiledEgg, .salad, .dressedSalad, .smokedFish])],
    takes: toppings.union([
      .salad, .dressedSalad, .egg, .condiment, .tomatoSauce, .spread, .nutButter, .cream, .yogurt, .citrus,
      .asianSauce, .fruit, .sweetener, .smokedFish,
    ]), medium: .pan, extras: [.oliveOil, .someMayonnaise, .saltToTaste, .pepper],
    title: BilingualText(en: "#b with #", ko: "# #b"),
    after: [
      .of([.asianSauce, .tomatoSauce], 1, en: "Stir in # for @.", ko: "#O 넣고 @ 볶아요."),
      .of([.egg], 3, en: "Scramble # in the pan for @.", ko: "팬에 #O @ 스크램블해요."),
      .of([.flatbread], 2, en: "Warm # in a dry pan for @.", ko: "마른 팬에 #O @ 데워요."),
      .of([.condiment, .spread, .nutButter, .cream, .yogurt], en: "Spread # on it.", ko: "#O 펴 발라요."),
      Step(
        text: BilingualText(en: "Spread {mayonnaise} on it.", ko: "{mayonnaise}를 펴 발라요."), unless: wrapSauces,
        when: wantingSauce),
      Step(
        text: BilingualText(
          en: "Fill it with everything hot and season with {salt} and {black_pepper}.",
          ko: "뜨거운 재료를 올리고 {salt}과 {black_pepper}로 간해요."), when: hotFillings),
      .of(
        [.meltingCheese], 3, en: "Scatter # over it and heat in the pan for @, until it melts.",
        ko: "#O 뿌리고 팬에서 녹을 때까지 @ 데워요."),
      .of([.softCheese, .salad, .dressedSalad, .fruit, .smokedFish, .boiledEgg], en: "Add #.", ko: "#O 올려요."),
      Step(
        text: BilingualText(en: "Season with {salt} and {black_pepper}.", ko: "{salt}과 {black_pepper}로 간해요."),
        unless: hotFillings.union([.fruit, .nutButter, .sweetener])),
      .citrus, .toppings, .always(0, en: "Roll or fold it up.", ko: "말거나 접어요."), .sweetener,
    ])
  /// The foods that moisten a wrap, and those that are dry in one.
  private static let wrapSauces: FoodParts = [
    .condiment, .tomatoSauce, .spread, .nutButter, .cream, .yogurt, .asianSauce, .dressedSalad, .softCheese,
    .meltingCheese, .citrus,
    .tomato, .fruit, .sweetener,
  ]
  private static let wantingSauce: FoodParts = [
    .meat, .steak, .cured, .cookedMeat, .fish, .cannedFish, .seafood, .readySeafood, .breaded, .egg, .boiledEgg,
  ]
  private static let hotFillings = savoury.union([.egg, .asianSauce, .tomatoSauce])

  static let toast = Technique(
    name: "toast", cuisine: .western, kind: .sandwich, tags: [.bread], base: [.bread, .roll],
    needs: [
      [.bread, .roll],
      savoury.subtracting([.meat, .mince, .fish, .root, .tteok, .smallVegetable]).union(cheeses).union([
        .egg, .boiledEgg, .salad, .dressedSalad, .fruit, .chocolate, .smokedFish, .spread, .nutButter,
      ]),
    ],
    takes: toppings.union([
      .condiment, .tomatoSauce, .spread, .nutButter, .cream, .yogurt, .citrus, .sweetener, .butter, .smallVegetable,
    ]), medium: .pan, extras: [.oliveOil, .saltToTaste, .pepper, .garlic],
    title: BilingualText(en: "#b with #", ko: "# #b"), before: [.friedGarlic(in: "olive_oil")],
    after: [
      .of([.bread], 3, en: "Toast # for @, until crisp.", ko: "#O @ 바삭하게 구워요."),
      .of([.roll], 3, en: "Split # and toast for @.", ko: "#O 갈라 @ 구워요."),
      .of(
        [.condiment, .spread, .nutButter, .cream, .yogurt, .softCheese, .butter], en: "Spread # on it.",
        ko: "#O 펴 발라요."),
      .cooked(en: "Put on everything fried.", ko: "볶은 재료를 올려요."),
      .of([.tomatoSauce], 4, en: "Heat # for @ until hot all through and spoon it on.", ko: "#O 속까지 뜨겁게 @ 데워 올려요."),
      .of([.meltingCheese], 2, en: "Cover with # and grill for @, until it melts.", ko: "#O 덮고 녹도록 그릴에서 @ 구워요."),
      .of(
        [.egg], 4, en: "Fry # in some of {olive_oil} in the pan for @ and lay on top.",
        ko: "팬에 {olive_oil}를 조금 두르고 #O @ 부쳐 올려요."),
      .of([.salad, .dressedSalad, .fruit, .chocolate, .smokedFish, .boiledEgg], en: "Lay # on it.", ko: "#O 올려요."),
      Step(
        text: BilingualText(en: "Season with {salt} and {black_pepper}.", ko: "{salt}과 {black_pepper}로 간해요."),
        unless: [.fruit, .chocolate, .nutButter, .sweetener]),
      .sweetener, .citrus, .toppings,
    ])

  static let cheeseToast = Technique(
    name: "cheesetoast", cuisine: .western, kind: .sandwich, tags: [.bread],
    needs: [
      [.softCheese],
      [
        .fruit, .salad, .smokedFish, .cookedMeat, .cured, .tomato, .vegetable, .firmVegetable, .leaf, .mushroom, .nuts,
        .sweetener, .citrus, .herb,
        .driedFruit,
      ],
    ], takes: toppings.union([.citrus, .aromatic]), medium: .pan, extras: [.bread, .oliveOil, .pepper],
    title: BilingualText(en: "Toast with #", ko: "# 토스트"),
    after: [
      .always(3, en: "Toast {bread} for @, until crisp.", ko: "{bread}을 @ 바삭하게 구워요."),
      .of([.softCheese], en: "Spread or crumble # on it.", ko: "#O 바르거나 부숴 올려요."),
      .of([.salad, .fruit, .smokedFish], en: "Lay # on it.", ko: "#O 올려요."),
      .cooked(en: "Put on everything fried.", ko: "볶은 재료를 올려요."),
      Step(
        text: BilingualText(en: "Season with {black_pepper}.", ko: "{black_pepper}로 간해요."),
        unless: [.fruit, .chocolate, .nutButter, .sweetener]),
      .sweetener, .citrus, .toppings,
    ])

  static let crackers = Technique(
    name: "crackers", cuisine: .western, kind: .snack, tags: [.cold], base: [.cracker],
    needs: [
      [.cracker],
      cheeses.union([
        .cannedFish, .smokedFish, .cookedMeat, .readySeafood, .roe, .egg, .boiledEgg, .spread, .dressedSalad,
        .nutButter,
        .fruit,
        .tomato,
      ]),
    ],
    takes: toppings.union([.salad, .condiment, .cream, .yogurt, .citrus, .sweetener, .aromatic, .butter, .chocolate]),
    extras: [.pepper], title: BilingualText(en: "#b with #", ko: "# #b"),
    after: [
      .of([.egg], 9, en: "Boil # for @, peel and slice.", ko: "#O @ 삶아 껍질을 벗기고 썰어요."),
      .of(
        [
          .cannedFish, .readySeafood, .softCheese, .condiment, .spread, .dressedSalad, .cream, .yogurt, .butter,
          .nutButter, .aromatic,
        ],
        en: "Mash # with a fork, season with {black_pepper} and spread on the crackers.",
        ko: "#O 포크로 으깨어 {black_pepper}로 간하고 크래커에 발라요."),
      .of([.cracker], en: "Lay # on a plate.", ko: "#O 접시에 펼쳐 놓아요."),
      .of(
        [.meltingCheese, .smokedFish, .cookedMeat, .roe, .fruit, .tomato, .salad, .chocolate, .boiledEgg],
        en: "Cut # to the size of the crackers and lay on top.", ko: "#O 크래커 크기로 썰어 올려요."),
      .sweetener, .citrus, .toppings,
    ])
}
