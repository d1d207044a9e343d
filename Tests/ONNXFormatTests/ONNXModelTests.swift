import Files
import Graphs
import Tensors
import TestSupport
import Testing

@testable import ONNXFormat

struct ONNXModelTests {
  @Test func readsModelProperties() throws {
    let bytes = MessageWriter {
      $0.varint(1, 8)
      $0.string(2, "writer")
      $0.string(3, "1.2")
      $0.string(6, "what it is")
      $0.message(8) { $0.varint(2, 17) }
      $0.message(14) {
        $0.string(1, "fridge.labels")
        $0.string(2, "kimchi,두부")
      }
      $0.message(7) {
        $0.string(2, "net")
        $0.input("x", [1, -1])
        $0.node("Relu", ["x"], ["y"])
        $0.output("y")
      }
    }.bytes
    let model = try ONNXModel(decoding: bytes)
    #expect(model.metadata == ["fridge.labels": "kimchi,두부"])
    #expect((model.opset, model.irVersion, model.producer) == (17, 8, "writer 1.2"))
    #expect((model.name, model.description) == ("net", "what it is"))
    let input = model.graph[try #require(model.graph.inputs.first)]
    #expect(input.declared == DeclaredType(.float32, [.fixed(1), .symbolic("")]))
  }

  @Test func readsTheMetadataOfAnUnsupportedNetwork() throws {
    let folder = TemporaryFolder()
    let path = folder("model.onnx")
    try path.write(
      MessageWriter {
        $0.message(7) { $0.node("Unheard", ["x"], ["y"]) }
        for (key, value) in [("a", "1"), ("b", "두"), ("a", "3")] {
          $0.message(14) {
            $0.string(1, key)
            $0.string(2, value)
          }
        }
      }.bytes)
    #expect(try ONNXModel.metadata(ofFile: path) == ["a": "3", "b": "두"])
    #expect(throws: ONNXError.self) { try ONNXModel(contentsOf: path) }
    #expect(throws: ONNXError.self) { try ONNXModel.metadata(ofFile: folder("none.onnx")) }
  }

  @Test func inputsWithAnInitializerAreConstants() throws {
    let model = try ONNXModel(
      decoding: MessageWriter.model {
        $0.input("x", [1])
        $0.input("w", [1])
        $0.initializer("w", [1], type: 1) { $0.fixed32(4, 3) }
        $0.node("Add", ["x", "w"], ["y"])
        $0.output("y")
      })
    #expect(model.graph.inputs.map { model.graph[$0].name } == ["x"])
  }

  @Test func sortsUnorderedNodes() throws {
    let model = try ONNXModel(
      decoding: MessageWriter.model {
        $0.input("x", [1])
        $0.node("Relu", name: "last", ["b"], ["c"])
        $0.node("Neg", name: "middle", ["a"], ["b"])
        $0.node("Exp", name: "first", ["x"], ["a"])
        $0.output("c")
      })
    #expect(model.graph.nodes.map(\.name) == ["first", "middle", "last"])
  }

  /// An invalid addition to a graph, with the expected error.
  struct Fault: Sendable {
    let error: ONNXError
    let add: @Sendable (inout MessageWriter) -> Void

    init(_ error: ONNXError, _ add: @escaping @Sendable (inout MessageWriter) -> Void) {
      (self.error, self.add) = (error, add)
    }

    static let all = [
      Fault(.definedTwice(name: "y")) { $0.node("Relu", ["x"], ["y"]) },
      Fault(.definedTwice(name: "x")) { $0.node("Relu", ["x"], ["x"]) },
      Fault(.definedTwice(name: "x")) { $0.input("x", [1]) },
      Fault(.undefinedValue(name: "z", node: "user")) { $0.node("Relu", name: "user", ["z"], ["w"]) },
      Fault(.undefinedValue(name: "q", node: nil)) { $0.output("q") },
      Fault(.cycle(node: "a")) {
        $0.node("Relu", ["b"], ["a"])
        $0.node("Relu", ["a"], ["b"])
      },
      Fault(.input(name: "s", reason: "element type 8 is not supported")) { $0.input("s", [1], type: 8) },
      Fault(.input(name: "s", reason: "no tensor")) { $0.message(11) { $0.string(1, "s") } },
    ]
  }

  @Test(arguments: Fault.all)
  func rejectsInconsistentGraphs(_ fault: Fault) {
    let bytes = MessageWriter.model {
      $0.input("x", [1])
      $0.node("Relu", ["x"], ["y"])
      $0.output("y")
      fault.add(&$0)
    }
    #expect(throws: fault.error) { try ONNXModel(decoding: bytes) }
  }

  @Test func rejectsFilesWithoutAGraph() {
    #expect(throws: ONNXError.noGraph) { try ONNXModel(decoding: []) }
    #expect(throws: ONNXError.noGraph) { try ONNXModel(decoding: MessageWriter { $0.varint(1, 8) }.bytes) }
    #expect(throws: ONNXError.noGraph) { try ONNXModel(decoding: MessageWriter.model { $0.input("x", [1]) }) }
    #expect(throws: ONNXError.file(.notFound("/nowhere/a.onnx"))) { try ONNXModel(contentsOf: "/nowhere/a.onnx") }
  }

  @Test(arguments: [-1, 0, 6, 29, Int.max])
  func rejectsOpsetsOutsideTheRange(_ opset: Int) {
    let bytes = MessageWriter.model(opset: opset) { $0.output("y") }
    #expect(throws: ONNXError.unsupportedOpset(opset, supported: 7...28)) { try ONNXModel(decoding: bytes) }
  }

  @Test(arguments: [
    ("cycle", "cycle"), ("missing_value", "undefinedValue"), ("negative_dimensions", "shape"),
    ("overflowing_dimensions", "shape"), ("raw_data_too_short", "size"), ("external_absolute", "externalPath"),
    ("external_outside", "externalPath"), ("external_hidden_outside", "externalPath"),
    ("external_missing", "notFound"), ("external_beyond_end", "externalRange"), ("external_wrong_length", "size"),
    ("unknown_domain", "unsupportedOperators"), ("unsupported_operator", "unsupportedOperators"),
  ])
  func rejectsDamagedFiles(_ name: String, _ fault: String) throws {
    let path = fixtures.appending(FilePath("files/refused/\(name).onnx"))
    let error = #expect(throws: ONNXError.self) { try ONNXModel(contentsOf: path) }
    #expect("\(try #require(error))".contains("\(fault)("))
  }
}

/// The fixtures shared with the tests of graphs.
let fixtures = FilePath(#filePath).folder.folder.appending("GraphsTests/Fixtures")
