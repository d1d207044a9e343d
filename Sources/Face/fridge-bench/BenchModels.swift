internal import CommandLineKit
internal import Files
internal import FridgeKit
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
    ] + BenchArguments.parameters.map { $0.lifted(through: \.bench) }
  var words: [Argument] = []
  var threads = 1
  var bench = BenchArguments()

  func run(in context: Void) throws {
    let (fridge, peak) = (Fridge(), Peak(of: .chosen))
    var results = Results(
      bench: Self.name, title: "\(peak.text); threads: \(threads)",
      conditions: peak.conditions + [("threads", .integer(threads))])
    for model in try models(of: fridge) where bench.includes(model.description) {
      let times = try fridge.benchmark(model, threads: threads, repetition: bench.repetition)
      results.measurements.append(
        Measurement(
          model.stem.description, times.times, Work(multiplyAdds: times.multiplyAdds),
          peak: peak.gigaflops * Double(times.threads)))
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
