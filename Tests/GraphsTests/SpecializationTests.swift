import Graphs
import Tensors
import Testing

/// Sizes that a file declares are checked against limits before memory is allocated.
@Suite struct SpecializationTests {
  private static let limits: GraphLimits = {
    var limits = GraphLimits.standard
    (limits.valueBytes, limits.totalBytes) = (16, 32)
    return limits
  }()

  /// A network that returns the number of elements of its input, and so never reads one.
  private static func size(of dimensions: [Dimension]) -> Graph {
    var graph = Graph()
    let (x, y) = (graph.addValue("x", declared: DeclaredType(.float32, dimensions)), graph.addValue("y"))
    (graph.inputs, graph.outputs) = ([x], [y])
    graph.nodes = [Graph.Node(name: "size", SizeOperator(), inputs: [x], outputs: [y])]
    return graph
  }

  /// A network that adds vectors of ones to its input, one vector of each length in `counts`.
  private static func ones(_ counts: [Int]) -> Graph {
    var graph = Graph()
    var sum = graph.addValue("x", declared: DeclaredType(.float32, [.fixed(1)]))
    graph.inputs = [sum]
    for (index, count) in counts.enumerated() {
      let extents = graph.addConstant("extents", Tensor([Int64(count)], shape: [1]))
      let (ones, next) = (graph.addValue("ones \(index)"), graph.addValue("sum \(index)"))
      graph.nodes.append(
        Graph.Node(
          name: "fill \(index)", ConstantOfShape(value: Tensor([Float(1)], shape: [1])), inputs: [extents],
          outputs: [ones]))
      graph.nodes.append(
        Graph.Node(name: "add \(index)", Binary(function: .add), inputs: [sum, ones], outputs: [next]))
      sum = next
    }
    graph.outputs = [sum]
    return graph
  }

  @Test(arguments: [[], [0], [1], [4], [2, 2], [1 << 40, 0]])
  func inputUpToTheLimitIsAccepted(_ extents: [Int]) throws {
    _ = try Self.size(of: extents.map { .fixed($0) }).specialized(limits: Self.limits)
    let open = Self.size(of: extents.map { _ in .symbolic("n") })
    _ = try open.specialized(to: ["x": Shape(extents)], limits: Self.limits)
  }

  @Test(arguments: [[5], [2, 3], [1 << 40], [1 << 62], [1 << 40, 1 << 40]])
  func declaredInputAboveTheLimitIsRefused(_ extents: [Int]) {
    #expect(throws: GraphError.tooLarge(value: "x", extents: extents, limit: 16)) {
      try Self.size(of: extents.map { .fixed($0) }).specialized(limits: Self.limits)
    }
  }

  @Test(arguments: [[5], [2, 3]])
  func givenShapeAboveTheLimitIsRefused(_ extents: [Int]) {
    #expect(throws: GraphError.tooLarge(value: "x", extents: extents, limit: 16)) {
      try Self.size(of: extents.map { _ in .symbolic("n") }).specialized(
        to: ["x": Shape(extents)], limits: Self.limits)
    }
  }

  @Test func resultAboveTheLimitIsRefused() {
    #expect(throws: GraphError.tooLarge(value: "ones 0", extents: [5], limit: 16)) {
      try Self.ones([5]).specialized(limits: Self.limits)
    }
  }

  @Test(arguments: [1, 2, 3]) func nodeHasNoMoreOutputsThanResults(_ outputs: Int) throws {
    var graph = Graph()
    let x = graph.addValue("x", declared: DeclaredType(.float32, [.fixed(4)]))
    let sizes = graph.addConstant("sizes", Tensor([1, 3] as [Int64], shape: [2]))
    graph.inputs = [x]
    graph.outputs = (0..<outputs).map { graph.addValue("part \($0)") }
    graph.nodes = [Graph.Node(name: "split", Split(axis: 0), inputs: [x, sizes], outputs: graph.outputs)]
    if outputs <= 2 {
      #expect(try graph.specialized().nodes.count == 1)
    } else {
      let error = GraphError.node(name: "split", operator: "Split", reason: .shapes("2 results for 3 outputs"))
      #expect(throws: error) { try graph.specialized() }
    }
  }

  @Test func nodeWithoutOutputsIsRemoved() throws {
    var graph = Graph()
    let one = graph.addConstant("one", Tensor(scalar: Float(1)))
    graph.outputs = [one]
    graph.nodes = [Graph.Node(name: "idle", Unary(function: .relu), inputs: [one], outputs: [])]
    #expect(try graph.specialized().nodes.isEmpty)
  }

  @Test func constantsCountTogether() throws {
    _ = try Self.ones([4, 4]).specialized(limits: Self.limits)
    #expect(throws: GraphError.tooManyConstants(node: "fill 2", limit: 32)) {
      try Self.ones([4, 4, 1]).specialized(limits: Self.limits)
    }
  }
}
