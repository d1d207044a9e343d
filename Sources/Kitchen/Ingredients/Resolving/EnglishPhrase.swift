/// An English phrase in which some words name an ingredient and the others describe it.
struct EnglishPhrase {
  private let words: [String]

  init(_ phrase: String) {
    words = phrase.split { $0.isWhitespace || $0 == "/" }.flatMap { Self.words(String($0).lowercased()) }
      .map { Self.spellings[$0] ?? $0 }
  }

  private static let spellings = [
    "chile": "chili", "chiles": "chili", "chilli": "chili", "chillies": "chili", "chilies": "chili", "chilis": "chili",
    "yoghurt": "yogurt", "tomatos": "tomatoes", "potatos": "potatoes", "worchestershire": "worcestershire", "n": "and",
    "parsely": "parsley", "cinamon": "cinnamon", "sause": "sauce", "paprica": "paprika", "brocolli": "broccoli",
    "zuchini": "zucchini", "mozarella": "mozzarella", "parmesean": "parmesan", "vinegarette": "vinaigrette", "&": "and",
    "tinned": "canned",
  ]

  /// Returns a word, or the two words of one like `butter-flavored` and `italian-style`.
  private static func words(_ word: String) -> [String] {
    guard let hyphen = word.lastIndex(of: "-"), links.contains(String(word[hyphen...].dropFirst())) else {
      return [word]
    }
    return [String(word[..<hyphen]), String(word[hyphen...].dropFirst())]
  }

  /// Returns the ingredient that the longest run of words names, provided that all other words can be dropped.
  ///
  /// Descriptive words are dropped first, then unknown words too.
  func ingredient(in names: IngredientNames) -> Ingredient? {
    described(in: names) ?? ingredient(in: names) { EnglishDescription.contains($0) || names[$0] == nil }
      ?? branded(in: names) ?? withoutBrand?.described(in: names) ?? withoutClass?.ingredient(in: names)
      ?? corrected?.described(in: names)
  }

  /// The phrase without a brand before the name, which may stand for a food itself, or hold words that name one:
  /// `Jell-O instant vanilla pudding mix`, `Green Giant corn`; nil for other phrases.
  var withoutBrand: EnglishPhrase? {
    guard let first = words.first, let brands = Self.brands[Self.plain(first)] else { return nil }
    let brand = brands.first { words.count > $0.count && zip($0, words).allSatisfy { $0 == Self.plain($1) } }
    return brand.map { EnglishPhrase(words.dropFirst($0.count).joined(separator: " ")) }
  }

  /// Returns a word without apostrophes, which brands are written with and without.
  private static func plain(_ word: String) -> String { word.filter { $0 != "'" && $0 != "’" } }

  /// The words of brands by the first of them, longest first.
  private static let brands = Dictionary(grouping: brandNames) { $0.first ?? "" }

  private static let brandNames = [
    "jell-o", "jello", "maggi", "philadelphia", "velveeta", "bisquick", "uncle bens", "bens original", "old el paso",
    "land o lakes", "bobs red mill", "trader joes", "betty crocker", "duncan hines", "pepperidge farm", "green giant",
    "del monte", "king arthur", "gold medal", "la choy", "hidden valley", "best foods", "red star", "le sueur",
    "aunt jemima", "ben & jerrys", "goya", "kikkoman", "heinz", "kraft", "hunts", "campbells", "swanson", "hellmanns",
    "la costena", "san marzano", "lea & perrins", "lee kum kee", "newmans own", "annies", "progresso", "barilla",
  ].map { $0.split(separator: " ").map { $0 == "&" ? "and" : String($0) } }.sorted { $0.count > $1.count }

  /// The phrase with its misspelt words put right; nil without any.
  private var corrected: EnglishPhrase? {
    let right = words.map { EnglishDescription.contains($0) ? $0 : Spelling.standard.correction(of: $0) ?? $0 }
    return right == words ? nil : EnglishPhrase(right.joined(separator: " "))
  }

  /// Returns the ingredient that a phrase names twice, by a brand and by its name: `Philadelphia cream cheese`.
  private func branded(in names: IngredientNames) -> Ingredient? {
    words.indices.dropFirst().lazy.compactMap { start -> Ingredient? in
      let found = names[words[start...].joined(separator: " ")]
      return names[words[..<start].joined(separator: " ")]?.id == found?.id ? found : nil
    }.first
  }

  /// The phrase without a last word that only repeats what kind of food the name means: `manchego cheese`, `poblano
  /// peppers`; nil for other phrases.
  private var withoutClass: EnglishPhrase? {
    guard words.count > 1, let last = words.last, Self.classes.contains(last) else { return nil }
    return EnglishPhrase(words.dropLast().joined(separator: " "))
  }

  private static let classes: Set = [
    "cheese", "cheeses", "pepper", "peppers", "mushroom", "mushrooms", "pasta", "noodles", "lettuce", "squash", "bread",
    "fish",
    "fruit", "vegetables", "greens", "sprouts", "seasoning", "spice", "dressing", "liqueur", "crackers", "cookies",
    "sausage",
    "sausages", "steak", "steaks", "chili", "blend", "mix", "mixture", "slurry",
  ]

  /// Returns the ingredient that the longest run of words names, provided that all other words describe it.
  func described(in names: IngredientNames) -> Ingredient? {
    ingredient(in: names, leavingOut: EnglishDescription.contains)
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
    let afterLinks = words.indices.filter { Self.links.contains(words[$0]) }.map { $0 + 1 }
    return Set(([0] + afterLinks).flatMap(starts))
  }

  /// Words that end what can be dropped before a name: "juice of 2 lemons", "butter-flavored shortening".
  private static let links: Set = ["of", "from", "flavored", "flavoured", "flavor", "flavour", "style", "type"]

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

/// Words for how an ingredient is cut, kept or sold, which do not name it.
package enum DescriptiveWords {
  /// Returns whether every word of an English text is descriptive: `skinless`, `thinly sliced`; false for no words.
  package static func fill(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return !words.isEmpty && words.allSatisfy { EnglishDescription.contains($0.lowercased()) }
  }

  /// Returns whether an English text after a comma describes what precedes it: `finely chopped`, `to taste`, `cut into
  /// strips`.
  package static func begin(_ text: String) -> Bool {
    guard let first = text.split(whereSeparator: \.isWhitespace).first?.lowercased() else { return true }
    return EnglishDescription.contains(first) || EnglishDescription.prepositions.contains(first[...])
  }
}

/// English words for how an ingredient is cut, kept, sold or counted, which do not name it.
enum EnglishDescription {
  /// Returns whether a lower-case word is descriptive; numbers are too. Half-and-half is food.
  static func contains(_ word: String) -> Bool {
    let bare = word.drop { !$0.isLetter && !$0.isNumber }.prefix { $0.isLetter || $0 == "-" || $0 == "'" }
    if bare.isEmpty || words.contains(bare[...]) || isParticipleOrAdverb(bare) { return true }
    let parts = bare.split(separator: "-")
    return !parts.contains("and") && parts.allSatisfy { words.contains($0) || isParticipleOrAdverb($0) }
  }

  /// Returns whether a word ends like a participle or an adverb: `undrained`, `diagonally`; seeds and jelly do not count.
  private static func isParticipleOrAdverb(_ word: Substring) -> Bool {
    guard word.count > 4 else { return false }
    return word.hasSuffix("ed") && !word.hasSuffix("eed") || word.hasSuffix("ly") && !["jelly", "belly"].contains(word)
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
    fresh dried dry frozen canned tinned jarred bottled raw cooked uncooked precooked boiled steamed roasted roast
    toasted grilled fried baked smoked salted unsalted sweetened unsweetened ripe overripe unripe cold hot warm
    lukewarm chilled room-temperature temperature room thawed leftover takeaway takeout
    overgrown homegrown stale day-old organic natural pure real
    virgin unbleached enriched low-sodium low sodium reduced-sodium fat-free nonfat low-fat full-fat fat high-
    fat lean extra light mild spicy sour plain regular quality high-quality good premium homemade store-bought
    prepared instant quick-cooking processed young untreated unwaxed tender firm soft hard crisp crusty hearty
    italian french german chinese japanese korean thai mexican greek spanish turkish hungarian indian vietnamese
    swiss english american asian european neutral seedless vegan free-range farm-fresh live whole green red
    white yellow black brown golden purple dark unpeeled mature extra-mature vintage sharp aged
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
    matchsticks rind skin skins breast thigh strand strands crumbles trimmings offcuts scraps
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
