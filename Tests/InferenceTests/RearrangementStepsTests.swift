import Graphs
import KernelDispatch
import Kernels
import Tensors
import Testing
import TestSupport

@testable import Inference

@Suite("Rearranging steps") struct RearrangementStepsTests {
  /// A network with one input `x` and one output `y`, built node by node.
  private struct Network {
    var graph = Graph()
    var numbers = SeededNumbers(seed: 5)
    private var last: Graph.ValueID

    init(_ shape: [Int]) {
      last = graph.addValue("x", declared: DeclaredType(.float32, shape.map { .fixed($0) }))
      graph.inputs = [last]
    }

    /// Applies an operator to the last value, or to `count` uses of it, and to constants.
    mutating func apply(_ operation: some Operator, to count: Int = 1, _ constants: Tensor...) {
      let name = "\(graph.nodes.count)"
      let further = constants.enumerated().map { graph.addConstant("\(name).\($0)", $1) }
      let result = graph.addValue("\(name).result")
      let inputs = Array(repeating: last, count: count) + further
      graph.nodes.append(Graph.Node(name: name, operation, inputs: inputs, outputs: [result]))
      last = result
    }

    /// Applies a pointwise convolution, which asks for channels-last order.
    mutating func convolve(_ inputs: Int, _ outputs: Int) {
      let weights = numbers.array(inputs * outputs)
      let window = Window(
        kernel: [1, 1], strides: [1, 1], dilations: [1, 1], padding: .explicit(before: [0, 0], after: [0, 0]))
      apply(Convolution(window: window, groups: 1), Tensor(weights, shape: [outputs, inputs, 1, 1]))
    }

    mutating func reshape(_ extents: [Int64]) { apply(Reshape(), Tensor(extents, shape: [extents.count])) }

    /// The algorithms of the steps, after checking that every kernel set computes what the definitions say.
    mutating func checkedSteps() throws -> [String] {
      let name = graph[last].name
      graph.outputs = [last]
      let shape = try #require(try graph.specialized().inputs.first.flatMap { try graph.specialized()[$0].type?.shape })
      let input = Tensor(numbers.array(shape.count), shape: shape)
      let expected = try PlainInterpreter(graph: graph.specialized()).outputs(for: [input])[0]
      var steps: [String] = []
      for kernels in KernelSet.available {
        let model = try Model(graph, kernels: kernels)
        for threads in [1, 3] {
          let output = try #require(try Session(model, threads: threads).run(["x": input])[name])
          #expect(output.difference(from: expected) == nil, "\(kernels.name)")
        }
        steps = model.stepDescriptions.map { "\($0.operatorName) \($0.algorithm)" }
      }
      return steps
    }
  }

  @Test("A channel shuffle is one step in channels-last order", arguments: [2, 3, 4])
  func shuffle(groups: Int) throws {
    var network = Network([2, 5, 4, 7])
    network.convolve(5, 24)
    network.reshape([2, Int64(groups), Int64(24 / groups), 4, 7])
    network.apply(Transpose(permutation: [0, 2, 1, 3, 4]))
    network.reshape([2, 24, 4, 7])
    network.convolve(24, 3)
    #expect(
      try network.checkedSteps() == [
        "Transpose Copy", "Conv Convolution", "ChannelShuffle Copy", "Conv Convolution", "Transpose Copy",
      ])
  }

  @Test("A shuffle absorbs the concatenation before it, however its parts overlap the groups", arguments: [2, 3])
  func shuffleOfParts(parts: Int) throws {
    var network = Network([1, 5, 4, 7])
    network.convolve(5, 20)
    network.apply(Concat(axis: 1), to: parts)
    let channels = Int64(20 * parts)
    network.reshape([1, 4, channels / 4, 4, 7])
    network.apply(Transpose(permutation: [0, 2, 1, 3, 4]))
    network.reshape([1, channels, 4, 7])
    network.convolve(Int(channels), 3)
    #expect(
      try network.checkedSteps() == [
        "Transpose Copy", "Conv Convolution", "ChannelShuffle Copy", "Conv Convolution", "Transpose Copy",
      ])
  }

  @Test("Another transposition between reshapings is no shuffle") func otherTransposition() throws {
    var network = Network([1, 5, 4, 7])
    network.convolve(5, 24)
    network.reshape([1, 2, 12, 4, 7])
    network.apply(Transpose(permutation: [0, 1, 2, 4, 3]))
    network.reshape([1, 24, 4, 7])
    network.convolve(24, 3)
    #expect(!(try network.checkedSteps().contains("ChannelShuffle Copy")))
  }

  @Test("A mean over space may drop its axes", arguments: [true, false]) func meanOverSpace(keepsAxes: Bool) throws {
    var network = Network([2, 5, 4, 7])
    network.convolve(5, 33)
    network.apply(Reduction(function: .mean, keepsAxes: keepsAxes), Tensor([-1, 2] as [Int64], shape: [2]))
    let steps = try network.checkedSteps()
    #expect(steps.prefix(3) == ["Transpose Copy", "Conv Convolution", "GlobalAveragePool GlobalPooling"])
  }

  @Test(
    "Constant padding of any axes",
    arguments: [[0, 0, 1, 2, 0, 0, 3, 0], [1, 2, 0, 0, 1, 0, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0]] as [[Int64]])
  func padding(counts: [Int64]) throws {
    var network = Network([2, 3, 4, 5])
    network.apply(Pad(mode: .constant), Tensor(counts, shape: [8]), Tensor([2.5] as [Float], shape: []))
    #expect(try network.checkedSteps() == ["Pad Copy"])
  }

  @Test("An image of few channels is transposed whatever its size", arguments: [1, 3, 17, 40], [3, 20])
  func transposition(side: Int, channels: Int) throws {
    var network = Network([1, channels, side, side + 1])
    network.apply(Transpose(permutation: [0, 2, 3, 1]))
    #expect(try network.checkedSteps().count <= 1)
  }
}
