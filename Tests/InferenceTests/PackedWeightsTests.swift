import Files
import Graphs
import KernelDispatch
import Kernels
import ONNXFormat
import Tensors
import TestSupport
import Testing

@testable import Inference

/// A network with weights that steps pack.
struct PackedNetwork: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let graph: Graph
  let inputs: [String: Tensor]

  init(_ name: String, _ graph: Graph, _ numbers: inout SeededNumbers) throws {
    (testDescription, self.graph) = (name, graph)
    let types = try graph.specialized()
    inputs = Dictionary(
      uniqueKeysWithValues: types.inputs.map { id in
        let shape = types[id].type?.shape ?? []
        return (types[id].name, Tensor(numbers.array(shape.count), shape: shape))
      })
  }

  private init(_ fixture: NetworkFixture) throws {
    (testDescription, graph) = (fixture.testDescription, try ONNXModel(contentsOf: fixture.path).graph)
    let names = graph.inputs.map { [graph] in graph[$0].name }
    inputs = Dictionary(uniqueKeysWithValues: zip(names, try fixture.tensors("input")))
  }

  var shapes: [String: Shape] { inputs.mapValues(\.shape) }

  func model(_ kernels: KernelSet, packed: PackedWeights? = nil) throws -> Model {
    try Model(graph, inputShapes: shapes, kernels: kernels, packed: packed)
  }

  /// Float and int8 operators, a convolution for Winograd, and an inverted residual block done in bands.
  static let all: [Self] = {
    var (networks, numbers) = ([Self](), SeededNumbers(seed: 11))
    do {
      for folder in ["Conv", "Gemm", "MatMul"] {
        networks += try NetworkFixture.all(in: FilePath("operators/\(folder)")).map { try Self($0) }
      }
      for test in QuantizedCase.all {
        let shape: Shape = [test.batch, test.inputs, test.height, test.width]
        networks.append(try Self("\(test)", QuantizedGraph(test, shape, &numbers).graph, &numbers))
      }
      networks.append(try Self("Winograd", convolution(channels: 48, side: 16), &numbers))
      networks.append(try Self("bands", InvertedResidualStepTests.chain(58, &numbers), &numbers))
    } catch { Issue.record(error) }
    return networks
  }()

  /// A 3×3 convolution of a square image with as many channels before as after.
  static func convolution(channels: Int, side: Int) -> Graph {
    var (graph, numbers) = (Graph(), SeededNumbers(seed: 3))
    let extents = [.fixed(1), .fixed(channels), .symbolic("height"), .fixed(side)] as [Dimension]
    let x = graph.addValue("x", declared: DeclaredType(.float32, extents))
    let weights = Tensor(numbers.array(channels * channels * 9), shape: [channels, channels, 3, 3])
    let y = graph.addValue("y")
    let window = Window(kernel: [3, 3], strides: [1, 1], dilations: [1, 1], padding: .same(upper: true))
    graph.nodes = [
      Graph.Node(
        name: "", Convolution(window: window, groups: 1), inputs: [x, graph.addConstant("w", weights)], outputs: [y])
    ]
    (graph.inputs, graph.outputs) = ([x], [y])
    return graph
  }
}

@Suite("Packed weights") struct PackedWeightsTests {
  @Test(
    "A model computes the same bits from weights that were packed, written and read again",
    arguments: PackedNetwork.all)
  func roundTrip(_ network: PackedNetwork) throws {
    for kernels in KernelSet.available {
      let first = try network.model(kernels)
      let written = first.packedWeights(of: "fixture")
      let read = try #require(PackedWeights(AlignedBytes(written.encoded)))
      #expect(read.source == "fixture" && read.byteCount == written.byteCount && read.encoded == written.encoded)
      let second = try network.model(kernels, packed: read)
      #expect(second.usesPackedWeights && !first.usesPackedWeights)
      #expect(second.packedWeights(of: "fixture").encoded == written.encoded)
      let results = try [first, second].map { try Session($0).run(network.inputs).mapValues(\.bytes) }
      #expect(results[0] == results[1], "\(kernels.name)")
    }
  }

  private let graph = PackedNetwork.convolution(channels: 20, side: 9)
  private let shape: Shape = [1, 20, 9, 9]

  private func input() -> [String: Tensor] {
    var numbers = SeededNumbers(seed: 4)
    return ["x": Tensor(numbers.array(shape.count), shape: shape)]
  }

  @Test("Weights for other kernels, other inputs or other steps are ignored") func passedOver() throws {
    let kernels = try #require(KernelSet.available.last)
    func model(_ shape: Shape, _ kernels: KernelSet, _ packed: PackedWeights? = nil) throws -> Model {
      try Model(graph, inputShapes: ["x": shape], kernels: kernels, packed: packed)
    }
    let packed = try model(shape, kernels).packedWeights(of: "")
    #expect(try model(shape, kernels, packed).usesPackedWeights)
    #expect(try !model([1, 20, 8, 9], kernels, packed).usesPackedWeights)
    for other in KernelSet.available where other.layout != kernels.layout {
      #expect(try !model(shape, other, packed).usesPackedWeights)
    }
    let expected = try Session(model(shape, kernels)).run(input())["y"]?.bytes
    for pieces in [[], [AlignedBuffer(count: 64)], [AlignedBuffer(count: 64)] + packed.pieces] {
      let wrong = PackedWeights(source: "", target: packed.target, pieces: pieces)
      let repacked = try model(shape, kernels, wrong)
      #expect(!repacked.usesPackedWeights && repacked.packedWeights(of: "").encoded == packed.encoded)
      #expect(try Session(repacked).run(input())["y"]?.bytes == expected)
    }
  }

  @Test("A network of which only the first output is wanted uses the first of the weights") func firstOutput() throws {
    var both = graph
    let flat = both.addValue("flat"), z = both.addValue("z")
    var numbers = SeededNumbers(seed: 6)
    let matrix = both.addConstant("m", Tensor(numbers.array(20 * 81 * 7), shape: [20 * 81, 7]))
    both.nodes += [
      Graph.Node(name: "", Flatten(), inputs: [both.outputs[0]], outputs: [flat]),
      Graph.Node(name: "", Gemm(), inputs: [flat, matrix], outputs: [z]),
    ]
    both.outputs.append(z)
    for kernels in KernelSet.available {
      let packed = try Model(both, inputShapes: ["x": shape], kernels: kernels).packedWeights(of: "")
      let plain = try Model(graph, inputShapes: ["x": shape], kernels: kernels)
      let part = try Model(graph, inputShapes: ["x": shape], kernels: kernels, packed: packed)
      #expect(packed.pieces.count > 1 && part.usesPackedWeights)
      let results = try [plain, part].map { try Session($0).run(input())["y"]?.bytes }
      #expect(results[0] == results[1], "\(kernels.name)")
    }
  }

  @Test("Incomplete files and other versions are refused") func refused() throws {
    let packed = try Model(graph, inputShapes: ["x": shape]).packedWeights(of: "model")
    let bytes = packed.encoded
    for length in Array(0..<min(bytes.count, 600)) + [bytes.count - 1] {
      #expect(PackedWeights(AlignedBytes(Array(bytes.prefix(length)))) == nil, "\(length) bytes")
    }
    #expect(PackedWeights(AlignedBytes(bytes + [0])) == nil)
    var other = bytes
    other[8] += 1
    #expect(PackedWeights(AlignedBytes(other)) == nil, "another version")
  }

  @Test("Corrupt files do no harm") func mutations() throws {
    let bytes = try Model(graph, inputShapes: ["x": shape]).packedWeights(of: "model").encoded
    var random = SeededGenerator(seed: 9)
    var accepted = 0
    for round in 0..<2000 {
      var changed = bytes
      // The first bytes hold all lengths.
      for _ in 0...(round % 4) { changed[.random(in: 0..<200, using: &random)] = .random(in: 0...255, using: &random) }
      guard let packed = PackedWeights(AlignedBytes(changed)) else { continue }
      accepted += 1
      let model = try Model(graph, inputShapes: ["x": shape], packed: packed)
      #expect(try Session(model).run(input())["y"]?.shape == [1, 20, 9, 9])
    }
    #expect(accepted > 0)
  }

  @Test("The packed layout is unchanged: if this fails, increase layoutVersion") func layout() throws {
    #expect(PackedWeights.layoutVersion == 4)
    for kernels in KernelSet.available {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for network in PackedNetwork.all {
        for byte in try network.model(kernels).packedWeights(of: "").encoded {
          hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
      }
      #expect(Self.hashes[kernels.layout] == hash, "\(kernels.name): \(hash)")
    }
  }

  /// FNV-1a of all networks' packed weights, by layout.
  private static let hashes: [String: UInt64] = [
    "portable": 919_317_044_504_652_118, "avx2": 8_444_454_821_718_816_106,
    "avx512": 15_964_726_995_357_706_370, "avx512vnni": 13_726_420_053_592_445_747,
  ]
}

/// Bytes that begin at a multiple of 64, as those of a mapped file do.
private final class AlignedBytes {
  let bytes: UnsafeMutableRawBufferPointer

  init(_ content: [UInt8]) {
    bytes = .allocate(byteCount: content.count, alignment: 64)
    bytes.copyBytes(from: content)
  }

  deinit { bytes.deallocate() }
}

extension PackedWeights {
  fileprivate convenience init?(_ content: AlignedBytes) {
    self.init(UnsafeRawBufferPointer(content.bytes), owner: content)
  }
}

extension Tensor {
  fileprivate var bytes: [UInt8] { withUnsafeBytes { Array($0) } }
}
