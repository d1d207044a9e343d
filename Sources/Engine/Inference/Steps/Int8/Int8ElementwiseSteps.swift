internal import Graphs
internal import Kernels
internal import Tensors
internal import Threads

/// The sum or product of two uint8 tensors, each with its own quantisation; axes before the last may be broadcast.
final class QuantizedBinaryStep: Step {
  private let left: ValueLocation
  private let right: ValueLocation
  private let output: ValueLocation
  private let loops: StridedLoops
  private let pair: Int8BinaryParameters
  private let kernel: Int8ElementwiseKernels.Combine

  /// Prepares the step; nil for any other node.
  init?(_ preparation: Preparation) {
    guard let quantized = preparation.node.operation as? Quantized, let binary = quantized.operation as? Binary,
      let result = quantized.result?.uniform, let type = preparation.outputType(),
      let a = quantized.operands[0]?.uniform, let b = quantized.operands[1]?.uniform,
      let leftType = preparation.operand(0)?.type, let rightType = preparation.operand(1)?.type,
      let left = preparation.source(0), let right = preparation.source(1), let output = preparation.destination()
    else { return nil }
    (self.left, self.right, self.output) = (left, right, output)
    let lines = preparation.kernels.int8.elementwise
    let isSum = binary.function == .add
    kernel = isSum ? lines.add : lines.multiply
    pair = Int8BinaryParameters(
      left: Int8BinaryParameters.Operand(factor: a.scale / result.scale, zero: Int32(a.zeroPoint)),
      right: Int8BinaryParameters.Operand(factor: isSum ? b.scale / result.scale : b.scale, zero: Int32(b.zeroPoint)),
      lower: Float(-result.zeroPoint), upper: Float(255 - result.zeroPoint), zero: Int32(result.zeroPoint))
    loops = StridedLoops(
      extents: type.shape.dimensions,
      strides: [
        leftType.shape.strides(broadcastTo: type.shape), rightType.shape.strides(broadcastTo: type.shape),
        type.shape.strides,
      ])
    guard loops.innerStrides == [1, 1, 1] else { return nil }
  }

  func run(_ context: ExecutionContext) {
    let (a, b, c) = (bytes(left, context), bytes(right, context), bytes(output, context))
    loops.split(context.worker) { kernel(a + $0[0], b + $0[1], c + $0[2], $1, pair) }
  }

  private func bytes(_ place: ValueLocation, _ context: ExecutionContext) -> UnsafeMutablePointer<UInt8> {
    context.bytes(place).assumingMemoryBound(to: UInt8.self)
  }
}

/// A unary function of a uint8 tensor as a lookup table.
final class Int8TableStep: Step {
  private let loop: ElementwiseLoop<UInt8, UInt8>
  private let results: AlignedBuffer
  private let kernel: Int8ElementwiseKernels.LookUp

  /// Prepares the step; nil for any other node.
  init?(_ preparation: Preparation) {
    guard let function = preparation.node.operation as? Int8Table,
      let loop = ElementwiseLoop<UInt8, UInt8>(preparation)
    else { return nil }
    self.loop = loop
    results = function.results.withUnsafeBytes { AlignedBuffer(bytes: $0) }
    kernel = preparation.kernels.int8.elementwise.lookUp
  }

  func run(_ context: ExecutionContext) {
    let results = UnsafePointer(results.start.assumingMemoryBound(to: UInt8.self))
    loop.run(context) { kernel(results, $0, $1, $2) }
  }
}

/// Per-tensor quantisation of floats to uint8.
final class QuantizeStep: Step {
  private let loop: ElementwiseLoop<Float, UInt8>
  private let scale: AffineQuantization
  private let kernel: Int8ElementwiseKernels.Quantize

  /// Prepares the step; nil for other element types and for quantisation per channel.
  init?(_ preparation: Preparation) {
    guard preparation.node.operation is QuantizeLinear, let loop = ElementwiseLoop<Float, UInt8>(preparation),
      let scale = AffineQuantization(preparation)
    else { return nil }
    (self.loop, self.scale, kernel) = (loop, scale, preparation.kernels.int8.elementwise.quantize)
  }

  func run(_ context: ExecutionContext) { loop.run(context) { kernel($0, $1, $2, scale) } }
}

/// Per-tensor dequantisation of uint8 to floats.
final class DequantizeStep: Step {
  private let loop: ElementwiseLoop<UInt8, Float>
  private let scale: AffineQuantization
  private let kernel: Int8ElementwiseKernels.Dequantize

  /// Prepares the step; nil for other element types and for quantisation per channel.
  init?(_ preparation: Preparation) {
    guard preparation.node.operation is DequantizeLinear, let loop = ElementwiseLoop<UInt8, Float>(preparation),
      let scale = AffineQuantization(preparation)
    else { return nil }
    (self.loop, self.scale, kernel) = (loop, scale, preparation.kernels.int8.elementwise.dequantize)
  }

  func run(_ context: ExecutionContext) { loop.run(context) { kernel($0, $1, $2, scale) } }
}

extension AffineQuantization {
  /// Creates the constant parameters of QuantizeLinear or DequantizeLinear; nil where they are per channel.
  fileprivate init?(_ preparation: Preparation) {
    guard let scale = preparation.operand(1)?.constant, scale.shape.count == 1, scale.elementType == .float32 else {
      return nil
    }
    let zero = preparation.operand(2)
    if let zero, zero.constant == nil || zero.type.shape.count != 1 { return nil }
    self.init(scale: scale.floats[0], zero: UInt8(truncatingIfNeeded: zero?.constant?.integers[0] ?? 0))
  }
}
