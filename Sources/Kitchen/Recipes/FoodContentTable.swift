/// What the ingredients of dishes hold.
enum FoodContentTable {
  /// One content a line, then the identifiers of the ingredients that hold it; `id/English name` is a kind of its own.
  ///
  /// Bought products count as what shops commonly sell under the name: soy sauce is brewed with wheat, kimchi is made
  /// with salted shrimp or fish sauce, curry roux with animal fat, curry paste with shrimp. When in doubt it is in.
  /// The last line lists what holds none of it, so that whatever is missing from the table can be told.
  static let text = """
    pork: bacon dumpling ham pork sausage
    beef: beef beef_stock
    meat: chicken chicken_gizzards chicken_stock curry_roux duck gelatin lamb mala_sauce
    seafood: abalone anchovy_stock bonito_flakes canned_fish clam crab dashi dried_anchovy dried_pollack dried_shrimp \
    dried_squid dried_whole_pollack fish fish_cake fish_roe fish_sauce fish_stock green_curry_paste hairtail \
    half_dried_pollack kimchi mackerel monkfish mussel octopus okonomiyaki_sauce oyster oyster_sauce red_curry_paste \
    salmon salted_shrimp sea_squirt shrimp small_octopus squid tom_yum_paste tuna whelk worcestershire_sauce
    egg: bread/Mini_buns egg fish_cake mayonnaise quail_eggs
    dairy: bread/Burger_buns bread/Mini_buns bread/Sandwich_bread butter cheese condensed_milk cream curry_roux milk \
    mozzarella sour_cream yogurt
    honey: honey
    nuts: almonds nuts peanut_butter peanuts pine_nuts walnuts
    gluten: bread bread/Burger_buns bread/Mini_buns bread/Sandwich_bread breadcrumbs curry_roux doubanjiang dumpling \
    dumpling_wrapper fish_cake flour gochujang hoisin_sauce mala_sauce noodles oats okonomiyaki_sauce oyster_sauce \
    soup_soy_sauce soy_sauce spring_roll_wrapper sweet_soy_sauce tortilla vinegar/Malt_vinegar worcestershire_sauce
    alcohol: mirin red_wine rice_wine vanilla white_wine
    none: acorn_jelly apple apricot asparagus avocado baked_beans baking_powder bamboo_shoots banana basil bay_leaf \
    bean_sprouts beans beetroot bell_pepper bellflower_root black_beans black_pepper black_peppercorns black_sesame \
    bok_choy bracken broccoli brown_sugar burdock cabbage capers carrot cauliflower celery cheonggukjang chestnut \
    chickpeas chili_flakes chili_oil chili_powder chipotle cilantro cinnamon coarse_salt cocoa coconut_flakes \
    coconut_milk cooking_oil corn corn_syrup crown_daisy crushed_garlic cucumber cumin curry_powder daikon \
    dark_chocolate deodeok dill doenjang dried_chickpeas dried_chili dried_kelp dried_radish_greens eggplant enoki \
    five_spice fried_tofu galangal garam_masala garlic garlic_chives garlic_scapes ginger ginseng glutinous_rice \
    glutinous_rice_flour gochugaru grape green_beans green_chili green_onion green_papaya ice jam juice jujube \
    ketchup kiwi konjac laver leek lemon lemongrass lettuce lime lime_leaf lotus_root mango melon mint miso \
    mung_beans mushroom mustard napa_cabbage noodles/Glass_noodles noodles/Thin_rice_noodles \
    noodles/Wide_glass_noodles noodles/Wide_rice_noodles nutmeg olive_oil olives onion orange oregano \
    oyster_mushroom paprika_powder parsley peach pear peas perilla_leaf perilla_oil perilla_powder persimmon \
    pickled_daikon pickles pineapple plum pomegranate potato pumpkin radish red_bean_paste red_beans red_chili \
    red_lentils rice rice_flour rice_paper saffron salt seaweed sesame_oil sesame_seeds shiitake sichuan_pepper soda \
    soy_milk soybean_powder soybean_pulp sparkling_water spinach star_anise starch strawberry sugar sweet_potato \
    tahini tamarind_paste thyme tofu tomato tomato_sauce tortilla_chips tteok turmeric vinegar wasabi water \
    water_parsley watermelon wood_ear yeast zucchini
    """

  /// The contents of every ingredient of the table.
  static let contents: [String: Set<FoodContent>] = {
    var contents: [String: Set<FoodContent>] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let content = words.first.flatMap { FoodContent(rawValue: String($0.dropLast())) }
      for word in words.dropFirst() { contents[key(word), default: []].formUnion(content.map { [$0] } ?? []) }
    }
    return contents
  }()

  /// The word with spaces instead of `_` in the name behind the slash.
  private static func key(_ word: Substring) -> String {
    guard let slash = word.firstIndex(of: "/") else { return String(word) }
    return word[..<slash] + String(word[slash...].map { $0 == "_" ? " " : $0 })
  }
}
