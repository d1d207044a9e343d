internal import Kernels

extension Int8Kernels {
  /// Whether the micro-kernels give the same sums as others of the same layout, for one product of bytes that reaches
  /// both ends of their ranges.
  ///
  /// It takes microseconds, and is asked before instructions are used that have hardly been tested on their processors.
  func agrees(with other: Int8Kernels) -> Bool {
    guard lanes == other.lanes, vectors == other.vectors else { return false }
    let rows = min(rows, other.rows)
    return sums(rows) == other.sums(rows)
  }

  /// Returns the sums of a product of `rows` rows, a whole block of sixteen quads and a part of one.
  private func sums(_ rows: Int) -> [Int32] {
    let (quads, width) = (19, vectors * lanes)
    let left = (0..<rows * 4 * quads).map { UInt8(truncatingIfNeeded: $0 * 89 + 255) }
    let panel = (0..<4 * quads * width).map { Int8(truncatingIfNeeded: $0 * 57 - 128) }
    return [Int32](unsafeUninitializedCapacity: rows * width) { sums, count in
      count = rows * width
      left.withUnsafeBufferPointer { left in
        panel.withUnsafeBufferPointer { panel in
          guard let start = left.baseAddress, let panel = panel.baseAddress, let sums = sums.baseAddress else { return }
          (0..<rows).map { start + $0 * 4 * quads }.withUnsafeBufferPointer { addresses in
            guard let addresses = addresses.baseAddress else { return }
            microKernels[vectors - 1][rows - 1](
              Int8MicroKernelArguments(
                rows: addresses, rowsPerTap: rows, taps: 1, quads: quads, panel: panel, sums: sums))
          }
        }
      }
    }
  }
}
