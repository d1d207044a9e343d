/// A square window of bytes that moves by `stride`, its columns in `groups` of four.
///
/// Instructions multiply bytes in fours, not channel by channel. So each input row is first turned into quads: for every
/// place of the window, the four neighbouring pixels of a channel side by side. A quad is made of the one before it by
/// pushing in what is new, serves as many output rows as the window is high, and is multiplied in one step.
@frozen @usableFromInline
enum ByteDepthwise<Unit: ByteUnit, let vectors: Int, let size: Int, let groups: Int, let stride: Int> {
  @usableFromInline typealias Quads = InlineArray<vectors, Unit.Sums>

  /// Computes the rows of a task, each input row's quads once.
  @inlinable @inline(never) static func compute(_ task: ByteDepthwiseTask) {
    let length = (task.outputColumns + (groups - 1) * 4 / stride) * ByteDepthwiseKernel.channels * 4
    let sums = (task.scratch + size * length).assumingMemoryBound(to: Int32.self)
    let first = task.rows.lowerBound * stride - task.padding.rows
    var prepared = first
    for row in task.rows {
      let top = row * stride - task.padding.rows
      while prepared < top + size {
        prepare(task, prepared, task.scratch + (prepared - first) % size * length, length)
        prepared += 1
      }
      var lines = InlineArray<size, UnsafePointer<Int8>>(repeating: task.weights)
      for line in 0..<size {
        lines[line] = UnsafePointer(
          (task.scratch + (top + line - first) % size * length).assumingMemoryBound(to: Int8.self))
      }
      multiply(lines, task, sums)
      ByteFinishing<Unit>.bytes(
        sums, task.output + row * task.outputColumns * task.pixelStride,
        ByteRows(
          rows: task.outputColumns, columns: task.channels, sumStride: ByteDepthwiseKernel.channels,
          outputStride: task.pixelStride), task.finish)
    }
  }

  /// Writes the quads of one input row, which may lie outside.
  @inlinable @inline(__always)
  static func prepare(_ task: ByteDepthwiseTask, _ row: Int, _ line: UnsafeMutableRawPointer, _ length: Int) {
    guard row >= 0 && row < task.inputExtents.rows else {
      line.initializeMemory(as: UInt8.self, repeating: task.zero, count: length)
      return
    }
    let source = task.input + row * task.inputExtents.columns * task.pixelStride
    var quads = Quads(repeating: Unit.zero)
    var column = -task.padding.columns
    for _ in 0..<(4 - stride) { push(&quads, task, source, &column) }
    var target = line
    while target < line + length {
      for _ in 0..<stride { push(&quads, task, source, &column) }
      for vector in 0..<vectors {
        target.storeBytes(of: quads[vector], as: Unit.Sums.self)
        target += MemoryLayout<Unit.Sums>.size
      }
    }
  }

  /// Pushes the pixel of a column into quads.
  @inlinable @inline(__always)
  static func push(_ quads: inout Quads, _ task: ByteDepthwiseTask, _ source: UnsafePointer<UInt8>, _ column: inout Int)
  {
    if column >= 0 && column < task.inputExtents.columns {
      let pixel = source + column &* task.pixelStride
      for vector in 0..<vectors {
        quads[vector] = Unit.pushed(quads[vector], Unit.widened(pixel + vector * Unit.lanes))
      }
    } else {
      let outside = Unit.Sums(repeating: Int32(task.zero))
      for vector in 0..<vectors { quads[vector] = Unit.pushed(quads[vector], outside) }
    }
    column &+= 1
  }

  /// Computes the sums of one output row from the quads of its input rows.
  @inlinable @inline(__always)
  static func multiply(
    _ lines: InlineArray<size, UnsafePointer<Int8>>, _ task: ByteDepthwiseTask, _ sums: UnsafeMutablePointer<Int32>
  ) {
    let register = Unit.lanes * Unit.quad
    var weights = InlineArray<size, InlineArray<groups, Quads>>(
      repeating: .init(repeating: Quads(repeating: Unit.zero)))
    for row in 0..<size {
      for group in 0..<groups {
        for vector in 0..<vectors {
          weights[row][group][vector] = Unit.load(
            task.weights + ((row * groups + group) * vectors + vector) * register)
        }
      }
    }
    var (place, target) = (0, UnsafeMutableRawPointer(sums))
    for _ in 0..<task.outputColumns {
      var totals = Quads(repeating: Unit.zero)
      for row in 0..<size {
        for group in 0..<groups {
          for vector in 0..<vectors {
            let quads = Unit.load(lines[row] + place + (group * (4 / stride) * vectors + vector) * register)
            Unit.addProducts(&totals[vector], quads, weights[row][group][vector])
          }
        }
      }
      for vector in 0..<vectors {
        target.storeBytes(of: totals[vector], as: Unit.Sums.self)
        target += MemoryLayout<Unit.Sums>.size
      }
      place &+= vectors * register
    }
  }
}
