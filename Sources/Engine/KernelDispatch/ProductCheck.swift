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

extension BFloat16Kernels {
  /// Whether the micro-kernels of two sets with sixteen lanes give the same results for one product of small integers,
  /// which are exact in any order of summation.
  func agrees(with other: BFloat16Kernels) -> Bool {
    guard microKernels.count == other.microKernels.count else { return false }
    let rows = min(microKernels[0].count, other.microKernels[0].count)
    return results(rows) == other.results(rows)
  }

  /// Returns the results of a product of `rows` rows, a whole block of sixteen pairs and a part of one.
  private func results(_ rows: Int) -> [Float] {
    let (pairs, width) = (19, microKernels.count * 16)
    let left = (0..<rows * pairs).map { Self.pair($0 * 7 % 15 - 7, $0 * 5 % 13 - 6) }
    let panel = (0..<pairs * width).map { Self.pair($0 * 11 % 17 - 8, $0 * 3 % 11 - 5) }
    let bias = (0..<width).map { Float($0) }
    return [Float](unsafeUninitializedCapacity: rows * width) { results, count in
      count = rows * width
      guard let output = results.baseAddress else { return }
      left.withUnsafeBufferPointer { left in
        guard let start = left.baseAddress else { return }
        microKernels[microKernels.count - 1][rows - 1](
          MicroKernelArguments(
            rows: (0..<rows).map { start + $0 * pairs }, rowsPerTap: rows, taps: 1, depth: pairs, panel: panel,
            bias: bias, residual: nil, output: output, outputStride: width, columns: width, lower: -1e9, upper: 1e9))
      }
    }
  }

  /// Returns two small integers as a pair.
  private static func pair(_ low: Int, _ high: Int) -> Float {
    Float(bitPattern: UInt32(Float(high).bfloat16Bits) << 16 | UInt32(Float(low).bfloat16Bits))
  }
}
