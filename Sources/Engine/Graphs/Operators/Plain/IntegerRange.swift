internal import Tensors

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
