import Graphs
import Tensors
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

  @Test("A network may need as much memory as is allowed, and not a byte more") func memory() throws {
    let needed = try Model(Self.graph).arenaBytes
    var limits = GraphLimits.standard
    limits.totalBytes = needed
    #expect(try Model(Self.graph, limits: limits).arenaBytes == needed)
    limits.totalBytes = needed - 1
    #expect(throws: GraphError.tooMuchMemory(bytes: needed, limit: needed - 1)) {
      try Model(Self.graph, limits: limits)
    }
  }
}
