import Graphs
import KernelDispatch
import Kernels
import Tensors
import TestSupport
import Testing

@testable import Inference

@Suite("Convolutions quantised to int8") struct QuantizedConvolutionTests {
  @Test(
    "An int8 convolution gives the values of its definition, on every kernel set and on tiles",
    arguments: QuantizedCase.all)
  func convolution(_ test: QuantizedCase) throws {
    var numbers = SeededNumbers(seed: 3)
    let shape: Shape = [test.batch, test.inputs, test.height, test.width]
    let input = Tensor(numbers.array(shape.count), shape: shape)
    let graph = QuantizedGraph(test, shape, &numbers).graph
    let expected = try PlainInterpreter(graph: graph.specialized()).outputs(for: [input])[0].floats
    var first: [Float]?
    let portable = try #require(KernelSet.available.last)
    let tiles = KernelSet(
      portable, name: "emulated tiles",
      int8: portable.int8.replacing(TileKernels<EmulatedTiles<FourBytes>>.int8, lanes: 16))
    for kernels in KernelSet.available + [tiles] {
      let model = try Model(graph, kernels: kernels)
      #expect(model.stepDescriptions.contains { $0.algorithm.hasPrefix("Quantized") }, "\(model.stepDescriptions)")
      #expect(!model.stepDescriptions.contains { $0.operatorName == "Conv" || $0.algorithm == "Plain" })
      let single = try #require(try Session(model, threads: 1).run(["x": input])["y"]).floats
      let triple = try #require(try Session(model, threads: 3).run(["x": input])["y"]).floats
      #expect(single == triple, "\(kernels.name) depends on the number of threads")
      #expect(single == first ?? single, "\(kernels.name) differs from the set before it")
      first = single
      // The definition's floats may round a tie the other way: a quantum, and only for very few.
      let quantum: Float = test.hasResult ? QuantizedGraph.resultScale : 1e-5
      let differing = zip(single, expected).filter { abs($0 - $1) > 1e-5 }
      #expect(differing.count <= expected.count / 500, "\(kernels.name): \(differing.prefix(5))")
      #expect(single.largestDifference(from: expected) <= quantum * 1.001)
    }
  }

  @Test("A convolution whose result is used as floats too keeps it") func sharedResult() throws {
    var numbers = SeededNumbers(seed: 5)
    let shape: Shape = [1, 4, 6, 6]
    var graph = QuantizedGraph()
    let x = graph.quantized(graph.input("x", shape), scale: 0.01, zero: 128)
    let weights = graph.weights(numbers.array(4 * 4), shape: [4, 4, 1, 1], scales: [0.01])
    let window = Window(
      kernel: [1, 1], strides: [1, 1], dilations: [1, 1], padding: .explicit(before: [0, 0], after: [0, 0]))
    let convolved = graph.node(Convolution(window: window, groups: 1), [x, weights])
    let rounded = graph.quantized(convolved, scale: 0.1, zero: 128)
    graph.end(graph.node(Binary(function: .add), [convolved, rounded]))
    let input = Tensor(numbers.array(shape.count), shape: shape)
    let expected = try PlainInterpreter(graph: graph.graph.specialized()).outputs(for: [input])[0]
    let result = try #require(try Session(try Model(graph.graph)).run(["x": input])["y"])
    #expect(result.difference(from: expected, cancellation: nil) == nil)
  }
}

/// A convolution between dequantising and quantising.
struct QuantizedCase: Sendable, CustomTestStringConvertible {
  var (inputs, outputs, groups) = (8, 24, 1)
  var (height, width, batch) = (9, 11, 1)
  var kernel = [3, 3]
  var strides = [1, 1]
  var activation: UnaryFunction?
  var hasResult = true
  var isSigned = false
  var hasOneScale = false
  var hasBias = true

  var testDescription: String {
    "\(batch)×\(inputs)×\(height)×\(width) → \(outputs), \(kernel) stride \(strides) groups \(groups)"
  }

  static let all: [Self] = [
    Self(), Self(strides: [2, 2]), Self(kernel: [5, 3], strides: [2, 1]), Self(batch: 3), Self(hasBias: false),
    Self(inputs: 3), Self(inputs: 5, outputs: 33, kernel: [1, 1]), Self(inputs: 64, outputs: 65, kernel: [1, 1]),
    Self(inputs: 12, outputs: 20, groups: 4), Self(activation: .clip(lower: 0, upper: 0.5)), Self(activation: .relu),
    Self(hasResult: false), Self(activation: .clip(lower: -0.25, upper: 0.5), hasResult: false),
    Self(isSigned: true), Self(hasOneScale: true), Self(inputs: 18, outputs: 18, groups: 18),
    Self(inputs: 18, outputs: 18, groups: 18, isSigned: true),
    Self(inputs: 40, outputs: 40, groups: 40, height: 31, width: 29, kernel: [5, 5], strides: [2, 2]),
    Self(inputs: 300, outputs: 300, groups: 300, height: 40, width: 40, batch: 2),
    Self(inputs: 7, outputs: 7, groups: 7, height: 2, width: 3, kernel: [5, 5]),
    Self(inputs: 16, outputs: 16, groups: 16, kernel: [4, 4]),
    Self(inputs: 33, outputs: 33, groups: 33, height: 12, width: 10, kernel: [7, 7]),
    Self(inputs: 20, outputs: 20, groups: 20, height: 13, width: 15, kernel: [7, 7], strides: [2, 2]),
    Self(inputs: 32, outputs: 32, groups: 32, height: 17, width: 1, strides: [2, 2]),
    Self(inputs: 16, outputs: 16, groups: 16, height: 6, width: 7, kernel: [5, 3]),
    Self(inputs: 16, outputs: 16, groups: 16, hasResult: false),
    // Few channels, whose window rows are multiplied whole, with padding of any zero point and without.
    Self(inputs: 3, outputs: 17, height: 15, width: 14, batch: 2, kernel: [7, 7], strides: [2, 2], isSigned: true),
    Self(inputs: 4, outputs: 8, height: 1, width: 20, kernel: [1, 5], hasResult: false),
    // Narrow groups: one, two and four in a register of sixteen lanes, a last register in part, more outputs than inputs.
    Self(inputs: 36, outputs: 36, groups: 9), Self(inputs: 104, outputs: 104, groups: 13, strides: [2, 2]),
    Self(inputs: 32, outputs: 64, groups: 8, batch: 2, isSigned: true),
    Self(inputs: 48, outputs: 48, groups: 2, kernel: [1, 3], hasResult: false),
    Self(inputs: 48, outputs: 48, groups: 4, height: 1, width: 1),
    // Groups that are merged: too narrow for quads, or depthwise with a window that has no kernel.
    Self(inputs: 12, outputs: 12, groups: 6), Self(inputs: 26, outputs: 26, groups: 26, kernel: [2, 6]),
    Self(inputs: 20, outputs: 20, groups: 20, height: 19, width: 12, kernel: [9, 9], strides: [2, 2]),
    Self(inputs: 17, outputs: 17, groups: 17, height: 5, width: 14, kernel: [11, 11], isSigned: true),
    Self(inputs: 16, outputs: 16, groups: 16, height: 14, width: 15, kernel: [11, 11], strides: [2, 2]),
    Self(inputs: 16, outputs: 16, groups: 16, height: 14, width: 15, kernel: [9, 9]),
  ]

  private init(
    inputs: Int = 8, outputs: Int = 24, groups: Int = 1, height: Int = 9, width: Int = 11, batch: Int = 1,
    kernel: [Int] = [3, 3], strides: [Int] = [1, 1], activation: UnaryFunction? = nil, hasResult: Bool = true,
    isSigned: Bool = false, hasOneScale: Bool = false, hasBias: Bool = true
  ) {
    (self.inputs, self.outputs, self.groups) = (inputs, outputs, groups)
    (self.height, self.width, self.batch) = (height, width, batch)
    (self.kernel, self.strides, self.activation) = (kernel, strides, activation)
    (self.hasResult, self.isSigned, self.hasOneScale, self.hasBias) = (hasResult, isSigned, hasOneScale, hasBias)
  }
}

extension QuantizedGraph {
  /// Builds the network of a case.
  init(_ test: QuantizedCase, _ shape: Shape, _ numbers: inout SeededNumbers) {
    self.init()
    let x = quantized(input("x", shape), scale: 0.008, zero: test.isSigned ? -3 : 120, isSigned: test.isSigned)
    let weightShape = Shape([test.outputs, test.inputs / test.groups] + test.kernel)
    let fan = Float(weightShape.count / test.outputs).squareRoot()
    let scales = (0..<(test.hasOneScale ? 1 : test.outputs)).map { (0.008 + 0.001 * Float($0 % 5)) / fan }
    var inputs = [x, weights(numbers.array(weightShape.count).map { $0 / fan }, shape: weightShape, scales: scales)]
    let bias = Tensor(numbers.array(test.outputs), shape: [test.outputs])
    if test.hasBias { inputs.append(graph.addConstant("bias", bias)) }
    let padding = test.kernel.map { ($0 - 1) / 2 }
    let window = Window(
      kernel: test.kernel, strides: test.strides, dilations: [1, 1], padding: .explicit(before: padding, after: padding)
    )
    var last = node(Convolution(window: window, groups: test.groups), inputs)
    if let activation = test.activation { last = node(Unary(function: activation), [last]) }
    if test.hasResult {
      last = quantized(last, scale: Self.resultScale, zero: test.isSigned ? 5 : 110, isSigned: test.isSigned)
    }
    end(last)
  }
}
