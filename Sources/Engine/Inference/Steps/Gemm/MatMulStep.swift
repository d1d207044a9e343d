internal import Graphs
internal import Kernels
internal import Tensors
internal import Threads

/// A product of two stacks of matrices of which neither is packed beforehand, as in attention.
///
/// Each unit of work is one panel of one right matrix: a worker packs it into its scratch memory, where it stays in the
/// first-level cache, and multiplies all rows of the left matrix with it. No panel is packed twice.
final class MatMulStep: Step {
  private let (left, right, output): (ValueLocation, ValueLocation, ValueLocation)
  /// The offsets in floats of each pair of matrices.
  private let offsets: [(left: Int, right: Int)]
  private let (rows, depth, columns): (Int, Int, Int)
  private let kernels: KernelSet
  /// A bias of zeros, as wide as the widest micro-kernel.
  private let bias: AlignedBuffer

  /// Prepares the step; nil for vectors, other element types and empty operands.
  init?(_ preparation: Preparation) {
    guard let product = preparation.node.operation as? MatMul, product.activation == nil, !product.addsBias,
      !product.addsResidual, let a = preparation.floatType(0)?.shape, let b = preparation.floatType(1)?.shape,
      let result = preparation.outputType()?.shape, a.rank >= 2, b.rank >= 2, a.count > 0, b.count > 0,
      let left = preparation.source(0), let right = preparation.source(1), let output = preparation.destination()
    else { return nil }
    (self.left, self.right, self.output, kernels) = (left, right, output, preparation.kernels)
    (rows, depth, columns) = (result[result.rank - 2], a[a.rank - 1], result[result.rank - 1])
    let outer = Shape(Array(result.dimensions.dropLast(2)))
    func starts(_ shape: Shape) -> [Int] {
      let matrices = Shape(Array(shape.dimensions.dropLast(2)))
      let size = shape[shape.rank - 2] * shape[shape.rank - 1]
      let strides = matrices.strides(broadcastTo: outer)
      return (0..<outer.count).map { index in
        zip(outer.strides, zip(outer.dimensions, strides)).reduce(0) { $0 + index / $1.0 % $1.1.0 * $1.1.1 } * size
      }
    }
    offsets = zip(starts(a), starts(b)).map { (left: $0, right: $1) }
    bias = AlignedBuffer(count: kernels.vectors * kernels.lanes * MemoryLayout<Float>.size)
  }

  /// The columns of a panel.
  private var width: Int { kernels.vectors * kernels.lanes }
  /// The bytes of row pointers, rounded up to whole registers.
  private var pointerBytes: Int { (kernels.rows * MemoryLayout<UnsafePointer<Float>>.size).rounded(upTo: 64) }

  var scratchBytes: Int { pointerBytes + depth * width * MemoryLayout<Float>.size }

  func run(_ context: ExecutionContext) {
    let panels = (columns + width - 1) / width
    let isSmall = offsets.count * rows * depth * columns < Self.grain
    context.worker.split(offsets.count * panels, grain: isSmall ? offsets.count * panels : 1) { worker, range in
      for index in range {
        let (matrix, panel) = index.quotientAndRemainder(dividingBy: panels)
        multiply(matrix, panel * width, context, worker)
      }
    }
  }

  /// The fewest multiply-adds worth a second worker: a barrier of two takes a microsecond.
  private static let grain = 32768

  /// Multiplies one pair of matrices from column `first` of the right one to the end of the panel.
  private func multiply(_ matrix: Int, _ first: Int, _ context: ExecutionContext, _ worker: Int) {
    let count = min(width, columns - first)
    let vectors = (count + kernels.lanes - 1) / kernels.lanes
    let addresses = context.rowPointers(worker)
    let panel = (context.scratch(of: worker) + pointerBytes).assumingMemoryBound(to: Float.self)
    pack(context.floats(right) + offsets[matrix].right + first, count, vectors * kernels.lanes, to: panel)
    let (start, result) = (
      context.floats(left) + offsets[matrix].left, context.floats(output) + matrix * rows * columns
    )
    let tiles = (rows + kernels.rows - 1) / kernels.rows
    for tile in 0..<tiles {
      let range = (tile * rows / tiles)..<((tile + 1) * rows / tiles)
      for row in range { addresses[row - range.lowerBound] = UnsafePointer(start + row * depth) }
      kernels.microKernels[vectors - 1][range.count - 1](
        MicroKernelArguments(
          rows: addresses, rowsPerTap: range.count, taps: 1, depth: depth, panel: panel, bias: bias.floats,
          residual: nil, output: result + range.lowerBound * columns + first, outputStride: columns, columns: count,
          lower: -.infinity, upper: .infinity))
    }
  }

  /// Copies `count` columns of every line of a right matrix, with zeros that fill up the last register.
  private func pack(
    _ source: UnsafePointer<Float>, _ count: Int, _ width: Int, to panel: UnsafeMutablePointer<Float>
  ) {
    for k in 0..<depth {
      let line = panel + k * width
      line.update(from: source + k * columns, count: count)
      if count < width { (line + count).update(repeating: 0, count: width - count) }
    }
  }
}
