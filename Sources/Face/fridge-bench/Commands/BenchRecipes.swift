import CommandLineKit
import Recipes

/// `fridge-bench recipes`: how fast the best of many recipes are found.
struct BenchRecipes: Command {
  static let name = "recipes"
  static let summary = BilingualText.plain("Recommend from many generated recipes, on one thread.")
  static let parameters: [Parameter<Self>] = [
    .option(
      "count", short: "n", \.count, placeholder: "N", kind: .integer(1...10_000_000), help: .plain("How many recipes.")),
    .option("seed", \.seed, placeholder: "N", kind: .integer(0...Int.max), help: .plain("What they are drawn by.")),
    .option(
      "requests", \.requests, placeholder: "N", kind: .integer(1...100_000), help: .plain("Requests of each sort.")),
  ]
  var count = 1_000_000
  var seed = 1
  var requests = 200

  func run(in context: Void) throws {
    var kitchen = GeneratedKitchen(seed: UInt64(seed))
    let table = kitchen.table(of: count)
    let stopwatch = Stopwatch()
    let index = RecipeIndex(table)
    print("\(index.count) recipes, seed \(seed), indexed in \(stopwatch.reading.processor.text) of processor time")
    for (name, chosen, home) in Self.sorts { measure(name, index, kitchen.requests(requests, chosen, home)) }
  }

  /// How many ingredients are chosen, and how many are at home.
  private static let sorts =
    (1...5).map { ("\($0) chosen", $0, 0) } + [("pantry of 40", 0, 40), ("2 chosen, pantry of 40", 2, 40)]

  private func measure(_ name: String, _ index: RecipeIndex, _ requests: [RecommendationRequest]) {
    var found = 0
    let readings = requests.map { request in
      let stopwatch = Stopwatch()
      found += index.numbers(answering: request).count
      return stopwatch.reading
    }
    print("\(name): \(requests.count) requests, \(found) recipes found")
    print("  elapsed: \(readings.map(\.elapsed).percentiles)")
    print("  processor: \(readings.map(\.processor).percentiles)")
  }
}
