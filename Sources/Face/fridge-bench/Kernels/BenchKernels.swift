internal import CommandLineKit
internal import FridgeKit
internal import Graphs
internal import Inference
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// `fridge-bench kernels`: the throughput of the engine's kernels on one core.
struct BenchKernels: Command {
  static let name = "kernels"
  static let summary = BilingualText.plain("Time single layers with each set of kernels, on one core.")
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

/// A layer prepared to run with one set of kernels, on one core.
///
/// Kernels are timed as steps of a session, not as bare calls through the table: a micro-kernel called on the same block
/// again and again finds everything in the first-level cache, needs no row pointers and meets no partial block, and so
/// promises a speed that no network reaches. Only the step's own time counts. Before it, the input is converted to
/// channels-last order, which leaves it in the cache as the previous layer would; after it, the output is converted back.
struct LayerBench {
  private let session: Session
  private let step: Int
  /// The work of one run.
  let work: Work

  /// Prepares a layer whose operator the engine must not rewrite into another.
  init(_ layer: Layer, _ kernels: KernelSet) throws {
    let model = try Model(layer.graph, kernels: kernels)
    guard let step = model.stepDescriptions.firstIndex(where: { $0.operatorName == layer.operatorName }) else {
      preconditionFailure("\(layer.name) is no step of its own")
    }
    session = Session(model)
    self.step = step
    let ports = (model.inputs + model.outputs).reduce(0) { $0 + $1.shape.count * $1.elementType.size }
    work = Work(multiplyAdds: model.multiplyAdds, bytes: ports + layer.weightBytes)
    var random = RandomInputs(seed: 2)
    _ = try session.run(random.tensors(for: model))
  }

  /// The algorithm that the engine chose.
  var algorithm: String { session.model.stepDescriptions[step].algorithm }

  /// The time of each run of the step.
  func times(_ repetition: Repetition) throws -> [Duration] {
    try repetition.times { try session.profiledRun()[step] }
  }
}
