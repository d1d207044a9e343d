internal import KernelDispatch
internal import Kernels

/// A constant right operand, packed into panels as wide as a tile, and the loops that multiply rows with it.
///
/// The rows are given indirectly (see `TileTask`), so the same loops serve convolutions, matrix products and linear
/// layers. Work is split over blocks of rows or over panels, whichever leaves the members even; no sum is ever split,
/// so results do not depend on the number of threads.
struct PanelProduct: Sendable {
  /// Some neighbouring columns.
  private struct Panel {
    let firstColumn: Int
    let columns: Int
    let vectors: Int
    let weights: Int
  }

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
  private let panels: [Panel]
  private let taps: Int
  private let depth: Int
  private let activation: Activation
  private let kernels: KernelSet

  /// Tiles whose row pointers are made at once: each panel is read once for so many of them.
  private static let tilesPerBlock = 16

  /// Packs `columns` × (`taps` · `depth`) weights, read by `weight(column, tap, depth)`.
  init(
    columns: Int, taps: Int, depth: Int, bias: [Float]?, activation: Activation, kernels: KernelSet,
    weight: (Int, Int, Int) -> Float
  ) {
    (self.taps, self.depth, self.activation, self.kernels) = (taps, depth, activation, kernels)
    var panels: [Panel] = []
    var (column, offset) = (0, 0)
    while column < columns {
      let remaining = columns - column
      let vectors = min(kernels.vectors, (remaining + kernels.lanes - 1) / kernels.lanes)
      let width = vectors * kernels.lanes
      panels.append(Panel(firstColumn: column, columns: min(remaining, width), vectors: vectors, weights: offset))
      offset += taps * depth * width
      column += width
    }
    self.panels = panels
    self.bias = AlignedBuffer(bias ?? [], capacity: column)
    packed = AlignedBuffer(count: offset * MemoryLayout<Float>.size)
    for panel in panels { pack(panel, weight) }
  }

  private func pack(_ panel: Panel, _ weight: (Int, Int, Int) -> Float) {
    let width = panel.vectors * kernels.lanes
    var line = packed.floats + panel.weights
    for tap in 0..<taps {
      for k in 0..<depth {
        for column in 0..<panel.columns { line[column] = weight(panel.firstColumn + column, tap, k) }
        line += width
      }
    }
  }

  /// Bytes of row pointers that each member needs.
  var scratchBytes: Int { Self.tilesPerBlock * taps * kernels.rows * MemoryLayout<UnsafePointer<Float>>.size }

  /// Multiplies.
  ///
  /// - Parameter locate: writes the addresses of `count` rows from `first` on, tap by tap, `rowsPerTap` apart.
  func run(
    _ operands: Operands, _ frame: Frame,
    locate: (
      _ first: Int, _ count: Int, _ rowsPerTap: Int, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>
    ) -> Void
  ) {
    let tiles = (operands.rows + kernels.rows - 1) / kernels.rows
    guard tiles > 0 else { return }
    let height = (operands.rows + tiles - 1) / tiles
    let members = frame.team.count
    if members == 1 || tiles >= 4 * members {
      frame.team.split(tiles) { member, range in
        multiply(operands, height, range, panels.indices, frame.rowPointers(member), locate)
      }
    } else {
      frame.team.split(panels.count) { member, range in
        multiply(operands, height, 0..<tiles, range, frame.rowPointers(member), locate)
      }
    }
  }

  /// Multiplies some rows on the calling thread alone.
  ///
  /// - Parameters:
  ///   - addresses: scratch memory of ``scratchBytes``.
  ///   - locate: as for the product that a team shares.
  func run(
    _ operands: Operands, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>,
    locate: (
      _ first: Int, _ count: Int, _ rowsPerTap: Int, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>
    ) -> Void
  ) {
    let tiles = (operands.rows + kernels.rows - 1) / kernels.rows
    guard tiles > 0 else { return }
    multiply(operands, (operands.rows + tiles - 1) / tiles, 0..<tiles, panels.indices, addresses, locate)
  }

  private func multiply(
    _ operands: Operands, _ height: Int, _ tiles: Range<Int>, _ panelRange: Range<Int>,
    _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>,
    _ locate: (Int, Int, Int, UnsafeMutablePointer<UnsafePointer<Float>>) -> Void
  ) {
    var block = tiles.lowerBound
    while block < tiles.upperBound {
      let end = min(block + Self.tilesPerBlock, tiles.upperBound)
      for tile in block..<end {
        let first = tile * height
        let count = min(height, operands.rows - first)
        if count > 0 { locate(first, count, count, addresses + (tile - block) * taps * kernels.rows) }
      }
      for panel in panelRange {
        for tile in block..<end {
          multiply(
            operands, tile * height, min(height, operands.rows - tile * height), panels[panel],
            addresses + (tile - block) * taps * kernels.rows)
        }
      }
      activate(operands, (block * height)..<min(end * height, operands.rows), panelRange)
      block = end
    }
  }

  private func multiply(
    _ operands: Operands, _ first: Int, _ count: Int, _ panel: Panel, _ addresses: UnsafePointer<UnsafePointer<Float>>
  ) {
    guard count > 0 else { return }
    let offset = first * operands.outputStride + panel.firstColumn
    let bounds = activation.bounds ?? (-.infinity, .infinity)
    let output = operands.output + offset
    kernels.tiles[panel.vectors - 1][count - 1](
      TileTask(
        rows: addresses, rowsPerTap: count, taps: taps, depth: depth, panel: packed.floats + panel.weights,
        bias: bias.floats + panel.firstColumn, residual: operands.residual.map { $0 + offset }, output: output,
        outputStride: operands.outputStride, columns: panel.columns, lower: bounds.lower, upper: bounds.upper))
  }

  /// Applies an activation that tiles do not to finished rows of some panels, while they are in the cache.
  private func activate(_ operands: Operands, _ rows: Range<Int>, _ panelRange: Range<Int>) {
    guard activation.bounds == nil, let last = panelRange.last else { return }
    let first = panels[panelRange.lowerBound].firstColumn
    let columns = panels[last].firstColumn + panels[last].columns - first
    let isDense = columns == operands.outputStride
    let (lines, length) = isDense ? (1, rows.count * columns) : (rows.count, columns)
    var line = operands.output + rows.lowerBound * operands.outputStride + first
    for _ in 0..<lines {
      kernels.activation(line, line, length, activation)
      line += operands.outputStride
    }
  }
}
