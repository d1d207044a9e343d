internal import CommandLineKit
internal import FridgeKit
internal import Graphs
internal import Inference
internal import KernelDispatch
internal import Kernels
internal import Tensors

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

/// A layer that is ready to run with one set of kernels, on one core.
///
/// Kernels are timed as the step of a session that they do most of the work of, not as bare calls through the table: a
/// tile called on one block of a matrix over and over has everything in its first-level cache, knows neither the
/// pointers to its rows nor the last, partial block, and so promises what no network gets. The step is what networks
/// get. Only its own time counts: before it the input is brought into channels-last order, which also leaves it in the
/// cache as the layer before would, and after it the output is brought back.
struct LayerBench {
  private let session: Session
  private let step: Int
  /// What one run does.
  let work: Work

  /// Prepares a layer, which the engine must not rewrite into another operator.
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
