import Graphs
import KernelDispatch
import Kernels
import Tensors
import TestSupport
import Testing

@testable import Inference

@Suite("Networks that multiply in bfloat16") struct BFloat16Tests {
  private static let sets = KernelSet.available.filter { $0.bfloat16 != nil }

  /// A convolution of whose windows most reach over the edge, or none do, or which has one tap; odd depths leave half a pair.
  private static let convolutions: [(channels: Int, kernel: Int, stride: Int, groups: Int)] = [
    (5, 3, 1, 1), (20, 3, 2, 1), (7, 1, 1, 1), (24, 1, 1, 1), (3, 5, 2, 1), (6, 3, 1, 2),
  ]

  private func graph(_ channels: Int, _ kernel: Int, _ stride: Int, _ groups: Int, weights: Tensor) -> Graph {
    var graph = Graph()
    let x = graph.addValue("x", declared: DeclaredType(.float32, [1, channels, 9, 11].map { .fixed($0) }))
    let y = graph.addValue("y")
    let window = Window(
      kernel: [kernel, kernel], strides: [stride, stride], dilations: [1, 1], padding: .same(upper: true))
    graph.nodes = [
      Graph.Node(
        name: "", Convolution(window: window, groups: groups), inputs: [x, graph.addConstant("w", weights)],
        outputs: [y])
    ]
    (graph.inputs, graph.outputs) = ([x], [y])
    return graph
  }

  /// The sums of rounded operands are those of a float network, but for the order of additions.
  @Test("A convolution is that of the rounded input with the rounded weights", arguments: sets)
  func convolution(_ set: KernelSet) throws {
    let kernels = try #require(set.multiplying(in: .bfloat16))
    for (channels, kernel, stride, groups) in Self.convolutions {
      var numbers = SeededNumbers(seed: UInt64(channels))
      let shape: Shape = [34 * groups, channels / groups, kernel, kernel]
      let (weights, input) = (numbers.array(shape.count), numbers.array(channels * 99))
      func run(_ weights: [Float], _ input: [Float], _ kernels: KernelSet) throws -> [Float] {
        let graph = graph(channels, kernel, stride, groups, weights: Tensor(weights, shape: shape))
        let session = Session(try Model(graph, kernels: kernels), threads: 2)
        let result = try session.run(["x": Tensor(input, shape: [1, channels, 9, 11])])["y"]
        return try #require(result).withElements(of: Float.self, Array.init)
      }
      let found = try run(weights, input, kernels)
      let expected = try run(weights.map(\.rounded16), input.map(\.rounded16), set)
      let error = zip(found, expected).map { abs($0 - $1) }.max() ?? 0
      #expect(error < 2e-5, "\(kernels.name): \(channels) channels, kernel \(kernel), stride \(stride)")
      let exact = try run(weights, input, set)
      #expect(zip(found, exact).contains { abs($0 - $1) > 1e-5 }, "nothing was rounded")
    }
  }
}

extension Float {
  /// The nearest bfloat16 number.
  var rounded16: Float { Float(bitPattern: UInt32(bfloat16Bits) << 16) }
}
