import Files
import Graphs
import KernelDispatch
import Kernels
import ONNXFormat
import Tensors
import TestSupport
import Testing

@testable import Inference

/// The operator fixtures again, this time through passes and fast steps.
@Suite("Prepared operators") struct OperatorFixtureTests {
  @Test("Every kernel set agrees with ONNX's reference", arguments: try NetworkFixture.all(in: "operators"))
  func agreesWithReference(_ fixture: NetworkFixture) throws {
    let inputs = try fixture.tensors("input")
    let expected = try fixture.tensors("output")
    let graph = try ONNXModel(contentsOf: fixture.path).graph
    let names = graph.inputs.map { graph[$0].name }
    let tensors = Dictionary(uniqueKeysWithValues: zip(names, inputs))
    for kernels in KernelSet.available {
      let model = try Model(graph, inputShapes: tensors.mapValues(\.shape), kernels: kernels)
      let results = try Session(model, threads: 2).run(tensors)
      #expect(model.outputs.count == expected.count)
      for (port, expected) in zip(model.outputs, expected) {
        let difference = results[port.name]?.difference(from: expected) ?? (results[port.name] == nil ? "missing" : nil)
        #expect(difference == nil, "\(kernels.name): \(model.stepDescriptions)")
      }
    }
  }

  @Test(
    "A second run gives the same bits",
    arguments: try NetworkFixture.all(in: "operators").filter { $0.testDescription.hasPrefix("Conv/") })
  func repeats(_ fixture: NetworkFixture) throws {
    let inputs = try fixture.tensors("input")
    let graph = try ONNXModel(contentsOf: fixture.path).graph
    let model = try Model(graph, inputShapes: [graph[graph.inputs[0]].name: inputs[0].shape])
    let session = Session(model, threads: 2)
    let tensors = Dictionary(uniqueKeysWithValues: zip(model.inputs.map(\.name), inputs))
    let first = try session.run(tensors)
    try session.run()
    let again = try session.run(tensors)
    for (name, tensor) in first { #expect(again[name]?.floats == tensor.floats) }
  }
}
