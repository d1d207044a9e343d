import Graphs
import Tensors
import TestSupport
import Testing

/// The networks are so long that a pass with quadratic time would exceed the time limit.
@Suite struct OptimizationTests {
  /// A builder for networks with a large number of nodes.
  private struct Network {
    static let length = 100_000
    var graph = Graph()
    let x: Graph.ValueID

    init(_ extents: [Int]) {
      x = graph.addValue("x", declared: DeclaredType(.float32, extents.map { .fixed($0) }))
      graph.inputs = [x]
    }

    mutating func add(_ operation: some Operator, _ inputs: Graph.ValueID...) -> Graph.ValueID {
      add(operation, all: inputs)
    }

    mutating func add(_ operation: some Operator, all inputs: [Graph.ValueID]) -> Graph.ValueID {
      let result = graph.addValue("")
      graph.nodes.append(Graph.Node(name: "", operation, inputs: inputs, outputs: [result]))
      return result
    }

    mutating func constant(_ tensor: Tensor) -> Graph.ValueID { graph.addConstant("", tensor) }

    /// Returns the nodes of the optimised network with the given outputs.
    mutating func optimizedNodes(_ outputs: [Graph.ValueID]) throws -> [Graph.Node] {
      graph.outputs = outputs
      return try graph.specialized().optimized().nodes
    }
  }

  @Test(.finishesSoon) func chainOfFunctionsIsOptimized() throws {
    var network = Network([1, 1, 2, 2])
    var value = network.x
    for _ in 0..<Network.length { value = network.add(Unary(function: .relu), value) }
    #expect(try network.optimizedNodes([value]).count == Network.length)
  }

  @Test(.finishesSoon) func chainOfActivationsIsRecognized() throws {
    var network = Network([1, 4])
    var value = network.x
    for _ in 0..<Network.length {
      let sigmoid = network.add(Unary(function: .sigmoid), value)
      value = network.add(Binary(function: .multiply), value, sigmoid)
    }
    let nodes = try network.optimizedNodes([value])
    #expect(nodes.count == Network.length)
    #expect(nodes.allSatisfy { ($0.operation as? Unary)?.function == .silu })
  }

  @Test(.finishesSoon) func chainOfIdentitiesIsRemovedEvenIfEachIsRead() throws {
    var network = Network([1, 4])
    var (value, results) = (network.x, [Graph.ValueID]())
    for _ in 0..<Network.length {
      value = network.add(Identity(), value)
      results.append(network.add(Unary(function: .relu), value))
    }
    let nodes = try network.optimizedNodes(results)
    #expect(nodes.count == Network.length)
    #expect(nodes.allSatisfy { $0.inputs == [network.x] })
  }

  @Test(.finishesSoon) func chainOfNormalizationsIsExpanded() throws {
    var network = Network([1, 1, 2, 2])
    let one = network.constant(Tensor([Float(1)], shape: [1]))
    var value = network.x
    for _ in 0..<Network.length { value = network.add(BatchNormalization(epsilon: 0), value, one, one, one, one) }
    #expect(try network.optimizedNodes([value]).count == 2 * Network.length)
  }

  @Test(.finishesSoon) func chainOfSlicesIsFollowedOnce() throws {
    var network = Network([1, 1, 2, 2])
    // In reverse: slices of everything would be removed.
    let lists = ([-1, .min + 1, 0, -1] as [Int64]).map { network.constant(Tensor([$0], shape: [1])) }
    var value = network.x
    for _ in 0..<Network.length { value = network.add(Slice(), value, lists[0], lists[1], lists[2], lists[3]) }
    let parts = 1000
    let joint = network.add(Concat(axis: 1), all: [Graph.ValueID](repeating: value, count: parts))
    let weights = network.constant(Tensor([Float](repeating: 1, count: parts), shape: [1, parts, 1, 1]))
    let window = Window(
      kernel: [1, 1], strides: [1, 1], dilations: [1, 1], padding: .explicit(before: [0, 0], after: [0, 0]))
    let result = network.add(Convolution(window: window, groups: 1), joint, weights)
    let nodes = try network.optimizedNodes([result])
    #expect(nodes.count { $0.operation is Slice } == Network.length)
  }
}
