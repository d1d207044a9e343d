import Graphs
import KernelDispatch
import Kernels
import TestSupport
import Tensors
import Testing

@testable import Inference

/// The extents of two stacks of matrices.
struct MatMulCase: Sendable, CustomTestStringConvertible {
  let left: [Int]
  let right: [Int]

  var testDescription: String { "\(left) · \(right)" }

  /// Extents just below, at and above the tiles of every kernel set, broadcasting, and thirty drawn at random.
  static let all: [Self] =
    [1, 3, 4, 5, 11, 12, 13, 25].map { Self(left: [2, $0, 7], right: [2, 7, 9]) }
    + [1, 3, 4, 5, 8, 15, 16, 17, 31, 32, 33, 64, 65].map { Self(left: [6, 5], right: [5, $0]) }
    + [
      Self(left: [1, 3, 197, 64], right: [1, 3, 64, 197]), Self(left: [2, 1, 4, 6], right: [3, 6, 5]),
      Self(left: [4, 6], right: [2, 2, 6, 3]), Self(left: [5, 1, 1], right: [1, 1, 1]),
    ] + random

  private static var random: [Self] {
    var generator = SeededGenerator(seed: 3)
    func extent(_ largest: Int) -> Int { Int.random(in: 1...largest, using: &generator) }
    return (0..<30).map { _ in
      let (stack, depth) = (extent(4), extent(70))
      return Self(
        left: [stack, extent(3), extent(40), depth],
        right: [[stack, 1].randomElement(using: &generator) ?? 1, 1, depth, extent(80)])
    }
  }
}

@Suite("Matrix products") struct MatMulStepTests {
  @Test("Two activations are multiplied as defined, on one thread and on three", arguments: MatMulCase.all)
  func activations(_ test: MatMulCase) throws {
    var numbers = SeededNumbers(seed: 5)
    var graph = Graph()
    let shapes = [Shape(test.left), Shape(test.right)]
    graph.inputs = zip(["a", "b"], shapes).map { name, shape in
      graph.addValue(name, declared: DeclaredType(.float32, shape.dimensions.map { .fixed($0) }))
    }
    graph.outputs = [graph.addValue("y")]
    graph.nodes = [Graph.Node(name: "product", MatMul(), inputs: graph.inputs, outputs: graph.outputs)]
    let tensors = shapes.map { Tensor(numbers.array($0.count), shape: $0) }
    let expected = try PlainInterpreter(graph: graph.specialized()).outputs(for: tensors)[0]
    for kernels in KernelSet.available {
      let model = try Model(graph, kernels: kernels)
      #expect(model.stepDescriptions.map(\.algorithm) == ["MatMul"])
      for threads in [1, 3] {
        let results = try Session(model, threads: threads).run(["a": tensors[0], "b": tensors[1]])
        #expect(try #require(results["y"]).difference(from: expected) == nil, "\(kernels.name), \(threads) threads")
      }
    }
  }
}
