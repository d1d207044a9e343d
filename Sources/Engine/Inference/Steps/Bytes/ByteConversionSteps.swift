internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

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
