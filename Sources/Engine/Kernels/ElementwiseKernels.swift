/// A unary function that a kernel applies to its results while they are in the cache.
@frozen public enum Activation: Hashable, Sendable {
  case identity
  case clip(lower: Float, upper: Float)
  case leakyRelu(slope: Float)
  case sigmoid
  case hardSigmoid(alpha: Float, beta: Float)
  case hardSwish
  case silu
  case gelu
  case geluTanh
  case tanh
  case erf
  case exp
  case sqrt

  /// The bounds of a function that only clamps, which micro-kernels apply in registers; nil for any other.
  @inlinable public var bounds: (lower: Float, upper: Float)? {
    switch self {
    case .identity: (-.infinity, .infinity)
    case .clip(let lower, let upper): (lower, upper)
    default: nil
    }
  }
}

/// Applies an activation to `count` floats, in place where source and destination are the same.
public typealias ActivationKernel =
  @Sendable (
    _ source: UnsafePointer<Float>, _ destination: UnsafeMutablePointer<Float>, _ count: Int, _ activation: Activation
  ) -> Void

/// Returns the activation kernel of a vector unit.
@inlinable @inline(__always)
public func activationKernel<Unit: VectorUnit>(_: Unit.Type) -> ActivationKernel {
  typealias Vector = Unit.Vector
  return { source, destination, count, activation in
    switch activation {
    case .identity: mapVectors(Unit.self, source, destination, count) { $0 }
    case .clip(let lower, let upper):
      mapVectors(Unit.self, source, destination, count) { Unit.clamp($0, Unit.splat(lower), Unit.splat(upper)) }
    case .leakyRelu(let slope):
      mapVectors(Unit.self, source, destination, count) {
        Unit.select($0, Unit.multiply($0, Unit.splat(slope)), whereNegative: $0)
      }
    case .sigmoid: mapVectors(Unit.self, source, destination, count) { Unit.sigmoid($0) }
    case .hardSigmoid(let alpha, let beta):
      mapVectors(Unit.self, source, destination, count) {
        Unit.clamp(Unit.unfused($0, Unit.splat(alpha), Unit.splat(beta)), Unit.splat(0), Unit.splat(1))
      }
    case .hardSwish:
      mapVectors(Unit.self, source, destination, count) {
        Unit.multiply(
          $0, Unit.clamp(Unit.unfused($0, Unit.splat(1 / 6), Unit.splat(0.5)), Unit.splat(0), Unit.splat(1)))
      }
    case .silu:
      let sigmoid = RationalSigmoid<Unit, 5>(.logistic)
      mapVectors(Unit.self, source, destination, count) { Unit.multiply($0, sigmoid($0)) }
    case .gelu:
      let sigmoid = RationalSigmoid<Unit, 6>(.normal)
      mapVectors(Unit.self, source, destination, count) { Unit.multiply($0, sigmoid($0)) }
    case .geluTanh:
      mapVectors(Unit.self, source, destination, count) {
        let cube = Unit.multiply($0, Unit.multiply($0, $0))
        let inner = Unit.multiply(Unit.splat(0.797_884_56), Unit.unfused(cube, Unit.splat(0.044_715), $0))
        return Unit.multiply(Unit.multiply($0, Unit.splat(0.5)), Unit.add(Unit.splat(1), Unit.tanh(inner)))
      }
    case .tanh: mapVectors(Unit.self, source, destination, count) { Unit.tanh($0) }
    case .erf: mapVectors(Unit.self, source, destination, count) { Unit.errorFunction($0) }
    case .exp: mapVectors(Unit.self, source, destination, count) { Unit.unboundedExponential($0) }
    case .sqrt: mapVectors(Unit.self, source, destination, count) { $0.squareRoot() }
    }
  }
}

/// Writes `transform` of each register of floats; a partial last one is padded with zeros.
@inlinable @inline(__always)
func mapVectors<Unit: VectorUnit>(
  _: Unit.Type, _ source: UnsafePointer<Float>, _ destination: UnsafeMutablePointer<Float>, _ count: Int,
  _ transform: (Unit.Vector) -> Unit.Vector
) {
  var index = 0
  while index + Unit.lanes <= count {
    Unit.store(transform(Unit.load(source + index)), to: destination + index)
    index += Unit.lanes
  }
  guard index < count else { return }
  var last = Unit.splat(0)
  for lane in 0..<(count - index) { last[lane] = source[index + lane] }
  Unit.store(transform(last), to: destination + index, count: count - index)
}

/// Multiplies each of `count` lines of `width` floats, whole registers one after another, by a factor of its own.
public typealias LineScalingKernel =
  @Sendable (
    _ lines: UnsafePointer<Float>, _ factors: UnsafePointer<Float>, _ count: Int, _ width: Int,
    _ output: UnsafeMutablePointer<Float>
  ) -> Void

/// Returns the line scaling kernel of a vector unit.
@inlinable @inline(__always) public func lineScalingKernel<Unit: VectorUnit>(_: Unit.Type) -> LineScalingKernel {
  { lines, factors, count, width, output in
    var (line, result) = (lines, output)
    for index in 0..<count {
      let (factor, end) = (Unit.splat(factors[index]), line + width)
      while line < end {
        Unit.store(Unit.multiply(Unit.load(line), factor), to: result)
        line += Unit.lanes
        result += Unit.lanes
      }
    }
  }
}

/// A binary function that has a vector kernel.
@frozen public enum Arithmetic: Sendable {
  case add, subtract, multiply, divide, minimum, maximum
}

/// Applies a binary function to `count` pairs; an operand whose `step` is 0 is broadcast from its first element.
public typealias BinaryKernel =
  @Sendable (
    _ a: UnsafePointer<Float>, _ aStep: Int, _ b: UnsafePointer<Float>, _ bStep: Int,
    _ output: UnsafeMutablePointer<Float>, _ count: Int, _ function: Arithmetic
  ) -> Void

/// Returns the binary kernel of a vector unit.
@inlinable @inline(__always)
public func binaryKernel<Unit: VectorUnit>(_: Unit.Type) -> BinaryKernel {
  { a, aStep, b, bStep, output, count, function in
    switch function {
    case .add: combine(Unit.self, a, aStep, b, bStep, output, count) { Unit.add($0, $1) }
    case .subtract: combine(Unit.self, a, aStep, b, bStep, output, count) { Unit.subtract($0, $1) }
    case .multiply: combine(Unit.self, a, aStep, b, bStep, output, count) { Unit.multiply($0, $1) }
    case .divide: combine(Unit.self, a, aStep, b, bStep, output, count) { Unit.divide($0, $1) }
    case .minimum:
      combine(Unit.self, a, aStep, b, bStep, output, count) { Unit.select(Unit.minimum($0, $1), $1, whereNaN: $1) }
    case .maximum:
      combine(Unit.self, a, aStep, b, bStep, output, count) { Unit.select(Unit.maximum($0, $1), $1, whereNaN: $1) }
    }
  }
}

@inlinable @inline(__always)
func combine<Unit: VectorUnit>(
  _: Unit.Type, _ a: UnsafePointer<Float>, _ aStep: Int, _ b: UnsafePointer<Float>, _ bStep: Int,
  _ output: UnsafeMutablePointer<Float>, _ count: Int, _ function: (Unit.Vector, Unit.Vector) -> Unit.Vector
) {
  var index = 0
  while index + Unit.lanes <= count {
    let left = aStep == 0 ? Unit.splat(a[0]) : Unit.load(a + index)
    let right = bStep == 0 ? Unit.splat(b[0]) : Unit.load(b + index)
    Unit.store(function(left, right), to: output + index)
    index += Unit.lanes
  }
  while index < count {
    output[index] = function(Unit.splat(a[index * aStep]), Unit.splat(b[index * bStep]))[0]
    index += 1
  }
}
