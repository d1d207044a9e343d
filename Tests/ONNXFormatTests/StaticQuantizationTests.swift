import Files
import Graphs
import Tensors
import TestSupport
import Testing

@testable import ONNXFormat

struct StaticQuantizationTests {
  private let folder = TemporaryFolder()

  /// A residual network of 2 channels: two 1×1 convolutions with a clamp between them, the input added, then a mean.
  ///
  /// The second convolution has float16 weights, widened by a Cast.
  private static func network(opset: Int = 17, weights: Int = 1) -> [UInt8] {
    MessageWriter.model(opset: opset) {
      $0.string(2, "net")
      $0.input("x", [1, 2, 2, 2])
      for (name, values) in [("least", [0 as Float]), ("greatest", [6])] {
        $0.initializer(name, [], type: 1) { for value in values { $0.fixed32(4, value) } }
      }
      $0.initializer("w1", [2, 2, 1, 1], type: weights) {
        for value in [1, -0.5, 0.25, 2] as [Float] { $0.fixed32(4, value) }
      }
      $0.initializer("b1", [2], type: 1) { for value in [0.5, -1] as [Float] { $0.fixed32(4, value) } }
      $0.initializer("w2.half", [2, 2, 1, 1], type: 10) {
        for value in [1, 0.5, -1, 0.25] as [Float16] { $0.varint(5, Int(value.bitPattern)) }
      }
      $0.node("Conv", name: "first", ["x", "w1", "b1"], ["a"])
      $0.node("Clip", ["a", "least", "greatest"], ["b"])
      $0.node("Cast", ["w2.half"], ["w2"]) { $0.attribute("to", integer: 1) }
      $0.node("Conv", ["b", "w2"], ["c"]) { $0.attribute("kernel_shape", integers: [1, 1]) }
      $0.node("Add", ["c", "x"], ["d"])
      $0.node("GlobalAveragePool", ["d"], ["y"])
      $0.output("y")
      $0.message(13) { $0.string(1, "w2") }
    }
  }

  private func quantization(_ bytes: [UInt8] = network()) throws -> StaticQuantization {
    let path = folder("model.onnx")
    try path.write(bytes)
    return try StaticQuantization(of: path)
  }

  private let ranges: [ClosedRange<Float>] = [-2...2, 0...6, -6...9, -8...11]

  private func output(_ bytes: [UInt8], _ input: [Float]) throws -> [Float] {
    let graph = try ONNXModel(decoding: bytes).graph.specialized(to: [:])
    return try PlainInterpreter(graph: graph).outputs(for: [Tensor(input, shape: [1, 2, 2, 2])])[0]
      .elements(of: Float.self)
  }

  @Test func theValuesThatNeedARangeAreNamed() throws {
    #expect(try quantization().values == ["x", "b", "c", "d"])
  }

  @Test func theCopyComputesNearlyTheSame() throws {
    let bytes = try quantization().encoded(ranges, metadata: [("own.a", "1")], replacing: "own.")
    #expect(try ONNXModel(decoding: bytes).metadata == ["own.a": "1"])
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<20 {
      let input = numbers.array(8).map { 2 * $0 }
      for (a, b) in zip(try output(Self.network(), input), try output(bytes, input)) { #expect(abs(a - b) < 0.1) }
    }
    // Zero is exact, and a value beyond its range saturates.
    let zero = [Float](repeating: 0, count: 8)
    #expect(abs(try output(bytes, zero)[0] - 0.5) < 0.08)
    let beyond = try output(bytes, [Float](repeating: 50, count: 8))
    #expect(beyond.allSatisfy { $0 <= 11.05 })
  }

  @Test func integersStandInPlaceOfWeights() throws {
    let bytes = try quantization().encoded(ranges, metadata: [], replacing: "")
    let graph = try #require(try ModelMessage(ProtobufReader(ModelBytes(copying: bytes))).graph)
    let stored = Dictionary(uniqueKeysWithValues: graph.initializers.map { ($0.name, $0) })
    for name in ["w1", "b1", "w2.half"] { #expect(stored[name] == nil) }
    let decoder = TensorDecoder(ModelBytes(copying: bytes), others: ExternalFiles(folder: nil))
    let weights = try decoder.decode(try #require(stored["w1_quantized"]))
    #expect(weights.elements(of: Int8.self) == [127, -64, 16, 127])
    let scales = try decoder.decode(try #require(stored["w1_scale"])).elements(of: Float.self)
    #expect(scales == [1 / 127, 2 / 127])
    let bias = try decoder.decode(try #require(stored["b1_quantized"])).elements(of: Int32.self)
    // The scale of a bias is that of the input, 4 / 255, times that of the weights.
    #expect(bias == [4048, -4048])
    #expect(graph.nodes.filter { $0.type == "QuantizeLinear" }.map { $0.inputs[0] } == ["x", "b", "c", "d"])
    #expect(!graph.nodes.contains { $0.type == "Cast" })
  }

  @Test func batchNormalizationStaysBehindItsConvolution() throws {
    let bytes = MessageWriter.model {
      $0.input("x", [1, 1, 2, 2])
      $0.initializer("w", [1, 1, 1, 1], type: 1) { $0.fixed32(4, 3) }
      for name in ["scale", "bias", "mean", "variance"] { $0.initializer(name, [1], type: 1) { $0.fixed32(4, 1) } }
      $0.node("Conv", ["x", "w"], ["a"])
      $0.node("BatchNormalization", ["a", "scale", "bias", "mean", "variance"], ["b"])
      $0.node("Relu", ["b"], ["c"])
      $0.node("Conv", ["c", "w"], ["y"])
      $0.output("y")
    }
    #expect(try quantization(bytes).values == ["x", "c"])
  }

  @Test func shapesAreNotQuantized() throws {
    let bytes = MessageWriter.model {
      $0.input("x", [1, 1, 2, 2])
      $0.initializer("w", [1, 1, 1, 1], type: 1) { $0.fixed32(4, 3) }
      $0.node("Conv", ["x", "w"], ["a"])
      $0.node("Shape", ["a"], ["s"])
      $0.node("Add", ["s", "s"], ["t"])
      $0.node("Expand", ["a", "t"], ["y"])
      $0.output("y")
    }
    #expect(try quantization(bytes).values == ["x", "a"])
  }

  @Test func deadChannelsAndHugeBiasesStayInRange() throws {
    let bytes = MessageWriter.model {
      $0.input("x", [1, 2, 2, 2])
      $0.initializer("w", [2, 2, 1, 1], type: 1) { for value in [0, 0, 1e-20, 0] as [Float] { $0.fixed32(4, value) } }
      $0.initializer("b", [2], type: 1) { for value in [0, 1000] as [Float] { $0.fixed32(4, value) } }
      $0.node("Conv", ["x", "w", "b"], ["y"])
      $0.output("y")
    }
    let quantized = try quantization(bytes).encoded([-1...1], metadata: [], replacing: "")
    let result = try output(quantized, [Float](repeating: 1, count: 8))
    #expect(result[0] == 0 && abs(result[4] - 1000) < 0.01)
  }

  @Test func filesThatCannotBeQuantizedAreRefused() throws {
    func error(_ bytes: [UInt8]) throws -> StaticQuantizationError? {
      #expect(throws: StaticQuantizationError.self) { try quantization(bytes) }
    }
    #expect(try error(Self.network(opset: 12)) == .opset(12))
    #expect(try error(try quantization().encoded(ranges, metadata: [], replacing: "")) == .isQuantized)
    let linear = MessageWriter.model {
      $0.input("x", [1, 2])
      $0.node("Relu", ["x"], ["y"])
      $0.output("y")
    }
    #expect(try error(linear) == .noConvolutions)
    #expect(try error(Array("nothing".utf8)) != nil)
  }
}
