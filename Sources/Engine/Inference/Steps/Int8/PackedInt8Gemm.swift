internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// Constant signed bytes, packed into panels as wide as a tile, that rows of unsigned bytes are multiplied with.
///
/// The counterpart of ``PackedGemm``: the sums are exact integers, which become bytes or numbers at the end.
struct PackedInt8Gemm: Sendable {
  /// What the caller says of one product.
  struct Operands {
    /// How many rows.
    var rows: Int
    /// Column 0 of row 0 of the output, and the elements from row to row.
    var output: UnsafeMutableRawPointer
    var outputStride: Int
  }

  private let packed: AlignedBuffer
  private let results: ChannelRequantization
  private let tiling: GemmTiling
  private let quads: Int
  private let kernels: Int8Kernels

  /// Bytes that are multiplied in one step.
  private static let quad = 4

  /// Packs `columns` × (`taps` · `depth`) weights.
  ///
  /// - Parameters:
  ///   - weights: signed bytes that include the weights.
  ///   - layout: where among them each weight lies.
  init(
    columns: Int, taps: Int, depth: Int, results: ChannelRequantization, weights: Tensor, layout: WeightLayout,
    kernels: Int8Kernels, packing: WeightPacking
  ) {
    (self.results, self.kernels) = (results, kernels)
    let quads = (depth + Self.quad - 1) / Self.quad
    self.quads = quads
    tiling = GemmTiling(
      columns: columns, taps: taps, depth: depth, lanes: kernels.lanes, vectors: kernels.vectors,
      tileRows: kernels.rows)
    let (panels, lanes) = (tiling.panels, kernels.lanes)
    packed = packing.piece(byteCount: taps * quads * tiling.width * Self.quad) { piece in
      piece.clear()
      weights.withElements(of: Int8.self) { weights in
        guard let weights = weights.baseAddress else { return }
        var lines = piece.start.assumingMemoryBound(to: Int8.self)
        for panel in panels {
          let first = weights + layout.first + panel.firstColumn * layout.column
          for tap in 0..<taps {
            Self.pack(panel, lanes, depth, from: first + tap * layout.tap, layout, to: lines)
            lines += quads * panel.vectors * lanes * Self.quad
          }
        }
      }
    }
  }

  /// Writes the lines of one tap of a panel, each of ``quad`` numbers a column; what fills up the last stays 0.
  private static func pack(
    _ panel: GemmTiling.Panel, _ lanes: Int, _ depth: Int, from weights: UnsafePointer<Int8>,
    _ layout: WeightLayout, to lines: UnsafeMutablePointer<Int8>
  ) {
    let width = panel.vectors * lanes
    for column in 0..<panel.columns {
      let source = weights + column * layout.column
      for k in 0..<depth { lines[(k / quad * width + column) * quad + k % quad] = source[k * layout.depth] }
    }
  }

  /// A panel's weights: those before it are as long, column for column.
  private func weights(_ panel: GemmTiling.Panel) -> UnsafeMutablePointer<Int8> {
    packed.start.assumingMemoryBound(to: Int8.self) + panel.firstColumn * tiling.taps * quads * Self.quad
  }

  /// Bytes of row pointers and sums that each worker needs.
  var scratchBytes: Int {
    sumsOffset + kernels.rows * kernels.vectors * kernels.lanes * MemoryLayout<Int32>.size + AlignedBuffer.slack
  }

  /// Where the sums of a tile lie in a worker's scratch memory, behind the row pointers.
  private var sumsOffset: Int { (tiling.scratchBytes + 63) / 64 * 64 }

  /// Multiplies.
  ///
  /// - Parameter locate: see ``GemmTiling/Locate``.
  func run(_ operands: Operands, _ context: ExecutionContext, locate: GemmTiling.Locate<UInt8>) {
    tiling.run(
      operands.rows, Multiplication(product: self, operands: operands, context: context), context, locate: locate)
  }

  private struct Multiplication: GemmWork {
    let product: PackedInt8Gemm
    let operands: Operands
    let context: ExecutionContext

    func multiply(
      _ rows: Range<Int>, _ panel: GemmTiling.Panel, _ addresses: UnsafePointer<UnsafePointer<UInt8>>, _ worker: Int
    ) {
      let scratch = context.scratch + worker * context.scratchStride + product.sumsOffset
      let sums = scratch.assumingMemoryBound(to: Int32.self)
      product.kernels.microKernels[panel.vectors - 1][rows.count - 1](
        Int8MicroKernelArguments(
          rows: addresses, rowsPerTap: rows.count, taps: product.tiling.taps, quads: product.quads,
          panel: product.weights(panel), sums: sums))
      product.results.write(
        sums,
        AccumulatorRows(
          rows: rows.count, columns: panel.columns, sumStride: panel.vectors * product.kernels.lanes,
          outputStride: operands.outputStride),
        from: panel.firstColumn, to: operands.output,
        at: rows.lowerBound * operands.outputStride + panel.firstColumn, product.kernels.requantize)
    }

    func finish(_ rows: Range<Int>, _ columns: Range<Int>) {}
  }
}

/// What becomes of the sums of each output channel of a convolution of bytes: bytes on another scale, or numbers.
struct ChannelRequantization: Sendable {
  private let corrections: AlignedBuffer
  private let factors: AlignedBuffer
  private let offsets: AlignedBuffer
  private let bounds: (lower: Float, upper: Float)
  private let zero: Int32
  /// Whether the results are bytes.
  private let areBytes: Bool

  /// - Parameters:
  ///   - scales: by channel, the number that a sum of 1 stands for.
  ///   - corrections: by channel, as `Int32`, what is added to a sum before, for a zero point of the input.
  ///   - bias: by channel, in numbers.
  ///   - clamp: the bounds of the activation, in numbers.
  ///   - result: the scale of the bytes; nil for numbers.
  init(
    scales: [Double], corrections: AlignedBuffer, bias: [Double], clamp: (lower: Float, upper: Float),
    result: (scale: Float, zeroPoint: Int)?
  ) {
    let quantum = Double(result?.scale ?? 1)
    factors = AlignedBuffer(scales.map { Float($0 / quantum) })
    offsets = AlignedBuffer(bias.map { Float($0 / quantum) })
    self.corrections = corrections
    let zeroPoint = result?.zeroPoint ?? 0
    let range: (Float, Float) = result == nil ? (-.infinity, .infinity) : (Float(-zeroPoint), Float(255 - zeroPoint))
    bounds = (max(clamp.lower / Float(quantum), range.0), min(clamp.upper / Float(quantum), range.1))
    (zero, areBytes) = (Int32(zeroPoint), result != nil)
  }

  /// Writes the results of sums of the channels from `channel` on, to the element at `offset` of the output.
  @inline(__always) func write(
    _ sums: UnsafePointer<Int32>, _ rows: AccumulatorRows, from channel: Int, to output: UnsafeMutableRawPointer,
    at offset: Int, _ kernels: RequantizationKernels
  ) {
    if areBytes {
      kernels.toUInt8(sums, output.assumingMemoryBound(to: UInt8.self) + offset, rows, parameters(from: channel))
    } else {
      kernels.toFloat(sums, output.assumingMemoryBound(to: Float.self) + offset, rows, parameters(from: channel))
    }
  }

  /// What the kernels are told of the channels from `channel` on.
  func parameters(from channel: Int) -> Requantization {
    Requantization(
      corrections: corrections.start.assumingMemoryBound(to: Int32.self) + channel, factors: factors.floats + channel,
      offsets: offsets.floats + channel, lower: bounds.lower, upper: bounds.upper, zero: zero)
  }
}
