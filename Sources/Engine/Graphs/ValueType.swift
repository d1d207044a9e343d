public import Tensors

/// The element type and shape of a value.
public struct ValueType: Hashable, Sendable, CustomStringConvertible {
  /// The type of each element.
  public var elementType: ElementType
  /// The shape; every extent is known.
  public var shape: Shape

  /// Creates a type.
  public init(_ elementType: ElementType, _ shape: Shape) { (self.elementType, self.shape) = (elementType, shape) }

  /// The size of the value in bytes; nil if it overflows.
  public var byteCount: Int? {
    let (count, overflow) = shape.count.multipliedReportingOverflow(by: elementType.size)
    return overflow ? nil : count
  }

  public var description: String { "\(elementType.rawValue) \(shape)" }
}

/// An extent as a model file declares it.
public enum Dimension: Hashable, Sendable {
  /// A fixed extent.
  case fixed(Int)
  /// A named extent that the caller chooses, such as a batch size.
  case symbolic(String)
}

/// The type that a model file declares for an input.
public struct DeclaredType: Hashable, Sendable {
  /// The type of each element.
  public let elementType: ElementType
  /// The extents; nil if the file leaves even the rank open.
  public let dimensions: [Dimension]?

  /// Creates a declaration.
  public init(_ elementType: ElementType, _ dimensions: [Dimension]?) {
    (self.elementType, self.dimensions) = (elementType, dimensions)
  }
}

extension ElementType {
  /// The integers that this type represents, clamped to the range of `Int`.
  var integerRange: ClosedRange<Int> {
    switch self {
    case .bool: 0...1
    case .uint8: 0...255
    case .int8: -128...127
    case .uint16: 0...65535
    case .int16: -32768...32767
    case .uint32: 0...Int(UInt32.max)
    case .int32: Int(Int32.min)...Int(Int32.max)
    case .uint64: 0...Int.max
    default: .min ... .max
    }
  }
}

/// The axis order of an image-like tensor.
public enum TensorLayout: Hashable, Sendable {
  /// Batch, channels, spatial axes (NCHW), as in ONNX.
  case channelsFirst
  /// Batch, spatial axes, channels (NHWC), as the fast kernels require.
  case channelsLast

  /// Returns the channel axis of a tensor with `rank` axes.
  public func channelAxis(rank: Int) -> Int { self == .channelsFirst ? 1 : rank - 1 }

  /// Returns the spatial extents among `dimensions`.
  public func spatial(_ dimensions: [Int]) -> [Int] {
    Array(self == .channelsFirst ? dimensions.dropFirst(2) : dimensions.dropFirst().dropLast())
  }

  /// Returns extents in the order of this layout.
  public func dimensions(batch: Int, channels: Int, spatial: [Int]) -> [Int] {
    self == .channelsFirst ? [batch, channels] + spatial : [batch] + spatial + [channels]
  }

  /// Returns the permutation from channels-first to channels-last order for `rank` axes.
  public static func toChannelsLast(rank: Int) -> [Int] { [0] + Array(2..<rank) + [1] }

  /// Returns the permutation from channels-last to channels-first order for `rank` axes.
  public static func toChannelsFirst(rank: Int) -> [Int] { [0, rank - 1] + Array(1..<(rank - 1)) }
}

/// The strides of an image-like tensor, in elements.
struct ImageStrides {
  let batch: Int
  let channel: Int
  /// The stride between neighbours in the row-major order of all spatial axes.
  let pixel: Int
  /// The stride along each spatial axis.
  let spatial: [Int]

  init(_ shape: Shape, _ layout: TensorLayout) {
    let strides = shape.strides
    batch = strides[0]
    channel = strides[layout.channelAxis(rank: shape.rank)]
    spatial = layout.spatial(strides)
    pixel = layout == .channelsFirst ? 1 : shape[shape.rank - 1]
  }
}
