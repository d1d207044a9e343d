import Graphs
import Testing

@testable import ONNXFormat

struct GraphBuilderTests {
  @Test(arguments: [2, 3, 4, 100_000]) func sumOfManyIsAChainOfBinaryNodes(_ count: Int) throws {
    let graph = try ONNXModel(
      decoding: MessageWriter.model {
        $0.input("a", [1])
        $0.input("b", [1])
        $0.node("Sum", name: "sum", ["a"] + [String](repeating: "b", count: count - 1), ["y"])
        $0.output("y")
      }
    ).graph
    #expect(graph.nodes.count == count - 1)
    var sum = graph.inputs[0]
    for node in graph.nodes {
      // One expectation per node would take longer than everything else.
      guard node.name == "sum", node.inputs == [sum, graph.inputs[1]], let next = node.outputs[0] else {
        Issue.record("\(node)")
        return
      }
      sum = next
    }
    #expect(graph.outputs == [sum])
  }

  @Test func sumOfOneIsTheIdentity() throws {
    let graph = try ONNXModel(
      decoding: MessageWriter.model {
        $0.input("a", [1])
        $0.node("Sum", ["a"], ["y"])
        $0.output("y")
      }
    ).graph
    #expect(graph.nodes.count == 1 && graph.nodes[0].operation is Identity)
  }
}
