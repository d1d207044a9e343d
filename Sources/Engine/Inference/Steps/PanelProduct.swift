internal import KernelDispatch
internal import Kernels

/// A constant right operand, packed into panels as wide as a tile, that rows are multiplied with.
///
/// The rows are given indirectly (see `TileTask`), so the same loops serve convolutions, matrix products and linear
/// layers.
struct PanelProduct: Sendable {
  /// What the caller says of one product.
  struct Operands {
    /// How many rows.
    var rows: Int
    /// Row 0 of the output, and the distance from row to row.
    var output: UnsafeMutablePointer<Float>
    var outputStride: Int
    /// Added before the activation, laid out as the output.
    var residual: UnsafePointer<Float>?
  }

  private let packed: AlignedBuffer
  private let bias: AlignedBuffer
  private let schedule: PanelSchedule
  private let depth: Int
  private let activation: Activation
  private let kernels: KernelSet

  /// Packs `columns` × (`taps` · `depth`) weights, read by `weight(column, tap, depth)`.
  init(
    columns: Int, taps: Int, depth: Int, bias: [Float]?, activation: Activation, kernels: KernelSet,
    weight: (Int, Int, Int) -> Float
  ) {
    (self.depth, self.activation, self.kernels) = (depth, activation, kernels)
    schedule = PanelSchedule(
      columns: columns, taps: taps, depth: depth, lanes: kernels.lanes, vectors: kernels.vectors,
      tallest: kernels.rows)
    self.bias = AlignedBuffer(bias ?? [], capacity: schedule.width)
    packed = AlignedBuffer(count: taps * depth * schedule.width * MemoryLayout<Float>.size)
    for panel in schedule.panels { pack(panel, weight) }
  }

  private func pack(_ panel: PanelSchedule.Panel, _ weight: (Int, Int, Int) -> Float) {
    let width = panel.vectors * kernels.lanes
    var line = weights(panel)
    for tap in 0..<schedule.taps {
      for k in 0..<depth {
        for column in 0..<panel.columns { line[column] = weight(panel.firstColumn + column, tap, k) }
        line += width
      }
    }
  }

  /// A panel's weights: those before it are as long, column for column.
  private func weights(_ panel: PanelSchedule.Panel) -> UnsafeMutablePointer<Float> {
    packed.floats + panel.firstColumn * schedule.taps * depth
  }

  /// Bytes of row pointers that each member needs.
  var scratchBytes: Int { schedule.scratchBytes }

  /// Multiplies.
  ///
  /// - Parameter locate: see ``PanelSchedule/Locate``.
  func run(_ operands: Operands, _ frame: Frame, locate: PanelSchedule.Locate<Float>) {
    schedule.run(operands.rows, Multiplication(product: self, operands: operands), frame, locate: locate)
  }

  /// Multiplies some rows on the calling thread alone.
  ///
  /// - Parameter addresses: scratch memory of ``scratchBytes``.
  func run(
    _ operands: Operands, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>, locate: PanelSchedule.Locate<Float>
  ) {
    schedule.run(operands.rows, Multiplication(product: self, operands: operands), addresses, locate: locate)
  }

  private struct Multiplication: PanelWork {
    let product: PanelProduct
    let operands: Operands

    func multiply(
      _ rows: Range<Int>, _ panel: PanelSchedule.Panel, _ addresses: UnsafePointer<UnsafePointer<Float>>, _ member: Int
    ) {
      let offset = rows.lowerBound * operands.outputStride + panel.firstColumn
      let bounds = product.activation.bounds ?? (-.infinity, .infinity)
      product.kernels.tiles[panel.vectors - 1][rows.count - 1](
        TileTask(
          rows: addresses, rowsPerTap: rows.count, taps: product.schedule.taps, depth: product.depth,
          panel: product.weights(panel), bias: product.bias.floats + panel.firstColumn,
          residual: operands.residual.map { $0 + offset }, output: operands.output + offset,
          outputStride: operands.outputStride, columns: panel.columns, lower: bounds.lower, upper: bounds.upper))
    }

    /// Applies an activation that tiles do not.
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
