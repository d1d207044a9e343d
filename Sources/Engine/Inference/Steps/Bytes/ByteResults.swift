internal import Graphs
internal import Kernels
internal import Tensors

/// What becomes of the sums of each output channel of a convolution of bytes: bytes on another scale, or numbers.
struct ByteResults: Sendable {
  private let corrections: AlignedBuffer
  private let factors: AlignedBuffer
  private let offsets: AlignedBuffer
  private let bounds: (lower: Float, upper: Float)
  private let zero: Int32
  /// Whether the results are bytes.
  private let areBytes: Bool

  /// - Parameters:
  ///   - scales: by channel, the number that a sum of 1 stands for.
  ///   - corrections: by channel, as `Int32`, what is added to a sum before, for a zero point of the input.
  ///   - bias: by channel, in numbers.
  ///   - clamp: the bounds of the activation, in numbers.
  ///   - result: the scale of the bytes; nil for numbers.
  init(
    scales: [Double], corrections: AlignedBuffer, bias: [Double], clamp: (lower: Float, upper: Float),
    result: (scale: Float, zeroPoint: Int)?
  ) {
    let quantum = Double(result?.scale ?? 1)
    factors = AlignedBuffer(scales.map { Float($0 / quantum) })
    offsets = AlignedBuffer(bias.map { Float($0 / quantum) })
    self.corrections = corrections
    let zeroPoint = result?.zeroPoint ?? 0
    let range: (Float, Float) = result == nil ? (-.infinity, .infinity) : (Float(-zeroPoint), Float(255 - zeroPoint))
    bounds = (max(clamp.lower / Float(quantum), range.0), min(clamp.upper / Float(quantum), range.1))
    (zero, areBytes) = (Int32(zeroPoint), result != nil)
  }

  /// Writes the results of sums of the channels from `channel` on, to the element at `offset` of the output.
  @inline(__always) func write(
    _ sums: UnsafePointer<Int32>, _ rows: ByteRows, from channel: Int, to output: UnsafeMutableRawPointer,
    at offset: Int, _ kernels: ByteFinishKernels
  ) {
    if areBytes {
      kernels.bytes(sums, output.assumingMemoryBound(to: UInt8.self) + offset, rows, finish(from: channel))
    } else {
      kernels.numbers(sums, output.assumingMemoryBound(to: Float.self) + offset, rows, finish(from: channel))
    }
  }

  /// What the kernels are told of the channels from `channel` on.
  func finish(from channel: Int) -> ByteFinish {
    ByteFinish(
      corrections: corrections.start.assumingMemoryBound(to: Int32.self) + channel, factors: factors.floats + channel,
      offsets: offsets.floats + channel, lower: bounds.lower, upper: bounds.upper, zero: zero)
  }
}
