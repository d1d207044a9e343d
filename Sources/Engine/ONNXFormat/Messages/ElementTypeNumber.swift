internal import Tensors

extension ElementType {
  /// The types by their numbers in `TensorProto.DataType`.
  private static let byNumber: [Int: ElementType] = [
    1: .float32, 2: .uint8, 3: .int8, 4: .uint16, 5: .int16, 6: .int32, 7: .int64, 9: .bool, 10: .float16,
    11: .float64, 12: .uint32, 13: .uint64, 16: .bfloat16,
  ]

  /// The type with a number; nil for those that are not provided, such as texts and complex numbers.
  init?(onnxNumber: Int) {
    guard let type = Self.byNumber[onnxNumber] else { return nil }
    self = type
  }
}
