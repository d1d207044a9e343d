public import Tensors

/// A strided range of some axes, forward or backward.
///
/// Inputs: x, starts, ends, optionally axes, optionally steps; all but x are constant integer vectors. Negative starts
/// and ends count from the end; out-of-range ones are clamped.
public struct Slice: Operator {
  public static let name = "Slice"

  /// Creates the operator, which has no attributes.
  public init() {}

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    let dimensions = try ranges(inputs, type.shape).map(\.count)
    return [ValueType(type.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let x = try inputs.tensor(0)
    let ranges = try ranges(Operands(inputs), x.shape)
    let shape = Shape(ranges.map(\.count))
    return [x.selecting(shape) { axis, position in ranges[axis].start + position * ranges[axis].step }]
  }

  /// Returns the range that is kept of each axis.
  package func ranges(_ inputs: Operands, _ shape: Shape) throws(OperatorError) -> [SteppedRange] {
    guard let starts = try inputs.integers(1) else { throw .missingInput(1) }
    guard let ends = try inputs.integers(2) else { throw .missingInput(2) }
    guard starts.count <= shape.rank else { throw .attribute("starts", "\(starts) for \(shape)") }
    let axes = try inputs.axes(3, rank: shape.rank) ?? Array(0..<starts.count)
    let steps = try inputs.integers(4) ?? starts.map { _ in 1 }
    guard ends.count == starts.count, axes.count == starts.count, steps.count == starts.count else {
      throw .attribute("ends", "\(ends) for \(starts)")
    }
    var ranges = shape.dimensions.map { SteppedRange(start: 0, step: 1, count: $0) }
    for (index, axis) in axes.enumerated() {
      guard steps[index] != 0 else { throw .attribute("steps", "\(steps)") }
      ranges[axis] = SteppedRange(from: starts[index], to: ends[index], by: steps[index], of: shape[axis])
    }
    return ranges
  }
}

/// A strided range of positions along an axis.
package struct SteppedRange {
  package let start: Int
  package let step: Int
  package let count: Int

  init(start: Int, step: Int, count: Int) { (self.start, self.step, self.count) = (start, step, count) }

  /// Creates NumPy's `start:end:step` of an axis with `extent` elements, except that a backward range starts at 0 or
  /// above.
  init(from start: Int, to end: Int, by step: Int, of extent: Int) {
    let (lowest, highest) = step > 0 ? (0, extent) : (-1, extent - 1)
    func clamp(_ position: Int, from lowest: Int) -> Int {
      min(max(position < 0 ? position + extent : position, lowest), highest)
    }
    let (first, last) = (clamp(start, from: 0), clamp(end, from: lowest))
    let distance = UInt(max(step > 0 ? last - first : first - last, 0))
    count = Int((distance / step.magnitude) + (distance % step.magnitude == 0 ? 0 : 1))
    // A step that leaves the axis at once is never taken, but must not overflow.
    (self.start, self.step) = (first, count > 1 ? step : 0)
  }
}

/// A selection of slices along an axis by their indices.
///
/// Inputs: x; indices of any shape, negative ones counting from the end. Output: the shape of x, with the axis replaced
/// by the axes of the indices.
public struct Gather: Operator {
  public static let name = "Gather"

  /// The axis that is indexed; a negative one counts from the end.
  public var axis: Int

  /// Creates an operator that gathers along `axis`.
  public init(axis: Int) { self.axis = axis }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let (type, indices) = try (inputs.operand(0).type, inputs.operand(1).type)
    guard [.int32, .int64].contains(indices.elementType) else { throw .elementType(indices.elementType) }
    let axis = try Operands.normalized(axis, rank: type.shape.rank)
    var dimensions = type.shape.dimensions
    dimensions.replaceSubrange(axis...axis, with: indices.shape.dimensions)
    return [ValueType(type.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let axis = try Operands.normalized(axis, rank: x.shape.rank)
    let extent = x.shape[axis]
    let positions = try inputs.tensor(1).integers.map { index throws(OperatorError) in
      guard (-extent..<extent).contains(index) else { throw .shapes("element \(index) of \(extent)") }
      return index < 0 ? index + extent : index
    }
    return [x.taking(positions, axis: axis).reshaped(to: type.shape)]
  }
}
