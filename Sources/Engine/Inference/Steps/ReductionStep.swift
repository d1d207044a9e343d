internal import Graphs
internal import Kernels
internal import Tensors
internal import Threads

/// Sums over neighbouring axes, and what is derived from them: means and norms.
final class ReductionStep: Step {
  private let (input, output): (ValueLocation, ValueLocation)
  /// The extents before, of, and behind the reduced axes.
  private let (outer, reduced, inner): (Int, Int, Int)
  private let term: SumTerm
  private let scale: Float
  /// Whether the result is the root of the sum.
  private let isNorm: Bool
  private let kernels: KernelSet

  /// Prepares the step; nil for other functions and for axes that are no neighbours.
  init?(_ preparation: Preparation) {
    guard let operation = preparation.node.operation as? Reduction, let type = preparation.floatType(0),
      type.shape.count > 0, let input = preparation.source(0), let output = preparation.destination(),
      let extents = Self.extents(operation, type.shape, axes: preparation.operand(1)?.constant?.integers ?? [])
    else { return nil }
    (self.input, self.output, kernels) = (input, output, preparation.kernels)
    (outer, reduced, inner) = extents
    switch operation.function {
    case .mean: (term, scale, isNorm) = (.value, 1 / Float(extents.reduced), false)
    case .sum: (term, scale, isNorm) = (.value, 1, false)
    case .l1: (term, scale, isNorm) = (.magnitude, 1, false)
    case .l2: (term, scale, isNorm) = (.square, 1, true)
    case .sumOfSquares: (term, scale, isNorm) = (.square, 1, false)
    default: return nil
    }
  }

  private static func extents(_ operation: Reduction, _ shape: Shape, axes: [Int]) -> (
    outer: Int, reduced: Int, inner: Int
  )? {
    if axes.isEmpty { return operation.keepsAllWithoutAxes ? nil : (1, shape.count, 1) }
    let axes = axes.compactMap { shape.normalized(axis: $0) }.sorted()
    guard let first = axes.first, let last = axes.last, last - first == axes.count - 1 else { return nil }
    let dimensions = shape.dimensions
    return (
      dimensions[..<first].reduce(1, *), dimensions[first...last].reduce(1, *),
      dimensions[(last + 1)...].reduce(1, *)
    )
  }

  func run(_ context: ExecutionContext) {
    let (source, result) = (UnsafePointer(context.floats(input)), context.floats(output))
    if inner == 1 {
      context.worker.split(outer, grain: max(Self.grain / reduced, 1)) { _, range in
        for row in range { result[row] = finished(kernels.rowSum(source + row * reduced, reduced, term) * scale) }
      }
    } else {
      // Whole registers of columns, so that no worker writes where another reads.
      let blocks = (inner + kernels.lanes - 1) / kernels.lanes
      context.worker.split(outer * blocks, grain: max(Self.grain / (reduced * kernels.lanes), 1)) { _, range in
        for index in range {
          let (row, block) = index.quotientAndRemainder(dividingBy: blocks)
          let first = block * kernels.lanes
          let (count, target) = (min(kernels.lanes, inner - first), result + row * inner + first)
          kernels.columnSum(source + row * reduced * inner + first, reduced, inner, count, term, scale, target)
          if isNorm { for column in 0..<count { target[column] = finished(target[column]) } }
        }
      }
    }
  }

  /// The fewest elements worth a second worker.
  private static let grain = 8192

  private func finished(_ sum: Float) -> Float { isNorm ? sum.squareRoot() : sum }
}
