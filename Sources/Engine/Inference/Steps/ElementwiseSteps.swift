internal import Graphs
internal import Kernels
internal import Tensors
internal import Threads

/// A loop over the elements of a node's first operand and of its result, which correspond, split among the workers.
struct ElementwiseLoop<Source: TensorElement, Result: TensorElement>: Sendable {
  private let input: ValueLocation
  private let output: ValueLocation
  private let count: Int

  /// Locates operand and result; nil where they are of other element types or unused.
  init?(_ preparation: Preparation) {
    guard let type = preparation.operand(0)?.type, type.elementType == Source.elementType,
      preparation.outputType()?.elementType == Result.elementType, let input = preparation.source(0),
      let output = preparation.destination()
    else { return nil }
    (self.input, self.output, count) = (input, output, type.shape.count)
  }

  /// Calls `kernel` with each worker's part of the elements.
  @inline(__always) func run(
    _ context: ExecutionContext,
    _ kernel: (_ source: UnsafePointer<Source>, _ result: UnsafeMutablePointer<Result>, _ count: Int) -> Void
  ) {
    let source = UnsafePointer(context.bytes(input).assumingMemoryBound(to: Source.self))
    let result = context.bytes(output).assumingMemoryBound(to: Result.self)
    context.worker.split(count, grain: StridedLoops.grain) { _, range in
      kernel(source + range.lowerBound, result + range.lowerBound, range.count)
    }
  }
}

/// A unary function applied to every element.
final class UnaryStep: Step {
  private let loop: ElementwiseLoop<Float, Float>
  private let activation: Activation
  private let kernel: ActivationKernel

  /// Prepares the step; nil where no kernel computes the function.
  init?(_ preparation: Preparation) {
    guard let unary = preparation.node.operation as? Unary, let activation = Activation(unary.function),
      let loop = ElementwiseLoop<Float, Float>(preparation)
    else { return nil }
    (self.loop, self.activation, kernel) = (loop, activation, preparation.kernels.activation)
  }

  func run(_ context: ExecutionContext) { loop.run(context) { kernel($0, $1, $2, activation) } }
}

/// A binary function applied element by element, with broadcasting by NumPy's rule.
final class BinaryStep: Step {
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
    let (aStep, bStep) = (loops.innerStrides[0], loops.innerStrides[1])
    loops.split(context.worker) { offsets, count in
      kernel(a + offsets[0], aStep, b + offsets[1], bStep, c + offsets[2], count, function)
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
  /// The bounds that micro-kernels clamp to: those of a function that only clamps, else none.
  var limits: (lower: Float, upper: Float) { bounds ?? (-.infinity, .infinity) }

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
