import Graphs
import KernelDispatch
import Kernels
import Tensors
import TestSupport
import Testing

@testable import Inference

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

@Suite("Networks quantised to int8") struct QuantizedTests {
  @Test(
    "An int8 convolution gives the values of its definition, on every kernel set",
    arguments: QuantizedCase.all)
  func convolution(_ test: QuantizedCase) throws {
    var numbers = SeededNumbers(seed: 3)
    let shape: Shape = [test.batch, test.inputs, test.height, test.width]
    let input = Tensor(numbers.array(shape.count), shape: shape)
    let graph = QuantizedGraph(test, shape, &numbers).graph
    let expected = try PlainInterpreter(graph: graph.specialized()).outputs(for: [input])[0].floats
    var first: [Float]?
    for kernels in KernelSet.available {
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
      #expect(largestDifference(single, expected) <= quantum * 1.001)
    }
  }

  private func largestDifference(_ a: [Float], _ b: [Float]) -> Float {
    zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  @Test("Operators on quantised values stay in int8 and agree with their definition", arguments: Int8Graph.all)
  func steps(_ test: Int8Graph) throws {
    var (graph, numbers) = (QuantizedGraph(), SeededNumbers(seed: 4))
    test.build(&graph)
    let inputs = graph.inputs.map { name, shape in
      (name: name, tensor: Tensor(numbers.array(shape.count), shape: shape))
    }
    let expected = try PlainInterpreter(graph: graph.graph.specialized()).outputs(for: inputs.map(\.tensor))[0].floats
    for kernels in KernelSet.available {
      let model = try Model(graph.graph, kernels: kernels)
      #expect(Set(model.stepDescriptions.map(\.algorithm)) == test.algorithms, "\(model.stepDescriptions)")
      if let copies = test.copies {
        #expect(model.stepDescriptions.count { $0.algorithm == "Copy" } == copies, "\(model.stepDescriptions)")
      }
      let session = Session(model, threads: 2)
      let result = try #require(
        try session.run(Dictionary(uniqueKeysWithValues: inputs.map { ($0.name, $0.tensor) }))["y"]
      ).floats
      let differing = zip(result, expected).filter { abs($0 - $1) > 1e-5 }
      #expect(differing.count <= expected.count / 100, "\(kernels.name): \(differing.prefix(5))")
      #expect(largestDifference(result, expected) <= test.quantum * 1.001)
    }
  }

  @Test(
    "Negative, zero and infinite scales are left to the reference implementation", arguments: [-0.01, 0, .infinity])
  func unusualScale(_ scale: Float) throws {
    var numbers = SeededNumbers(seed: 6)
    let shape: Shape = [1, 2, 3, 3]
    var graph = QuantizedGraph()
    let x = graph.quantized(graph.input("x", shape), scale: 0.01, zero: 128)
    graph.end(graph.quantized(graph.node(Unary(function: .relu), [x]), scale: scale, zero: 128))
    let input = Tensor(numbers.array(shape.count), shape: shape)
    let expected = try PlainInterpreter(graph: graph.graph.specialized()).outputs(for: [input])[0].floats
    let model = try Model(graph.graph)
    #expect(!model.stepDescriptions.contains { $0.algorithm == "Int8Table" })
    let result = try #require(try Session(model).run(["x": input])["y"]).floats
    #expect(zip(result, expected).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN })
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

/// Operators between dequantising and quantising that need no floats.
struct Int8Graph: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The algorithms of all steps.
  let algorithms: Set<String>
  /// The scale of the result.
  var quantum: Float = 0.01
  /// The number of steps that only move elements.
  var copies: Int?
  fileprivate let build: @Sendable (inout QuantizedGraph) -> Void

  static let all = [
    Int8Graph(
      testDescription: "a sum, then a curve", algorithms: ["Quantize", "QuantizedBinary", "Int8Table", "Dequantize"]
    ) { graph in
      let left = graph.quantized(graph.input("a", [2, 5, 7, 9]), scale: 0.01, zero: 128)
      let right = graph.quantized(graph.input("b", [2, 5, 7, 9]), scale: 0.004, zero: 90)
      let sum = graph.quantized(graph.node(Binary(function: .add), [left, right]), scale: 0.015, zero: 120)
      graph.end(graph.quantized(graph.node(Unary(function: .hardSwish), [sum]), scale: 0.01, zero: 60))
    },
    Int8Graph(
      testDescription: "a product with a line for each image",
      algorithms: ["Quantize", "QuantizedBinary", "Dequantize"]
    ) { graph in
      let left = graph.quantized(graph.input("a", [2, 5, 7, 19]), scale: 0.01, zero: 128)
      let right = graph.quantized(graph.input("b", [2, 1, 1, 19]), scale: 0.004, zero: 90)
      graph.end(graph.quantized(graph.node(Binary(function: .multiply), [left, right]), scale: 0.01, zero: 130))
    },
    Int8Graph(
      testDescription: "a number times its sigmoid, in steps", algorithms: ["Quantize", "Int8Table", "Dequantize"]
    ) { graph in
      let x = graph.quantized(graph.input("x", [1, 3, 11, 13]), scale: 0.03, zero: 120)
      let sigmoid = graph.quantized(graph.node(Unary(function: .sigmoid), [x]), scale: 1 / 256, zero: 0)
      let half = graph.graph.addConstant("half", Tensor([0.5 as Float], shape: [1]))
      let product = graph.quantized(graph.node(Binary(function: .multiply), [x, sigmoid]), scale: 0.02, zero: 10)
      graph.end(graph.quantized(graph.node(Binary(function: .multiply), [product, half]), scale: 0.01, zero: 10))
    },
    Int8Graph(
      testDescription: "the largest, put beside another scale",
      algorithms: ["Quantize", "Copy", "Int8Pooling", "Int8Table", "Dequantize"]
    ) { graph in
      let x = graph.quantized(graph.input("x", [1, 21, 9, 11]), scale: 0.01, zero: 128)
      let window = Window(
        kernel: [3, 3], strides: [2, 2], dilations: [1, 1], padding: .explicit(before: [1, 1], after: [1, 1]))
      let pooled = graph.quantized(
        graph.node(Pooling(kind: .maximum, window: window, roundsUp: false), [x]), scale: 0.01, zero: 128)
      let other = graph.quantized(graph.input("b", [1, 3, 5, 6]), scale: 0.008, zero: 100)
      graph.end(graph.quantized(graph.node(Concat(axis: 1), [pooled, other]), scale: 0.01, zero: 128))
    },
    Int8Graph(
      testDescription: "other axes, and back in another order", algorithms: ["Quantize", "Copy", "Dequantize"]
    ) { graph in
      let x = graph.quantized(graph.input("x", [2, 3, 4, 5]), scale: 0.01, zero: 128)
      let turned = graph.quantized(
        graph.node(Transpose(permutation: [0, 2, 3, 1]), [x]), scale: 0.01, zero: 128)
      graph.end(graph.node(Transpose(permutation: [3, 0, 1, 2]), [turned]))
    },
    Int8Graph(
      testDescription: "a norm over channels, which the file puts last for it",
      algorithms: ["Quantize", "Copy", "QuantizedConvolution", "Dequantize", "LayerNormalization"], quantum: 0.02,
      copies: 2
    ) { graph in
      let x = graph.quantized(graph.input("x", [1, 12, 6, 7]), scale: 0.01, zero: 128)
      let convolved = graph.quantized(graph.pointwise(x, channels: 12), scale: 0.01, zero: 128)
      let turned = graph.node(Transpose(permutation: [0, 2, 3, 1]), [convolved])
      let ones = graph.graph.addConstant("ones", Tensor([Float](repeating: 1, count: 12), shape: [12]))
      let normalized = graph.quantized(
        graph.node(
          LayerNormalization(axis: -1, epsilon: 1e-5), [graph.quantized(turned, scale: 0.01, zero: 128), ones]),
        scale: 0.02, zero: 128)
      let back = graph.node(Transpose(permutation: [0, 3, 1, 2]), [normalized])
      graph.end(graph.quantized(graph.pointwise(back, channels: 12), scale: 0.02, zero: 128))
    },
    Int8Graph(
      testDescription: "a channel shuffle, bytes and numbers in turn",
      algorithms: ["Quantize", "Copy", "QuantizedConvolution", "Dequantize"], quantum: 0.02, copies: 3
    ) { graph in
      let x = graph.quantized(graph.input("x", [1, 12, 6, 7]), scale: 0.01, zero: 128)
      var value = graph.quantized(graph.pointwise(x, channels: 12), scale: 0.01, zero: 128)
      value = graph.quantized(graph.reshaped(value, [1, 2, 6, 6, 7]), scale: 0.01, zero: 128)
      value = graph.node(Transpose(permutation: [0, 2, 1, 3, 4]), [value])
      value = graph.reshaped(graph.quantized(value, scale: 0.01, zero: 128), [1, 12, 6, 7])
      graph.end(graph.quantized(graph.pointwise(value, channels: 12), scale: 0.02, zero: 128))
    },
  ]
}

/// Builds graphs with QuantizeLinear and DequantizeLinear around their operators, as exporters write them.
struct QuantizedGraph {
  static let resultScale: Float = 0.02
  /// The inputs' names and shapes.
  private(set) var inputs: [(name: String, shape: Shape)] = []
  var graph = Graph()

  init() {}

  init(_ test: QuantizedCase, _ shape: Shape, _ numbers: inout SeededNumbers) {
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

  mutating func input(_ name: String, _ shape: Shape) -> Graph.ValueID {
    let id = graph.addValue(name, declared: DeclaredType(.float32, shape.dimensions.map { .fixed($0) }))
    graph.inputs.append(id)
    inputs.append((name, shape))
    return id
  }

  mutating func node(_ operation: any Operator, _ inputs: [Graph.ValueID]) -> Graph.ValueID {
    let output = graph.addValue("v\(graph.valueCount)")
    graph.nodes.append(Graph.Node(name: "n\(graph.valueCount)", operation, inputs: inputs, outputs: [output]))
    return output
  }

  /// Returns the value after quantising and dequantising.
  mutating func quantized(_ id: Graph.ValueID, scale: Float, zero: Int, isSigned: Bool = false) -> Graph.ValueID {
    let scale = graph.addConstant("scale", Tensor(scalar: scale))
    let zero = graph.addConstant("zero", Tensor(integers: [zero], shape: [], as: isSigned ? .int8 : .uint8))
    let bytes = node(QuantizeLinear(axis: 1), [id, scale, zero])
    return node(DequantizeLinear(axis: 1), [bytes, scale, zero])
  }

  /// Adds weights that are stored as int8.
  mutating func weights(_ values: [Float], shape: Shape, scales: [Float]) -> Graph.ValueID {
    let size = shape.count / scales.count
    let bytes = values.enumerated().map { Int8(max(min(($1 / scales[$0 / size]).rounded(), 127), -127)) }
    let scale = graph.addConstant("scales", Tensor(scales, shape: [scales.count]))
    let zero = graph.addConstant("zeros", Tensor([Int8](repeating: 0, count: scales.count), shape: [scales.count]))
    return node(DequantizeLinear(axis: 0), [graph.addConstant("w", Tensor(bytes, shape: shape)), scale, zero])
  }

  /// Adds a pointwise convolution with generated weights.
  mutating func pointwise(_ id: Graph.ValueID, channels: Int) -> Graph.ValueID {
    var numbers = SeededNumbers(seed: 8)
    let weights = weights(
      numbers.array(channels * channels).map { $0 / 3 }, shape: [channels, channels, 1, 1], scales: [0.003])
    let window = Window(
      kernel: [1, 1], strides: [1, 1], dilations: [1, 1], padding: .explicit(before: [0, 0], after: [0, 0]))
    return node(Convolution(window: window, groups: 1), [id, weights])
  }

  mutating func reshaped(_ id: Graph.ValueID, _ extents: [Int64]) -> Graph.ValueID {
    node(Reshape(), [id, graph.addConstant("shape", Tensor(extents, shape: [extents.count]))])
  }

  mutating func end(_ id: Graph.ValueID) {
    graph[id].name = "y"
    graph.outputs = [id]
  }
}
