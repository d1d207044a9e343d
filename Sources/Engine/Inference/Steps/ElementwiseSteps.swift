internal import Graphs
internal import Kernels
internal import Tensors
internal import Threads

/// A unary function applied to every element.
struct UnaryStep: Step {
  private let input: ValueLocation
  private let output: ValueLocation
  private let count: Int
  private let activation: Activation
  private let kernel: ActivationKernel

  /// Prepares the step; nil where no kernel computes the function.
  init?(_ preparation: Preparation) {
    guard let unary = preparation.node.operation as? Unary, let activation = Activation(unary.function),
      let type = preparation.floatType(0), let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (self.input, self.output, count) = (input, output, type.shape.count)
    (self.activation, kernel) = (activation, preparation.kernels.activation)
  }

  func run(_ context: ExecutionContext) {
    let (source, destination) = (context.floats(input), context.floats(output))
    context.worker.split(count, grain: 8192) { _, range in
      kernel(source + range.lowerBound, destination + range.lowerBound, range.count, activation)
    }
  }
}

/// A binary function applied element by element, with broadcasting by NumPy's rule.
struct BinaryStep: Step {
  private let left: ValueLocation
  private let right: ValueLocation
  private let output: ValueLocation
  private let loops: StridedLoops
  private let function: Arithmetic
  private let kernel: BinaryKernel

  /// Prepares the step; nil where no kernel computes the function.
  init?(_ preparation: Preparation) {
    guard let binary = preparation.node.operation as? Binary, let function = Arithmetic(binary.function),
      let a = preparation.floatType(0), let b = preparation.floatType(1), let result = preparation.outputType(),
      let left = preparation.source(0), let right = preparation.source(1), let output = preparation.destination()
    else { return nil }
    (self.left, self.right, self.output) = (left, right, output)
    (self.function, kernel) = (function, preparation.kernels.binary)
    loops = StridedLoops(
      extents: result.shape.dimensions,
      strides: [
        a.shape.strides(broadcastTo: result.shape), b.shape.strides(broadcastTo: result.shape), result.shape.strides,
      ])
  }

  func run(_ context: ExecutionContext) {
    let (a, b, c) = (context.floats(left), context.floats(right), context.floats(output))
    let (inner, steps) = (loops.innerExtent, loops.innerStrides)
    if loops.outerCount == 1 {
      context.worker.split(inner, grain: 8192) { _, range in
        let start = range.lowerBound
        kernel(a + start * steps[0], steps[0], b + start * steps[1], steps[1], c + start, range.count, function)
      }
    } else {
      context.worker.split(loops.outerCount, grain: max(8192 / max(inner, 1), 1)) { _, range in
        loops.forEach(range) { offsets in
          kernel(a + offsets[0], steps[0], b + offsets[1], steps[1], c + offsets[2], inner, function)
        }
      }
    }
  }
}

extension Arithmetic {
  fileprivate init?(_ function: BinaryFunction) {
    switch function {
    case .add: self = .add
    case .subtract: self = .subtract
    case .multiply: self = .multiply
    case .divide: self = .divide
    case .minimum: self = .minimum
    case .maximum: self = .maximum
    default: return nil
    }
  }
}

extension Activation {
  /// Creates the activation of a unary function of a graph; nil where no kernel computes it.
  init?(_ function: UnaryFunction?) {
    switch function {
    case nil: self = .identity
    case .relu: self = .clip(lower: 0, upper: .infinity)
    case .clip(let lower, let upper): self = .clip(lower: lower, upper: upper)
    case .leakyRelu(let slope): self = .leakyRelu(slope: slope)
    case .sigmoid: self = .sigmoid
    case .hardSigmoid(let alpha, let beta): self = .hardSigmoid(alpha: alpha, beta: beta)
    case .hardSwish: self = .hardSwish
    case .silu: self = .silu
    case .gelu: self = .gelu
    case .geluTanh: self = .geluTanh
    case .tanh: self = .tanh
    case .erf: self = .erf
    case .sqrt: self = .sqrt
    case .exp: self = .exp
    default: return nil
    }
  }
}
