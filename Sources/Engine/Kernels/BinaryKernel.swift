/// A function of two numbers that has a vector kernel.
@frozen public enum Arithmetic: Sendable {
  case add, subtract, multiply, divide, minimum, maximum
}

/// Combines `count` pairs; an operand whose `step` is 0 gives its first number to every pair.
public typealias BinaryKernel =
  @Sendable (
    _ a: UnsafePointer<Float>, _ aStep: Int, _ b: UnsafePointer<Float>, _ bStep: Int,
    _ output: UnsafeMutablePointer<Float>, _ count: Int, _ function: Arithmetic
  ) -> Void

/// The binary kernel of one vector unit.
@inlinable @inline(__always)
public func binaryKernel<Unit: VectorUnit>(_: Unit.Type) -> BinaryKernel {
  { a, aStep, b, bStep, output, count, function in
    switch function {
    case .add: combine(Unit.self, a, aStep, b, bStep, output, count) { Unit.add($0, $1) }
    case .subtract: combine(Unit.self, a, aStep, b, bStep, output, count) { Unit.subtract($0, $1) }
    case .multiply: combine(Unit.self, a, aStep, b, bStep, output, count) { Unit.multiply($0, $1) }
    case .divide: combine(Unit.self, a, aStep, b, bStep, output, count) { Unit.divide($0, $1) }
    case .minimum:
      combine(Unit.self, a, aStep, b, bStep, output, count) { Unit.choose(Unit.minimum($0, $1), $1, whereNaN: $1) }
    case .maximum:
      combine(Unit.self, a, aStep, b, bStep, output, count) { Unit.choose(Unit.maximum($0, $1), $1, whereNaN: $1) }
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
