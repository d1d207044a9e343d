/// The type of the elements of a tensor.
public enum ElementType: String, Sendable, CaseIterable {
  case float32, float64, float16, bfloat16
  case int8, int16, int32, int64
  case uint8, uint16, uint32, uint64
  case bool

  /// Bytes per element.
  public var size: Int {
    switch self {
    case .int8, .uint8, .bool: 1
    case .float16, .bfloat16, .int16, .uint16: 2
    case .float32, .int32, .uint32: 4
    case .float64, .int64, .uint64: 8
    }
  }

  /// Whether the type is a floating-point type.
  public var isFloatingPoint: Bool {
    switch self {
    case .float32, .float64, .float16, .bfloat16: true
    default: false
    }
  }
}

/// A Swift type that can be a tensor element.
public protocol TensorElement: Sendable, BitwiseCopyable {
  /// The corresponding element type.
  static var elementType: ElementType { get }
}

extension Float: TensorElement { public static var elementType: ElementType { .float32 } }
extension Double: TensorElement { public static var elementType: ElementType { .float64 } }
extension Float16: TensorElement { public static var elementType: ElementType { .float16 } }
extension Int8: TensorElement { public static var elementType: ElementType { .int8 } }
extension Int16: TensorElement { public static var elementType: ElementType { .int16 } }
extension Int32: TensorElement { public static var elementType: ElementType { .int32 } }
extension Int64: TensorElement { public static var elementType: ElementType { .int64 } }
extension UInt8: TensorElement { public static var elementType: ElementType { .uint8 } }
extension UInt16: TensorElement { public static var elementType: ElementType { .uint16 } }
extension UInt32: TensorElement { public static var elementType: ElementType { .uint32 } }
extension UInt64: TensorElement { public static var elementType: ElementType { .uint64 } }
extension Bool: TensorElement { public static var elementType: ElementType { .bool } }

/// A bfloat16: the upper half of a `Float`, with sign, 8-bit exponent and 7-bit fraction.
public struct BFloat16: TensorElement, Hashable {
  /// The 16 bits.
  public var bitPattern: UInt16

  public static var elementType: ElementType { .bfloat16 }

  /// Creates a value from its bits.
  public init(bitPattern: UInt16) { self.bitPattern = bitPattern }

  /// Rounds to the nearest value, ties to even; NaN stays NaN.
  public init(_ value: Float) {
    let bits = value.bitPattern
    let rounding = 0x7FFF &+ (bits >> 16 & 1)
    bitPattern = value.isNaN ? UInt16(bits >> 16) | 0x40 : UInt16(truncatingIfNeeded: (bits &+ rounding) >> 16)
  }

  /// The same value as a `Float`.
  public var floatValue: Float { Float(bitPattern: UInt32(bitPattern) << 16) }
}
