import KernelDispatch
import Kernels
import Tensors
import Testing

@testable import Inference

@Suite("Cost of a convolution") struct ConvolutionCostTests {
  private let portable: KernelSet
  private let small: ConvolutionCost
  private let large: ConvolutionCost
  private static let caches = CacheSizes(level1: 48 << 10, level2: 1 << 20, level3: 32 << 20)

  init() throws {
    portable = try #require(KernelSet.available.last)
    small = ConvolutionCost(portable, weightBytes: 16 << 20, caches: Self.caches)
    large = ConvolutionCost(portable, weightBytes: 16 << 20 + 1, caches: Self.caches)
  }

  @Test("Multiply-adds of whole registers count, two a cycle, and calls, and results") func multiplying() {
    // Twelve rows are three calls of the portable micro-kernel; nine columns are three registers, in two panels.
    let cost = small.products(rows: 12, columns: 9, depth: 1000)
    let (products, calls, results) = (18_000.0, 6.0, 36.0)
    #expect(cost == products + 80 * calls + 8 * results)
    #expect(small.products(count: 36, rows: 12, columns: 9, depth: 1000) == 36 * cost)
  }

  @Test("Transformed rows cost more, by their registers") func transforming() {
    let plain = small.products(rows: 12, columns: 8, depth: 10)
    let transformed = small.products(rows: 12, columns: 8, depth: 10, transforming: .rows)
    let registers = 36.0
    #expect(transformed - plain == 5 * registers)
  }

  @Test("bfloat16 halves the time of multiplying") func precision() {
    let float = small.products(rows: 40, columns: 4, depth: 1000)
    let bfloat16 = small.products(rows: 40, columns: 4, depth: 1000, precision: .bfloat16)
    #expect(float - bfloat16 == 10_000)
  }

  @Test("Weights that arrive later than they are multiplied decide, later still where the network exceeds the cache")
  func reading() {
    let (near, far) = (0.08 * 1_600_000.0, 0.2 * 1_600_000.0)
    let results = 800.0
    #expect(small.products(rows: 1, columns: 400, depth: 1000) == near + results)
    #expect(large.products(rows: 1, columns: 400, depth: 1000) == far + results)
  }

  @Test("Of a cache that many cores share, a network gets no more than of a small one") func sharing() {
    let shared = CacheSizes(level1: 48 << 10, level2: 2 << 20, level3: 260 << 20)
    for (weightBytes, cost) in [(16 << 20, small), (16 << 20 + 1, large)] {
      let found = ConvolutionCost(portable, weightBytes: weightBytes, caches: shared)
      #expect(
        found.products(rows: 1, columns: 400, depth: 1000) == cost.products(rows: 1, columns: 400, depth: 1000))
    }
  }

  @Test(
    "Winograd's method is taken where it saves time",
    arguments: [(64, 56, true), (64, 14, true), (4, 28, false), (16, 5, false)])
  func choice(_ channels: Int, _ side: Int, _ isTransformed: Bool) throws {
    let graph = PackedNetwork.convolution(channels: channels, side: side)
    for kernels in KernelSet.available {
      let model = try Model(graph, inputShapes: ["x": [1, channels, side, side]], kernels: kernels)
      let algorithms = model.stepDescriptions.map(\.algorithm)
      #expect(algorithms.contains("Winograd") == isTransformed, "\(kernels.name): \(algorithms)")
    }
  }
}
