public import Kernels

/// Tiles as AMX has them, in plain Swift: every load reads exactly the bytes of the tile's shape.
public struct EmulatedTiles: Int8TileUnit {
  private let rows: Int, lastQuads: Int
  private var sums: [Int32]

  public init(rows: Int, lastQuads: Int) {
    precondition((1...16).contains(rows) && (0..<16).contains(lastQuads), "a tile has at most sixteen rows and quads")
    (self.rows, self.lastQuads) = (rows, lastQuads)
    sums = [Int32](repeating: 0, count: 2 * 16 * 16)
  }

  public mutating func add(
    _ rows: UnsafePointer<UInt8>, rowStride: Int, _ panel: UnsafePointer<Int8>, panels: Int, isLast: Bool
  ) {
    for tile in 0..<panels {
      for row in 0..<self.rows {
        for column in 0..<16 {
          for quad in 0..<(isLast ? lastQuads : 16) {
            for byte in 0..<4 {
              let line = panel + quad * 64 * panels + 64 * tile
              sums[(tile * 16 + row) * 16 + column] +=
                Int32(rows[row * rowStride + 4 * quad + byte]) * Int32(line[4 * column + byte])
            }
          }
        }
      }
    }
  }

  public func store(_ sums: UnsafeMutablePointer<Int32>, panels: Int) {
    for tile in 0..<panels {
      for row in 0..<rows {
        for column in 0..<16 { sums[(row * panels + tile) * 16 + column] = self.sums[(tile * 16 + row) * 16 + column] }
      }
    }
  }
}
