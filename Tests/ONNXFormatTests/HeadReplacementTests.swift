import Files
import Graphs
import Tensors
import TestSupport
import Testing

@testable import ONNXFormat

struct HeadReplacementTests {
  private let folder = TemporaryFolder()

  /// A network that halves its input, then a layer whose weights come from another node, then a softmax.
  private static let network = MessageWriter {
    $0.varint(1, 8)
    $0.string(2, "writer")
    $0.message(8) { $0.varint(2, 17) }
    $0.message(7) {
      $0.string(2, "net")
      $0.input("x", [1, 2])
      $0.initializer("half", [1], type: 1) { $0.fixed32(4, 0.5) }
      $0.initializer("old", [2, 3], type: 1) { for value in 0..<6 { $0.fixed32(4, Float(value)) } }
      $0.node("Mul", ["x", "half"], ["features"])
      $0.node("Neg", ["old"], ["weights"])
      $0.node("MatMul", ["features", "weights"], ["scores"])
      $0.node("Softmax", ["scores"], ["y"])
      $0.output("y")
    }
    for (key, value) in [("own.a", "1"), ("other", "2")] {
      $0.message(14) {
        $0.string(1, key)
        $0.string(2, value)
      }
    }
  }.bytes

  private func replacement(_ bytes: [UInt8] = network) throws -> HeadReplacement {
    let path = folder("model.onnx")
    try path.write(bytes)
    return try HeadReplacement(of: path)
  }

  private let head = HeadWeights(weights: [1, 2, 3, 4, 5, 6, 7, 8], bias: [0.5, 0, -1, 10])

  @Test func newLayerReadsTheFeatures() throws {
    let file = try replacement()
    #expect(file.featureName == "features")
    let bytes = try file.encoded(head, metadata: [("own.b", "양파,달걀")], replacing: "own.")
    let model = try ONNXModel(decoding: bytes)
    #expect(model.metadata == ["other": "2", "own.b": "양파,달걀"])
    #expect((model.producer, model.irVersion, model.opset, model.name) == ("writer", 8, 17, "net"))
    #expect(model.graph.nodes.count == 2 && model.graph.nodes[1].operation is Gemm)
    let graph = try model.graph.specialized(to: [:])
    let outputs = try PlainInterpreter(graph: graph).outputs(for: [Tensor([2, -4] as [Float], shape: [1, 2])])
    // The features are 1 and -2.
    #expect(outputs[0].shape == [1, 4])
    #expect(outputs[0].elements(of: Float.self) == [-2.5, -5, -8, 1])
    #expect(graph[graph.outputs[0]].name == "y")
  }

  @Test func whatOnlyTheOldLayerUsedIsGone() throws {
    let bytes = try replacement().encoded(head, metadata: [], replacing: "own.")
    let message = try ModelMessage(ProtobufReader(ModelBytes(copying: bytes)))
    let graph = try #require(message.graph)
    #expect(graph.initializers.map(\.name).sorted() == ["half", "head.bias", "head.weight"])
    #expect(graph.nodes.map(\.type) == ["Mul", "Gemm"] && graph.inputs.map(\.name) == ["x"])
    #expect(graph.outputs.map(\.dimensions) == [[.fixed(1), .fixed(4)]])
  }

  @Test func replacingTwiceGivesTheSame() throws {
    let once = try replacement().encoded(head, metadata: [("own.b", "3")], replacing: "own.")
    let twice = try replacement(once).encoded(head, metadata: [("own.b", "3")], replacing: "own.")
    // The layer's new weights may not have the names of those that are read.
    let (a, b) = (try ONNXModel(decoding: once), try ONNXModel(decoding: twice))
    #expect(a.metadata == b.metadata && once.count == twice.count)
    #expect(a.initializers.map { $0.elements(of: Float.self) } == b.initializers.map { $0.elements(of: Float.self) })
  }

  @Test func networkWithoutALayerIsRefused() throws {
    let bytes = MessageWriter.model {
      $0.input("x", [1, 2])
      $0.node("Relu", ["x"], ["y"])
      $0.output("y")
    }
    #expect(throws: HeadReplacementError.noLinearLayer) { try replacement(bytes) }
  }

  @Test func otherFilesAreRefused() throws {
    #expect(throws: HeadReplacementError.self) { try replacement(Array("no model".utf8)) }
    #expect(throws: HeadReplacementError.format(.noGraph)) { try replacement([]) }
    #expect(throws: HeadReplacementError.self) { try HeadReplacement(of: folder("missing.onnx")) }
  }

  @Test func filesCutShortOrChangedDoNoHarm() throws {
    for length in 0..<Self.network.count {
      _ = try? replacement(Array(Self.network[..<length])).encoded(head, metadata: [], replacing: "own.")
    }
    for position in Self.network.indices {
      var changed = Self.network
      changed[position] ^= 0x5A
      _ = try? replacement(changed).encoded(head, metadata: [], replacing: "own.")
    }
    #expect(try replacement().featureName == "features")
  }
}
