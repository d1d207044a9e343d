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

extension ElementType {
  /// The integers that elements of this type may be, as far as an `Int` holds them.
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

/// Where the channel axis of an image-like tensor lies.
public enum TensorLayout: Hashable, Sendable {
  /// Batch, channels, then space (NCHW), as ONNX has it.
  case channelsFirst
  /// Batch, space, then channels (NHWC), as the fast kernels have it.
  case channelsLast

  /// The position of the channel axis in a tensor of `rank` axes.
  public func channelAxis(rank: Int) -> Int { self == .channelsFirst ? 1 : rank - 1 }

  /// The spatial extents among `dimensions`.
  public func spatial(_ dimensions: [Int]) -> [Int] {
    Array(self == .channelsFirst ? dimensions.dropFirst(2) : dimensions.dropFirst().dropLast())
  }

  /// Extents in the order of this layout.
  public func dimensions(batch: Int, channels: Int, spatial: [Int]) -> [Int] {
    self == .channelsFirst ? [batch, channels] + spatial : [batch] + spatial + [channels]
  }

  /// The permutation that brings a channels-first tensor of `rank` axes to channels-last.
  public static func toChannelsLast(rank: Int) -> [Int] { [0] + Array(2..<rank) + [1] }

  /// The permutation that brings a channels-last tensor of `rank` axes to channels-first.
  public static func toChannelsFirst(rank: Int) -> [Int] { [0, rank - 1] + Array(1..<(rank - 1)) }
}

/// How far apart neighbours of an image-like tensor lie, in elements.
struct ImageStrides {
  let batch: Int
  let channel: Int
  /// Between neighbours in the row-major order of all spatial axes.
  let pixel: Int
  /// Along each spatial axis.
  let spatial: [Int]

  init(_ shape: Shape, _ layout: TensorLayout) {
    let strides = shape.strides
    batch = strides[0]
    channel = strides[layout.channelAxis(rank: shape.rank)]
    spatial = layout.spatial(strides)
    pixel = layout == .channelsFirst ? 1 : shape[shape.rank - 1]
  }
}
