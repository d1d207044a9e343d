public import Tensors

/// A concatenation of tensors along an axis.
///
/// Inputs: one or more tensors of one element type whose other extents agree.
public struct Concat: Operator {
  public static let name = "Concat"

  /// The axis of concatenation; a negative one counts from the end.
  public var axis: Int

  /// Creates a concatenation along `axis`.
  public init(axis: Int) { self.axis = axis }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let first = try inputs.operand(0).type
    let axis = try Operands.normalized(axis, rank: first.shape.rank)
    var dimensions = first.shape.dimensions
    for position in 1..<max(inputs.count, 1) {
      let type = try inputs.operand(position).type
      guard type.elementType == first.elementType else { throw .elementType(type.elementType) }
      var others = type.shape.dimensions
      guard others.count == dimensions.count else {
        throw .shapes("\(type.shape) cannot be concatenated with \(first.shape)")
      }
      let (sum, overflow) = dimensions[axis].addingReportingOverflow(others[axis])
      dimensions[axis] = sum
      others[axis] = sum
      guard !overflow, others == dimensions else {
        throw .shapes("\(type.shape) cannot be concatenated with \(first.shape)")
      }
    }
    return [ValueType(first.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let type = try outputType(for: inputs)
    let axis = try Operands.normalized(axis, rank: type.shape.rank)
    let outer = type.shape.count(0..<axis)
    let row = type.shape.count(axis..<type.shape.rank) * type.elementType.size
    var start = 0
    let result = Tensor(type.elementType, type.shape) { bytes in
      for case let tensor? in inputs {
        let part = tensor.shape.count(axis..<type.shape.rank) * type.elementType.size
        tensor.withUnsafeBytes { source in
          for index in 0..<outer {
            let room = UnsafeMutableRawBufferPointer(rebasing: bytes[(index * row + start)...].prefix(part))
            room.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[(index * part)..<((index + 1) * part)]))
          }
        }
        start += part
      }
    }
    return [result]
  }
}

/// A division of a tensor into parts along an axis.
///
/// Inputs: x; optionally the extents of the parts. Without them there are ``count`` equal parts, the last one smaller
/// if the extent is not divisible.
public struct Split: Operator {
  public static let name = "Split"

  /// The axis that is divided; a negative one counts from the end.
  public var axis: Int
  /// The number of parts if no extents are given.
  public var count: Int?

  /// Creates a split along `axis`.
  public init(axis: Int, count: Int? = nil) { (self.axis, self.count) = (axis, count) }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let type = try inputs.operand(0).type
    let axis = try Operands.normalized(axis, rank: type.shape.rank)
    return try parts(inputs, extent: type.shape[axis]).map { part throws(OperatorError) in
      var dimensions = type.shape.dimensions
      dimensions[axis] = part
      return ValueType(type.elementType, try Shape.checked(dimensions))
    }
  }

  private func parts(_ inputs: Operands, extent: Int) throws(OperatorError) -> [Int] {
    guard let sizes = try inputs.integers(1) else { return try equalParts(of: extent) }
    var left = extent
    for size in sizes {
      guard (0...left).contains(size) else { throw .attribute("split", "\(sizes) of \(extent)") }
      left -= size
    }
    guard left == 0, !sizes.isEmpty else { throw .attribute("split", "\(sizes) of \(extent)") }
    return sizes
  }

  private func equalParts(of extent: Int) throws(OperatorError) -> [Int] {
    let count = count ?? 1
    guard (1...(1 << 16)).contains(count) else { throw .attribute("num_outputs", "\(count)") }
    let size = extent / count + (extent % count == 0 ? 0 : 1)
    return (0..<count).map { max(0, min(size, extent - $0 * size)) }
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let x = try inputs.tensor(0)
    let axis = try Operands.normalized(axis, rank: x.shape.rank)
    var start = 0
    return try parts(Operands(inputs), extent: x.shape[axis]).map { size in
      defer { start += size }
      return x.taking(Array(start..<(start + size)), axis: axis)
    }
  }
}
