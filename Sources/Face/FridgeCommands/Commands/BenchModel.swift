internal import CommandLineKit
internal import Files
internal import FridgeKit

/// `fridge model bench`: how fast a network runs here.
struct BenchModel: Command {
  static let name = "bench"
  static let summary = BilingualText(en: "Time a network on random input.", ko: "무작위 입력으로 신경망의 속도를 잽니다.")
  static let parameters: [Parameter<Self>] = [
    .model(\.model, minimum: 0),
    .option(
      "threads", short: "j", \.threads, placeholder: "N", kind: .integer(0...256),
      help: BilingualText(en: "How many cores to use; 0 for all.", ko: "사용할 코어 수. 0은 전부입니다.")),
    .option(
      "runs", short: "n", \.runs, placeholder: "N", kind: .integer(1...1_000_000),
      help: BilingualText(en: "How many runs to time.", ko: "잴 실행 횟수.")), .json(\.json),
  ]
  var model: FilePath?
  var threads = 1
  var runs = 50
  var json = false

  func run(in context: CommandContext) throws {
    let benchmark = try context.fridge.benchmark(model, threads: threads, runs: runs)
    try json ? context.console.print(benchmark.json) : context.show(benchmark)
  }
}
