internal import Ingredients
public import Localization
internal import Synchronization

/// A package as shops usually sell an ingredient: a bag of a kilogram, a box of ten, a root of thirty grams.
///
/// The sizes are the smallest common ones on the shelves of Korean and Western supermarkets; they serve to round what is
/// needed up, not to price it.
public struct ShopPack: Sendable, Equatable {
  /// The container.
  public let container: ShopContainer
  /// The content: grams, millilitres or pieces.
  public let content: Amount
  /// The smallest part of it that shops sell: a half for a cabbage, otherwise 1.
  public let step: Double

  /// Returns the usual package of an ingredient; nil if it is sold loose, by the piece or by weight.
  public static func of(_ id: String) -> ShopPack? { ShopPackTable.standard.pack(of: id) }
}

/// The container of a ``ShopPack``; the raw value is its name in JSON.
public enum ShopContainer: String, CaseIterable, Sendable {
  case bag, pack, box, carton, bottle, jar, can, tub, bunch, head, root, block, loaf

  /// Returns the word that follows a number.
  public func name(for count: Double, in language: Language) -> String {
    let (singular, plural, korean) = words
    return language == .korean ? korean : count > 1 ? plural : singular
  }

  private var words: (singular: String, plural: String, korean: String) {
    switch self {
    case .bag: ("bag", "bags", "봉")
    case .pack: ("pack", "packs", "팩")
    case .box: ("box", "boxes", "상자")
    case .carton: ("carton", "cartons", "팩")
    case .bottle: ("bottle", "bottles", "병")
    case .jar: ("jar", "jars", "병")
    case .can: ("can", "cans", "캔")
    case .tub: ("tub", "tubs", "통")
    case .bunch: ("bunch", "bunches", "단")
    case .head: ("head", "heads", "통")
    case .root: ("root", "roots", "뿌리")
    case .block: ("block", "blocks", "모")
    case .loaf: ("loaf", "loaves", "봉")
    }
  }

  /// Returns whether a unit counts such a container.
  package func holds(_ unit: AmountUnit) -> Bool { units.contains(unit.measure) }

  /// The units by which a recipe or a cook counts such a container.
  private var units: [AmountUnit] {
    switch self {
    case .bag: [.bag, .pack]
    case .pack, .box, .carton: [.pack, .bag]
    case .bottle, .jar: [.bottle]
    case .can: [.can]
    case .tub: [.pack]
    case .bunch: [.bunch, .bag, .pack]
    case .head: [.head]
    case .root: [.piece, .bare]
    case .block: [.block]
    case .loaf: [.bag, .pack]
    }
  }

  /// Whether the word says enough, so that the weight need not be shown.
  public var isPlain: Bool {
    switch self {
    case .bunch, .head, .root, .block: true
    default: false
    }
  }
}

extension ShopPack {
  /// Returns the package with its content in the units of a system.
  public func converted(to units: UnitSystem) -> ShopPack {
    // Without an ingredient a weight stays a weight.
    ShopPack(container: container, content: content.converted(to: units, of: ""), step: step)
  }
}

/// The packages by ingredient, then by category; kinds have the package of their parent unless they have their own.
struct ShopPackTable: Sendable {
  static let standard = ShopPackTable(text)

  private let packs: [Substring: ShopPack?]

  /// The identifiers of the ingredients that have a line of their own.
  var ids: [String] { packs.keys.filter { $0.first != "[" }.map(String.init) }

  private let cache = ShopPackCache()

  /// - Parameter text: lines of an identifier, a container or `loose`, the content, and `half` if halves are sold.
  init(_ text: String) {
    var packs: [Substring: ShopPack?] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      precondition(words.count >= 2, "a line has an identifier and a container")
      packs[words[0]] = .some(Self.pack(words.dropFirst()))
    }
    self.packs = packs
  }

  private static func pack(_ words: ArraySlice<Substring>) -> ShopPack? {
    guard let name = words.first, name != "loose" else { return nil }
    guard words.count >= 2, let container = ShopContainer(rawValue: String(name)),
      let content = content(words[words.startIndex + 1])
    else { preconditionFailure("a line has a known container and a content") }
    return ShopPack(container: container, content: content, step: words.last == "half" ? 0.5 : 1)
  }

  private static func content(_ word: Substring) -> Amount? {
    let number = word.prefix { $0.isNumber || $0 == "." }
    let unit: AmountUnit? =
      word.count == number.count ? .piece : AmountUnit(rawValue: String(word.dropFirst(number.count)))
    guard let value = Double(number), let unit else { return nil }
    return Amount(value, unit)
  }

  /// Returns the package of an ingredient, its nearest ancestor or its category; nil if it is sold loose.
  func pack(of id: String) -> ShopPack? {
    if let cached = cache[id] { return cached }
    let pack = uncachedPack(of: id)
    cache[id] = .some(pack)
    return pack
  }

  private func uncachedPack(of id: String) -> ShopPack? {
    let knowledge = IngredientKnowledge.standard
    for id in knowledge.lineage(of: id) { if let found = packs[id[...]] { return found } }
    guard let facts = knowledge[id] else { return nil }
    // A piece of sixty grams or more is picked from a crate, smaller ones come in packs.
    if let grams = facts.gramsPerPiece, grams >= 60, Self.crates.contains(facts.category) { return nil }
    return packs["[\(facts.category.rawValue)]"] ?? nil
  }

  private static let crates: Set<IngredientCategory> = [.vegetable, .mushroom, .fruit]

  /// The table; a category in brackets stands for its other ingredients.
  private static let text = """
    [vegetable] pack 200g
    [mushroom] pack 200g
    [herb] bunch 25g
    [fruit] pack 500g
    [meat] loose
    [processed_meat] pack 200g
    [seafood] loose
    [dried_seafood] pack 50g
    [dairy_and_eggs] pack 200g
    [tofu] pack 300g
    [kimchi] pack 500g
    [grain] bag 500g
    [noodle] pack 500g
    [bread] pack 300g
    [legume] bag 500g
    [nut] bag 150g
    [sauce] bottle 300g
    [oil] bottle 500ml
    [spice] jar 40g
    [baking] pack 100g
    [drink] bottle 500ml
    [prepared] pack 300g
    napa_cabbage head 1500g half
    baby_napa_cabbage head 700g
    bomdong head 500g
    cabbage head 900g half
    iceberg_lettuce head 500g
    romaine head 300g
    broccoli head 300g
    cauliflower head 600g
    celery bunch 400g
    asparagus bunch 250g
    spinach bunch 250g
    frozen_spinach bag 500g
    canned_spinach can 400g
    chard bunch 300g
    mallow bunch 300g
    kale bunch 200g
    crown_daisy bunch 200g
    water_parsley bunch 300g
    garlic_chives bunch 200g
    green_onion bunch 500g
    chives bunch 50g
    leek loose
    naengi pack 200g
    lettuce pack 150g
    perilla_leaf bunch 50g
    bean_sprouts bag 300g
    bok_choy pack 300g
    garlic head 50g
    crushed_garlic tub 200g
    ginger root 30g
    galangal root 30g
    green_chili bag 100g
    red_chili bag 100g
    cherry_tomato pack 500g
    okra pack 150g
    snow_peas pack 150g
    green_beans pack 200g
    peas bag 400g
    pumpkin loose
    daikon head 1000g half
    radish bunch 250g
    creamed_corn can 400g
    canned_corn can 340g
    bamboo_shoots can 230g
    chipotle can 200g
    cooked_rice pack 210g
    canned_pumpkin can 425g
    hominy can 425g
    mushroom pack 200g
    shiitake pack 150g
    oyster_mushroom pack 200g
    enoki pack 150g
    beech_mushroom pack 150g
    wood_ear pack 50g
    basil bunch 25g
    bay_leaf pack 10g
    lemongrass bunch 100g
    strawberry pack 500g
    grape bunch 500g
    berries pack 150g
    cherry pack 300g
    raisins bag 200g
    dates pack 200g
    prune bag 200g
    jujube bag 200g
    lemon_juice bottle 250ml
    lime_juice bottle 250ml
    dried_apricot bag 200g
    watermelon head 4000g half
    pineapple head 1000g
    canned_peach can 400g
    canned_pear can 400g
    fruit_cocktail can 420g
    applesauce jar 350g
    chicken_stock carton 500ml
    beef_stock carton 500ml
    stock carton 500ml
    vegetable_stock carton 500ml
    anchovy_stock carton 500ml
    kelp_stock carton 500ml
    dashi carton 500ml
    fish_stock carton 500ml
    pork_stock carton 500ml
    bacon pack 200g
    ham pack 200g
    sausage pack 300g
    crab_stick pack 150g
    fish_cake pack 300g
    canned_fish can 150g
    anchovy_fillets can 50g
    clam pack 300g
    mussel pack 500g
    dried_anchovy pack 200g
    dried_shrimp pack 100g
    dried_kelp pack 100g
    laver pack 20g
    bonito_flakes pack 40g
    egg box 10
    quail_eggs box 20
    milk carton 1L
    buttermilk carton 500ml
    cream carton 250ml
    half_and_half carton 250ml
    sour_cream tub 200g
    creme_fraiche tub 200g
    yogurt tub 500g
    butter block 250g
    margarine tub 250g
    cheese pack 200g
    mozzarella pack 200g
    cream_cheese tub 200g
    mascarpone tub 250g
    ricotta tub 250g
    cottage_cheese tub 250g
    ice_cream tub 500ml
    evaporated_milk can 400g
    condensed_milk can 400g
    milk_powder bag 500g
    tofu block 300g
    soft_tofu pack 350g
    acorn_jelly block 300g
    mung_bean_jelly block 300g
    konjac block 250g
    pickles jar 300g
    olives jar 200g
    capers jar 100g
    rice bag 1kg
    glutinous_rice bag 1kg
    noodles pack 500g
    ramen pack 110g
    lasagna box 250g
    dumpling_wrapper pack 30
    spring_roll_wrapper pack 20
    rice_paper pack 20
    dumpling bag 500g
    bread loaf 400g
    tortilla pack 8
    breadcrumbs bag 200g
    tteok bag 500g
    puff_pastry pack 500g
    baked_beans can 400g
    refried_beans can 400g
    sesame_seeds bag 100g
    peanut_butter jar 350g
    tahini jar 300g
    soy_sauce bottle 500ml
    fish_sauce bottle 500ml
    oyster_sauce bottle 250ml
    gochujang tub 500g
    doenjang tub 500g
    ssamjang tub 500g
    miso tub 500g
    ketchup bottle 500g
    mayonnaise bottle 500g
    mustard jar 200g
    tomato_sauce jar 600g
    tomato_paste can 170g
    jam jar 350g
    cooking_oil bottle 900ml
    olive_oil bottle 500ml
    sesame_oil bottle 300ml
    perilla_oil bottle 300ml
    vinegar bottle 500ml
    shortening tub 450g
    salt bag 500g
    black_pepper jar 50g
    gochugaru bag 500g
    bouillon box 8
    curry_powder bag 100g
    flour bag 1kg
    buckwheat_flour bag 500g
    pancake_mix bag 1kg
    rice_flour bag 500g
    glutinous_rice_flour bag 500g
    starch bag 500g
    sugar bag 1kg
    powdered_sugar bag 500g
    honey jar 500g
    corn_syrup bottle 700g
    oligo_syrup bottle 700g
    maple_syrup bottle 250ml
    yeast pack 10g
    baking_powder can 100g
    baking_soda box 200g
    vanilla bottle 50ml
    cocoa pack 200g
    dark_chocolate pack 100g
    white_chocolate pack 100g
    marshmallow bag 200g
    ice bag 1kg
    juice carton 1L
    soy_milk carton 1L
    almond_milk carton 1L
    oat_milk carton 1L
    coconut_milk can 400ml
    rice_wine bottle 360ml
    mirin bottle 500ml
    makgeolli bottle 750ml
    red_wine bottle 750ml
    white_wine bottle 750ml
    beer can 500ml
    spirits bottle 700ml
    coffee bag 200g
    curry_roux box 100g
    canned_soup can 300g
    frozen_vegetables bag 500g
    french_fries bag 500g
    """
}

/// A thread-safe cache of packages by ingredient; a search compares the units of an ingredient many times.
private final class ShopPackCache: Sendable {
  private let packs = Mutex<[String: ShopPack?]>([:])

  /// The package of an ingredient; the outer optional is nil before it was looked up.
  subscript(id: String) -> ShopPack?? {
    get { packs.withLock { $0[id] } }
    set { packs.withLock { $0[id] = newValue } }
  }
}
