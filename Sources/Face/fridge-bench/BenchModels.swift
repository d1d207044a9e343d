internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Inference
internal import JSON
internal import KernelDispatch
internal import Kernels

/// `fridge-bench models`: the time of forward passes of whole networks.
struct BenchModels: Command {
  static let name = "models"
  static let summary = BilingualText.plain("Time whole networks on random input.")
  static let parameters: [Parameter<Self>] =
    [
      .arguments(
        "MODEL", \.words, kind: .file(extensions: ["onnx"]), minimum: 0,
        help: .plain("ONNX files, folders of them, or model names; by default the installed models.")),
      .threads(\.threads),
      .flag("steps", \.steps, help: .plain("Time each step of each network, in the order of a pass.")),
    ] + BenchArguments.parameters.map { $0.lifted(through: \.bench) }
  var words: [Argument] = []
  var threads = 1
  var steps = false
  var bench = BenchArguments()

  func run(in context: Void) throws {
    let (fridge, peak) = (Fridge(), Peak(of: .chosen))
    var results = Results(
      bench: Self.name, title: "\(peak.text); threads: \(threads)",
      conditions: peak.conditions + [("threads", .integer(threads))])
    for model in try models(of: fridge) where bench.includes(model.description) {
      let peak = peak.gigaflops * Double(threads)
      results.measurements += try steps ? fridge.steps(of: model, self, peak) : [fridge.pass(of: model, self, peak)]
    }
    bench.show(results)
  }

  private func models(of fridge: Fridge) throws -> [FilePath] {
    if words.isEmpty { return try fridge.models().map(\.path) }
    return try words.map(FilePath.init).flatMap { path in
      path.kind == .folder ? try Folder(path).files { $0.fileExtension == "onnx" } : [path]
    }
  }
}

extension Fridge {
  /// Times whole passes of a network.
  ///
  /// - Parameter peak: the most multiplications and additions of the threads, in billions per second.
  fileprivate func pass(of model: FilePath, _ arguments: BenchModels, _ peak: Double) throws -> Measurement {
    let times = try benchmark(model, threads: arguments.threads, repetition: arguments.bench.repetition)
    return Measurement(model.stem.description, times.times, Work(multiplyAdds: times.multiplyAdds), peak: peak)
  }

  /// Times each step of a network, with its share of the whole.
  fileprivate func steps(of model: FilePath, _ arguments: BenchModels, _ peak: Double) throws -> [Measurement] {
    let steps = try benchmarkSteps(model, threads: arguments.threads, repetition: arguments.bench.repetition)
    let passes = (0..<(steps.first?.times.count ?? 0)).map { pass in steps.reduce(.zero) { $0 + $1.times[pass] } }
    let whole = Measurement(
      model.stem.description, passes, Work(multiplyAdds: steps.reduce(0) { $0 + $1.step.multiplyAdds }), peak: peak)
    return [whole]
      + steps.map { step, times in
        Measurement(step.line, times, Work(multiplyAdds: step.multiplyAdds), peak: peak).share(of: whole)
      }
  }
}

extension StepDescription {
  /// The algorithm, the extents of the result and the node, as a row of the table.
  fileprivate var line: String { "  \(algorithm) \(shape) \(node)" }
}
