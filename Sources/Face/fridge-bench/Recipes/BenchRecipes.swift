internal import CommandLineKit
internal import FridgeKit
internal import Glibc
internal import JSON
internal import Recipes

/// `fridge-bench recipes`: the time to find the best of many recipes.
struct BenchRecipes: Command {
  static let name = "recipes"
  static let summary = BilingualText.plain("Time recommendations from many generated recipes, on one thread.")
  static let parameters: [Parameter<Self>] =
    [
      .option(
        "count", \.count, placeholder: "N", kind: .integer(1...10_000_000), help: .plain("Number of recipes.")),
      .option(
        "seed", \.seed, placeholder: "N", kind: .integer(0...Int.max), help: .plain("Seed of the random recipes.")),
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

  /// A sort of request: the numbers of ingredients chosen and at home.
  private typealias Sort = (name: String, chosen: Int, home: Int)

  private static let sorts: [Sort] =
    (1...5).map { ("\($0) chosen", $0, 0) } + [("pantry of 40", 0, 40), ("2 chosen, pantry of 40", 2, 40)]

  /// Times a new request in each round, in elapsed and in processor time.
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

/// A stopwatch for elapsed and processor time, started on creation.
struct Stopwatch {
  /// The times since the start.
  struct Reading {
    /// The elapsed time, including the time of other programs.
    let elapsed: Duration
    /// The processor time of the calling thread.
    let processor: Duration
  }

  private let start = ContinuousClock.now
  private let processorStart = Self.processorTime

  /// The times since the start.
  var reading: Reading {
    Reading(elapsed: start.duration(to: .now), processor: Self.processorTime - processorStart)
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
