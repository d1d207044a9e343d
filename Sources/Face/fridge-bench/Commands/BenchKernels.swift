internal import CommandLineKit
internal import KernelDispatch
internal import Kernels

/// `fridge-bench kernels`: what the engine's kernels make of a core.
struct BenchKernels: Command {
  static let name = "kernels"
  static let summary = BilingualText.plain("Single layers with each set of kernels, on one core.")
  static let parameters: [Parameter<Self>] =
    [
      .option(
        "kernels", \.set, placeholder: "SET", kind: .choice(KernelSet.available.map(\.name)),
        help: .plain("Only this set of kernels."))
    ] + BenchArguments.parameters.map { $0.lifted(through: \.bench) }
  var set: String?
  var bench = BenchArguments()

  func run(in context: Void) throws {
    for kernels in KernelSet.available where set == nil || set == kernels.name {
      let peak = Peak(of: kernels)
      var results = Results(bench: Self.name, title: peak.text, conditions: peak.conditions)
      for layer in Layer.standard where bench.includes(layer.name) {
        let ready = try LayerBench(layer, kernels)
        results.measurements.append(
          Measurement(
            "\(layer.name) (\(ready.algorithm))", try ready.times(bench.repetition), ready.work, peak: peak.gigaflops))
      }
      if WinogradTransforms.names.contains(where: bench.includes) {
        results.measurements += WinogradTransforms().measurements(kernels, bench.repetition)
      }
      bench.show(results)
    }
  }
}
