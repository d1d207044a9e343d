import Files
import Graphs
import Tensors
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

  /// Reads and specialises a model; both a graph and an error are acceptable.
  private static func load(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try ONNXModel(decoding: bytes).graph.specialized(limits: limits)
      return true
    } catch is ONNXError {
      return false
    } catch is GraphError {
      return false
    } catch {
      Issue.record(error)
      return false
    }
  }

  @Test func thereAreFiles() { #expect(Self.files.count == 11) }

  @Test(arguments: files)
  func everyBeginningOfAFileIsReadOrRejected(_ file: FilePath) throws {
    let bytes = try file.readBytes()
    let readable = (0..<bytes.count).filter { Self.load(Array(bytes.prefix($0))) }
    #expect(readable.count < bytes.count / 2, "most beginnings lack the graph or end within it")
  }

  @Test(arguments: files)
  func changedFilesAreReadOrRejected(_ file: FilePath) throws {
    let original = try file.readBytes()
    var generator = SplitMix(state: UInt64(original.count))
    var refused = 0
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) { generator.change(&bytes) }
      if !Self.load(bytes) { refused += 1 }
    }
    #expect(refused > 0)
  }
}

/// SplitMix64 (Vigna).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Overwrites, removes, repeats or inserts bytes at a random position.
  mutating func change(_ bytes: inout [UInt8]) {
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
