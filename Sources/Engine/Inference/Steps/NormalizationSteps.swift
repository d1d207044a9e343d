internal import Graphs
internal import Kernels
internal import Tensors
internal import Threads

/// Softmax over the last axis.
final class SoftmaxStep: Step {
  private let input: ValueLocation
  private let output: ValueLocation
  private let rows: Int
  private let count: Int
  private let kernel: SoftmaxKernel

  /// Prepares the step; nil where the axis is not the last one, and for the logarithm.
  init?(_ preparation: Preparation) {
    guard let softmax = preparation.node.operation as? Softmax, softmax.function == .softmax,
      let shape = preparation.floatType(0)?.shape, shape.count > 0,
      let axis = shape.normalized(axis: softmax.axis), let input = preparation.source(0),
      let output = preparation.destination(), softmax.flattens || axis == shape.rank - 1
    else { return nil }
    (self.input, self.output, kernel) = (input, output, preparation.kernels.softmax)
    rows = shape.dimensions[..<axis].reduce(1, *)
    count = shape.count / rows
  }

  func run(_ context: ExecutionContext) {
    let (source, destination) = (context.floats(input), context.floats(output))
    context.worker.split(rows, grain: 64) { _, range in
      for row in range { kernel(source + row * count, destination + row * count, count) }
    }
  }
}

/// Layer normalisation over the last axis, with constant scale and bias.
final class LayerNormalizationStep: Step {
  private let input: ValueLocation
  private let output: ValueLocation
  private let rows: Int
  private let count: Int
  private let scale: AlignedBuffer
  private let bias: AlignedBuffer
  private let epsilon: Float
  private let kernel: NormalizationKernel

  /// Prepares the step; nil where the axis is not the last one or the mean is used as a result.
  init?(_ preparation: Preparation) {
    guard let operation = preparation.node.operation as? LayerNormalization, preparation.node.outputs.count == 1,
      let shape = preparation.floatType(0)?.shape, shape.count > 0,
      shape.normalized(axis: operation.axis) == shape.rank - 1,
      let scale = preparation.operand(1)?.constant, let input = preparation.source(0),
      let output = preparation.destination()
    else { return nil }
    let bias = preparation.operand(2)
    if bias != nil, bias?.constant == nil { return nil }
    let count = shape[shape.rank - 1]
    guard scale.shape.count == count, bias.map({ $0.type.shape.count == count }) ?? true else { return nil }
    self.count = count
    rows = shape.count / count
    (self.input, self.output, epsilon, kernel) = (input, output, operation.epsilon, preparation.kernels.normalization)
    self.scale = AlignedBuffer(scale.floats)
    self.bias = AlignedBuffer(bias?.constant?.floats ?? [], capacity: count)
  }

  func run(_ context: ExecutionContext) {
    let (source, destination) = (context.floats(input), context.floats(output))
    context.worker.split(rows, grain: 64) { _, range in
      for row in range {
        kernel(source + row * count, destination + row * count, count, scale.floats, bias.floats, epsilon)
      }
    }
  }
}
