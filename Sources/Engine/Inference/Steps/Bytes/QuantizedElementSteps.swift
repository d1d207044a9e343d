internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// The sum of two tensors of bytes, each on its own scale.
struct QuantizedSumStep: Step {
  private let left: Place
  private let right: Place
  private let output: Place
  private let count: Int
  private let sum: ByteSum
  private let kernel: ByteLineKernels.Add

  /// Nil for anything else.
  init?(_ preparation: Preparation) {
    guard let quantized = preparation.node.operation as? Quantized,
      (quantized.operation as? Binary)?.function == .add, let result = quantized.result?.uniform,
      let type = preparation.operand(0)?.type, let a = quantized.operands[0]?.uniform,
      let b = quantized.operands[1]?.uniform, let left = preparation.source(0), let right = preparation.source(1),
      let output = preparation.destination()
    else { return nil }
    (self.left, self.right, self.output, count) = (left, right, output, type.shape.count)
    kernel = preparation.kernels.bytes.lines.add
    func operand(_ scale: (scale: Float, zeroPoint: Int)) -> ByteSum.Operand {
      ByteSum.Operand(factor: scale.scale / result.scale, zero: Int32(scale.zeroPoint))
    }
    sum = ByteSum(
      left: operand(a), right: operand(b), lower: Float(-result.zeroPoint), upper: Float(255 - result.zeroPoint),
      zero: Int32(result.zeroPoint))
  }

  func run(_ frame: Frame) {
    let (a, b) = (frame.bytes(left), frame.bytes(right))
    let result = frame.bytes(output).assumingMemoryBound(to: UInt8.self)
    frame.team.split(count, grain: 8192) { _, range in
      kernel(
        (a + range.lowerBound).assumingMemoryBound(to: UInt8.self),
        (b + range.lowerBound).assumingMemoryBound(to: UInt8.self), result + range.lowerBound, range.count, sum)
    }
  }
}

/// A function of one number on bytes: there are only 256 of them, so their results are looked up.
struct ByteTableStep: Step {
  private let input: Place
  private let output: Place
  private let count: Int
  private let table: AlignedBuffer

  /// Nil for anything else.
  init?(_ preparation: Preparation) {
    guard let quantized = preparation.node.operation as? Quantized, quantized.operation is Unary,
      let type = preparation.operand(0)?.type, let input = preparation.source(0),
      let output = preparation.destination(), preparation.outputType()?.elementType == .uint8,
      let results = try? quantized.evaluate([Tensor(Array(UInt8.min...UInt8.max), shape: [256])]).first
    else { return nil }
    (self.input, self.output, count) = (input, output, type.shape.count)
    table = results.withUnsafeBytes { AlignedBuffer(bytes: $0) }
  }

  func run(_ frame: Frame) {
    let source = frame.bytes(input).assumingMemoryBound(to: UInt8.self)
    let destination = frame.bytes(output).assumingMemoryBound(to: UInt8.self)
    let table = UnsafePointer(table.start.assumingMemoryBound(to: UInt8.self))
    frame.team.split(count, grain: 8192) { _, range in
      for index in range { destination[index] = table[Int(source[index])] }
    }
  }
}
