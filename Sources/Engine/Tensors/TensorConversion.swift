extension Tensor {
  /// The elements converted to `Float`; `bool` becomes 0 and 1.
  public var floats: [Float] {
    switch elementType {
    case .float32: elements(of: Float.self)
    case .float64: elements(of: Double.self).map { Float($0) }
    case .float16: widened.elements(of: Float.self)
    case .bfloat16: elements(of: BFloat16.self).map(\.floatValue)
    default: integers.map { Float($0) }
    }
  }

  /// The elements converted to `Double`.
  public var doubles: [Double] {
    switch elementType {
    case .float64: elements(of: Double.self)
    case .float32, .float16, .bfloat16: floats.map { Double($0) }
    default: integers.map { Double($0) }
    }
  }

  /// The elements converted to `Int`: fractions are truncated, floats out of range clamped, NaN becomes 0.
  public var integers: [Int] {
    switch elementType {
    case .int8: elements(of: Int8.self).map { Int($0) }
    case .int16: elements(of: Int16.self).map { Int($0) }
    case .int32: elements(of: Int32.self).map { Int($0) }
    case .int64: elements(of: Int64.self).map { Int($0) }
    case .uint8: elements(of: UInt8.self).map { Int($0) }
    case .uint16: elements(of: UInt16.self).map { Int($0) }
    case .uint32: elements(of: UInt32.self).map { Int($0) }
    // Not clamped: a cast wraps, and the way back to uint64 must restore the bits. No shape or index is that large.
    case .uint64: elements(of: UInt64.self).map { Int(truncatingIfNeeded: $0) }
    case .bool: elements(of: UInt8.self, reading: .bool).map { $0 == 0 ? 0 : 1 }
    case .float32, .float16, .bfloat16, .float64: doubles.map(Int.init(clamping:))
    }
  }

  /// The elements converted to `Bool`: whether each differs from zero.
  public var booleans: [Bool] {
    elementType.isFloatingPoint ? doubles.map { $0 != 0 } : integers.map { $0 != 0 }
  }

  /// Returns the tensor converted as by ONNX's `Cast`: floats are truncated, integers wrap.
  ///
  /// The conversion from float16, the type of stored weights, to float32 is lazy.
  public func converted(to type: ElementType) -> Tensor {
    if type == elementType { return self }
    switch type {
    case .float32 where elementType == .float16: return Tensor(.float32, shape, deferring: { widened })
    case .float32: return Tensor(floats, shape: shape)
    case .float64: return Tensor(doubles, shape: shape)
    case .float16: return Tensor(halves, shape: shape)
    case .bfloat16: return Tensor(floats.map { BFloat16($0) }, shape: shape)
    case .bool: return Tensor(booleans, shape: shape)
    default: return Tensor(integers: integers, shape: shape, as: type)
    }
  }

  /// Creates a tensor of an integer type from values truncated to its width; other types are converted.
  public init(integers: [Int], shape: Shape, as type: ElementType) {
    switch type {
    case .int8: self.init(integers.map { Int8(truncatingIfNeeded: $0) }, shape: shape)
    case .int16: self.init(integers.map { Int16(truncatingIfNeeded: $0) }, shape: shape)
    case .int32: self.init(integers.map { Int32(truncatingIfNeeded: $0) }, shape: shape)
    case .int64: self.init(integers.map { Int64($0) }, shape: shape)
    case .uint8: self.init(integers.map { UInt8(truncatingIfNeeded: $0) }, shape: shape)
    case .uint16: self.init(integers.map { UInt16(truncatingIfNeeded: $0) }, shape: shape)
    case .uint32: self.init(integers.map { UInt32(truncatingIfNeeded: $0) }, shape: shape)
    case .uint64: self.init(integers.map { UInt64(truncatingIfNeeded: $0) }, shape: shape)
    case .bool: self.init(integers.map { $0 != 0 }, shape: shape)
    case .float32, .float64, .float16, .bfloat16:
      self = Tensor(integers: integers, shape: shape, as: .int64).converted(to: type)
    }
  }

  /// The float16 elements as float32.
  private var widened: Tensor {
    withElements(of: Float16.self) { halves in
      Tensor(.float32, shape) { bytes in
        let floats = bytes.assumingMemoryBound(to: Float.self)
        for index in halves.indices { floats[index] = Float(widening: halves[index].bitPattern) }
      }
    }
  }

  /// The elements as float16; a `Double` is converted directly, since rounding through `Float` would round twice.
  private var halves: [Float16] {
    elementType == .float64 ? elements(of: Double.self).map { Float16($0) } : floats.map { Float16($0) }
  }

  /// Returns the raw bytes of a `bool` tensor, which may come from a file and not be valid `Bool` values.
  private func elements(of _: UInt8.Type, reading type: ElementType) -> [UInt8] {
    precondition(elementType == type)
    return withUnsafeBytes { Array($0) }
  }
}

extension Int {
  fileprivate init(clamping value: Double) {
    self = value.isNaN ? 0 : Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
  }
}

extension Float {
  /// Converts the bits of a float16 (IEEE 754 binary16) without branches, so that loops vectorise.
  ///
  /// A multiplication corrects the exponent bias and normalises subnormals; a result of 2¹⁶ or more was an infinity or
  /// NaN.
  @inline(__always) init(widening bits: UInt16) {
    let sign = UInt32(bits & 0x8000) << 16
    let magnitude = (Float(bitPattern: UInt32(bits & 0x7FFF) << 13) * 0x1p112).bitPattern
    let special: UInt32 = magnitude >= 0x4780_0000 ? 0x7F80_0000 : 0
    self = Float(bitPattern: sign | magnitude | special)
  }
}
