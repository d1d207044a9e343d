internal import Recipes

/// How far a recipe is about the foods of a request, and about nothing else.
struct RequestCoverage {
  let recipe: Recipe
  private let match: RecipeMatch
  private let finder: SupplyFinder
  private let tolerance: Tolerance
  private let kitchen: Kitchen
  /// The chosen foods that no dish may leave out: beside two others, herbs, onion and the like may be.
  private let foods: [String]
  private let needs: [RecipeNeed]
  /// The missing ingredients, besides what is ordinary, and besides what is minor and not named by the title.
  private let missing: [String]
  /// Whether it uses all that was chosen, herbs and onion included.
  let usesEverything: Bool
  /// Whether it uses all that was chosen but stocks, oils and spices, which go into a dish unnoticed.
  let usesAllTastes: Bool
  /// The chosen foods that the recipe does not require.
  private let options: [String]

  /// Compares a recipe with the choice of a request; nil if it uses nothing of it.
  init?(of chosen: [String], by recipe: Recipe, _ matcher: RecipeMatcher, in kitchen: Kitchen) {
    guard let match = matcher.match(recipe) else { return nil }
    (self.recipe, self.match, finder, self.kitchen) = (recipe, match, matcher.finder, kitchen)
    tolerance = Tolerance(chosen.count)
    let substantial = chosen.filter { !ImprovisedDish.isDispensable($0) }
    let foods = substantial.count > 1 ? substantial : chosen
    let (needs, finder) = (recipe.needs, matcher.finder)
    (self.foods, self.needs) = (foods, needs)
    let unused = chosen.filter { !match.have.contains($0) }
    usesEverything = unused.isEmpty
    usesAllTastes = unused.allSatisfy(ImprovisedDish.goesIntoAnything)
    missing = match.missing.filter { id in
      let isMinor = kitchen.cupboard.contains(id) || ImprovisedDish.isGarnish(id)
      return !kitchen.ordinary.contains(id)
        && (!isMinor || needs.contains { $0.id == id && recipe.titleNames($0) })
    }
    options = foods.filter { food in
      !needs.contains {
        $0.role != .optional && finder.isSupplied($0.id, by: food)
          && !ImprovisedDish.isCookedRice(food, insteadOf: $0.id)
      }
    }
  }

  /// The score of the recipe.
  var score: Double { match.score }
}

extension RequestCoverage {
  /// A kitchen, by what it has besides the chosen food.
  struct Kitchen {
    /// What seasons a dish: vegetables, stocks and sauces.
    let seasoning: Set<String>
    /// The food that most kitchens have, or that is quickly bought, and whose lack makes no dish a wrong answer.
    let ordinary: Set<String>
    /// Food of most kitchens that is as ordinary, except for dishes that are named for it.
    let cupboard: Set = ["canned_tomato", "egg", "cheese", "parmesan", "bread", "cream", "kimchi", "capers", "olives"]
    /// All of these.
    let stock: Set<String>

    static let western = Self(pastes: [])
    static let korean = Self(pastes: ["anchovy_stock", "doenjang", "gochujang", "ssamjang", "salted_shrimp"])

    /// - Parameter pastes: what seasons the dishes of its cuisine alone.
    private init(pastes: Set<String>) {
      seasoning = Aromatics.all.union(pastes).union([
        "beef_stock", "chicken_stock", "vegetable_stock", "dashi", "fish_stock", "honey",
        "chili_powder", "fish_sauce", "oyster_sauce", "mayonnaise", "mustard", "ketchup", "lemon_juice", "lime_juice",
      ])
      ordinary = seasoning.union(["rice", "cooked_rice", "milk", "butter", "flour", "starch"])
      stock = ordinary.union(cupboard)
    }
  }

  /// How far a dish may be from being about all chosen ingredients and nothing else.
  private struct Tolerance {
    /// The number of chosen ingredients that it need not require, and of those that it need not even list.
    let options, additions: Int
    /// The number of missing ingredients, besides what is ordinary, of the best dish, of others, and of those that are named
    /// for all chosen foods.
    let missingOfBest, missingOfOthers, missingOfNamed: Int
    /// The same number of dishes that do not list everything.
    static let missingBesideAdditions = 1
    /// The least quality, in percent, of a dish in which a chosen ingredient only replaces another.
    static let quality = 80
    /// The number of missing ingredients that are too many for fewer than so many foods.
    static let (muchMissing, manyFoods) = (4, 4)

    /// - Parameter count: the number of chosen ingredients.
    init(_ count: Int) {
      (options, additions, missingOfBest, missingOfOthers, missingOfNamed) =
        switch count {
        case 2: (1, 0, 0, 0, 1)
        case 3: (1, 1, 3, 1, 3)
        case 4: (2, 1, 3, 1, 3)
        default: (3, 1, 3, 1, 3)
        }
    }
  }
}

extension RequestCoverage {
  /// Returns whether the recipe is about all chosen ingredients, and about nothing else that is missing.
  ///
  /// Some of the chosen ingredients may be options, or be taken besides what the recipe lists.
  ///
  /// - Parameter isBest: whether it is the best match.
  func isComplete(isBest: Bool) -> Bool {
    guard foods.allSatisfy(match.have.contains), !lacksTitled, !stretchesFood, !rushesMeat, !stewsThinMeat, !cooksAgain,
      !servesRawMeat, !hasOptionOfTwo, !lacksMuch,
      options.count <= tolerance.options || isServedByOptions, additions.count <= tolerance.additions
    else { return false }
    return missing.count <= (additions.isEmpty ? mostMissing(isBest: isBest) : Tolerance.missingBesideAdditions)
  }

  /// Whether it lists all of three or more chosen foods, if most only as options, and lacks nothing but seasoning.
  private var isServedByOptions: Bool {
    tolerance.additions > 0 && additions.isEmpty && options.count < foods.count && requiresMains
      && match.missing.allSatisfy(kitchen.seasoning.contains)
  }

  /// Whether no other recipe for several foods can come before it, if it is the best one.
  var isIdeal: Bool { listsExactly && distance == 0 && isNamedForAll && isComplete(isBest: true) }

  /// Whether the title names all chosen foods, and the recipe lists each as such, not as any of its kind: fish on spinach is
  /// not named for salmon.
  var isNamedExactly: Bool {
    let named = Set(needs.filter { $0.role == .required && recipe.titleNames($0) }.map(\.id))
    return foods.allSatisfy(named.contains)
  }

  /// Whether the title names all chosen foods.
  var isNamedForAll: Bool {
    let named = needs.filter(recipe.titleNames)
    return foods.allSatisfy { food in
      named.contains { finder.isSupplied($0.id, by: food) }
    }
  }

  /// Whether the recipe lists all chosen foods as such, not as any of their kind.
  var listsExactly: Bool {
    foods.allSatisfy { food in
      needs.contains { $0.id == food }
    }
  }

  /// Whether the title names nothing that is missing, unless it only rounds the dish off or is the bread, rice or pastry of
  /// it.
  var isPlain: Bool {
    !needs.contains { need in
      missing.contains(need.id) && !ImprovisedDish.isGarnish(need.id) && !ImprovisedDish.isBase(need.id)
        && (need.prominence.isTitled || recipe.titleNames(need))
    }
  }

  /// Whether what it is served on, or mixed with, is missing: tortillas, pasta, pastry. For several foods, rice and bread are
  /// at hand.
  var lacksBase: Bool {
    foods.count == 1 ? match.missing.contains(where: ImprovisedDish.isBase) : lacksUnusualBase
  }

  /// Whether what it is served on is missing, and is neither rice nor bread nor the usual base of a chosen food.
  var lacksUnusualBase: Bool {
    match.missing.contains { base in
      ImprovisedDish.isBase(base) && !kitchen.stock.contains(base)
        && !foods.contains { UsualBase.of($0, is: base) }
    }
  }

  /// The number of chosen ingredients that the recipe does not list, and of missing ones that more than round it off.
  var distance: Int { match.added.count + lacking(besides: kitchen.ordinary) }

  /// The number of missing ingredients that most kitchens do not have, and that more than round it off.
  var lack: Int { lacking(besides: kitchen.stock) }

  private func lacking(besides stock: Set<String>) -> Int {
    match.missing.count { id in
      ImprovisedDish.isBase(id) || !stock.contains(id) && !ImprovisedDish.isGarnish(id)
    }
  }

  /// Whether it requires each of the chosen foods around which a dish is built: no meat or fish is only an option of it.
  var requiresMains: Bool { !options.contains(where: ImprovisedDish.isMain) }

  /// Whether it requires each of the chosen foods on which others are served: rice is no option of it.
  var requiresBases: Bool { !options.contains(where: ImprovisedDish.isBase) }

  /// Whether it uses all chosen foods, cooks none of them twice, and is named for nothing that is missing.
  var isAboutAll: Bool { foods.allSatisfy(match.have.contains) && !lacksTitled && !cooksAgain }

  /// Whether it uses all of three or more chosen foods but one, which is no meat or fish, and is named for nothing that is
  /// missing.
  var isAboutAllButOne: Bool {
    foods.count > 2 && foods.count { !match.have.contains($0) } == 1 && requiresMains && !lacksTitled
      && !cooksAgain
  }

  /// Whether it comes before an improvised dish, if it is complete: it lists all chosen foods that no dish may leave out,
  /// or takes the last one besides, requires meat, fish or the like if any was chosen, and lacks nothing that it is served
  /// on, besides rice and bread.
  var isFirm: Bool {
    let mains = foods.filter(ImprovisedDish.isMain)
    return (additions.isEmpty || isRoundedOff) && (mains.isEmpty || !mains.allSatisfy(options.contains))
      && !lacksUnusualBase
  }

  /// Whether it requires two or more of the chosen foods, takes one besides that is soon done, and lacks nothing that is
  /// not ordinary: a casserole of potato and minced beef takes corn, but eggplant wants a dish of its own.
  private var isRoundedOff: Bool {
    additions.count == 1 && !additions.contains(where: ImprovisedDish.isFirmVegetable)
      && foods.count - options.count > 1 && requiresMains
      && match.missing.allSatisfy(kitchen.ordinary.contains)
  }

  /// Whether the recipe lists all chosen ingredients, if only as options.
  var listsAll: Bool { match.added.isEmpty }
}

extension RequestCoverage {
  private func mostMissing(isBest: Bool) -> Int {
    if isNamedForAll { return tolerance.missingOfNamed }
    return isBest ? tolerance.missingOfBest : tolerance.missingOfOthers
  }

  /// Whether the list is so long that a few chosen foods hardly begin it, and the title does not name them all.
  private var lacksMuch: Bool {
    foods.count < Tolerance.manyFoods && !isNamedForAll
      && match.missing.count { !kitchen.seasoning.contains($0) } >= Tolerance.muchMissing
  }

  /// Whether the recipe is about something that is missing, or named for something that only another food replaces.
  private var lacksTitled: Bool {
    needs.contains { need in
      missing.contains(need.id) && (need.prominence.isTitled || isNamedByWord(need)) || isNamedInVain(need)
    }
  }

  /// Whether the title names a listed ingredient, if only an option, that nothing chosen or available is.
  private func isNamedInVain(_ need: RecipeNeed) -> Bool {
    guard need.role != .staple, !IndexedNeed.isAddition(need.role, need.prominence.part),
      !kitchen.ordinary.contains(need.id), recipe.titleNamesItself(need), !isMet(need)
    else { return false }
    // Sweet potatoes name no potatoes.
    return !needs.contains { $0.id != need.id && isMet($0) && recipe.titleNames($0, where: need) }
  }

  /// Whether the title names a need by a word of its name that is in that of no other food that is there: Steak with
  /// Mushrooms names a beef steak, and Coconut Curry coconut milk.
  private func isNamedByWord(_ need: RecipeNeed) -> Bool {
    recipe.titleNamesWord(of: need, besides: needs.filter { $0.id != need.id && isMet($0) })
  }

  /// Whether an available food is an ingredient, or as good.
  private func isMet(_ need: RecipeNeed) -> Bool {
    finder.supply(for: need.id).map { supply in
      supply.closeness != .substitute || supply.quality >= Self.sameQuality
    } ?? false
  }

  /// The quality, in percent, with which a substitute is as good as what the title names: tuna, fresh or canned.
  private static let sameQuality = 95

  /// The chosen foods that it does not even list.
  private var additions: [String] { options.filter(match.added.contains) }

  /// Whether a chosen food only stands, and badly, for another.
  private var stretchesFood: Bool {
    match.substitutions.contains { substitution in
      substitution.quality < Tolerance.quality && options.contains(substitution.substitute)
        && !needs.contains { finder.isSupplied($0.id, by: substitution.substitute) }
    }
  }

  /// Whether a chosen cut that wants hours is to be done in minutes, as meat of any kind.
  private var rushesMeat: Bool {
    (Self.quickKinds.contains(recipe.kind) || recipe.minutes < Self.minutesOfToughMeat)
      && foods.contains { food in
        ImprovisedDish.isTough(food) && !needs.contains { $0.id == food }
      }
  }

  /// The least minutes of a dish in which such a cut gets tender.
  private static let minutesOfToughMeat = 60

  /// The kinds of dishes that give meat no time.
  private static let quickKinds: Set<DishKind> = [
    .stirFry, .grill, .fried, .rice, .noodle, .pasta, .sandwich, .salad, .pizza,
  ]

  /// Whether chosen meat in thin slices is to be stewed, as meat of any kind.
  private var stewsThinMeat: Bool {
    recipe.minutes >= Self.minutesOfToughMeat
      && foods.contains { food in
        ImprovisedDish.isThinlySliced(food) && !needs.contains { $0.id == food }
      }
  }

  /// Whether a chosen food that was cooked before is to be cooked again, as if it were raw.
  private var cooksAgain: Bool { recooksMeat || reboilsRice }

  /// Whether that is meat.
  private var recooksMeat: Bool {
    let isLong = recipe.minutes >= Self.minutesOfToughMeat
    return (recipe.boilsRice || isLong || !Self.warmingKinds.contains(recipe.kind))
      && foods.contains { food in
        ImprovisedDish.isCookedMeat(food)
          && !needs.contains { ImprovisedDish.isCookedMeat($0.id) && finder.isSupplied($0.id, by: food) }
      }
  }

  /// Whether that is rice, which turns to mush in the place of the raw rice of a pilaf or a risotto.
  private var reboilsRice: Bool {
    recipe.boilsRice
      && foods.contains { food in
        needs.contains { ImprovisedDish.isCookedRice(food, insteadOf: $0.id) && finder.isSupplied($0.id, by: food) }
      }
  }

  /// Whether raw meat is to stand for meat that was cooked before, and would only be warmed.
  private var servesRawMeat: Bool {
    needs.contains { need in
      need.role == .required && ImprovisedDish.isCookedMeat(need.id)
        && foods.contains { !ImprovisedDish.isCookedMeat($0) && finder.isSupplied(need.id, by: $0) }
    }
  }

  /// The kinds of dishes into which cooked meat goes as well as raw meat.
  private static let warmingKinds: Set<DishKind> = [.soup, .salad, .rice, .porridge, .noodle, .pasta, .pizza, .egg]

  /// Whether one of two foods is an option, although something else is missing, however ordinary.
  private var hasOptionOfTwo: Bool {
    tolerance.additions == 0 && !options.isEmpty
      && needs.contains { need in
        match.missing.contains(need.id) && (!Aromatics.all.contains(need.id) || recipe.titleNames(need))
      }
  }
}
