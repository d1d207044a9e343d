import Files
import Graphs
import ONNXFormat
import Tensors
import TestSupport
import Testing

/// Each fixture is a model of one node, with inputs and the outputs of ONNX's reference implementation.
struct OperatorFixtureTests {
  @Test(arguments: try NetworkFixture.all(in: "operators"))
  func matchesReferenceImplementation(_ fixture: NetworkFixture) throws {
    let inputs = try fixture.tensors("input")
    let model = try ONNXModel(contentsOf: fixture.path)
    let names = model.graph.inputs.map { model.graph[$0].name }
    let shapes = Dictionary(uniqueKeysWithValues: zip(names, inputs.map(\.shape)))
    let graph = try model.graph.specialized(to: shapes)
    let outputs = try PlainInterpreter(graph: graph).outputs(for: inputs)
    let expected = try fixture.tensors("output")
    #expect(outputs.count == expected.count)
    for (output, expected) in zip(outputs, expected) { #expect(output.difference(from: expected) == nil) }
    for (id, output) in zip(graph.outputs, outputs) {
      #expect(
        graph[id].type == ValueType(output.elementType, output.shape), "the shape rule predicts the type of the result")
    }
  }

  @Test(arguments: try NetworkFixture.all(in: "files/readable"))
  func readsEveryTensorStorageForm(_ fixture: NetworkFixture) throws {
    let graph = try ONNXModel(contentsOf: fixture.path).graph.specialized()
    let outputs = try PlainInterpreter(graph: graph).outputs(for: [])
    let expected = try fixture.tensors("output")
    #expect(outputs.count == 1)
    for (output, expected) in zip(outputs, expected) { #expect(output.difference(from: expected) == nil) }
  }
}
