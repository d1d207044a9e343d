import Graphs
import Tensors
import TestSupport
import Testing

@testable import Inference

@Suite("Model") struct ModelTests {
  /// A network of two functions one after the other.
  private static let graph: Graph = {
    var graph = Graph()
    let x = graph.addValue("x", declared: DeclaredType(.float32, [.fixed(100)]))
    let (a, y) = (graph.addValue("a"), graph.addValue("y"))
    graph.nodes = [
      Graph.Node(name: "first", Unary(function: .exp), inputs: [x], outputs: [a]),
      Graph.Node(name: "second", Unary(function: .tanh), inputs: [a], outputs: [y]),
    ]
    (graph.inputs, graph.outputs) = ([x], [y])
    return graph
  }()

  @Test("A network may need as much memory as the limit, and not a byte more") func memory() throws {
    let needed = try Model(Self.graph).arenaBytes
    var limits = GraphLimits.standard
    limits.totalBytes = needed
    #expect(try Model(Self.graph, limits: limits).arenaBytes == needed)
    limits.totalBytes = needed - 1
    #expect(throws: GraphError.tooMuchMemory(bytes: needed, limit: needed - 1)) {
      try Model(Self.graph, limits: limits)
    }
  }

  @Test("A result of very many parts is prepared", .finishesSoon) func manyParts() throws {
    let count = 50_000
    var graph = Graph()
    let x = graph.addValue("x", declared: DeclaredType(.float32, [.fixed(1), .fixed(1)]))
    let (parts, y) = ((0..<count).map { graph.addValue("\($0)") }, graph.addValue("y"))
    graph.nodes = parts.map { Graph.Node(name: "part", Unary(function: .relu), inputs: [x], outputs: [$0]) }
    graph.nodes.append(Graph.Node(name: "joint", Concat(axis: 1), inputs: parts, outputs: [y]))
    (graph.inputs, graph.outputs) = ([x], [y])
    let model = try Model(graph)
    #expect(model.stepDescriptions.count == count + 1)
    let result = try Session(model).run(["x": Tensor([Float(3)], shape: [1, 1])])["y"]
    #expect(result?.shape == [1, count] && result?.floats.allSatisfy { $0 == 3 } == true)
  }
}
