internal import Ingredients

/// The part that a food plays in a dish that a cook improvises.
enum FoodPart: CaseIterable, Sendable {
  // Food on which the rest is served, or with which it is mixed.
  case pasta, quickPasta, noodles, dryNoodles, coldNoodles, soupNoodles, rice, rawRice, grain, bread, roll, flatbread,
    pastry, pizzaDough, ricePaper, batter, mash
  // Food around which a dish is built.
  case meat, poultryOnTheBone, mince, cured, cookedMeat, fish, seafood, readySeafood, shellfish, cannedFish, smokedFish,
    driedFish, driedSeafood, roe
  case tofu, softTofu, fryingCheese, beans, egg, quailEgg, tteok, dumpling
  // Vegetables, by how they are cooked.
  case root, vegetable, smallVegetable, leaf, mushroom, tomato, salad, kimchi, aromatic, seaweed
  // Food that enriches.
  case meltingCheese, softCheese, cream, coconutMilk, milk, yogurt, butter, nuts, fruit, driedFruit, chocolate, cereal
  // Food that seasons.
  case citrus, herb, woodyHerb, laver, olives, sweetener, curry, curryRoux, koreanPaste, asianSauce, condiment,
    tomatoSauce,
    spread, nutButter
  // Food that must soak, or simmer for hours, or is eaten raw: with it nothing is improvised.
  case unsuited

  /// Returns the part of a food, or of what it is a kind of; nil if a cook would not improvise with it.
  static func of(_ id: String) -> FoodPart? {
    let part = ([id] + IngredientKnowledge.standard.satisfied(by: id)).lazy.compactMap { byFood[$0] }.first
    return part == .unsuited ? nil : part
  }

  /// The part of each food that a list names.
  static let byFood: [String: FoodPart] = Dictionary(
    allCases.flatMap { part in part.foods.map { ($0, part) } }, uniquingKeysWith: { first, _ in first })

  /// The identifiers of the foods; the kinds of each belong to the part as well, unless another part names them.
  var foods: [String] { listedFoods.split(separator: " ").map(String.init) }

  private var listedFoods: String {
    switch self {
    case .pasta: "pasta"
    case .quickPasta: "filled_pasta gnocchi fresh_pasta"
    case .noodles: "udon chinese_noodles"
    case .dryNoodles: "ramen egg_noodles rice_noodles glass_noodles noodles"
    case .coldNoodles: "thin_noodles buckwheat_noodles jjolmyeon"
    case .soupNoodles: "kalguksu_noodles"
    case .rice: "cooked_rice"
    case .rawRice: "rice"
    case .grain: "couscous bulgur quinoa"
    case .bread: "bread"
    case .roll: "bagel english_muffin croissant brioche dinner_roll burger_buns"
    case .flatbread: "tortilla pita naan"
    case .pastry: "puff_pastry phyllo pastry_dough"
    case .pizzaDough: "pizza_dough"
    case .ricePaper: "rice_paper"
    case .batter: "pancake_mix"
    case .mash: "mashed_potatoes"
    case .meat: "beef pork lamb chicken turkey duck liver chicken_gizzards venison"
    case .poultryOnTheBone: "chicken_wing chicken_leg chicken_quarters bone_in_chicken"
    case .mince: "ground_beef ground_pork ground_lamb ground_chicken ground_turkey ground_meat"
    case .cured: "bacon sausage"
    case .cookedMeat:
      """
      ham prosciutto salami corned_beef mortadella bologna rotisserie_chicken cooked_chicken cooked_chicken_breast \
      cooked_turkey pulled_pork boiled_pork smoked_duck deli_roast_beef pastrami deli_turkey fried_chicken jokbal \
      meatballs blood_sausage canned_vienna
      """
    case .fish: "fish"
    case .seafood: "shrimp squid scallop small_octopus mixed_seafood oyster"
    case .readySeafood: "crab_stick fish_cake crab_meat canned_shrimp"
    case .shellfish: "clam mussel"
    case .cannedFish: "canned_fish"
    case .smokedFish: "smoked_salmon smoked_mackerel smoked_trout smoked_haddock"
    case .driedFish: "dried_pollack"
    case .roe: "fish_roe"
    case .driedSeafood: "dried_anchovy dried_shrimp jinmichae"
    case .tofu: "tofu smoked_tofu fried_tofu tempeh"
    case .softTofu: "soft_tofu"
    case .fryingCheese: "halloumi paneer"
    case .beans: "beans chickpeas baked_beans red_lentils"
    case .egg: "egg"
    case .quailEgg: "quail_eggs"
    case .tteok: "tteok"
    case .dumpling: "dumpling"
    case .root:
      "potato sweet_potato pumpkin carrot parsnip turnip rutabaga celeriac beetroot daikon lotus_root burdock kohlrabi"
    case .vegetable:
      """
      zucchini eggplant bell_pepper broccoli cauliflower cabbage napa_cabbage brussels_sprouts leek fennel asparagus \
      green_beans okra broccolini bok_choy garlic_scapes bellflower_root shishito
      """
    case .smallVegetable: "peas snow_peas corn baby_corn bean_sprouts mung_bean_sprouts frozen_vegetables edamame"
    case .leaf:
      """
      spinach kale chard collard_greens mustard_greens garlic_chives water_parsley crown_daisy water_spinach \
      chwinamul chamnamul sauerkraut
      """
    case .mushroom: "mushroom shiitake oyster_mushroom enoki lions_mane"
    case .tomato: "tomato"
    case .salad:
      "lettuce salad_greens baby_greens arugula watercress cucumber avocado endive radicchio sprouts chicory"
    case .kimchi: "kimchi"
    case .aromatic: "onion garlic green_onion ginger green_chili celery"
    case .seaweed: "seaweed"
    case .meltingCheese:
      """
      cheddar mozzarella gruyere emmental gouda provolone parmesan pecorino shredded_cheese processed_cheese \
      monterey_jack comte raclette fontina cheese
      """
    case .softCheese: "ricotta feta goat_cheese blue_cheese cream_cheese cottage_cheese camembert burrata"
    case .cream: "cream creme_fraiche mascarpone"
    case .coconutMilk: "coconut_milk"
    case .milk: "milk"
    case .yogurt: "yogurt sour_cream"
    case .butter: "butter"
    case .nuts: "nuts chestnut pumpkin_seeds"
    case .fruit:
      """
      apple pear peach plum apricot cherry berries strawberry grape mango pineapple orange banana fig kiwi melon \
      persimmon pomegranate rhubarb fresh_cranberry grapefruit canned_peach
      """
    case .driedFruit: "raisins cranberry dried_apricot dates prune dried_fig dried_persimmon"
    case .chocolate: "dark_chocolate white_chocolate"
    case .cereal: "granola"
    case .citrus: "lemon lime"
    case .herb: "basil parsley cilantro mint dill tarragon perilla_leaf chives"
    case .woodyHerb: "rosemary thyme sage oregano"
    case .laver: "laver"
    case .olives: "olives capers pickles anchovy_fillets sun_dried_tomato"
    case .sweetener: "honey maple_syrup jam golden_syrup condensed_milk"
    case .curry: "curry_powder red_curry_paste green_curry_paste garam_masala"
    case .curryRoux: "curry curry_roux"
    case .koreanPaste: "gochujang doenjang ssamjang"
    case .asianSauce:
      "soy_sauce oyster_sauce hoisin_sauce teriyaki_sauce doubanjiang black_bean_paste sweet_chili_sauce miso salted_shrimp"
    case .condiment: "harissa mustard barbecue_sauce ketchup tomato_paste"
    case .tomatoSauce: "tomato_sauce canned_tomato"
    case .spread: "pesto tahini hummus mayonnaise salsa chocolate_spread"
    case .nutButter: "peanut_butter"
    case .unsuited:
      """
      pork_ribs pork_bones pork_shank pork_roast beef_ribs beef_shank beef_chuck lamb_shank lamb_shoulder mutton oxtail \
      whole_chicken duck_leg t_bone tomahawk raw_beef octopus lobster crab sashimi_mix raw_salmon tuna_sashimi salted_cod \
      pickled_herring pufferfish fresh_anchovy freshwater_fish canned_clams geoduck dried_chickpeas dried_shiitake \
      dried_bracken dried_chwinamul canned_potatoes canned_spinach canned_asparagus canned_green_beans smoked_egg \
      hotcake_mix frying_mix seaweed_stems oats lasagna cannelloni jumbo_shells elderberry ramen_packet bibim_ramen \
      black_bean_ramen
      """
    }
  }
}
