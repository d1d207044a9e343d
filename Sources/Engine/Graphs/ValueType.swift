public import Tensors

/// The element type and extents of one value.
public struct ValueType: Hashable, Sendable, CustomStringConvertible {
  /// What each element is.
  public var elementType: ElementType
  /// The extents, all known.
  public var shape: Shape

  /// A type from its parts.
  public init(_ elementType: ElementType, _ shape: Shape) { (self.elementType, self.shape) = (elementType, shape) }

  /// How many bytes such a value needs; nil when that overflows.
  public var byteCount: Int? {
    let (count, overflow) = shape.count.multipliedReportingOverflow(by: elementType.size)
    return overflow ? nil : count
  }

  public var description: String { "\(elementType.rawValue) \(shape)" }
}

/// One extent as a file declares it.
public enum Dimension: Hashable, Sendable {
  /// A fixed extent.
  case fixed(Int)
  /// An extent chosen when the graph is run: a batch size, say.
  case symbolic(String)
}

/// The type a file declares for an input of its graph.
public struct DeclaredType: Hashable, Sendable {
  /// What each element is.
  public let elementType: ElementType
  /// The extents; nil when the file leaves even their number open.
  public let dimensions: [Dimension]?

  /// A declaration from its parts.
  public init(_ elementType: ElementType, _ dimensions: [Dimension]?) {
    (self.elementType, self.dimensions) = (elementType, dimensions)
  }
}
