internal import Ingredients

/// The part that a food plays in a dish that a cook improvises.
enum FoodPart: String, CaseIterable, Sendable {
  // Food that the rest is served on or mixed with.
  case pasta, noodles, rice, grain, bread, flatbread, pastry, pizzaDough, batter
  // Food around which a dish is built.
  case meat, bone, mince, cured, cookedMeat, fish, seafood, shellfish, cannedFish, smokedFish, tofu, beans, egg, tteok
  // Vegetables, by how they are cooked.
  case root, vegetable, small, leaf, mushroom, tomato, salad, kimchi, aromatic
  // Meat that must simmer for hours, with which no technique improvises.
  case slow
  // Food that enriches.
  case meltingCheese, softCheese, cream, yogurt, nuts, fruit, driedFruit, chocolate, cereal
  // Food that seasons.
  case citrus, herb, olives, sweetener, curry, koreanPaste, asianSauce, hotSauce, spread

  /// Returns the part of a food, or of what it is a kind of; nil if a cook would not improvise with it.
  static func of(_ id: String) -> FoodPart? {
    ([id] + IngredientKnowledge.standard.satisfied(by: id)).lazy.compactMap { byFood[$0] }.first
  }

  private static let byFood: [String: FoodPart] = Dictionary(
    FoodPart.allCases.flatMap { part in part.foods.split(separator: " ").map { (String($0), part) } },
    uniquingKeysWith: { first, _ in first })

  /// The identifiers of the foods, each with all of its kinds that no other part names.
  private var foods: String {
    switch self {
    case .pasta: "pasta filled_pasta gnocchi"
    case .noodles: "udon ramen egg_noodles chinese_noodles rice_noodles glass_noodles"
    case .rice: "rice cooked_rice"
    case .grain: "couscous bulgur quinoa farro barley"
    case .bread: "bread bagel english_muffin croissant brioche"
    case .flatbread: "tortilla pita naan flatbread"
    case .pastry: "puff_pastry phyllo pastry_dough"
    case .pizzaDough: "pizza_dough"
    case .batter: "pancake_mix"
    case .meat:
      "beef pork lamb veal game chicken turkey duck pheasant liver chicken_gizzards"
    case .bone: "chicken_wing chicken_leg chicken_quarters duck_leg"
    case .slow:
      "pork_ribs pork_bones pork_shank beef_ribs beef_shank lamb_shank oxtail whole_chicken chicken_feet ham_hock"
    case .mince: "ground_beef ground_pork ground_lamb ground_chicken ground_turkey ground_meat"
    case .cured: "bacon ham prosciutto sausage salami blood_sausage corned_beef mortadella"
    case .cookedMeat:
      """
      rotisserie_chicken cooked_chicken cooked_chicken_breast cooked_turkey pulled_pork boiled_pork smoked_duck \
      deli_roast_beef pastrami deli_turkey fried_chicken jokbal meatballs
      """
    case .fish: "fish"
    case .seafood:
      "shrimp squid scallop octopus small_octopus mixed_seafood lobster crab crab_meat crab_stick fish_cake abalone whelk"
    case .shellfish: "clam mussel"
    case .cannedFish: "canned_fish"
    case .smokedFish: "smoked_salmon smoked_mackerel smoked_trout"
    case .tofu: "tofu soft_tofu smoked_tofu fried_tofu tempeh halloumi paneer"
    case .beans: "beans chickpeas baked_beans"
    case .egg: "egg"
    case .tteok: "tteok dumpling"
    case .root:
      "potato sweet_potato pumpkin carrot parsnip turnip rutabaga celeriac beetroot daikon lotus_root burdock kohlrabi"
    case .vegetable:
      """
      zucchini eggplant bell_pepper broccoli cauliflower cabbage napa_cabbage brussels_sprouts leek fennel asparagus \
      green_beans okra broccolini bok_choy artichoke bamboo_shoots garlic_scapes bracken bellflower_root
      """
    case .small:
      "peas snow_peas corn baby_corn bean_sprouts mung_bean_sprouts frozen_vegetables fava_beans edamame sauerkraut"
    case .leaf:
      "spinach kale chard collard_greens garlic_chives water_parsley crown_daisy water_spinach chwinamul chamnamul"
    case .mushroom: "mushroom shiitake oyster_mushroom enoki wood_ear lions_mane"
    case .tomato: "tomato canned_tomato sun_dried_tomato"
    case .salad:
      "lettuce salad_greens baby_greens arugula watercress cucumber radish avocado endive radicchio sprouts chicory"
    case .kimchi: "kimchi"
    case .aromatic: "onion garlic green_onion ginger green_chili celery"
    case .meltingCheese:
      """
      cheddar mozzarella gruyere emmental gouda provolone parmesan pecorino shredded_cheese processed_cheese \
      monterey_jack comte raclette fontina cheese
      """
    case .softCheese: "ricotta feta goat_cheese blue_cheese cream_cheese cottage_cheese camembert burrata"
    case .cream: "cream sour_cream creme_fraiche coconut_milk mascarpone"
    case .yogurt: "yogurt"
    case .nuts: "nuts chestnut pumpkin_seeds"
    case .fruit:
      """
      apple pear peach plum apricot cherry berries strawberry grape mango pineapple orange banana fig kiwi melon \
      persimmon pomegranate rhubarb fresh_cranberry
      """
    case .driedFruit: "raisins cranberry dried_apricot dates prune dried_fig dried_persimmon"
    case .chocolate: "dark_chocolate white_chocolate chocolate_spread"
    case .cereal: "oats granola"
    case .citrus: "lemon lime"
    case .herb: "basil parsley cilantro mint rosemary thyme sage dill tarragon perilla_leaf chives"
    case .olives: "olives capers pickles"
    case .sweetener: "honey maple_syrup jam golden_syrup condensed_milk"
    case .curry: "curry_powder curry_roux red_curry_paste green_curry_paste garam_masala curry"
    case .koreanPaste: "gochujang doenjang ssamjang"
    case .asianSauce:
      "soy_sauce oyster_sauce hoisin_sauce teriyaki_sauce doubanjiang black_bean_paste sweet_chili_sauce miso"
    case .hotSauce: "tomato_sauce harissa mustard white_wine barbecue_sauce"
    case .spread: "pesto tahini hummus mayonnaise peanut_butter"
    }
  }
}
