internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// An estimate of the time that a processor takes for the products of a convolution, to choose the faster of two methods.
///
/// The unit is the time of two multiply-adds of whole registers, a cycle of most cores. Either the multiply-adds take
/// long, or the weights take long to arrive, which no layer finds in a core's own caches, as the others have passed through
/// them; rows and results are transformed besides. The costs were fitted on one core of a Zen 5 to some 200 layers of 16 to
/// 512 channels and 5 to 56 pixels a side, each computed by indirect GEMM and by Winograd's method, in networks that the
/// caches hold. The choice by these costs takes 0.3 % longer than the faster method of each layer, 16 % at most, and with
/// the registers of AVX2 0.2 % and 13 %. On an Emerald Rapids, for which only `largestShare` was added, it takes
/// 0.01 % longer in 258 layers of twelve networks.
struct ConvolutionCost: Sendable {
  private let kernels: KernelSet
  /// The cost of each byte of weights.
  private let perByte: Double

  /// The cost of calling a micro-kernel: to find its rows, to fill and to drain its registers.
  private static let perCall = 80.0
  /// The cost of writing a register of results, and of transforming it.
  private static let perResult = 8.0
  /// The cost of transforming a register of rows.
  private static let perTransform = 5.0
  /// The cost of each byte of weights where the third-level cache holds those of the whole network, and where it does not:
  /// DenseNet-121 reads those of its small layers from memory.
  private static let (perCachedByte, perDistantByte) = (0.08, 0.2)
  /// The bytes of a third-level cache that one process can hope for, however large it is: many cores share a larger one.
  private static let largestShare = 32 << 20
  private static let productsPerCycle = 2.0
  /// AVX512-BF16 multiplies two pairs in the time of one.
  private static let productsInBFloat16 = 4.0

  /// Creates estimates for the kernels of a set.
  ///
  /// - Parameter weightBytes: the size of all constants of the network.
  init(_ kernels: KernelSet, weightBytes: Int, caches: CacheSizes = .current) {
    self.kernels = kernels
    // Packed and transformed, weights take up to four times as much.
    perByte = weightBytes > min(caches.level3, Self.largestShare) / 2 ? Self.perDistantByte : Self.perCachedByte
  }

  /// Creates estimates for the kernels of a set that compute a graph.
  init(_ kernels: KernelSet, of graph: Graph) {
    let constants = graph.nodes.flatMap { node in node.inputs.indices.compactMap { graph.constant(node, $0) } }
    self.init(kernels, weightBytes: constants.reduce(0) { $0 + $1.shape.count * $1.elementType.size })
  }

  /// Returns the cost of `count` products of `rows` × `depth` with `depth` × `columns` weights.
  ///
  /// - Parameters:
  ///   - transforming: whether the rows are transformed before.
  ///   - precision: that of the multiplications.
  func products(
    count: Int = 1, rows: Int, columns: Int, depth: Int, transforming: Transforming = .nothing,
    precision: Precision = .float32
  ) -> Double {
    let registers = kernels.registers(columns)
    let calls = ((rows + kernels.rows - 1) / kernels.rows) * ((registers + kernels.vectors - 1) / kernels.vectors)
    let rate = precision == .bfloat16 ? Self.productsInBFloat16 : Self.productsPerCycle
    let multiplying = Double(rows * registers * depth) / rate + Double(calls) * Self.perCall
    let reading = Double(depth * registers * kernels.lanes * MemoryLayout<Float>.size) * perByte
    let transforming = transforming == .rows ? Double(kernels.registers(depth)) * Self.perTransform : 0
    return Double(count)
      * (max(multiplying, reading) + Double(rows) * (Double(registers) * Self.perResult + transforming))
  }

  /// The work on the rows before they are multiplied.
  enum Transforming { case nothing, rows }
}

extension KernelSet {
  /// Returns the number of registers that hold `count` floats.
  fileprivate func registers(_ count: Int) -> Int { (count + lanes - 1) / lanes }
}
