internal import CommandLineKit
internal import FridgeKit
internal import Inference
internal import Kernels
internal import Tensors

/// `fridge model bench`: the time of a forward pass.
struct BenchModel: Command {
  static let name = "bench"
  static let summary = BilingualText(en: "Time a network on random input.", ko: "무작위 입력으로 신경망의 속도를 잽니다.")
  static let parameters: [Parameter<Self>] = [
    .model(\.model, minimum: 0), .passThreads(\.threads), .precision(\.precision), .runs(\.runs), .json(\.json),
  ]
  var model: FilePath?
  var threads = 1
  var precision = Precision.float32
  var runs = 50
  var json = false

  func run(in context: CommandContext) throws {
    let benchmark = try context.multiplying(in: precision).fridge.benchmark(
      model, threads: threads, repetition: .exactly(runs))
    try context.console.show(BenchmarkView(benchmark: benchmark, context: context), json: json)
  }
}

/// The answer of `fridge model bench`: median and minimum.
struct BenchmarkView: AnswerView {
  let benchmark: ModelBenchmark
  let context: CommandContext

  var lines: [DisplayText] {
    let (median, minimum) = (benchmark.medianMilliseconds.fixed(3), benchmark.minimumMilliseconds.fixed(3))
    let (threads, runs) = (benchmark.threads, benchmark.times.count)
    let times = context.text(
      en: "median \(median) ms, fastest \(minimum) ms (\(runs) runs, \(benchmark.kernels), threads: \(threads))",
      ko: "중앙값 \(median) ms, 최소 \(minimum) ms (\(runs)회, \(benchmark.kernels), 스레드 \(threads)개)")
    return [DisplayText(benchmark.path.printed), DisplayText(times)]
  }

  /// Version 1; times are rounded to nanoseconds.
  var json: JSON {
    .object([
      ("version", .integer(1)), ("model", .string(benchmark.path.description)),
      ("kernels", .string(benchmark.kernels)), ("threads", .integer(benchmark.threads)),
      ("runs", .integer(benchmark.times.count)), ("median_ms", .milliseconds(benchmark.medianMilliseconds)),
      ("min_ms", .milliseconds(benchmark.minimumMilliseconds)),
    ])
  }
}

/// `fridge model profile`: the time of each step of a forward pass.
struct ProfileModel: Command {
  static let name = "profile"
  static let summary = BilingualText(
    en: "Time every step of a network on random input.", ko: "무작위 입력으로 신경망의 단계마다 걸리는 시간을 잽니다.")
  static let parameters: [Parameter<Self>] = [
    .model(\.model, minimum: 0), .passThreads(\.threads), .precision(\.precision), .runs(\.runs), .json(\.json),
  ]
  var model: FilePath?
  var threads = 1
  var precision = Precision.float32
  var runs = 50
  var json = false

  func run(in context: CommandContext) throws {
    let profile = try context.multiplying(in: precision).fridge.profile(model, threads: threads, runs: runs)
    try context.console.show(ProfileView(profile: profile, context: context), json: json)
  }
}

/// The answer of `fridge model profile`: a table of the steps, one of the operators, and the total.
struct ProfileView: AnswerView {
  let profile: ModelProfile
  let context: CommandContext

  var lines: [DisplayText] {
    let (total, runs) = (profile.milliseconds.fixed(3), profile.runs)
    let (kernels, threads) = (profile.kernels, profile.threads)
    let summary = context.text(
      en: "\(total) ms in all (medians of \(runs) runs, \(kernels), threads: \(threads))",
      ko: "모두 \(total) ms (\(runs)회의 중앙값, \(kernels), 스레드 \(threads)개)")
    return [DisplayText(profile.path.printed)] + steps.lines + [""] + operators.lines + ["", DisplayText(summary)]
  }

  private var steps: Table {
    var table = Table(.right, .right, .right, .left, .left)
    table.add("ms", "%", "GFLOP/s")
    for step in profile.steps {
      let shape = step.shape.isEmpty ? "scalar" : step.shape.map(String.init).joined(separator: "×")
      table.add(
        step.milliseconds.fixed(3), share(step.milliseconds), step.multiplyAdds > 0 ? step.gigaflops.fixed(1) : "",
        "\(step.operatorName) (\(step.algorithm))", "\(shape) \(step.node)")
    }
    return table
  }

  private var operators: Table {
    var table = Table(.right, .right, .right, .left)
    for (name, count, milliseconds) in profile.operators {
      table.add(milliseconds.fixed(3), share(milliseconds), "\(count)×", name)
    }
    return table
  }

  private func share(_ milliseconds: Double) -> String { (100 * milliseconds / profile.milliseconds).fixed(1) }

  /// Version 1; times are rounded to nanoseconds.
  var json: JSON {
    .object([
      ("version", .integer(1)), ("model", .string(profile.path.description)), ("kernels", .string(profile.kernels)),
      ("threads", .integer(profile.threads)), ("runs", .integer(profile.runs)),
      ("total_ms", .milliseconds(profile.milliseconds)), ("steps", .array(profile.steps.map(\.json))),
    ])
  }
}

extension ModelProfile.Step {
  fileprivate var json: JSON {
    .object([
      ("operator", .string(operatorName)), ("node", .string(node)), ("algorithm", .string(algorithm)),
      ("shape", .array(shape.map(JSON.integer))), ("multiply_adds", .integer(multiplyAdds)),
      ("ms", .milliseconds(milliseconds)),
    ])
  }
}
