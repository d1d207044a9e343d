internal import Localization

extension Technique {
  /// All techniques; the first one that makes a dish of the foods is used.
  ///
  /// - Parameter isKorean: whether Korean cooking comes first.
  static func all(isKorean: Bool) -> [Technique] {
    let own: [Technique] = [
      sweetTart, pizza, tart, friedRice, pasta, curry, stew, noodles, jeon, flatbread, toast, grain,
    ]
    let western: [Technique] = [salad, frittata, fruitBowl, steamed, braisedMince, roast, cheeseToast, pan, soup]
    let korean: [Technique] = [salad, koreanOmelet, fruitBowl, cheeseToast, steamed, braise, stirFry, koreanSoup]
    return own + (isKorean ? korean + western : western + korean)
  }

  /// The technique with this name; nil if there is none.
  static func named(_ name: some StringProtocol) -> Technique? {
    (all(isKorean: false) + all(isKorean: true)).first { $0.name == name }
  }

  private static let pasta = Technique(
    name: "pasta", cuisine: .western, kind: .pasta, tags: [.noodle], needs: [[.pasta], savoury.union(cheeses)],
    takes: toppings.union([.cream, .citrus, .hotSauce, .spread, .smokedFish]), medium: .pan,
    extras: [.oliveOil, .salt, .pepper], title: BilingualText(en: "#b with #", ko: "# #b"),
    before: [
      .of(
        [.pasta], 10,
        en: "Boil # in plenty of water with the salt until just tender. Keep some of the water and drain.",
        ko: "#O 넉넉한 물에 소금을 넣고 알맞게 삶아요. 면수를 조금 남기고 건져요.")
    ],
    after: [
      .of([.cream, .hotSauce], 2, en: "Stir in # and bring to a simmer.", ko: "#O 넣고 한소끔 끓여요."),
      .of(
        [.pasta], 2, en: "Toss # in the pan with some of its water and season with black pepper.",
        ko: "#O 면수와 함께 넣어 버무리고 후추로 간해요."),
      .of([.meltingCheese, .softCheese, .spread, .smokedFish], en: "Stir in # off the heat.", ko: "불을 끄고 #O 넣어 섞어요."),
      .citrus, .toppings,
    ])

  private static let friedRice = Technique(
    name: "rice", cuisine: .korean, kind: .rice, tags: [.rice], needs: [[.rice], savoury.union([.egg])],
    takes: [.meltingCheese, .egg, .asianSauce, .koreanPaste, .curry, .nuts, .herb], medium: .pan,
    extras: [.oil, .soySauce, .pepper, .sesameOil], title: BilingualText(en: "Fried Rice with #", ko: "# 볶음밥"),
    before: [.of([.rice], en: "Have # ready cooked and cooled.", ko: "#T 밥으로 지어 식혀 둬요.")],
    after: [
      .of([.asianSauce, .koreanPaste, .curry], 1, en: "Stir in #.", ko: "#O 넣고 볶아요."),
      .of(
        [.rice], 4, en: "Add # and the soy sauce and fry, turning often, until hot. Season with black pepper.",
        ko: "#O 간장과 함께 넣고 뒤집으며 뜨겁게 볶아요. 후추로 간해요."),
      .of(
        [.egg], 2, en: "Push the rice aside, scramble # beside it and mix it in.", ko: "밥을 한쪽으로 밀고 #O 풀어 스크램블한 뒤 섞어요."),
      .of([.meltingCheese], 1, en: "Lay # on top and cover until it melts.", ko: "#O 올리고 뚜껑을 덮어 녹여요."),
      .always(0, en: "Finish with the sesame oil.", ko: "참기름을 둘러 마무리해요."), .toppings,
    ])

  private static let noodles = Technique(
    name: "noodles", cuisine: .chinese, kind: .noodle, tags: [.noodle], needs: [[.noodles], savoury],
    takes: [.egg, .asianSauce, .koreanPaste, .curry, .nuts, .herb, .citrus], medium: .pan,
    extras: [.oil, .soySauce, .sugar, .sesameOil], title: BilingualText(en: "Stir-Fried #b with #", ko: "# #b볶음"),
    before: [
      .of([.noodles], 5, en: "Cook # in boiling water until just tender and drain.", ko: "#O 끓는 물에 알맞게 삶아 건져요.")
    ],
    after: [
      .of([.asianSauce, .koreanPaste, .curry], 1, en: "Stir in #.", ko: "#O 넣고 볶아요."),
      .of(
        [.noodles], 2, en: "Toss # in the pan with the soy sauce and sugar.", ko: "#O 간장, 설탕과 함께 넣어 볶아요."),
      .of([.egg], 2, en: "Push all aside, scramble # in the pan and mix it in.", ko: "한쪽으로 밀고 #O 풀어 스크램블한 뒤 섞어요."),
      .always(0, en: "Finish with the sesame oil.", ko: "참기름을 둘러 마무리해요."), .citrus, .toppings,
    ])

  private static let curry = Technique(
    name: "curry", cuisine: .southeastAsian, kind: .curry,
    needs: [[.curry], mains.union(vegetables).union([.egg])], takes: [.cream, .yogurt, .nuts, .herb, .citrus, .fruit],
    medium: .pot, cook: BilingualText(en: "simmer", ko: "끓여요"), extras: [.oil, .salt, .water(400)], implied: [.curry],
    title: BilingualText(en: "# Curry", ko: "# 카레"),
    before: [
      .of(
        [.curry], 2, en: "Stir # in the cooking oil in a wide pot over medium heat until fragrant. Pour in the water.",
        ko: "넓은 냄비에 식용유를 두르고 #O 향이 나게 볶은 뒤 물을 부어요.")
    ],
    after: [
      .of([.egg], 8, en: "Boil # in another pot, peel and add them.", ko: "다른 냄비에 #O 삶아 껍질을 벗기고 넣어요."),
      .of([.fruit], 3, en: "Warm # in the sauce.", ko: "#O 넣고 데워요."),
      .of([.cream, .yogurt], 3, en: "Stir in # and warm it through.", ko: "#O 넣고 데워요."),
      .always(0, en: "Season with the salt.", ko: "소금으로 간해요."), .citrus, .toppings,
    ])

  private static let stew = Technique(
    name: "stew", cuisine: .korean, kind: .stew, tags: [.soup],
    needs: [[.kimchi, .koreanPaste], mains.union([.root, .noodles, .mushroom])],
    takes: vegetables.union([.kimchi, .koreanPaste, .noodles, .egg, .meltingCheese]), medium: .pot,
    cook: BilingualText(en: "simmer", ko: "끓여요"), extras: [.water(600), .soySauce, .pepper],
    title: BilingualText(en: "Korean Stew with #", ko: "#찌개"),
    before: [
      .of([.koreanPaste], en: "Stir # into the water in a pot.", ko: "냄비에 물을 붓고 #O 풀어요."),
      .always(4, en: "Bring the water to a boil.", ko: "물을 끓여요."),
    ],
    after: [
      .of([.egg], 2, en: "Break # into the stew and let them set.", ko: "#O 깨뜨려 넣고 익혀요."),
      .always(1, en: "Season with the soy sauce and black pepper.", ko: "간장과 후추로 간해요."),
      .of([.meltingCheese], 1, en: "Lay # on top and let it melt.", ko: "#O 올려 녹여요."),
    ])

  private static let jeonFillings = vegetables.union([.kimchi, .seafood, .cured, .cannedFish, .mince, .tofu])

  private static let jeon = Technique(
    name: "jeon", cuisine: .korean, kind: .pancake, tags: [.greasy],
    needs: [[.batter], jeonFillings],
    takes: [.egg, .herb, .salad, .meltingCheese], extras: [.water(180), .oil, .soySauce], slicesThinly: true,
    title: BilingualText(en: "Savory Pancakes with #", ko: "#전"),
    after: [
      .of([.egg], en: "Beat #.", ko: "#O 풀어요."),
      .of([.batter], en: "Stir # with the water until smooth.", ko: "#O 물과 고루 풀어요."),
      .of(jeonFillings.union([.egg, .herb, .salad, .meltingCheese]), en: "Mix in #.", ko: "#O 넣어 섞어요."),
      .always(
        8,
        en:
          "Fry thin pancakes of it in the cooking oil over medium heat, turning them once, until both sides are crisp.",
        ko: "식용유를 두른 팬에 얇게 펴서 중불에서 한 번 뒤집으며 양면을 바삭하게 부쳐요."),
      .always(0, en: "Serve with the soy sauce for dipping.", ko: "간장을 찍어 먹어요."),
    ])
}
