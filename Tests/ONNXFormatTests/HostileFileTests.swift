import Files
import Graphs
import Tensors
import TestSupport
import Testing

@testable import ONNXFormat

/// Arbitrary bytes give a graph or an error, quickly and in little memory.
struct HostileFileTests {
  /// Small files that together cover most of the format.
  private static let files: [FilePath] = [
    "operators/Conv/same_upper_dilated.onnx", "operators/Resize/cubic_sizes.onnx", "operators/Gemm/plain.onnx",
    "operators/Constant/sparse_value.onnx", "operators/Slice/reversed_by_2.onnx", "operators/MaxPool/ceil_mode.onnx",
    "operators/ConstantOfShape/int64.onnx", "operators/Pad/reflect_input.onnx", "files/readable/float16_typed.onnx",
    "files/readable/external.onnx", "operators/Split/input.onnx",
  ].map { fixtures.appending($0) }.filter { $0.kind == .file }

  private static var limits: GraphLimits {
    var limits = GraphLimits.standard
    limits.valueBytes = 1 << 20
    return limits
  }

  /// Reads and specialises a model, and checks the graph; returns nil for a file that is refused.
  ///
  /// The types of the errors leave no other way out.
  private static func load(_ bytes: [UInt8]) -> Graph? {
    let read: Graph
    do throws(ONNXError) { read = try ONNXModel(decoding: bytes).graph } catch { return nil }
    do throws(GraphError) {
      let graph = try read.specialized(limits: limits)
      check(graph)
      return graph
    } catch {
      return nil
    }
  }

  /// Checks that a graph can be run: each value is known before it is read, has the type that the shape rule of its
  /// node infers, and keeps to the limit.
  private static func check(_ graph: Graph) {
    var known = Set(graph.inputs)
    func isKnown(_ id: Graph.ValueID) -> Bool { known.contains(id) || graph[id].constant != nil }
    for node in graph.nodes {
      #expect(node.inputs.allSatisfy { $0.map(isKnown) ?? true }, "\(node.name)")
      let types = try? node.operation.outputTypes(graph.operands(of: node))
      for (position, id) in node.outputs.enumerated() {
        guard let id else { continue }
        let type = graph[id].type
        #expect(type != nil && type == types?.dropFirst(position).first, "\(node.name)")
        #expect(type?.byteCount.map { $0 <= limits.valueBytes } == true, "\(node.name)")
        known.insert(id)
      }
    }
    #expect(graph.outputs.allSatisfy(isKnown))
    for id in graph.outputs {
      #expect(graph[id].constant.map { ValueType($0.elementType, $0.shape) == graph[id].type } ?? true)
    }
  }

  @Test func thereAreFiles() { #expect(Self.files.count == 11) }

  @Test(arguments: files)
  func everyBeginningOfAFileIsReadOrRejected(_ file: FilePath) throws {
    let bytes = try file.readBytes()
    let readable = (0..<bytes.count).filter { Self.load(Array(bytes.prefix($0))) != nil }
    #expect(readable.count < bytes.count / 2, "most beginnings lack the graph or end within it")
  }

  @Test(arguments: files)
  func changedFilesAreReadOrRejected(_ file: FilePath) throws {
    let original = try file.readBytes()
    var generator = SeededGenerator(seed: UInt64(original.count))
    var refused = 0
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) { generator.change(&bytes) }
      if Self.load(bytes) == nil { refused += 1 }
    }
    #expect(refused > 0)
    if Self.load(original) != nil { #expect(refused < 2000, "some changes do no harm") }
  }
}

extension SeededGenerator {
  /// Overwrites, removes, repeats or inserts bytes at a random position.
  fileprivate mutating func change(_ bytes: inout [UInt8]) {
    guard let place = bytes.indices.randomElement(using: &self) else { return }
    switch Int.random(in: 0..<6, using: &self) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
    case 1: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &self) ?? 0
    case 2: bytes[place] = UInt8.random(in: .min ... .max, using: &self)
    case 3: bytes.removeSubrange(place..<min(place + 8, bytes.count))
    case 4: bytes.insert(contentsOf: bytes[place..<min(place + 8, bytes.count)], at: place)
    default: bytes.insert(contentsOf: [UInt8](repeating: 0xFF, count: Int.random(in: 1...9, using: &self)), at: place)
    }
  }
}
