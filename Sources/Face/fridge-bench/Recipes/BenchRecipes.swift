internal import CommandLineKit
internal import FridgeKit
internal import Glibc
internal import Recipes

/// `fridge-bench recipes`: how fast the best of many recipes are found.
struct BenchRecipes: Command {
  static let name = "recipes"
  static let summary = BilingualText.plain("Recommendations from many generated recipes, on one thread.")
  static let parameters: [Parameter<Self>] =
    [
      .option(
        "count", \.count, placeholder: "N", kind: .integer(1...10_000_000), help: .plain("How many recipes.")),
      .option("seed", \.seed, placeholder: "N", kind: .integer(0...Int.max), help: .plain("What they are drawn by.")),
    ] + BenchArguments.parameters.map { $0.lifted(through: \.bench) }
  var count = 1_000_000
  var seed = 1
  var bench = BenchArguments()

  func run(in context: Void) throws {
    var kitchen = GeneratedKitchen(seed: UInt64(seed))
    let table = kitchen.table(of: count)
    let stopwatch = Stopwatch()
    let index = RecipeIndex(table)
    let indexing = stopwatch.reading.processor.milliseconds
    var results = Results(
      bench: Self.name, title: "\(count) recipes, seed \(seed), indexed in \(indexing.fixed(0)) ms of processor time",
      conditions: [("recipes", .integer(count)), ("seed", .integer(seed))])
    for sort in Self.sorts where bench.includes(sort.name) {
      results.measurements += measurements(of: sort, index, &kitchen)
    }
    bench.show(results)
  }

  /// How many ingredients are chosen, and how many are at home.
  private typealias Sort = (name: String, chosen: Int, home: Int)

  private static let sorts: [Sort] =
    (1...5).map { ("\($0) chosen", $0, 0) } + [("pantry of 40", 0, 40), ("2 chosen, pantry of 40", 2, 40)]

  /// A new request each time, by the clock on the wall and on the processor.
  private func measurements(
    of sort: Sort, _ index: RecipeIndex, _ kitchen: inout GeneratedKitchen
  ) -> [Measurement] {
    let rounds = bench.repetition.rounds {
      let request = kitchen.request(sort.chosen, sort.home)
      let stopwatch = Stopwatch()
      _ = index.numbers(answering: request)
      let reading = stopwatch.reading
      return [reading.elapsed, reading.processor]
    }
    return ["elapsed", "processor"].enumerated().map { column, clock in
      Measurement("\(sort.name): \(clock)", rounds.column(column))
    }
  }
}

/// Times what happens between its beginning and its reading.
struct Stopwatch {
  /// How long something took.
  struct Reading {
    /// By the clock on the wall, which also runs while other programs do.
    let elapsed: Duration
    /// On the processor.
    let processor: Duration
  }

  private let start = ContinuousClock.now
  private let processorStart = Self.processorTime

  /// What has passed since the beginning.
  var reading: Reading {
    Reading(elapsed: start.duration(to: .now), processor: Self.processorTime - processorStart)
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
