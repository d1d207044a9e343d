internal import Graphs
internal import Kernels
internal import Tensors

/// A GEMM with a constant right operand, packed into panels as wide as a micro-kernel.
///
/// The rows are given indirectly (see `MicroKernelArguments`), so the same loops serve convolutions and matrix
/// products.
final class PackedGemm: Sendable {
  /// The operands of one run.
  struct Operands {
    /// The number of rows.
    var rows: Int
    /// Row 0 of the output, and the floats from row to row.
    var output: UnsafeMutablePointer<Float>
    var outputStride: Int
    /// A tensor added before the activation, laid out as the output.
    var residual: UnsafePointer<Float>?
    /// A factor of each float of a row; nil where the product was packed for none.
    var rowScale: UnsafePointer<Float>?
  }

  private let packed: AlignedBuffer
  private let bias: AlignedBuffer
  private let tiling: GemmTiling
  /// The rows where they are not multiplied in place.
  private let staging: StagedRows?
  /// The floats, or pairs of bfloat16 numbers, that a pointer of a row stands for.
  private let depth: Int
  private let activation: Activation
  private let kernels: KernelSet
  private let microKernels: [[MicroKernel]]
  /// The floats of a panel whose lines are multiplied by the factors of the rows instead; 0 where there are none, or where
  /// rows are multiplied by them as they are staged.
  private let scaledPanelFloats: Int

  /// Packs `columns` × (`taps` · `steps` · `depth`) weights.
  ///
  /// - Parameters:
  ///   - steps: the number of neighbours in the input that each pointer of a row stands for, each of `depth` floats.
  ///   - rowStep: the floats from row to row in the input; nil where rows are no stretches of it, or are read once.
  ///   - scalesRows: whether each float of a row is multiplied by a factor of its own; a row then has one pointer.
  ///   - weights: an array that includes the weights.
  ///   - layout: the position of each weight in it.
  ///   - precision: that of the multiplications; nil for that of the kernels.
  init(
    columns: Int, taps: Int = 1, steps: Int = 1, depth: Int, rowStep: Int? = nil, scalesRows: Bool = false,
    bias: [Float]?, activation: Activation,
    weights: some WeightSource, layout: WeightLayout, kernels: KernelSet, precision: Precision? = nil,
    packing: WeightPacking
  ) {
    self.activation = activation
    self.kernels = kernels
    let bfloat16 = (precision ?? kernels.precision) == .bfloat16 ? kernels.bfloat16 : nil
    microKernels = bfloat16?.microKernels ?? kernels.microKernels
    let (panelWidth, tileRows) = (kernels.lanes * kernels.vectors, microKernels[0].count)
    if let bfloat16 {
      staging = StagedRows(
        rounding: bfloat16.rounding, scaling: scalesRows ? kernels.binary : nil, depth: steps * depth, taps: taps,
        tileRows: tileRows)
    } else {
      staging = rowStep.flatMap {
        StagedRows(
          copying: depth, step: $0, tileRows: tileRows, panels: (columns + panelWidth - 1) / panelWidth)
      }
    }
    self.depth = staging?.stagedDepth ?? steps * depth
    tiling = GemmTiling(
      columns: columns, taps: taps, depth: steps * depth, lanes: kernels.lanes, vectors: kernels.vectors,
      tileRows: tileRows,
      tilesPerBlock: min(staging?.tiles ?? .max, GemmTiling.usualTilesPerBlock))
    scaledPanelFloats = scalesRows && bfloat16 == nil ? self.depth * panelWidth : 0
    self.bias = AlignedBuffer(bias ?? [], capacity: tiling.width)
    let lines = PanelLines(steps: steps, depth: depth, lanes: kernels.lanes, layout: layout, rounds: bfloat16 != nil)
    let (panels, floats) = (tiling.panels, self.depth * kernels.lanes)
    packed = packing.piece(byteCount: taps * self.depth * tiling.width * MemoryLayout<Float>.size) { piece in
      weights.withWeights { weights in
        guard let weights = weights.baseAddress else { return }
        var line = piece.floats
        for panel in panels {
          for tap in 0..<taps {
            lines.pack(panel, tap: tap, from: weights, to: line)
            line += floats * panel.vectors
          }
        }
      }
    }
  }

  /// Returns the weights of a panel; panels before it take as much space per column.
  private func weights(_ panel: GemmTiling.Panel) -> UnsafeMutablePointer<Float> {
    packed.floats + panel.firstColumn * tiling.taps * depth
  }

  /// The bytes of row pointers, and of staged rows and a scaled panel behind them, that each worker needs.
  var scratchBytes: Int { tiling.scratchBytes + stagedBytes + scaledPanelFloats * MemoryLayout<Float>.size }

  private var stagedBytes: Int { staging?.byteCount(tiles: tiling.tilesPerBlock) ?? 0 }

  /// Multiplies the rows, split among the workers.
  ///
  /// - Parameter locate: see ``GemmTiling/Locate``.
  func run(_ operands: Operands, _ context: ExecutionContext, locate: GemmTiling.Locate<Float>) {
    let behind = tiling.scratchBytes
    let work = Multiplication(product: self, operands: operands) { worker in
      (context.scratch(of: worker) + behind).assumingMemoryBound(to: Float.self)
    }
    tiling.run(operands.rows, work, context, locate: locate)
  }

  /// Multiplies rows on the calling thread alone.
  ///
  /// - Parameter addresses: scratch memory of ``scratchBytes``.
  func run(
    _ operands: Operands, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>, locate: GemmTiling.Locate<Float>
  ) {
    let behind = UnsafeMutableRawPointer(addresses) + tiling.scratchBytes
    let work = Multiplication(product: self, operands: operands) { _ in behind.assumingMemoryBound(to: Float.self) }
    tiling.run(operands.rows, work, addresses, locate: locate)
  }

  private struct Multiplication: GemmWork {
    let product: PackedGemm
    let operands: Operands
    /// Returns a worker's memory for staged rows and a scaled panel.
    let memory: (_ worker: Int) -> UnsafeMutablePointer<Float>

    func stage(
      _ count: Int, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>, tile: Int, _ worker: Int
    ) {
      product.staging?.stage(
        addresses, count: count * product.tiling.taps, tile: tile, scaledBy: operands.rowScale, in: memory(worker))
    }

    func multiply(
      _ rows: Range<Int>, _ panel: GemmTiling.Panel, _ addresses: UnsafePointer<UnsafePointer<Float>>, tile: Int,
      _ worker: Int
    ) {
      let offset = rows.lowerBound * operands.outputStride + panel.firstColumn
      let (lower, upper) = product.activation.limits
      let (weights, ahead) = lines(of: panel, tile: tile, worker)
      product.microKernels[panel.vectors - 1][rows.count - 1](
        MicroKernelArguments(
          rows: addresses, rowsPerTap: rows.count, taps: product.tiling.taps, depth: product.depth,
          panel: weights, ahead: ahead,
          bias: product.bias.floats + panel.firstColumn, residual: operands.residual.map { $0 + offset },
          output: operands.output + offset, outputStride: operands.outputStride, columns: panel.columns, lower: lower,
          upper: upper))
    }

    /// Returns the weights that the rows of one tile of a block are multiplied with, and the distance of those to ask for.
    /// The first tile scales them for all tiles of its block.
    private func lines(
      of panel: GemmTiling.Panel, tile: Int, _ worker: Int
    ) -> (weights: UnsafePointer<Float>, ahead: Int) {
      let weights = UnsafePointer(product.weights(panel))
      guard product.scaledPanelFloats > 0, let factors = operands.rowScale else {
        return (weights, product.tiling.lineAhead(panel, tile: tile, of: operands.rows, lines: product.depth))
      }
      let scaled = memory(worker) + product.stagedBytes / MemoryLayout<Float>.size
      if tile == 0 {
        product.kernels.lineScaling(weights, factors, product.depth, panel.vectors * product.kernels.lanes, scaled)
      }
      return (UnsafePointer(scaled), 0)
    }

    /// Applies an activation that micro-kernels do not.
    func finish(_ rows: Range<Int>, _ columns: Range<Int>) {
      guard product.activation.bounds == nil else { return }
      let isDense = columns.count == operands.outputStride
      let (lines, length) = isDense ? (1, rows.count * columns.count) : (rows.count, columns.count)
      var line = operands.output + rows.lowerBound * operands.outputStride + columns.lowerBound
      for _ in 0..<lines {
        product.kernels.activation(line, line, length, product.activation)
        line += operands.outputStride
      }
    }
  }
}
