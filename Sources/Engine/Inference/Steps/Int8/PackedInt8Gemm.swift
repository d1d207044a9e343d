internal import Graphs
internal import Kernels
internal import Tensors

/// A GEMM of uint8 rows with a constant int8 right operand, packed into panels as wide as a micro-kernel.
///
/// It is the counterpart of ``PackedGemm``: the int32 sums are exact, and are requantised or dequantised at the end.
final class PackedInt8Gemm: Sendable {
  /// The operands of one run.
  struct Operands {
    /// The number of rows.
    var rows: Int
    /// Row 0 of the output, and the elements from row to row.
    var output: UnsafeMutableRawPointer
    var outputStride: Int
  }

  private let packed: AlignedBuffer
  private let results: ChannelRequantization
  private let tiling: GemmTiling
  private let quads: Int
  private let kernels: Int8Kernels

  /// The number of bytes that one lane multiplies and sums.
  private static let quad = 4

  /// Packs `columns` × (`taps` · `steps` · `depth`) weights.
  ///
  /// - Parameters:
  ///   - steps: the number of neighbours in the input that each pointer of a row stands for, each of `depth` bytes.
  ///   - weights: an int8 tensor that includes the weights.
  ///   - layout: the position of each weight in it.
  init(
    columns: Int, taps: Int, steps: Int = 1, depth: Int, results: ChannelRequantization, weights: Tensor,
    layout: WeightLayout, kernels: Int8Kernels, packing: WeightPacking
  ) {
    (self.results, self.kernels) = (results, kernels)
    let quads = (steps * depth + Self.quad - 1) / Self.quad
    self.quads = quads
    tiling = GemmTiling(
      columns: columns, taps: taps, depth: steps * depth, lanes: kernels.lanes, vectors: kernels.vectors,
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
            for step in 0..<steps {
              Self.pack(
                panel, lanes, (step * depth)..<((step + 1) * depth),
                from: first + tap * layout.tap + step * layout.step, layout, to: lines)
            }
            lines += quads * panel.vectors * lanes * Self.quad
          }
        }
      }
    }
  }

  /// Writes some weights of each column of one tap of a panel, in lines of ``quad`` weights per column; padding of the
  /// last stays 0.
  private static func pack(
    _ panel: GemmTiling.Panel, _ lanes: Int, _ depth: Range<Int>, from weights: UnsafePointer<Int8>,
    _ layout: WeightLayout, to lines: UnsafeMutablePointer<Int8>
  ) {
    let width = panel.vectors * lanes
    for column in 0..<panel.columns {
      let source = weights + column * layout.column
      for k in depth {
        lines[(k / quad * width + column) * quad + k % quad] = source[(k - depth.lowerBound) * layout.depth]
      }
    }
  }

  /// Returns the weights of a panel; panels before it take as much space per column.
  private func weights(_ panel: GemmTiling.Panel) -> UnsafeMutablePointer<Int8> {
    packed.start.assumingMemoryBound(to: Int8.self) + panel.firstColumn * tiling.taps * quads * Self.quad
  }

  /// The bytes of row pointers and sums that each worker needs.
  var scratchBytes: Int {
    sumsOffset + kernels.rows * kernels.vectors * kernels.lanes * MemoryLayout<Int32>.size + AlignedBuffer.slack
  }

  /// The offset of a tile's sums in a worker's scratch memory, behind the row pointers.
  private var sumsOffset: Int { tiling.scratchBytes.rounded(upTo: 64) }

  /// Multiplies the rows, split among the workers.
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
      _ rows: Range<Int>, _ panel: GemmTiling.Panel, _ addresses: UnsafePointer<UnsafePointer<UInt8>>, tile: Int,
      _ worker: Int
    ) {
      let sums = (context.scratch(of: worker) + product.sumsOffset).assumingMemoryBound(to: Int32.self)
      let kernel = product.kernels.microKernels[panel.vectors - 1][rows.count - 1]
      let offset = rows.lowerBound * operands.outputStride + panel.firstColumn
      let results = kernel.requantizes ? product.results.uint8(panel, at: offset, of: operands) : nil
      kernel(
        Int8MicroKernelArguments(
          rows: addresses, rowsPerTap: rows.count, taps: product.tiling.taps, quads: product.quads,
          panel: product.weights(panel),
          ahead: PackedInt8Gemm.quad
            * product.tiling.lineAhead(panel, tile: tile, of: operands.rows, lines: product.quads),
          sums: sums, results: results))
      guard results == nil else { return }
      product.results.write(
        sums,
        AccumulatorRows(
          rows: rows.count, columns: panel.columns, sumStride: panel.vectors * product.kernels.lanes,
          outputStride: operands.outputStride),
        from: panel.firstColumn, to: operands.output,
        at: offset, product.kernels.requantize)
    }

    func finish(_ rows: Range<Int>, _ columns: Range<Int>) {}
  }
}

/// The requantisation of the sums of each output channel to uint8, or their dequantisation to floats.
struct ChannelRequantization: Sendable {
  private let corrections: AlignedBuffer
  private let factors: AlignedBuffer
  private let offsets: AlignedBuffer
  private let bounds: (lower: Float, upper: Float)
  private let zero: Int32
  /// Whether the results are uint8, not float32.
  private let isQuantized: Bool

  /// Creates the requantisation of a convolution.
  ///
  /// - Parameters:
  ///   - scales: the scale of the sums, per channel.
  ///   - corrections: the `Int32` term added to the sums for a zero point of the input, per channel.
  ///   - bias: the bias, per channel.
  ///   - clamp: the bounds of the activation.
  ///   - result: the quantisation of the results; nil for floats.
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
    (zero, isQuantized) = (Int32(zeroPoint), result != nil)
  }

  /// Returns where a micro-kernel writes the results of a panel, from the element at `offset` on; nil for floats.
  @inline(__always) func uint8(
    _ panel: GemmTiling.Panel, at offset: Int, of operands: PackedInt8Gemm.Operands
  ) -> Int8Results? {
    guard isQuantized else { return nil }
    return Int8Results(
      output: operands.output.assumingMemoryBound(to: UInt8.self) + offset, stride: operands.outputStride,
      columns: panel.columns, requantization: parameters(from: panel.firstColumn))
  }

  /// Writes the results of the channels from `channel` on, to the output from the element at `offset` on.
  @inline(__always) func write(
    _ sums: UnsafePointer<Int32>, _ rows: AccumulatorRows, from channel: Int, to output: UnsafeMutableRawPointer,
    at offset: Int, _ kernels: RequantizationKernels
  ) {
    if isQuantized {
      kernels.toUInt8(sums, output.assumingMemoryBound(to: UInt8.self) + offset, rows, parameters(from: channel))
    } else {
      kernels.toFloat(sums, output.assumingMemoryBound(to: Float.self) + offset, rows, parameters(from: channel))
    }
  }

  /// Returns the kernel parameters of the channels from `channel` on.
  func parameters(from channel: Int) -> Requantization {
    Requantization(
      corrections: corrections.start.assumingMemoryBound(to: Int32.self) + channel, factors: factors.floats + channel,
      offsets: offsets.floats + channel, lower: bounds.lower, upper: bounds.upper, zero: zero)
  }
}
