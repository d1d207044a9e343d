internal import KernelDispatch
internal import Kernels

/// Constant signed bytes, packed into panels as wide as a tile, that rows of unsigned bytes are multiplied with.
///
/// The counterpart of ``PanelProduct``: the sums are exact integers, which become bytes or numbers at the end.
struct ByteProduct: Sendable {
  /// What the caller says of one product.
  struct Operands {
    /// How many rows.
    var rows: Int
    /// Column 0 of row 0 of the output, and the elements from row to row.
    var output: UnsafeMutableRawPointer
    var outputStride: Int
  }

  private let packed: AlignedBuffer
  private let results: ByteResults
  private let schedule: PanelSchedule
  private let quads: Int
  private let kernels: ByteKernels

  /// Bytes that are multiplied in one step.
  private static let quad = 4

  /// Packs `columns` × (`taps` · `depth`) weights, read by `weight(column, tap, depth)`.
  init(
    columns: Int, taps: Int, depth: Int, results: ByteResults, kernels: ByteKernels, weight: (Int, Int, Int) -> Int8
  ) {
    (self.results, self.kernels) = (results, kernels)
    quads = (depth + Self.quad - 1) / Self.quad
    schedule = PanelSchedule(
      columns: columns, taps: taps, depth: depth, lanes: kernels.lanes, vectors: kernels.vectors,
      tallest: kernels.rows)
    packed = AlignedBuffer(count: taps * quads * schedule.width * Self.quad)
    for panel in schedule.panels { pack(panel, depth, weight) }
  }

  private func pack(_ panel: PanelSchedule.Panel, _ depth: Int, _ weight: (Int, Int, Int) -> Int8) {
    let width = panel.vectors * kernels.lanes
    for tap in 0..<schedule.taps {
      for k in 0..<depth {
        let line = weights(panel) + (tap * quads + k / Self.quad) * width * Self.quad + k % Self.quad
        for column in 0..<panel.columns { line[column * Self.quad] = weight(panel.firstColumn + column, tap, k) }
      }
    }
  }

  /// A panel's weights: those before it are as long, column for column.
  private func weights(_ panel: PanelSchedule.Panel) -> UnsafeMutablePointer<Int8> {
    packed.start.assumingMemoryBound(to: Int8.self) + panel.firstColumn * schedule.taps * quads * Self.quad
  }

  /// Bytes of row pointers and sums that each member needs.
  var scratchBytes: Int {
    sumsOffset + kernels.rows * kernels.vectors * kernels.lanes * MemoryLayout<Int32>.size + AlignedBuffer.slack
  }

  /// Where the sums of a tile lie in a member's scratch memory, behind the row pointers.
  private var sumsOffset: Int { (schedule.scratchBytes + 63) / 64 * 64 }

  /// Multiplies.
  ///
  /// - Parameter locate: see ``PanelSchedule/Locate``.
  func run(_ operands: Operands, _ frame: Frame, locate: PanelSchedule.Locate<UInt8>) {
    schedule.run(
      operands.rows, Multiplication(product: self, operands: operands, frame: frame), frame, locate: locate)
  }

  private struct Multiplication: PanelWork {
    let product: ByteProduct
    let operands: Operands
    let frame: Frame

    func multiply(
      _ rows: Range<Int>, _ panel: PanelSchedule.Panel, _ addresses: UnsafePointer<UnsafePointer<UInt8>>, _ member: Int
    ) {
      let scratch = frame.scratch + member * frame.scratchStride + product.sumsOffset
      let sums = scratch.assumingMemoryBound(to: Int32.self)
      product.kernels.tiles[panel.vectors - 1][rows.count - 1](
        ByteTileTask(
          rows: addresses, rowsPerTap: rows.count, taps: product.schedule.taps, quads: product.quads,
          panel: product.weights(panel), sums: sums))
      product.results.write(
        sums,
        ByteRows(
          rows: rows.count, columns: panel.columns, sumStride: panel.vectors * product.kernels.lanes,
          outputStride: operands.outputStride),
        from: panel.firstColumn, to: operands.output,
        at: rows.lowerBound * operands.outputStride + panel.firstColumn, product.kernels.finish)
    }

    func finish(_ rows: Range<Int>, _ columns: Range<Int>) {}
  }
}
