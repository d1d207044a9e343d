/// The foods that are made of another one: whoever avoids peanuts avoids peanut butter, too.
///
/// They are neither kinds nor forms of it, which the table of ingredients tells, and no contents of many foods, such as
/// egg; see ``FoodContent``.
public enum FoodProducts {
  /// Returns the identifiers of the foods of which a food is made.
  public static func sources(of id: String) -> [String] { sources[id] ?? [] }

  /// Returns the content that is avoided with a food: dairy with milk.
  public static func content(avoidedWith id: String) -> FoodContent? {
    FoodContent(rawValue: id) ?? contents[id]
  }

  private static let contents: [String: FoodContent] = [
    "milk": .dairy, "soybeans": .soy, "sesame_seeds": .sesame, "wheat_berries": .gluten,
  ]

  /// The identifiers of all foods that are made of another one, and of these.
  static var all: [String] { sources.flatMap { [$0] + $1 } }

  /// The sources of each product.
  private static let sources: [String: [String]] = {
    var sources: [String: [String]] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for product in words.dropFirst() { sources[product, default: []].append(words[0]) }
    }
    return sources
  }()

  /// A food and its products in each line.
  private static let lines = """
    peanuts peanut_butter peanut_sauce pad_thai_sauce
    almonds almond_butter almond_milk almond_flour almond_extract almond_liqueur marzipan amaretti
    hazelnuts chocolate_spread
    shrimp dried_shrimp salted_shrimp shrimp_paste shrimp_crackers breaded_shrimp mixed_seafood red_curry_paste \
    green_curry_paste xo_sauce
    crab crab_stick soy_marinated_crab
    oyster oyster_sauce dried_oyster salted_oysters
    clam canned_clams clam_chowder
    squid dried_squid salted_squid jinmichae mixed_seafood
    fish fish_sauce fish_stock anchovy_stock anchovy_fillets dashi bonito_flakes fish_cake fish_sticks fish_roe \
    crab_stick worcestershire_sauce canned_fish tsuyu tuna_extract dried_pollack dried_anchovy salted_anchovy
    tomato tomato_sauce tomato_paste tomato_juice tomato_soup ketchup sun_dried_tomato salsa
    coconut coconut_milk coconut_flakes toasted_coconut coconut_oil coconut_water coconut_flour
    corn creamed_corn popcorn_kernels popcorn cornmeal polenta corn_flakes corn_starch corn_syrup tortilla_chips
    potato french_fries mashed_potatoes potato_chips potato_flakes potato_salad potato_starch
    mushroom cream_of_mushroom mushroom_powder
    garlic garlic_powder garlic_oil ginger_garlic_paste pickled_garlic garlic_bread
    onion onion_powder fried_onions pickled_onion onion_soup onion_soup_mix
    celery celery_seeds cream_of_celery
    chicken chicken_stock chicken_bouillon chicken_powder chicken_soup cream_of_chicken
    cabbage coleslaw sauerkraut
    cucumber pickles tzatziki
    chickpeas hummus falafel chickpea_flour
    olives tapenade
    """
}
