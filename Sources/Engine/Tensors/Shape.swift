/// The dimensions of a tensor, outermost axis first; empty for a scalar.
public struct Shape: Hashable, Sendable {
  /// The dimension of each axis, none negative.
  public let dimensions: [Int]
  /// The number of elements: the product of the dimensions.
  public let count: Int

  /// Creates a valid shape; its element count must fit in an `Int`.
  public init(_ dimensions: [Int]) {
    guard let shape = Shape(checking: dimensions) else { preconditionFailure("impossible shape \(dimensions)") }
    self = shape
  }

  /// Creates a shape from untrusted dimensions; nil if one is negative or the product overflows.
  ///
  /// The product of the non-zero dimensions must not overflow either, so that strides never do.
  public init?(checking dimensions: [Int]) {
    var count = 1
    for extent in dimensions where extent != 0 {
      let (product, overflow) = count.multipliedReportingOverflow(by: extent)
      guard extent > 0, !overflow else { return nil }
      count = product
    }
    self.dimensions = dimensions
    self.count = dimensions.contains(0) ? 0 : count
  }

  /// The number of axes.
  public var rank: Int { dimensions.count }

  /// The dimension of one axis.
  public subscript(axis: Int) -> Int { dimensions[axis] }

  /// The row-major strides in elements.
  public var strides: [Int] {
    var strides = [Int](repeating: 1, count: rank)
    for axis in stride(from: rank - 2, through: 0, by: -1) { strides[axis] = strides[axis + 1] * dimensions[axis + 1] }
    return strides
  }
}

extension Shape {
  /// Returns the index of an axis, where negative values count from the end; nil if there is no such axis.
  public func normalized(axis: Int) -> Int? {
    let positive = axis < 0 ? axis + rank : axis
    return dimensions.indices.contains(positive) ? positive : nil
  }

  /// Returns the common shape under NumPy's broadcasting rule; nil if the shapes are incompatible.
  public func broadcast(with other: Shape) -> Shape? {
    let rank = max(rank, other.rank)
    var result = [Int](repeating: 1, count: rank)
    for axis in 0..<rank {
      let (a, b) = (extent(fromEnd: rank - axis), other.extent(fromEnd: rank - axis))
      guard a == b || a == 1 || b == 1 else { return nil }
      result[axis] = a == 1 ? b : a
    }
    return Shape(checking: result)
  }

  /// Returns the strides that broadcast this shape to `target`: 0 along each broadcast axis.
  public func strides(broadcastTo target: Shape) -> [Int] {
    let own = strides
    return (0..<target.rank).map { axis in
      let source = axis - (target.rank - rank)
      return source < 0 || dimensions[source] == 1 ? 0 : own[source]
    }
  }

  private func extent(fromEnd distance: Int) -> Int { distance > rank ? 1 : dimensions[rank - distance] }
}

extension Shape: ExpressibleByArrayLiteral, CustomStringConvertible {
  public init(arrayLiteral elements: Int...) { self.init(elements) }

  /// The dimensions joined by `×`, or `scalar`.
  public var description: String { rank == 0 ? "scalar" : dimensions.map(String.init).joined(separator: "×") }
}
