internal import Kernels

/// The lines of a panel for one pointer of a row: a weight of each column, for each of the floats that the pointer stands
/// for.
struct PanelLines: Sendable {
  /// The number of neighbours in the input that the pointer stands for, each of `depth` floats.
  let steps: Int
  let depth: Int
  /// Floats per register.
  let lanes: Int
  let layout: WeightLayout
  /// Whether weights are rounded to bfloat16, two of which stand in one float's place; see `BFloat16Kernels`.
  let rounds: Bool

  /// The number of weights that are packed together, as many as a cache line of a column holds.
  private static let block = 16

  /// Packs the lines of one tap, with zeros that fill up the last register and the last pair.
  func pack(
    _ panel: GemmTiling.Panel, tap: Int, from weights: UnsafePointer<Float>, to lines: UnsafeMutablePointer<Float>
  ) {
    let first = weights + layout.first + panel.firstColumn * layout.column + tap * layout.tap
    if rounds { return packPairs(panel, from: first, to: lines) }
    for step in 0..<steps {
      packWhole(panel, from: first + step * layout.step, to: lines + step * depth * panel.vectors * lanes)
    }
  }

  private func packWhole(
    _ panel: GemmTiling.Panel, from weights: UnsafePointer<Float>, to lines: UnsafeMutablePointer<Float>
  ) {
    let width = panel.vectors * lanes
    for first in stride(from: 0, to: depth, by: Self.block) {
      let block = first..<min(first + Self.block, depth)
      for column in 0..<panel.columns {
        let source = weights + column * layout.column
        for k in block { lines[k * width + column] = source[k * layout.depth] }
      }
      for k in block { (lines + k * width + panel.columns).update(repeating: 0, count: width - panel.columns) }
    }
  }

  private func packPairs(
    _ panel: GemmTiling.Panel, from weights: UnsafePointer<Float>, to lines: UnsafeMutablePointer<Float>
  ) {
    let width = panel.vectors * lanes
    lines.update(repeating: 0, count: (steps * depth + 1) / 2 * width)
    let halves = UnsafeMutableRawPointer(lines).assumingMemoryBound(to: UInt16.self)
    for column in 0..<panel.columns {
      for step in 0..<steps {
        let source = weights + column * layout.column + step * layout.step
        for k in 0..<depth {
          let (pair, half) = ((step * depth + k) / 2, (step * depth + k) % 2)
          halves[(pair * width + column) * 2 + half] = source[k * layout.depth].bfloat16Bits
        }
      }
    }
  }
}
