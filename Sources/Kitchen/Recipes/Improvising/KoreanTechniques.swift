internal import Localization

extension Technique {
  static let stirFry = Technique(
    name: "stirfry", cuisine: .korean, kind: .stirFry, needs: [savoury.subtracting([.shellfish, .aromatic, .fish])],
    takes: savoury.subtracting([.fish]).union([
      .asianSauce, .koreanPaste, .hotSauce, .nuts, .citrus, .sweetener, .herb, .meltingCheese, .egg, .noodles,
    ]),
    medium: .pan, extras: [.oil, .soySauce, .sugar, .pepper, .sesameOil],
    title: BilingualText(en: "Stir-Fried #1 with #2", ko: "#볶음"),
    after: [
      .of([.noodles], 4, en: "Boil # in another pot, drain and add them.", ko: "다른 냄비에 #O 삶아 건져 넣어요."),
      .of([.asianSauce, .koreanPaste, .hotSauce, .sweetener], en: "Stir in #.", ko: "#O 넣어 섞어요."),
      .always(2, en: "Season with the soy sauce, sugar and black pepper and fry on.", ko: "간장, 설탕, 후추를 넣고 더 볶아요."),
      .of([.egg], 2, en: "Push all aside, scramble # in the pan and mix it in.", ko: "한쪽으로 밀고 #O 풀어 스크램블한 뒤 섞어요."),
      .of([.meltingCheese], 1, en: "Lay # on top and cover until it melts.", ko: "#O 올리고 뚜껑을 덮어 녹여요."),
      .always(0, en: "Finish with the sesame oil.", ko: "참기름을 둘러 마무리해요."), .citrus,
      .of([.nuts, .herb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let braise = Technique(
    name: "jorim", cuisine: .korean, kind: .braise, tags: [.spicy],
    needs: [[.fish, .bone], vegetables.union([.tofu, .kimchi, .asianSauce, .koreanPaste])],
    takes: vegetables.union([.fish, .bone, .tteok, .tofu, .kimchi, .koreanPaste, .asianSauce]), medium: .pot,
    cook: BilingualText(en: "simmer", ko: "조려요"),
    extras: [.water(300), .soySauce, .sugar, .chiliPowder],
    title: BilingualText(en: "Soy-Braised #1 with #2", ko: "#조림"),
    before: [
      .always(
        4, en: "Bring the water with the soy sauce, sugar and gochugaru to a boil in a wide pot.",
        ko: "넓은 냄비에 물, 간장, 설탕, 고춧가루를 넣고 끓여요."),
      .of([.koreanPaste, .asianSauce], en: "Stir in #.", ko: "#O 풀어요."),
    ])

  static let koreanOmelet = Technique(
    name: "omelet", cuisine: .korean, kind: .egg,
    needs: [[.egg], savoury.subtracting([.meat, .fish, .tteok, .shellfish]).union([.meltingCheese])],
    takes: [.cream, .herb, .meltingCheese], medium: .pan, extras: [.oil, .salt, .pepper], implied: [.egg],
    title: BilingualText(en: "Omelet with #", ko: "# 오믈렛"),
    after: [
      .of([.egg], en: "Beat # with the salt and black pepper.", ko: "#O 소금, 후추와 함께 풀어요."),
      .of([.cream], en: "Stir in #.", ko: "#O 섞어요."),
      .always(
        4, en: "Pour it into the pan with some more of the cooking oil and cook over low heat until almost set.",
        ko: "팬에 식용유를 조금 더 두르고 부어 약불에서 거의 익혀요."),
      .of([.meltingCheese], en: "Scatter # over it.", ko: "#O 뿌려요."),
      .always(1, en: "Fold it in half.", ko: "반으로 접어요."), .of([.herb], en: "Scatter # over the top.", ko: "#O 위에 뿌려요."),
    ])

  static let koreanSoup = Technique(
    name: "guk", cuisine: .korean, kind: .soup, tags: [.soup],
    needs: [mains.union([.root, .vegetable, .leaf, .mushroom]).subtracting([.beans, .smokedFish])],
    takes: savoury.union([.egg, .noodles, .asianSauce]).subtracting([.beans, .kimchi]), medium: .pot,
    cook: BilingualText(en: "simmer", ko: "끓여요"), extras: [.water(800), .soySauce, .salt, .pepper],
    title: BilingualText(en: "Clear Soup with #", ko: "#국"),
    before: [.always(4, en: "Bring the water to a boil in a pot.", ko: "냄비에 물을 붓고 끓여요.")],
    after: [
      .of([.asianSauce], en: "Stir in #.", ko: "#O 풀어요."),
      .of([.egg], 1, en: "Beat # and pour it in slowly.", ko: "#O 풀어 천천히 둘러 넣어요."),
      .always(1, en: "Season with the soy sauce, salt and black pepper.", ko: "간장, 소금, 후추로 간해요."),
    ])
}
