internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// The sum or product of two tensors of bytes, each on its own scale; axes before the last may be stretched.
struct QuantizedPairStep: Step {
  private let left: Place
  private let right: Place
  private let output: Place
  private let loops: StridedLoops
  private let pair: BytePair
  private let kernel: ByteLineKernels.Combine

  /// Nil for anything else.
  init?(_ preparation: Preparation) {
    guard let quantized = preparation.node.operation as? Quantized, let binary = quantized.operation as? Binary,
      let result = quantized.result?.uniform, let type = preparation.outputType(),
      let a = quantized.operands[0]?.uniform, let b = quantized.operands[1]?.uniform,
      let leftType = preparation.operand(0)?.type, let rightType = preparation.operand(1)?.type,
      let left = preparation.source(0), let right = preparation.source(1), let output = preparation.destination()
    else { return nil }
    (self.left, self.right, self.output) = (left, right, output)
    let lines = preparation.kernels.bytes.lines
    let isSum = binary.function == .add
    kernel = isSum ? lines.add : lines.multiply
    pair = BytePair(
      left: BytePair.Operand(factor: a.scale / result.scale, zero: Int32(a.zeroPoint)),
      right: BytePair.Operand(factor: isSum ? b.scale / result.scale : b.scale, zero: Int32(b.zeroPoint)),
      lower: Float(-result.zeroPoint), upper: Float(255 - result.zeroPoint), zero: Int32(result.zeroPoint))
    loops = StridedLoops(
      extents: type.shape.dimensions,
      strides: [
        leftType.shape.strides(broadcastTo: type.shape), rightType.shape.strides(broadcastTo: type.shape),
        type.shape.strides,
      ])
    guard loops.innerStrides == [1, 1, 1] else { return nil }
  }

  func run(_ frame: Frame) {
    let (a, b, c) = (bytes(left, frame), bytes(right, frame), bytes(output, frame))
    if loops.outerCount == 1 {
      frame.team.split(loops.innerExtent, grain: 8192) { _, range in
        kernel(a + range.lowerBound, b + range.lowerBound, c + range.lowerBound, range.count, pair)
      }
    } else {
      frame.team.split(loops.outerCount, grain: max(8192 / max(loops.innerExtent, 1), 1)) { _, range in
        loops.forEach(range) { kernel(a + $0[0], b + $0[1], c + $0[2], loops.innerExtent, pair) }
      }
    }
  }

  private func bytes(_ place: Place, _ frame: Frame) -> UnsafeMutablePointer<UInt8> {
    frame.bytes(place).assumingMemoryBound(to: UInt8.self)
  }
}

/// A function of one byte, looked up.
struct ByteFunctionStep: Step {
  private let input: Place
  private let output: Place
  private let count: Int
  private let results: AlignedBuffer
  private let kernel: ByteLineKernels.LookUp

  /// Nil for anything else.
  init?(_ preparation: Preparation) {
    guard let function = preparation.node.operation as? ByteFunction, let type = preparation.operand(0)?.type,
      let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (self.input, self.output, count) = (input, output, type.shape.count)
    results = function.results.withUnsafeBytes { AlignedBuffer(bytes: $0) }
    kernel = preparation.kernels.bytes.lines.lookUp
  }

  func run(_ frame: Frame) {
    let source = UnsafePointer(frame.bytes(input).assumingMemoryBound(to: UInt8.self))
    let destination = frame.bytes(output).assumingMemoryBound(to: UInt8.self)
    let results = UnsafePointer(results.start.assumingMemoryBound(to: UInt8.self))
    frame.team.split(count, grain: 8192) { _, range in
      kernel(results, source + range.lowerBound, destination + range.lowerBound, range.count)
    }
  }
}

/// Numbers to bytes on one scale.
struct QuantizeStep: Step {
  private let input: Place
  private let output: Place
  private let count: Int
  private let scale: ByteScale
  private let kernel: ByteLineKernels.Quantize

  /// Nil for any other type or scale.
  init?(_ preparation: Preparation) {
    guard preparation.node.operation is Quantization, let type = preparation.floatType(0),
      preparation.outputType()?.elementType == .uint8, let scale = ByteScale(preparation),
      let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (self.input, self.output, count) = (input, output, type.shape.count)
    (self.scale, kernel) = (scale, preparation.kernels.bytes.lines.quantize)
  }

  func run(_ frame: Frame) {
    let (source, destination) = (frame.floats(input), frame.bytes(output).assumingMemoryBound(to: UInt8.self))
    frame.team.split(count, grain: 8192) { _, range in
      kernel(source + range.lowerBound, destination + range.lowerBound, range.count, scale)
    }
  }
}

/// Bytes on one scale to numbers.
struct DequantizeStep: Step {
  private let input: Place
  private let output: Place
  private let count: Int
  private let scale: ByteScale
  private let kernel: ByteLineKernels.Dequantize

  /// Nil for any other type or scale.
  init?(_ preparation: Preparation) {
    guard preparation.node.operation is Dequantization, let type = preparation.operand(0)?.type,
      type.elementType == .uint8, preparation.outputType()?.elementType == .float32,
      let scale = ByteScale(preparation), let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (self.input, self.output, count) = (input, output, type.shape.count)
    (self.scale, kernel) = (scale, preparation.kernels.bytes.lines.dequantize)
  }

  func run(_ frame: Frame) {
    let (source, destination) = (frame.bytes(input).assumingMemoryBound(to: UInt8.self), frame.floats(output))
    frame.team.split(count, grain: 8192) { _, range in
      kernel(source + range.lowerBound, destination + range.lowerBound, range.count, scale)
    }
  }
}

extension ByteScale {
  /// The constant scale of a node that quantises or dequantises; nil where there is a list of them.
  fileprivate init?(_ preparation: Preparation) {
    guard let scale = preparation.operand(1)?.constant, scale.shape.count == 1, scale.elementType == .float32 else {
      return nil
    }
    let zero = preparation.operand(2)
    if let zero, zero.constant == nil || zero.type.shape.count != 1 { return nil }
    self.init(scale: scale.floats[0], zero: UInt8(truncatingIfNeeded: zero?.constant?.integers[0] ?? 0))
  }
}
