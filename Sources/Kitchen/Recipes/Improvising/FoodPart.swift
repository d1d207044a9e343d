internal import Ingredients

/// The part that a food plays in a dish that a cook improvises.
enum FoodPart: UInt8, CaseIterable, Sendable {
  // Food on which the rest is served, or with which it is mixed.
  case pasta, quickPasta, cookedPasta, noodles, dryNoodles, glassNoodles, coldNoodles, soupNoodles, rice, rawRice,
    wholeRice, grain,
    slowGrain,
    bread,
    roll, flatbread, cracker,
    pastry, pizzaDough, ricePaper, batter, hotcakes, mash, quickGrain, cookedGrain
  // Food around which a dish is built.
  case meat, steak, stewMeat, poultryOnTheBone, mince, cured, cookedMeat, fish, seafood, readySeafood, shellfish,
    cannedFish,
    smokedFish,
    driedFish, driedSeafood, roe
  case tofu, softTofu, fryingCheese, beans, lentils, egg, boiledEgg, quailEgg, tteok, dumpling, breaded, splitPeas
  // Vegetables, by how they are cooked.
  case root, vegetable, firmVegetable, smallVegetable, leaf, sturdyLeaf, mushroom, tomato, salad, dressedSalad, kimchi,
    aromatic,
    seaweed
  // Food that enriches.
  case meltingCheese, softCheese, cream, coconutMilk, milk, yogurt, butter, crumbs, nuts, fruit, driedFruit, chocolate,
    cereal,
    dessertCream
  // Food that seasons.
  case citrus, herb, woodyHerb, laver, olives, sweetener, curry, thaiPaste, curryRoux, koreanPaste, asianSauce,
    condiment, tomatoSauce, spread, nutButter, drink
  // Food that goes into any dish: a spice or an oil at the end, a stock in place of water, a vinegar.
  case finish, stock, vinegar
  // Food that must soak, simmer for hours or be stewed with sugar, or is eaten raw, and thin dough: with it nothing is improvised.
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
    case .cookedPasta: "cooked_pasta"
    case .noodles: "udon chinese_noodles"
    case .dryNoodles: "ramen ramen_sari egg_noodles rice_noodles noodles"
    case .glassNoodles: "glass_noodles"
    case .coldNoodles: "thin_noodles buckwheat_noodles jjolmyeon"
    case .soupNoodles: "kalguksu_noodles wide_noodles"
    case .rice: "cooked_rice"
    case .rawRice: "rice glutinous_rice"
    case .wholeRice: "brown_rice black_rice wild_rice mixed_grains"
    case .quickGrain: "couscous"
    case .cookedGrain: "cooked_grains"
    case .grain: "bulgur quinoa millet pearl_couscous buckwheat amaranth"
    case .slowGrain: "barley farro freekeh wheat_berries sorghum"
    case .bread: "bread waffle"
    case .roll: "bagel english_muffin croissant brioche dinner_roll burger_buns scones"
    case .flatbread: "tortilla pita naan"
    case .cracker: "crackers"
    case .pastry: "puff_pastry pastry_dough pie_crust"
    case .pizzaDough: "pizza_dough bread_dough"
    case .ricePaper: "rice_paper"
    case .batter: "pancake_mix"
    case .hotcakes: "hotcake_mix"
    case .mash: "mashed_potatoes mashed_rutabaga"
    case .meat: "beef beef_brisket_slices pork lamb chicken turkey duck liver chicken_gizzards venison veal bison"
    case .steak: "steak duck_breast"
    case .stewMeat:
      """
      beef_chuck beef_brisket lamb_leg beef_shank beef_ribs pork_ribs pork_shank lamb_shank lamb_shoulder \
      mutton oxtail ham_hock beef_cheek corned_brisket rabbit goat game
      """
    case .poultryOnTheBone: "chicken_wing chicken_leg chicken_quarters bone_in_chicken quail pheasant"
    case .mince:
      "ground_beef ground_pork ground_lamb ground_chicken ground_turkey ground_meat ground_venison meat_substitute"
    case .cured: "bacon sausage turkey_bacon vegan_sausage salt_pork"
    case .cookedMeat:
      """
      ham prosciutto salami corned_beef mortadella bologna rotisserie_chicken cooked_chicken \
      cooked_chicken_breast cooked_turkey cooked_pork pulled_pork boiled_pork smoked_duck deli_roast_beef pastrami \
      deli_turkey fried_chicken jokbal meatballs blood_sausage cooked_lamb black_pudding canned_vienna \
      canned_meat bresaola cooked_beef cooked_ground_beef cooked_duck sweet_sour_pork meatloaf
      """
    case .fish: "fish half_dried_fish"
    case .seafood:
      """
      clam_meat shrimp squid scallop small_octopus webfoot_octopus mixed_seafood oyster abalone turban_shell
      """
    case .readySeafood: "crab_stick fish_cake crab_meat canned_shrimp whelk boiled_squid"
    case .shellfish: "clam mussel"
    case .cannedFish: "canned_fish canned_clams cooked_fish"
    case .smokedFish: "smoked_salmon smoked_mackerel smoked_trout smoked_haddock kipper"
    case .driedFish: "dried_pollack"
    case .roe: "fish_roe"
    case .driedSeafood: "dried_anchovy dried_shrimp jinmichae"
    case .tofu: "tofu smoked_tofu fried_tofu tempeh seitan"
    case .softTofu: "soft_tofu egg_tofu"
    case .fryingCheese: "halloumi paneer"
    case .beans: "beans chickpeas baked_beans soybeans pork_and_beans cooked_lentils"
    case .lentils: "red_lentils"
    case .splitPeas: "split_peas"
    case .egg: "egg duck_egg"
    case .boiledEgg: "boiled_eggs smoked_egg"
    case .quailEgg: "quail_eggs"
    case .tteok: "tteok"
    case .dumpling: "dumpling"
    case .breaded:
      """
      chicken_nuggets breaded_cutlet fish_sticks breaded_shrimp tteokgalbi breaded_chicken falafel french_fries \
      sweet_potato_fries spring_rolls frozen_fritters samosas veggie_burger
      """
    case .root:
      """
      potato sweet_potato pumpkin carrot parsnip turnip rutabaga celeriac beetroot daikon lotus_root burdock \
      kohlrabi taro jerusalem_artichoke salsify cassava cooked_sweet_potato roast_pumpkin \
      chestnut cooked_beetroot
      """
    case .vegetable:
      """
      zucchini bell_pepper broccoli cabbage napa_cabbage leek green_beans okra garlic_scapes bellflower_root \
      shishito bamboo_shoots canned_artichoke chayote bitter_melon roasted_peppers sweet_potato_stem nopales \
      winter_melon marrow artichoke canned_green_chilies luffa calabash poblano roast_vegetables
      """
    case .firmVegetable: "eggplant cauliflower brussels_sprouts fennel romanesco celtuce"
    case .smallVegetable:
      """
      peas snow_peas corn baby_corn bean_sprouts mung_bean_sprouts frozen_vegetables edamame fava_beans \
      water_chestnut asparagus broccolini hominy creamed_corn cauliflower_rice
      """
    case .leaf:
      """
      spinach bok_choy chard mustard_greens garlic_chives water_parsley crown_daisy \
      water_spinach chwinamul chamnamul sauerkraut tatsoi mallow young_radish gai_lan choy_sum broccoli_rabe \
      mizuna komatsuna beet_greens dandelion_greens purslane pea_shoots naengi mugwort \
      perilla_shoots wild_garlic wild_greens chili_leaves gomchwi dureup sebalnamul bireum meowi bangpung \
      eumnamu sorrel bracken gondre toona dallae
      """
    case .sturdyLeaf: "kale collard_greens turnip_greens escarole"
    case .mushroom:
      """
      mushroom shiitake oyster_mushroom enoki lions_mane beech_mushroom wood_ear wild_mushroom chanterelle \
      morel maitake pine_mushroom straw_mushroom nameko
      """
    case .tomato: "tomato tomatillo"
    case .salad:
      """
      lettuce salad_greens baby_greens arugula watercress cucumber avocado endive radicchio sprouts chicory \
      radish radish_sprouts acorn_jelly mung_bean_jelly jicama hearts_of_palm dolnamul buckwheat_jelly \
      ssam_greens
      """
    case .dressedSalad: "coleslaw potato_salad egg_salad tuna_salad chicken_salad"
    case .kimchi: "kimchi"
    case .aromatic: "onion garlic green_onion ginger green_chili celery green_garlic"
    case .seaweed: "seaweed"
    case .meltingCheese:
      """
      cheddar mozzarella gruyere emmental gouda provolone parmesan pecorino shredded_cheese processed_cheese \
      monterey_jack comte raclette fontina cheese cheese_curds
      """
    case .softCheese:
      "ricotta feta goat_cheese blue_cheese cream_cheese cottage_cheese camembert burrata pimento_cheese"
    case .cream:
      """
      cream creme_fraiche mascarpone half_and_half evaporated_milk cheese_sauce curry_sauce cream_sauce \
      cream_of_mushroom cream_of_chicken cream_of_celery cheese_soup
      """
    case .coconutMilk: "coconut_milk"
    case .milk: "milk soy_milk almond_milk oat_milk buttermilk"
    case .yogurt: "yogurt sour_cream kefir tzatziki"
    case .butter: "butter margarine ghee"
    case .crumbs: "breadcrumbs croutons cornmeal coating_mix polenta"
    case .nuts: "nuts pumpkin_seeds sunflower_seeds coconut_flakes toasted_coconut mixed_seeds trail_mix"
    case .fruit:
      """
      apple pear peach plum apricot cherry berries strawberry grape mango pineapple orange banana fig kiwi \
      melon persimmon pomegranate grapefruit canned_peach papaya watermelon \
      dragon_fruit passion_fruit kumquat fruit_mix guava lychee canned_pear canned_mandarin fruit_cocktail \
      applesauce star_fruit
      """
    case .driedFruit:
      """
      raisins cranberry dried_apricot dates prune dried_fig dried_persimmon dried_cherry dried_currants \
      dried_mango dried_apple candied_ginger
      """
    case .chocolate: "dark_chocolate white_chocolate"
    case .cereal:
      """
      granola cereal corn_flakes bran_cereal cookies shortbread speculoos amaretti meringue gingersnaps \
      graham_crackers oreo brownies pound_cake sponge_cake ladyfingers
      """
    case .dessertCream:
      "whipped_cream whipped_topping clotted_cream custard ice_cream frozen_yogurt vanilla_pudding sorbet"
    case .citrus: "lemon lime calamansi yuzu"
    case .herb: "basil parsley cilantro mint dill tarragon perilla_leaf chives chervil shiso"
    case .woodyHerb: "rosemary thyme sage oregano marjoram savory mixed_herbs"
    case .laver: "laver"
    case .olives:
      """
      olives capers pickles anchovy_fillets sun_dried_tomato pickled_daikon pickled_onion pickled_ginger \
      radish_pickle pickled_beets pickled_red_cabbage pickled_jalapeno pepperoncini pimiento preserved_lemon \
      pickled_garlic fried_onions fried_shallots
      """
    case .sweetener:
      """
      honey maple_syrup jam golden_syrup condensed_milk balsamic_glaze lemon_curd caramel_sauce chocolate_syrup \
      molasses jocheong oligo_syrup plum_syrup dulce_de_leche agave
      """
    case .curry: "curry_powder garam_masala indian_curry_paste"
    case .thaiPaste: "red_curry_paste green_curry_paste"
    case .curryRoux: "curry curry_roux"
    case .koreanPaste: "gochujang doenjang ssamjang gangdoenjang cheonggukjang"
    case .asianSauce:
      """
      soy_sauce oyster_sauce hoisin_sauce teriyaki_sauce stir_fry_sauce doubanjiang black_bean_paste \
      sweet_chili_sauce miso salted_shrimp fish_sauce ponzu xo_sauce mala_sauce pad_thai_sauce galbi_marinade \
      sriracha hot_sauce tonkatsu_sauce tom_yum_paste tsuyu chili_garlic_paste shrimp_paste rice_wine sake \
      shaoxing mirin yangnyeom_sauce
      """
    case .condiment:
      """
      harissa mustard barbecue_sauce ketchup worcestershire_sauce gravy gravy_mix cranberry_sauce chutney \
      mint_sauce apple_butter horseradish horseradish_sauce salad_dressing steak_sauce adobo_sauce sofrito
      """
    case .drink: "white_wine red_wine beer stout hard_cider orange_juice apple_juice pineapple_juice"
    case .tomatoSauce:
      """
      tomato_sauce tomato_paste canned_tomato tomato_soup tomato_juice onion_soup sloppy_joe_sauce canned_chili bolognese
      """
    case .spread:
      """
      pesto tahini hummus mayonnaise salsa chocolate_spread refried_beans tapenade chimichurri guacamole \
      baba_ganoush sandwich_spread cheese_spread tartar_sauce cocktail_sauce pate \
      liverwurst bean_dip
      """
    case .nutButter: "peanut_butter almond_butter peanut_sauce"
    case .finish:
      """
      olive_oil sesame_oil perilla_oil chili_oil truffle_oil garlic_oil cooking_oil salt black_pepper gochugaru \
      chili_flakes chili_powder paprika_powder cumin cinnamon turmeric garlic_powder onion_powder nutmeg \
      spice_mix five_spice lemon_juice lime_juice lemon_zest lime_zest everything_seasoning zaatar sumac dukkah \
      coriander_seeds fennel_seeds caraway cloves allspice star_anise sichuan_pepper ginger_powder \
      mustard_powder cinnamon_sugar nutritional_yeast black_sesame poppy_seeds flaxseed shichimi coconut_oil \
      walnut_oil perilla_powder sesame_seeds furikake sauce_mix chia_seeds dried_chili guajillo ancho cayenne sugar
      """
    case .vinegar: "vinegar"
    case .stock:
      "chicken_stock beef_stock stock vegetable_stock anchovy_stock kelp_stock dashi fish_stock pork_stock"
    case .unsuited:
      """
      pork_bones pork_roast whole_chicken duck_leg t_bone tomahawk raw_beef octopus lobster crab sashimi_mix \
      raw_salmon tuna_sashimi salted_cod pickled_herring pufferfish fresh_anchovy geoduck dried_chickpeas \
      dried_shiitake dried_bracken dried_chwinamul canned_potatoes canned_spinach canned_asparagus \
      canned_green_beans frying_mix seaweed_stems oats lasagna cannelloni jumbo_shells elderberry ramen_packet \
      bibim_ramen black_bean_ramen salted_napa_cabbage ramie_leaf phyllo crescent_dough \
      spaghetti_squash rhubarb fresh_cranberry
      """
    }
  }
}
