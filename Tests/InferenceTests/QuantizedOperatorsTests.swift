import Graphs
import KernelDispatch
import Kernels
import Tensors
import TestSupport
import Testing

@testable import Inference

@Suite("Operators quantised to int8") struct QuantizedOperatorsTests {
  /// A hostile network may hold any factor.
  @Test func affineFunctionsOfNoNumbersAreClamped() throws {
    let function = Int8Affine(
      zeroPoint: 0, factors: [.nan, .infinity, -.infinity, 1], offsets: [0, 0, 0, 0], resultZeroPoint: 7)
    let result = try function.evaluate([Tensor([UInt8](repeating: 5, count: 4), shape: [1, 4])])[0]
    #expect(result.integers == [0, 255, 0, 12])
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
      #expect(result.largestDifference(from: expected) <= test.quantum * 1.001)
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

  /// A layer of 37 inputs and 21 outputs on some rows, with a scale for each output.
  private static func layer(
    _ name: String, rows: Shape = [5, 37], columnAxis: Int, quantizesResult: Bool = true,
    _ make: @escaping @Sendable (inout QuantizedGraph, Graph.ValueID, _ weights: Graph.ValueID) -> Graph.ValueID
  ) -> Int8Graph {
    Int8Graph(
      testDescription: name,
      algorithms: Set(["Quantize", "QuantizedGemm"]).union(quantizesResult ? ["Dequantize"] : []),
      quantum: quantizesResult ? 0.03 : 1e-4
    ) { graph in
      var numbers = SeededNumbers(seed: 12)
      let x = graph.quantized(graph.input("x", rows), scale: 0.01, zero: 117)
      let weights = graph.weights(
        numbers.array(37 * 21), shape: columnAxis == 0 ? [21, 37] : [37, 21],
        scales: (0..<21).map { 0.008 + 0.0002 * Float($0) }, axis: columnAxis)
      let result = make(&graph, x, weights)
      graph.end(quantizesResult ? graph.quantized(result, scale: 0.03, zero: 120) : result)
    }
  }

  /// The mean over the pixels of two images of 21 channels.
  private static func mean(quantizesResult: Bool) -> Int8Graph {
    Int8Graph(
      testDescription: quantizesResult ? "a mean over pixels" : "a mean over pixels as floats",
      algorithms: Set(["Quantize", "Copy", "Int8Pooling", "Int8GlobalPooling"])
        .union(quantizesResult ? ["Dequantize"] : []), quantum: quantizesResult ? 0.0031 : 1e-5
    ) { graph in
      let image = graph.quantized(graph.input("a", [2, 21, 7, 9]), scale: 0.01, zero: 117)
      let window = Window(
        kernel: [2, 2], strides: [1, 1], dilations: [1, 1], padding: .explicit(before: [0, 0], after: [0, 0]))
      let pooled = graph.node(Pooling(kind: .maximum, window: window, roundsUp: false), [image])
      let mean = graph.node(GlobalPooling(kind: .average(countsPadding: false)), [pooled])
      graph.end(quantizesResult ? graph.quantized(mean, scale: 0.0031, zero: 120) : mean)
    }
  }

  static let all = [
    layer("a layer with a bias", columnAxis: 0) { graph, x, weights in
      let bias = graph.graph.addConstant("bias", Tensor((0..<21).map { Float($0) / 10 - 1 }, shape: [21]))
      return graph.node(Gemm(transposesB: true, beta: 0.5), [x, weights, bias])
    },
    layer("a layer of floats for one row", rows: [1, 37], columnAxis: 1, quantizesResult: false) { graph, x, weights in
      graph.node(Gemm(), [x, weights])
    },
    layer("a product of stacked rows, then a clamp", rows: [2, 3, 37], columnAxis: 1) { graph, x, weights in
      graph.node(Unary(function: .relu), [graph.node(MatMul(), [x, weights])])
    },
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
      algorithms: ["Quantize", "QuantizedChannelProduct", "Dequantize"]
    ) { graph in
      let left = graph.quantized(graph.input("a", [2, 1, 1, 19]), scale: 0.004, zero: 90)
      let right = graph.quantized(graph.input("b", [2, 5, 7, 19]), scale: 0.01, zero: 128)
      graph.end(graph.quantized(graph.node(Binary(function: .multiply), [left, right]), scale: 0.01, zero: 130))
    },
    Int8Graph(
      testDescription: "a product with some lines for all images",
      algorithms: ["Quantize", "QuantizedBinary", "Dequantize"]
    ) { graph in
      let left = graph.quantized(graph.input("a", [2, 5, 7, 19]), scale: 0.01, zero: 128)
      let right = graph.quantized(graph.input("b", [1, 5, 1, 19]), scale: 0.004, zero: 90)
      graph.end(graph.quantized(graph.node(Binary(function: .multiply), [left, right]), scale: 0.01, zero: 130))
    },
    Int8Graph(
      testDescription: "a factor and an offset for each channel, then a clamp",
      algorithms: ["Quantize", "Copy", "QuantizedConvolution", "Int8Affine", "Dequantize"], quantum: 0.02
    ) { graph in
      let image = graph.quantized(graph.input("a", [2, 21, 7, 9]), scale: 0.01, zero: 128)
      let convolved = graph.quantized(graph.pointwise(image, channels: 21), scale: 0.02, zero: 110)
      func constant(_ values: [Float]) -> Graph.ValueID {
        graph.graph.addConstant("constant", Tensor(values, shape: [21, 1, 1]))
      }
      let scaled = graph.node(
        Binary(function: .multiply), [convolved, constant((0..<21).map { 1.5137 - Float($0) / 9.31 })])
      let moved = graph.node(Binary(function: .add), [constant((0..<21).map { Float($0) / 19.7 - 0.4 }), scaled])
      graph.end(graph.quantized(graph.node(Unary(function: .relu), [moved]), scale: 0.0173, zero: 0))
    },
    mean(quantizesResult: true), mean(quantizesResult: false),
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
