import Graphs
import Tensors
import Testing

@testable import ONNXFormat

struct OperatorTableTests {
  @Test func listsEveryUnsupportedOperatorOnce() {
    let bytes = MessageWriter.model {
      $0.input("x", [1])
      $0.node("Loop", name: "first", ["x"], ["a"])
      $0.node("Relu", ["a"], ["b"])
      $0.node("Loop", name: "second", ["b"], ["c"])
      $0.node("Relu", name: "foreign", domain: "com.example", ["c"], ["d"])
      $0.output("d")
    }
    let expected = [
      UnsupportedOperator(name: "Loop", domain: "", node: "first", count: 2),
      UnsupportedOperator(name: "Relu", domain: "com.example", node: "foreign", count: 1),
    ]
    #expect(throws: ONNXError.unsupportedOperators(expected)) { try ONNXModel(decoding: bytes) }
  }

  @Test(arguments: ["If", "Loop", "Scan", "NonZero", "", "relu"])
  func rejectsOperatorsByName(_ type: String) {
    #expect(OperatorTable.readers[type] == nil)
  }

  private func model(
    _ type: String, opset: Int = 17, inputs: [String] = ["x"], outputs: [String] = ["y"],
    attributes: (inout MessageWriter) -> Void
  ) throws(ONNXError) -> Graph {
    let bytes = MessageWriter.model(opset: opset) {
      $0.input("x", [1, 1, 4, 4])
      $0.node(type, name: "n", inputs, outputs, attributes: attributes)
      for output in outputs { $0.output(output) }
    }
    return try ONNXModel(decoding: bytes).graph
  }

  private func fault(_ type: String, _ attribute: String, _ reason: String) -> ONNXError {
    .attribute(node: "n", operator: type, attribute: attribute, reason: reason)
  }

  @Test func rejectsUnknownAttributes() {
    #expect(throws: fault("Relu", "slope", "unknown")) { try model("Relu") { $0.attribute("slope", integer: 1) } }
  }

  @Test func rejectsAttributesOfAnotherType() {
    #expect(throws: fault("Concat", "axis", "is not of type integer")) {
      try model("Concat") { $0.attribute("axis", float: 1) }
    }
  }

  @Test func rejectsAttributesGivenTwiceOrNotAtAll() {
    #expect(throws: fault("Concat", "axis", "given twice")) {
      try model("Concat") {
        $0.attribute("axis", integer: 1)
        $0.attribute("axis", integer: 1)
      }
    }
    #expect(throws: fault("Concat", "axis", "missing")) { try model("Concat") { _ in } }
  }

  @Test func rejectsUnsupportedOutputs() {
    #expect(throws: ONNXError.node(name: "n", operator: "Relu", reason: "output 'z' is not supported")) {
      try model("Relu", outputs: ["y", "z"]) { _ in }
    }
  }

  @Test func chainsOperatorsOfManyInputs() throws {
    let three = try model("Sum", inputs: ["x", "x", "x"]) { _ in }
    #expect(three.nodes.map(\.operation.name) == ["Add", "Add"])
    let one = try model("Max") { _ in }
    #expect(one.nodes.map(\.operation.name) == ["Identity"])
  }

  @Test(arguments: [0, -1.5, .infinity, .nan] as [Float]) func constantMayBeAnyFloat(_ value: Float) throws {
    let graph = try model("Constant", inputs: []) { $0.attribute("value_float", float: value) }
    let constant = try #require(graph[graph.outputs[0]].constant)
    #expect(constant.shape == [] && constant.floats[0].bitPattern == value.bitPattern)
  }

  @Test func rejectsAConstantWithoutAValue() {
    #expect(throws: fault("Constant", "value", "missing")) { try model("Constant", inputs: []) { _ in } }
  }

  @Test func attributesOfOldOpsetsBecomeInputs() throws {
    let graph = try model("ReduceMean", opset: 7) { $0.attribute("axes", integers: [2, 3]) }
    let axes = try #require(graph.nodes[0].inputs[1])
    #expect(graph[axes].constant?.integers == [2, 3])
    #expect(throws: fault("ReduceMean", "axes", "unknown")) {
      try model("ReduceMean", opset: 18) { $0.attribute("axes", integers: []) }
    }
  }
}
