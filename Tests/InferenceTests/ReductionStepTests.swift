import Graphs
import KernelDispatch
import Kernels
import TestSupport
import Tensors
import Testing

@testable import Inference

/// The extents of a tensor, and the axes that are reduced.
struct ReductionCase: Sendable, CustomTestStringConvertible {
  let shape: [Int]
  let axes: [Int]

  var testDescription: String { "\(shape) over \(axes)" }

  /// Rows and columns just below, at and above a register of every kernel set, and axes of every position.
  static let all: [Self] =
    [1, 3, 4, 5, 8, 15, 16, 17, 33].flatMap {
      [Self(shape: [3, 5, $0], axes: [2]), Self(shape: [3, 5, $0], axes: [1]), Self(shape: [$0, 2, 3], axes: [0])]
    } + [
      Self(shape: [2, 7, 9, 21], axes: [1, 2]), Self(shape: [2, 7, 9, 21], axes: [-1, -2]),
      Self(shape: [2, 7, 9, 21], axes: [2, 0, 1]), Self(shape: [2, 7, 9, 21], axes: []),
      Self(shape: [2, 56, 56, 40], axes: [1, 2]), Self(shape: [2, 40, 56, 56], axes: [2, 3]),
    ]
}

@Suite("Reductions") struct ReductionStepTests {
  @Test("Means, sums and norms are as defined, on one thread and on three", arguments: ReductionCase.all)
  func sums(_ test: ReductionCase) throws {
    var numbers = SeededNumbers(seed: 6)
    let shape = Shape(test.shape)
    let input = Tensor(numbers.array(shape.count), shape: shape)
    for function in [.mean, .sum, .l1, .l2, .sumOfSquares] as [Reduction.Function] {
      for keepsAxes in [false, true] {
        let graph = Self.graph(Reduction(function: function, keepsAxes: keepsAxes), test)
        let expected = try PlainInterpreter(graph: graph.specialized()).outputs(for: [input])[0]
        for kernels in KernelSet.available {
          let model = try Model(graph, kernels: kernels)
          #expect(!model.stepDescriptions.contains { $0.algorithm == "Plain" })
          for threads in [1, 3] {
            let result = try #require(try Session(model, threads: threads).run(["x": input])["y"])
            #expect(result.difference(from: expected) == nil, "\(kernels.name) \(function), \(threads) threads")
          }
        }
      }
    }
  }

  @Test("Axes that are no neighbours, and other functions, are left to the definition")
  func others() throws {
    for (function, axes) in [(.sum, [0, 2]), (.maximum, [2])] as [(Reduction.Function, [Int])] {
      let test = ReductionCase(shape: [2, 3, 4], axes: axes)
      let model = try Model(Self.graph(Reduction(function: function), test))
      #expect(model.stepDescriptions.map(\.algorithm) == ["Plain"])
    }
  }

  private static func graph(_ reduction: Reduction, _ test: ReductionCase) -> Graph {
    var graph = Graph()
    let x = graph.addValue("x", declared: DeclaredType(.float32, test.shape.map { .fixed($0) }))
    let axes = graph.addConstant("axes", Tensor(test.axes.map { Int64($0) }, shape: [test.axes.count]))
    (graph.inputs, graph.outputs) = ([x], [graph.addValue("y")])
    graph.nodes = [Graph.Node(name: "sum", reduction, inputs: [x, axes], outputs: graph.outputs)]
    return graph
  }
}
