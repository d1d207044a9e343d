internal import IngredientLines
import Ingredients
internal import Random
import Recipes
internal import Recommending

/// A generator of random recipes and requests, in which popular ingredients are far more frequent than rare ones.
///
/// Ingredients follow Zipf's law, as in collections of recipes: rank r has the weight 1 / (r + 3). The same seed gives
/// the same recipes and requests on every machine.
struct GeneratedKitchen {
  private var random: SplitMix64
  private let foods: ZipfSampler
  private let staples: ZipfSampler

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let knowledge = IngredientKnowledge.standard
    let ids = random.permutation(of: knowledge.ids.count).map { knowledge.ids[$0] }
    let isStaple = ids.map { knowledge[$0]?.isStaple ?? false }
    foods = ZipfSampler(zip(ids, isStaple).filter { !$0.1 }.map(\.0))
    staples = ZipfSampler(zip(ids, isStaple).filter(\.1).map(\.0))
  }

  /// Returns the matching table of `count` recipes with 4 to 18 ingredients each.
  mutating func table(of count: Int) -> RecipeTable {
    var builder = RecipeTableBuilder()
    for _ in 0..<count { builder.add(needs(), facts()) }
    return builder.table
  }

  /// Returns a request for the best five recipes.
  ///
  /// - Parameters:
  ///   - chosen: the number of chosen ingredients, drawn by popularity.
  ///   - home: the number of different ingredients at home, drawn by popularity, including staples; half of them have an
  ///     amount, and half a last day within three weeks.
  mutating func request(_ chosen: Int, _ home: Int) -> RecommendationRequest {
    let available = foods.sample(home * 4 / 5, &random) + staples.sample(home / 5, &random)
    return RecommendationRequest(foods.sample(chosen, &random), available: available.map { item($0) }, limit: 5)
  }

  private mutating func needs() -> [RecipeNeed] {
    let (required, optional) = (2 + random.next(below: 8), random.next(below: 4))
    let names = foods.sample(required + optional, &random)
    let roles = names.indices.map { $0 < required ? RecipeIngredient.Role.required : .optional }
    return zip(names, roles).map { need($0, $1) }
      + staples.sample(2 + random.next(below: 5), &random).map { need($0, .staple) }
  }

  /// Every fourth required ingredient is what the dish is about, the others are bodies of it, and the rest minor.
  private mutating func need(_ id: String, _ role: RecipeIngredient.Role) -> RecipeNeed {
    let prominence = role == .required ? (random.next(below: 4) == 0 ? 32 : 10) : 0
    return RecipeNeed(id: id, role: role, amount: amount(), prominence: Prominence(prominence))
  }

  private mutating func facts() -> RecipeFacts {
    RecipeFacts(
      cuisine: Cuisine.allCases[random.next(below: Cuisine.allCases.count)],
      kind: DishKind.allCases[random.next(below: DishKind.allCases.count)], minutes: 5 * (1 + random.next(below: 24)),
      servings: 1 + random.next(below: 6))
  }

  private mutating func item(_ id: String) -> AvailableIngredient {
    AvailableIngredient(
      id, amount: random.next(below: 2) == 0 ? amount() : nil,
      daysLeft: random.next(below: 2) == 0 ? random.next(below: 21) : nil)
  }

  private mutating func amount() -> Amount? {
    switch random.next(below: 8) {
    case 0...2: Amount(Double(50 * (1 + random.next(below: 12))), .gram)
    case 3...5: Amount(Double(1 + random.next(below: 6)), .piece)
    case 6: Amount(Double(1 + random.next(below: 4)), .tablespoon)
    default: nil
    }
  }
}

/// A sampler of names by Zipf's law.
private struct ZipfSampler {
  private let names: [String]
  /// The cumulative weights, scaled so that all together make 2³².
  private let ends: [UInt64]

  init(_ names: [String]) {
    self.names = names
    let weights = names.indices.map { 1 / Double($0 + 4) }
    let total = weights.reduce(0, +)
    var sum = 0.0
    ends = weights.map { weight in
      sum += weight
      return UInt64(sum / total * 0x1p32)
    }
  }

  /// Returns `count` different names, at most half of all.
  func sample(_ count: Int, _ random: inout SplitMix64) -> [String] {
    var drawn: [Int] = []
    while drawn.count < min(count, names.count / 2) {
      let position = position(of: random.next() >> 32)
      if !drawn.contains(position) { drawn.append(position) }
    }
    return drawn.map { names[$0] }
  }

  /// Returns the position of the first name whose cumulative weight exceeds `number`.
  private func position(of number: UInt64) -> Int {
    var (low, high) = (0, names.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
