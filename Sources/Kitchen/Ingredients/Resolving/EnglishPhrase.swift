/// An English phrase in which some words name an ingredient and the others describe it.
struct EnglishPhrase {
  private let words: [String]

  init(_ phrase: String) {
    words = phrase.split { $0.isWhitespace || $0 == "/" }.map { $0.lowercased() }
  }

  /// Returns the ingredient that the longest run of words names, provided that all other words can be dropped.
  ///
  /// Descriptive words are dropped first, then unknown words too.
  func ingredient(in names: IngredientNames) -> Ingredient? {
    ingredient(in: names, leavingOut: EnglishDescription.contains)
      ?? ingredient(in: names) { EnglishDescription.contains($0) || names[$0] == nil }
  }

  private func ingredient(in names: IngredientNames, leavingOut isDroppable: (String) -> Bool) -> Ingredient? {
    let firstStarts = starts(leavingOut: isDroppable)
    let ends = ends
    for length in stride(from: min(words.count, 6), through: 1, by: -1) {
      for end in ends where end >= length && firstStarts.contains(end - length) {
        if let ingredient = names[words[(end - length)..<end].joined(separator: " ")] { return ingredient }
      }
    }
    return nil
  }

  /// Returns the positions before which every word can be dropped: "juice of 2 lemons" is lemons.
  private func starts(leavingOut isDroppable: (String) -> Bool) -> Set<Int> {
    func starts(from position: Int) -> ClosedRange<Int> {
      position...(position + words[position...].prefix(while: isDroppable).count)
    }
    let afterLinks = words.indices.filter { ["of", "from"].contains(words[$0]) }.map { $0 + 1 }
    return Set(([0] + afterLinks).flatMap(starts))
  }

  /// The positions from which on every word can be dropped, in descending order.
  private var ends: [Int] {
    var ends = [words.count]
    for position in words.indices.reversed() {
      let isDroppable = EnglishDescription.contains(words[position]) && ends.last == position + 1
      if isDroppable || EnglishDescription.prepositions.contains(words[position][...]) { ends.append(position) }
    }
    return ends
  }
}

/// English words for how an ingredient is cut, kept, sold or counted, which do not name it.
enum EnglishDescription {
  /// Returns whether a lower-case word is descriptive; numbers are too.
  static func contains(_ word: String) -> Bool {
    let bare = word.drop { !$0.isLetter && !$0.isNumber }.prefix { $0.isLetter || $0 == "-" || $0 == "'" }
    return bare.isEmpty || words.contains(bare[...]) || bare.split(separator: "-").allSatisfy(words.contains)
  }

  /// Words that start a droppable phrase after the name.
  static let prepositions: Set<Substring> = Set(
    """
    for to in with without from as at such like if on plus about per using preferably optional until of into over that
    which
    """.words)

  private static let words = Set((cuts + "\n" + states + "\n" + sizes + "\n" + counts + "\n" + fillers).words)

  private static let cuts = """
    chopped diced minced sliced grated shredded crushed cubed julienned mashed pressed torn cut shaved slivered
    flaked ground halved quartered peeled cored seeded deseeded pitted trimmed zested crumbled smashed bruised
    rinsed drained grounded used washed cleaned scrubbed separated beaten whisked melted softened sifted pureed
    puréed blended strained squeezed crumbed rolled ribboned butterflied deveined shelled hulled boned deboned
    boneless skinless bone-in skin-on skinned pre-grated pre-shredded pre-cut freshly finely coarsely roughly
    thinly thickly lightly firmly loosely well very
    """

  private static let states = """
    fresh dried dry frozen canned tinned jarred bottled raw cooked uncooked precooked boiled steamed roasted
    toasted grilled fried baked smoked salted unsalted sweetened unsweetened ripe overripe unripe cold hot warm
    lukewarm chilled room-temperature temperature room thawed leftover stale day-old organic natural pure real
    virgin unbleached enriched low-sodium low sodium reduced-sodium fat-free nonfat low-fat full-fat fat high-
    fat lean extra light mild spicy sour plain regular quality high-quality good premium homemade store-bought
    prepared instant quick-cooking processed young untreated unwaxed tender firm soft hard crisp crusty hearty
    italian french german chinese japanese korean thai mexican greek spanish turkish hungarian indian vietnamese
    swiss english american asian european neutral seedless vegan free-range farm-fresh live whole green red
    white yellow black brown golden purple dark unpeeled
    """

  private static let sizes = """
    large medium small big little tiny jumbo extra-large medium-sized large-sized small-sized sized size long
    short thick thin fine coarse heaping heaped level scant generous overfilled rounded packed full half quarter
    third double bite-sized
    """

  private static let counts = """
    cup cups tablespoon tablespoons tbsp tbs teaspoon teaspoons tsp gram grams g kg ml l liter liters litre
    litres dl cl ounce ounces oz pound pounds lb lbs quart quarts pint pints gallon stick sticks clove cloves
    bulb bulbs head heads can cans tin tins jar jars pack packs package packages packet packets pkg box boxes
    bag bags bottle bottles container carton tub tube sachet envelope bunch bunches sprig sprigs twig twigs
    stalk stalks rib ribs stem stems spear spears leaf leaves floret florets slice slices piece pieces chunk
    chunks cube cubes strip strips wedge wedges ring rings round rounds half halves fillet fillets filet steak
    steaks loaf loaves ear ears pod pods thread threads grain grains drop drops dash dashes pinch pinches splash
    sprinkle drizzle handful handfuls knob thumb inch cm block blocks sheet sheets bowl bowls glass glasses mug
    spoon spoonful spoonfuls dozen serving servings portion portions bit bits part parts rack granules ribbons
    matchsticks rind skin skins breast thigh
    """

  private static let fillers = """
    a an the one two three four five six seven eight nine ten some few several any more most other additional
    each about around approximately approx roughly optional your favorite favourite choice own kind type variety
    style brand of and or to taste needed desired garnish serving decoration topping toppings frying greasing
    dusting eg e.g ca circa preferably optionally such as like similar works best quantity amount q equivalent
    divided mixed assorted good-quality
    """
}

extension String {
  /// The words between spaces and line ends.
  var words: [Substring] { split { $0 == " " || $0 == "\n" } }
}
