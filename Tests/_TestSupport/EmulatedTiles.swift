public import Kernels

/// Tiles as AMX has them, in plain Swift: every load reads exactly the bytes of the tile's shape.
public struct EmulatedTiles<Quad: EmulatedQuad>: TileUnit {
  private let rows: Int, lastQuads: Int
  private var sums: [Quad.Sum]

  public init(rows: Int, lastQuads: Int) {
    precondition((1...16).contains(rows) && (0..<16).contains(lastQuads), "a tile has at most sixteen rows and quads")
    (self.rows, self.lastQuads) = (rows, lastQuads)
    sums = [Quad.Sum](repeating: .zero, count: 2 * 16 * 16)
  }

  public mutating func add(
    _ rows: UnsafeRawPointer, rowStride: Int, _ panel: UnsafeRawPointer, panels: Int, isLast: Bool
  ) {
    for tile in 0..<panels {
      for row in 0..<self.rows {
        for column in 0..<16 {
          for quad in 0..<(isLast ? lastQuads : 16) {
            let line = panel + quad * 64 * panels + 64 * tile
            sums[(tile * 16 + row) * 16 + column] +=
              Quad.product(rows + row * rowStride + 4 * quad, line + 4 * column)
          }
        }
      }
    }
  }

  public func store(_ sums: UnsafeMutablePointer<Quad.Sum>, panels: Int) {
    for tile in 0..<panels {
      for row in 0..<rows {
        for column in 0..<16 { sums[(row * panels + tile) * 16 + column] = self.sums[(tile * 16 + row) * 16 + column] }
      }
    }
  }
}

/// The values in four bytes of an operand.
public protocol EmulatedQuad: Sendable {
  associatedtype Sum: Numeric & BitwiseCopyable & Sendable

  /// Returns the sum of the products of the values of a row with those of a column.
  static func product(_ row: UnsafeRawPointer, _ column: UnsafeRawPointer) -> Sum
}

/// Four unsigned values of a row, and four signed ones of a column.
public enum FourBytes: EmulatedQuad {
  public static func product(_ row: UnsafeRawPointer, _ column: UnsafeRawPointer) -> Int32 {
    (0..<4).reduce(0) { sum, byte in
      sum + Int32(row.load(fromByteOffset: byte, as: UInt8.self))
        * Int32(column.load(fromByteOffset: byte, as: Int8.self))
    }
  }
}

/// Two bfloat16 numbers.
public enum BFloat16Pair: EmulatedQuad {
  public static func product(_ row: UnsafeRawPointer, _ column: UnsafeRawPointer) -> Float {
    let (row, column) = (row.loadUnaligned(as: UInt32.self), column.loadUnaligned(as: UInt32.self))
    let low = Float(bitPattern: row << 16) * Float(bitPattern: column << 16)
    return low + Float(bitPattern: row & 0xFFFF_0000) * Float(bitPattern: column & 0xFFFF_0000)
  }
}
