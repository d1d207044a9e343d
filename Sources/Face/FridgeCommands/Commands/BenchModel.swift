internal import CommandLineKit
internal import Files
internal import FridgeKit

/// `fridge model bench`: how fast a network runs here.
struct BenchModel: Command {
  static let name = "bench"
  static let summary = BilingualText(en: "Time a network on random input.", ko: "무작위 입력으로 신경망의 속도를 잽니다.")
  static let parameters: [Parameter<Self>] = [
    .model(\.model, minimum: 0),
    .passThreads(\.threads), .runs(\.runs), .json(\.json),
  ]
  var model: FilePath?
  var threads = 1
  var runs = 50
  var json = false

  func run(in context: CommandContext) throws {
    let benchmark = try context.fridge.benchmark(model, threads: threads, repetition: .exactly(runs))
    try json ? context.console.print(benchmark.json) : context.show(benchmark)
  }
}
