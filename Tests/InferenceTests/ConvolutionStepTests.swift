import Graphs
import KernelDispatch
import Kernels
import Tensors
import Testing
import TestSupport

@testable import Inference

/// One convolution: channels, image, window, groups and what is fused into it.
struct ConvolutionCase: Sendable, CustomTestStringConvertible {
  var (inputs, outputs, groups) = (3, 8, 1)
  var (height, width, batch) = (9, 11, 1)
  var kernel = [3, 3]
  var strides = [1, 1]
  var dilations = [1, 1]
  var padding: Window.Padding = .explicit(before: [1, 1], after: [1, 1])
  var activation: UnaryFunction?
  var hasBias = true

  var testDescription: String {
    "\(batch)×\(inputs)×\(height)×\(width) → \(outputs), \(kernel) stride \(strides) dilation \(dilations) groups \(groups)"
  }

  static func pointwise(_ inputs: Int, _ outputs: Int, _ height: Int, _ width: Int) -> Self {
    Self(
      inputs: inputs, outputs: outputs, height: height, width: width, kernel: [1, 1],
      padding: .explicit(before: [0, 0], after: [0, 0]))
  }

  /// Channels and pixels just below, at and above the sizes of the tiles of every kernel set.
  static let all: [Self] =
    [1, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 48, 65].map { .pointwise(5, $0, 3, 7) }
    + [1, 2, 11, 12, 13, 24, 25, 191, 192, 193].map { .pointwise(7, 20, 1, $0) }
    // Rows that are copied where twelve are read at once: a page apart, by their own length or by a stride.
    + [1, 12, 131].map { .pointwise(1024, 130, 1, $0) }
    + [
      Self(
        inputs: 512, outputs: 128, height: 5, kernel: [1, 1], strides: [2, 2],
        padding: .explicit(before: [0, 0], after: [0, 0]))
    ]
    + [
      Self(), Self(strides: [2, 2]), Self(strides: [2, 1]), Self(dilations: [2, 3]), Self(batch: 3),
      Self(padding: .explicit(before: [0, 2], after: [3, 1])), Self(padding: .same(upper: true)),
      Self(strides: [2, 2], padding: .same(upper: false)), Self(kernel: [5, 1]),
      Self(kernel: [1, 7], strides: [3, 2]),
      Self(inputs: 17), Self(inputs: 16, outputs: 33, batch: 2, activation: .silu), Self(inputs: 17, strides: [2, 2]),
      Self(inputs: 17, padding: .explicit(before: [0, 0], after: [0, 0])),
      Self(inputs: 40, outputs: 70, height: 20, width: 13, activation: .silu),
      Self(inputs: 16, outputs: 16, height: 12, width: 12),
      Self(inputs: 17, outputs: 33, height: 13, width: 14, batch: 2),
      Self(inputs: 24, outputs: 48, height: 31, width: 41, padding: .same(upper: true), activation: .relu),
      Self(inputs: 32, outputs: 20, height: 15, width: 17, padding: .explicit(before: [0, 2], after: [3, 1])),
      Self(inputs: 20, outputs: 18, height: 14, width: 14, padding: .explicit(before: [0, 0], after: [0, 0])),
      Self(inputs: 33, outputs: 47, height: 21, width: 22, batch: 2, activation: .hardSwish),
      Self(inputs: 49, outputs: 36, height: 23, width: 17, padding: .explicit(before: [0, 2], after: [3, 1])),
      Self(inputs: 80, outputs: 100, height: 13, width: 13), Self(inputs: 96, outputs: 96, height: 62, width: 30),
      Self(inputs: 6, outputs: 9, groups: 3), Self(inputs: 1, outputs: 4), Self(hasBias: false),
      Self(inputs: 4, outputs: 8, groups: 4), Self(activation: .relu), Self(activation: .silu),
      Self(activation: .clip(lower: 0, upper: 6)), Self(activation: .hardSwish), Self(outputs: 40, activation: .gelu),
    ] + [1, 2, 3, 4, 8, 15, 16, 17, 24, 33, 64].map { Self(inputs: $0, outputs: $0, groups: $0) }
    + [
      Self(inputs: 19, outputs: 19, groups: 19, strides: [2, 2]),
      Self(inputs: 16, outputs: 16, groups: 16, dilations: [2, 2]),
      Self(inputs: 5, outputs: 5, groups: 5, width: 1), Self(inputs: 5, outputs: 5, groups: 5, height: 1, width: 40),
      Self(inputs: 33, outputs: 33, groups: 33, width: 27, strides: [1, 2], activation: .hardSwish),
      Self(
        inputs: 17, outputs: 17, groups: 17, width: 38, kernel: [5, 5], strides: [2, 2], padding: .same(upper: false)),
      Self(
        inputs: 8, outputs: 8, groups: 8, height: 2, width: 3, kernel: [7, 7],
        padding: .explicit(before: [3, 5], after: [3, 6])),
      Self(
        inputs: 8, outputs: 8, groups: 8, height: 3, width: 3, kernel: [3, 3],
        padding: .explicit(before: [4, 0], after: [4, 0])),
      Self(inputs: 19, outputs: 19, groups: 19, kernel: [5, 5], padding: .same(upper: true)),
      Self(
        inputs: 20, outputs: 20, groups: 20, width: 30, kernel: [7, 7], strides: [2, 2], padding: .same(upper: true)),
      Self(inputs: 17, outputs: 17, groups: 17, width: 30, kernel: [9, 9], padding: .same(upper: true)),
      Self(
        inputs: 33, outputs: 33, groups: 33, width: 30, kernel: [9, 9], strides: [2, 2], padding: .same(upper: true)),
      Self(inputs: 9, outputs: 9, groups: 9, width: 33, kernel: [11, 11], padding: .same(upper: true)),
      Self(
        inputs: 9, outputs: 9, groups: 9, width: 33, kernel: [11, 11], strides: [2, 2], padding: .same(upper: true)),
      Self(inputs: 9, outputs: 9, groups: 9, width: 33, kernel: [13, 13], padding: .same(upper: true)),
      Self(inputs: 20, outputs: 20, groups: 20, batch: 2, kernel: [7, 7], activation: .silu),
      Self(inputs: 16, outputs: 16, groups: 16, height: 40, width: 40, activation: .clip(lower: 0, upper: 6)),
      // So many channels that they are computed in parts, the last of which is narrower.
      Self(
        inputs: 301, outputs: 301, groups: 301, height: 14, width: 14, kernel: [5, 5], padding: .same(upper: true),
        activation: .silu),
      Self(
        inputs: 1160, outputs: 1160, groups: 1160, height: 7, width: 7, batch: 2, strides: [2, 2], activation: .relu),
    ]

  /// Groups of every width that divides a register of some kernel set, at each side of the runs of pixels that kernels
  /// compute at once, and thirty drawn at random.
  static let grouped: [Self] =
    [2, 4, 8, 16].flatMap { width in
      [1, 6, 7, 8, 15, 28].map { Self(inputs: 48, outputs: 48, groups: 48 / width, height: 3, width: $0) }
        + [1, 2, 13, 14, 15, 16].map {
          Self(inputs: 48, outputs: 48, groups: 48 / width, height: 5, width: $0, strides: [2, 2], activation: .silu)
        }
    } + random

  private static var random: [Self] {
    var generator = SeededGenerator(seed: 4)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    return (0..<30).map { _ in
      let (width, groups) = ([2, 4, 8, 16, 24][number(0...4)], number(2...9))
      return Self(
        inputs: width * groups, outputs: width * groups, groups: groups, height: number(1...12), width: number(1...33),
        batch: number(1...2), kernel: [number(1...4), [1, 3, 3, 3, 5][number(0...4)]],
        strides: [number(1...2), number(1...3)],
        padding: .explicit(before: [number(0...3), number(0...3)], after: [number(3...4), number(4...5)]),
        activation: [nil, .relu, .silu][number(0...2)], hasBias: number(0...1) == 1)
    }
  }

  private init(
    inputs: Int = 3, outputs: Int = 8, groups: Int = 1, height: Int = 9, width: Int = 11, batch: Int = 1,
    kernel: [Int] = [3, 3], strides: [Int] = [1, 1], dilations: [Int] = [1, 1],
    padding: Window.Padding = .explicit(before: [1, 1], after: [1, 1]), activation: UnaryFunction? = nil,
    hasBias: Bool = true
  ) {
    (self.inputs, self.outputs, self.groups) = (inputs, outputs, groups)
    (self.height, self.width, self.batch) = (height, width, batch)
    (self.kernel, self.strides, self.dilations, self.padding) = (kernel, strides, dilations, padding)
    (self.activation, self.hasBias) = (activation, hasBias)
  }
}

@Suite("Fast convolutions") struct ConvolutionStepTests {
  @Test(
    "Every kernel set agrees with the reference implementation, for one thread and for three",
    arguments: ConvolutionCase.all + ConvolutionCase.grouped)
  func agreesWithPlain(_ test: ConvolutionCase) throws {
    var numbers = SeededNumbers(seed: 11)
    let shape: Shape = [test.batch, test.inputs, test.height, test.width]
    let input = Tensor(numbers.array(shape.count), shape: shape)
    let graph = graph(test, input.shape, &numbers)
    let expected = try PlainInterpreter(graph: graph.specialized()).outputs(for: [input])[0]
    for kernels in KernelSet.available {
      let model = try Model(graph, kernels: kernels)
      #expect(!model.stepDescriptions.contains { $0.algorithm == "Plain" }, "\(model.stepDescriptions)")
      let single = try #require(try Session(model, threads: 1).run(["x": input])["y"])
      let triple = try #require(try Session(model, threads: 3).run(["x": input])["y"])
      #expect(single.floats == triple.floats, "\(kernels.name) depends on the number of threads")
      // The larger intermediate values of Winograd's transforms cost the last digits.
      let isTransformed = model.stepDescriptions.contains { $0.algorithm == "Winograd" }
      #expect(single.difference(from: expected, cancellation: isTransformed ? 1e-5 : nil) == nil, "\(kernels.name)")
    }
  }

  /// Convolution, activation, and a residual: the input's own convolution again.
  private func graph(_ test: ConvolutionCase, _ shape: Shape, _ numbers: inout SeededNumbers) -> Graph {
    var graph = Graph()
    let x = graph.addValue("x", declared: DeclaredType(.float32, shape.dimensions.map { .fixed($0) }))
    let weightShape = Shape([test.outputs, test.inputs / test.groups] + test.kernel)
    let scale = 1 / Float(weightShape.count / test.outputs).squareRoot()
    let weights = graph.addConstant(
      "w", Tensor(numbers.array(weightShape.count).map { $0 * scale }, shape: weightShape))
    let bias = graph.addConstant("b", Tensor(numbers.array(test.outputs), shape: [test.outputs]))
    let window = Window(kernel: test.kernel, strides: test.strides, dilations: test.dilations, padding: test.padding)
    let convolution = Convolution(window: window, groups: test.groups)
    let (first, second, sum) = (graph.addValue("c1"), graph.addValue("c2"), graph.addValue("sum"))
    let inputs = [x, weights] + (test.hasBias ? [bias] : [])
    graph.nodes.append(Graph.Node(name: "first", convolution, inputs: inputs, outputs: [first]))
    graph.nodes.append(Graph.Node(name: "second", convolution, inputs: [x, weights], outputs: [second]))
    graph.nodes.append(Graph.Node(name: "sum", Binary(function: .add), inputs: [first, second], outputs: [sum]))
    var last = sum
    if let activation = test.activation {
      last = graph.addValue("activated")
      graph.nodes.append(Graph.Node(name: "activation", Unary(function: activation), inputs: [sum], outputs: [last]))
    }
    graph[last].name = "y"
    graph.inputs = [x]
    graph.outputs = [last]
    return graph
  }
}
