import IngredientLines
import Ingredients
import KitchenSamples
import Localization
import Recipes
import TestSupport
import Testing

@testable import Recommending

struct FirstAnswerTests {
  private let store: RecipeStore

  init() throws {
    let folder = TemporaryFolder()
    store = try RecipeStore(dishes: folder.dishes(), keptIn: nil)
  }

  private func first(_ request: RecommendationRequest) throws -> Recipe {
    try #require(try store.recommend(request).first).recipe
  }

  @Test func aDishAboutEverythingChosenIsNotReplaced() throws {
    #expect(try first(RecommendationRequest(["onion", "egg"])).id == "onion-omelette")
  }

  @Test func whatNoRecipeBringsTogetherIsImprovised() throws {
    let dish = try first(RecommendationRequest(["egg", "asparagus"]))
    #expect(dish.isImprovised && dish.title.english == "Frittata with Asparagus")
    let found = try #require(try store.recommend(RecommendationRequest(["egg", "asparagus"])).first)
    #expect(found.match.have == ["egg", "asparagus"] && found.match.missing == [] && found.match.added == [])
  }

  @Test func oneFoodIsNotImprovisedWith() throws {
    #expect(try !first(RecommendationRequest(["egg"])).isImprovised)
  }

  @Test func anotherOrderStands() throws {
    for order in [RecommendationOrder.missing, .minutes] {
      #expect(try !first(RecommendationRequest(["egg", "asparagus"], order: order)).isImprovised)
    }
  }

  @Test func theFilterAndTheLimitHold() throws {
    let request = RecommendationRequest(["egg", "asparagus"], filter: DishFilter(required: [.tag(.vegan)]))
    #expect(try store.recommend(request).allSatisfy { !$0.recipe.isImprovised })
    let quick = RecommendationRequest(["egg", "asparagus"], filter: DishFilter(maximumMinutes: 5))
    #expect(try store.recommend(quick).allSatisfy { !$0.recipe.isImprovised })
    let complete = RecommendationRequest(["feta", "asparagus", "lettuce"], maximumMissing: 0)
    #expect(try first(complete).isImprovised)
    let withBread = RecommendationRequest(["feta", "spinach"], maximumMissing: 0)
    #expect(try store.recommend(withBread).allSatisfy { !$0.recipe.isImprovised })
    #expect(try store.recommend(RecommendationRequest(["egg", "asparagus"], limit: 1)).count == 1)
    #expect(try store.recommend(RecommendationRequest(["egg", "asparagus"], limit: 0)).isEmpty)
  }

  @Test func koreanCookingComesFirstAtHome() throws {
    let request = RecommendationRequest(["shrimp", "enoki"], homeCuisines: [.korean])
    #expect(try first(request).title.korean == "새우 팽이버섯볶음")
    #expect(
      try first(RecommendationRequest(["shrimp", "enoki"])).title.english == "Pan-Fried Shrimp with Enoki Mushroom")
  }

  @Test func servingsScaleIt() throws {
    let dish = try first(RecommendationRequest(["egg", "asparagus"], servings: 4))
    #expect(dish.servings == 4 && dish.ingredients.first?.amount.value == 10)
  }

  @Test func theStoreFindsItByItsIdentifier() throws {
    let dish = try first(RecommendationRequest(["egg", "asparagus"]))
    #expect(try store.recipe(id: dish.id) == dish)
    #expect(try store.recipe(named: dish.id) == dish)
    #expect(try store.recipe(named: "frittata") == nil)
  }

  private typealias Dish = (id: String, title: String, needs: [String])

  /// Returns the identifiers of dishes in the order in which they answer a request.
  private func order(of dishes: [Dish], choosing chosen: [String], limit: Int? = nil) -> [String] {
    order(
      of: dishes.map { Recipe.dish($0.id, title: $0.title, required: $0.needs) }, choosing: chosen, limit: limit)
  }

  private func order(of recipes: [Recipe], choosing chosen: [String], limit: Int? = nil) -> [String] {
    let answer = FirstAnswer(RecommendationRequest(chosen, limit: limit), RecipeMatcher(choosing: chosen))
    return answer.leading(recipes).map(\.id)
  }

  @Test func aDishOfOneFoodIsNotNamedForWhatIsMissing() {
    let asparagus = ("asparagus", "Lamb Chops with Asparagus", ["lamb_chop", "asparagus"])
    let plain = ("plain", "Lamb Chops", ["lamb_chop", "onion"])
    #expect(order(of: [asparagus, plain], choosing: ["lamb_chop"]) == ["plain", "asparagus"])
    #expect(order(of: [asparagus, plain], choosing: ["lamb_chop"], limit: 1) == ["plain"])
    let poor = ("poor", "Stew", ["lamb_chop", "potato", "carrot", "leek", "celery", "barley"])
    #expect(order(of: [asparagus, poor], choosing: ["lamb_chop"]) == ["seared.lamb_chop", "asparagus", "poor"])
  }

  @Test func ofDishesOfOneFoodThatAreAsGoodTheOneOfTheHomeCuisineComesFirst() {
    let egg = Sample.line("egg")
    let (omelette, roll) = (Sample.dish("omelette", .western, .egg, egg), Sample.dish("roll", .korean, .egg, egg))
    func order(at home: Set<Cuisine>) -> [String] {
      let request = RecommendationRequest(["egg"], homeCuisines: home)
      return FirstAnswer(request, RecipeMatcher(choosing: ["egg"])).leading([omelette, roll]).map(\.id)
    }
    #expect(order(at: [.korean]) == ["roll", "omelette"])
    #expect(order(at: []) == ["omelette", "roll"])
  }

  @Test func meatIsNeitherRushedNorCookedTwice() {
    func first(_ food: String, as meat: String, _ kind: DishKind, minutes: Int = 20) -> String? {
      let dish = Sample.dish("dish", .western, kind, Sample.line(meat), Sample.line("cabbage"), minutes: minutes)
      return order(of: [dish], choosing: [food, "cabbage"]).first
    }
    #expect(first("beef_shank", as: "beef", .stirFry) == "braise.beef_shank.cabbage")
    #expect(first("beef_shank", as: "beef_shank", .stirFry) == "dish")
    #expect(first("beef_shank", as: "beef", .stew) == "braise.beef_shank.cabbage")
    #expect(first("beef_shank", as: "beef", .stew, minutes: 120) == "dish")
    #expect(first("bulgogi_beef", as: "beef", .stew, minutes: 120) != "dish")
    #expect(first("bulgogi_beef", as: "beef", .stew) == "dish")
    #expect(first("rotisserie_chicken", as: "chicken", .grill) == "pan.rotisserie_chicken.cabbage")
    #expect(first("rotisserie_chicken", as: "rotisserie_chicken", .grill) == "dish")
    #expect(first("rotisserie_chicken", as: "chicken", .soup) == "dish")
    let water = Sample.line("water", 400, .milliliter, .staple)
    let pilaf = Sample.dish("dish", .western, .rice, Sample.line("chicken"), Sample.line("rice"), water)
    #expect(order(of: [pilaf], choosing: ["rotisserie_chicken", "rice"]).first != "dish")
    #expect(order(of: [pilaf], choosing: ["chicken", "rice"]).first == "dish")
    #expect(order(of: [pilaf], choosing: ["chicken", "cooked_rice"]).first != "dish")
    let bowl = Sample.dish("dish", .western, .rice, Sample.line("chicken"), Sample.line("rice"))
    #expect(order(of: [bowl], choosing: ["chicken", "cooked_rice"]).first == "dish")
    let soup = Sample.dish("dish", .western, .soup, Sample.line("chicken"), Sample.line("rice"))
    #expect(order(of: [soup], choosing: ["rotisserie_chicken", "rice"]).first == "dish")
  }

  /// Herbs and the like may be left out, but not where another dish does as well with them.
  @Test func aDishThatUsesTheGingerComesFirst() {
    let chosen = ["pork_belly", "cabbage", "ginger"]
    let without = ("without", "Pork Belly with Cabbage", ["pork_belly", "cabbage", "carrot"])
    let with = ("with", "Pork Belly and Cabbage in Ginger", chosen + ["carrot"])
    #expect(order(of: [without, with], choosing: chosen) == ["with", "without"])
    #expect(order(of: [without, with], choosing: Array(chosen.dropLast())) == ["without", "with"])
    let poor = ("poor", "Pork Belly and Cabbage in Ginger", chosen + ["carrot", "daikon"])
    #expect(order(of: [without, poor], choosing: chosen) == ["without", "poor"])
  }

  @Test func aDishThatLeavesAnHerbOutAndIsNotNamedForTheRestComesAfterAnImprovisedOne() {
    let chosen = ["couscous", "cauliflower", "parsley"]
    let warm = ("warm", "Warm Salad of Couscous", ["couscous", "cauliflower", "onion"])
    let named = ("named", "Couscous with Cauliflower", ["couscous", "cauliflower", "onion"])
    #expect(order(of: [warm], choosing: chosen).first == "grain.couscous.cauliflower.parsley")
    #expect(order(of: [named], choosing: chosen).first == "named")
    #expect(order(of: [warm], choosing: Array(chosen.dropLast())).first == "warm")
    #expect(order(of: [warm], choosing: ["couscous", "cauliflower", "cumin"]).first == "warm")
  }

  /// A single food for which every dish wants something else is cooked by itself, if a cook would do that.
  @Test func aFoodWithoutAPlainDishIsCookedByItself() {
    let plums = ("plums", "Duck Sausages with Plums", ["chorizo", "plum"])
    #expect(order(of: [plums], choosing: ["chorizo"]) == ["seared.chorizo", "plums"])
    #expect(order(of: [plums], choosing: ["chorizo"], limit: 1) == ["seared.chorizo"])
    #expect(order(of: [] as [Recipe], choosing: ["chorizo"]) == ["seared.chorizo"])
    let pasta = ("pasta", "Sausage Pasta", ["chorizo", "pasta"])
    let toast = ("toast", "Sausage Toast", ["chorizo", "bread"])
    #expect(order(of: [pasta], choosing: ["chorizo"]) == ["seared.chorizo", "pasta"])
    #expect(order(of: [toast], choosing: ["chorizo"]) == ["toast"])
    let lobster = ("lobster", "Lobster with Plums", ["lobster", "plum"])
    #expect(order(of: [lobster], choosing: ["lobster"]) == ["lobster"])
  }

  @Test func ofDishesNamedForTheFoodsTheOneThatLacksLeastComesFirst() {
    let quiche = ("quiche", "Ham and Cheese Quiche", ["ham", "cheddar", "pie_crust", "milk"])
    let toast = ("toast", "Ham and Cheese Toast", ["ham", "cheddar", "bread", "butter"])
    let omelet = ("omelet", "Ham and Cheese Omelet", ["ham", "cheddar", "onion"])
    #expect(order(of: [quiche, omelet], choosing: ["ham", "cheddar"]).first == "omelet")
    #expect(order(of: [quiche, toast], choosing: ["ham", "cheddar"]).first == "toast")
    #expect(order(of: [toast, quiche], choosing: ["ham", "cheddar"]).first == "toast")
  }

  @Test func aDishWithoutPastryComesBeforeOneWhosePastryIsMissing() {
    let pie = ("pie", "Pie Crust with Apples", ["apple", "pie_crust"]), compote = ("compote", "Compote", ["apple"])
    #expect(order(of: [pie, compote], choosing: ["apple"]) == ["compote", "pie"])
    let cake = ("cake", "Cake", ["apple", "walnuts", "raisins", "oats", "cream"])
    #expect(order(of: [pie, cake], choosing: ["apple"]) == ["pie", "cake"])
  }

  /// Tortellini with cream are nothing that a technique makes, so the best dish answers, but not one named for peas.
  @Test func whereNothingIsImprovisedADishIsNotNamedForWhatIsMissing() {
    let peas = ("peas", "Tortellini with Cream and Peas", ["tortellini", "cream", "peas"])
    let plain = ("plain", "Tortellini", ["tortellini", "cream", "walnuts", "mushroom"])
    #expect(order(of: [peas, plain], choosing: ["tortellini", "cream"]) == ["plain", "peas"])
  }

  @Test func aDishThatIsPlainerMustNotLackMore() {
    let margherita = ("margherita", "Mozzarella Pizza", ["pizza_dough", "mozzarella", "tomato_sauce"])
    let hawaiian = ("hawaiian", "Hawaiian", ["pizza_dough", "ham", "pineapple", "mozzarella", "tomato_sauce"])
    #expect(order(of: [margherita, hawaiian], choosing: ["pizza_dough"]).first == "margherita")
    let bianca = ("bianca", "Bianca", ["pizza_dough", "mozzarella", "ricotta"])
    #expect(order(of: [margherita, bianca], choosing: ["pizza_dough"]).first == "bianca")
  }

  @Test func aDishThatRequiresTheFishComesBeforeOneThatMayTakeIt() {
    let celery = Recipe.dish("celery", title: "Celery Salad", required: ["celery", "mayonnaise"], optional: ["tuna"])
    let tuna = Recipe.dish("tuna", title: "Tuna Salad", required: ["tuna", "celery", "mayonnaise"])
    #expect(order(of: [celery, tuna], choosing: ["tuna", "celery", "mayonnaise"]) == ["tuna", "celery"])
  }

  @Test func anImprovisedDishComesBeforeOneThatMayTakeTheOnlyMeat() {
    let tomatoes = Recipe.dish("tomatoes", title: "Tomatoes", required: ["tomato", "broccoli"], optional: ["shrimp"])
    let improvised = order(of: [tomatoes], choosing: ["shrimp", "broccoli", "tomato"])
    #expect(improvised == ["pan.shrimp.broccoli.tomato", "tomatoes"])
  }

  /// Corn is soon done in a casserole; eggplant is not.
  @Test func aDishThatTakesTheLastFoodComesBeforeAnImprovisedOne() {
    func first(choosing last: String, required: [String] = ["ground_beef", "potato"]) -> String? {
      order(of: [taking(.vegetables, "casserole", required)], choosing: ["ground_beef", "potato", last]).first
    }
    #expect(first(choosing: "corn") == "casserole")
    #expect(first(choosing: "eggplant") != "casserole")
    #expect(first(choosing: "corn", required: ["ground_beef", "potato", "onion"]) == "casserole")
    #expect(first(choosing: "corn", required: ["ground_beef", "potato", "leek"]) != "casserole")
    #expect(first(choosing: "corn", required: ["ground_beef"]) != "casserole")
  }

  @Test func aDishMadeOfTheRiceComesBeforeOneThatGoesWithIt() {
    let chosen = ["kimchi", "bacon", "cooked_rice"]
    let fried = Recipe.dish(
      "fried", title: "Kimchi with Bacon", required: ["kimchi", "bacon"], optional: ["cooked_rice"])
    let rice = Recipe.dish("rice", title: "Fried Rice", required: chosen)
    #expect(order(of: [fried, rice], choosing: chosen).first == "rice")
    #expect(order(of: [fried], choosing: chosen).first == "fried")
  }

  /// Returns a dish that takes any food of a group besides.
  private func taking(_ group: FoodGroup, _ id: String, _ required: [String]) -> Recipe {
    var details = RecipeDetails()
    details.take([group])
    return Recipe(
      id: id, title: BilingualText(en: "Casserole", ko: "캐서롤"), cuisine: .western, kind: .bake, difficulty: .easy,
      servings: 2, minutes: 30,
      ingredients: required.map {
        RecipeIngredient(id: $0, name: BilingualText(en: $0, ko: $0), amount: .toTaste)
      }, steps: [BilingualText(en: "Cook it.", ko: "익혀요.")], details: details)
  }

  /// Oats are nothing to improvise with, so the best dish that leaves something out answers, but not without the meat.
  @Test func whereADishLeavesFoodOutItIsNotTheMeat() {
    let porridge = Recipe.dish("porridge", title: "Porridge", required: ["oats", "apple"])
    let loaf = Recipe.dish("loaf", title: "Loaf", required: ["ground_beef", "oats"])
    #expect(order(of: [porridge, loaf], choosing: ["ground_beef", "oats", "apple"]).first == "loaf")
  }
}
