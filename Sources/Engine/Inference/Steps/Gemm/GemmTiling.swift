internal import KernelDispatch
internal import Threads

/// The tiling of a GEMM: a constant right operand in panels as wide as a micro-kernel (NR), and rows in blocks of MR.
///
/// Work is split over blocks of rows or over panels, whichever balances the workers; no sum is ever split, so results
/// do not depend on the number of threads.
struct GemmTiling: Sendable {
  /// A panel of neighbouring columns.
  struct Panel {
    let firstColumn: Int
    let columns: Int
    let vectors: Int
  }

  let panels: [Panel]
  /// The number of columns of all panels, including padding of the last register.
  let width: Int
  /// The number of pointers per row.
  let taps: Int
  /// The rows of the tallest micro-kernel (MR).
  let tileRows: Int
  /// The columns of a register.
  private let lanes: Int
  /// The multiply-adds per row.
  private let multiplyAdds: Int

  /// The fewest multiply-adds worth a second worker: a barrier of two takes a microsecond.
  private static let grain = 32768

  /// The number of tiles per block, whose row pointers are written at once: each panel is read once per block.
  let tilesPerBlock: Int
  /// The number of tiles per block whose rows stay in place.
  static let usualTilesPerBlock = 16

  /// Cuts `columns` into panels of at most `vectors` registers of `lanes` columns; each pointer of a row stands for
  /// `depth` elements.
  init(
    columns: Int, taps: Int, depth: Int, lanes: Int, vectors: Int, tileRows: Int,
    tilesPerBlock: Int = usualTilesPerBlock
  ) {
    (self.taps, self.lanes, self.tileRows, self.tilesPerBlock) = (taps, lanes, tileRows, tilesPerBlock)
    var panels: [Panel] = []
    var column = 0
    while column < columns {
      let remaining = columns - column
      let count = min(vectors, (remaining + lanes - 1) / lanes)
      panels.append(Panel(firstColumn: column, columns: min(remaining, count * lanes), vectors: count))
      column += count * lanes
    }
    (self.panels, width) = (panels, column)
    multiplyAdds = taps * depth * columns
  }

  /// The bytes of row pointers that each worker needs.
  var scratchBytes: Int { tilesPerBlock * taps * tileRows * MemoryLayout<UnsafeRawPointer>.size }

  /// Writes the addresses of `count` rows from `first` on, tap by tap, `rowsPerTap` apart.
  typealias Locate<Element> = (
    _ first: Int, _ count: Int, _ rowsPerTap: Int, _ addresses: UnsafeMutablePointer<UnsafePointer<Element>>
  ) -> Void

  /// Executes work on `rows` rows, split among the workers.
  func run<Work: GemmWork>(_ rows: Int, _ work: Work, _ context: ExecutionContext, locate: Locate<Work.Element>) {
    let tiles = tiles(rows)
    let isSmall = rows * multiplyAdds < Self.grain
    if isSmall || tiles >= 4 * context.worker.count {
      // A small product is not worth a second worker.
      context.worker.split(tiles, grain: isSmall ? tiles : 1) { worker, range in
        visit(rows, range, panels.indices, work, context.rowPointers(worker, of: Work.Element.self), worker, locate)
      }
    } else {
      context.worker.split(panels.count) { worker, range in
        visit(rows, 0..<tiles, range, work, context.rowPointers(worker, of: Work.Element.self), worker, locate)
      }
    }
  }

  /// Executes work on `rows` rows on the calling thread alone.
  func run<Work: GemmWork>(
    _ rows: Int, _ work: Work, _ addresses: UnsafeMutablePointer<UnsafePointer<Work.Element>>,
    locate: Locate<Work.Element>
  ) {
    visit(rows, 0..<tiles(rows), panels.indices, work, addresses, 0, locate)
  }

  private func tiles(_ rows: Int) -> Int { (rows + tileRows - 1) / tileRows }

  private func visit<Work: GemmWork>(
    _ rows: Int, _ tiles: Range<Int>, _ panelRange: Range<Int>, _ work: Work,
    _ addresses: UnsafeMutablePointer<UnsafePointer<Work.Element>>, _ worker: Int, _ locate: Locate<Work.Element>
  ) {
    guard rows > 0 else { return }
    let count = self.tiles(rows)
    // Tiles have even heights, so that none is left with a few rows.
    let height = (rows + count - 1) / count
    func range(_ tile: Int) -> Range<Int> { min(tile * height, rows)..<min((tile + 1) * height, rows) }
    var block = tiles.lowerBound
    while block < tiles.upperBound {
      let end = min(block + tilesPerBlock, tiles.upperBound)
      for tile in block..<end {
        let rows = range(tile)
        if !rows.isEmpty {
          let start = addresses + (tile - block) * taps * tileRows
          locate(rows.lowerBound, rows.count, rows.count, start)
          work.stage(rows.count, start, tile: tile - block, worker)
        }
      }
      for panel in panelRange {
        for tile in block..<end {
          let rows = range(tile)
          if !rows.isEmpty {
            work.multiply(
              rows, panels[panel], addresses + (tile - block) * taps * tileRows, tile: tile - block, worker)
          }
        }
      }
      if let last = panelRange.last {
        let columns = panels[panelRange.lowerBound].firstColumn..<(panels[last].firstColumn + panels[last].columns)
        work.finish(min(block * height, rows)..<min(end * height, rows), columns)
      }
      block = end
    }
  }
}

extension GemmTiling {
  /// Returns the 32-bit elements from a line of a panel to the one that the micro-kernel of a tile asks for meanwhile.
  ///
  /// Where the next panel can wait in the second-level cache, each tile asks for its lines, twice and more as not all
  /// requests are heeded. Panels that are larger, or that a single tile reads, arrive while they are multiplied: the first
  /// tile asks for lines a little ahead of its own. The former takes 11 % off ResNet-18 on a Zen 5 and 6 % off ResNet-50, the
  /// latter another 5 and 3 % on an Emerald Rapids.
  ///
  /// - Parameters:
  ///   - rows: all rows of the product.
  ///   - lines: the lines of a panel for each tap.
  func lineAhead(_ panel: Panel, tile: Int, of rows: Int, lines: Int, caches: CacheSizes = .current) -> Int {
    let elements = taps * lines * panel.vectors * lanes
    if rows > tileRows, elements * Self.elementBytes <= caches.level2 / 8 { return elements }
    return tile == 0 ? Self.nearby : 0
  }

  private static let elementBytes = 4
  /// The elements from a line to the one that the first tile of a large panel asks for: 4 KiB, some hundred cycles of
  /// products.
  private static let nearby = 1024
}

/// The inner operation of a GEMM, called for each pair of tile and panel.
protocol GemmWork {
  /// The element type of the rows.
  associatedtype Element

  /// Moves the rows of one tile of a block to where they are read well, and changes their addresses.
  func stage(_ count: Int, _ addresses: UnsafeMutablePointer<UnsafePointer<Element>>, tile: Int, _ worker: Int)

  /// Multiplies the rows of one tile, given by their addresses and its position in a block, with a panel.
  func multiply(
    _ rows: Range<Int>, _ panel: GemmTiling.Panel, _ addresses: UnsafePointer<UnsafePointer<Element>>, tile: Int,
    _ worker: Int)

  /// Postprocesses columns of rows whose sums are complete, while they are in the cache.
  func finish(_ rows: Range<Int>, _ columns: Range<Int>)
}

extension GemmWork {
  /// Leaves the rows in place.
  func stage(_ count: Int, _ addresses: UnsafeMutablePointer<UnsafePointer<Element>>, tile: Int, _ worker: Int) {}
}
