internal import Graphs
internal import Kernels
internal import Tensors
internal import Threads

/// An affine function of each channel of a uint8 tensor, channels last.
final class Int8AffineStep: Step {
  private let input: ValueLocation
  private let output: ValueLocation
  private let rows: ChannelRows
  private let (corrections, factors, offsets): (AlignedBuffer, AlignedBuffer, AlignedBuffer)
  private let zero: Int
  private let kernel: RequantizationKernels.MapBytes

  /// Prepares the step; nil for any other node.
  init?(_ preparation: Preparation) {
    guard let function = preparation.node.operation as? Int8Affine, let type = preparation.operand(0)?.type,
      let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (self.input, self.output) = (input, output)
    rows = ChannelRows(count: type.shape.count, channels: function.factors.count)
    corrections = AlignedBuffer(repeating: Int32(-function.zeroPoint), count: rows.channels)
    (factors, offsets) = (AlignedBuffer(function.factors), AlignedBuffer(function.offsets))
    zero = function.resultZeroPoint
    kernel = preparation.kernels.int8.requantize.mapBytes
  }

  func run(_ context: ExecutionContext) {
    let requantization = Requantization(
      corrections: corrections.start.assumingMemoryBound(to: Int32.self), factors: factors.floats,
      offsets: offsets.floats, lower: Float(-zero), upper: Float(255 - zero), zero: Int32(zero))
    rows.map(context.uint8(input), context.uint8(output), context.worker, kernel) { _, _ in requantization }
  }
}

/// The product of a uint8 image with one uint8 value for each of its channels, as squeeze and excitation ends.
final class QuantizedChannelProductStep: Step {
  private let (image, scales, output): (ValueLocation, ValueLocation, ValueLocation)
  private let rows: ChannelRows
  private let pixels: Int
  private let (corrections, offsets): (AlignedBuffer, AlignedBuffer)
  private let scaleZero: Int32
  private let factor: Float
  private let zero: Int
  private let kernel: RequantizationKernels.MapBytes

  /// Prepares the step; nil for products of other shapes.
  init?(_ preparation: Preparation) {
    guard let quantized = preparation.node.operation as? Quantized,
      (quantized.operation as? Binary)?.function == .multiply, let result = quantized.result?.uniform,
      let type = preparation.outputType(), type.shape.rank == 4, let output = preparation.destination(),
      let position = (0...1).first(where: { preparation.operand($0)?.type.shape == type.shape }),
      let line = preparation.operand(1 - position)?.type.shape,
      line.dimensions == [type.shape[0], 1, 1, type.shape[3]], type.shape[1] * type.shape[2] > 1,
      let image = preparation.source(position), let scales = preparation.source(1 - position),
      let a = quantized.operands[position]?.uniform, let b = quantized.operands[1 - position]?.uniform
    else { return nil }
    (self.image, self.scales, self.output) = (image, scales, output)
    pixels = type.shape[1] * type.shape[2]
    rows = ChannelRows(count: type.shape.count, channels: type.shape[3])
    corrections = AlignedBuffer(repeating: Int32(-a.zeroPoint), count: rows.channels)
    offsets = AlignedBuffer(repeating: 0 as Float, count: rows.channels)
    (scaleZero, factor, zero) = (Int32(b.zeroPoint), a.scale / result.scale * b.scale, result.zeroPoint)
    kernel = preparation.kernels.int8.requantize.mapBytes
  }

  var scratchBytes: Int { rows.channels * MemoryLayout<Float>.size + AlignedBuffer.slack }

  func run(_ context: ExecutionContext) {
    let scales = UnsafePointer(context.uint8(scales))
    rows.map(
      context.uint8(image), context.uint8(output), context.worker, rowsPerImage: pixels, kernel
    ) { worker, image in
      let factors = context.scratch(of: worker).assumingMemoryBound(to: Float.self)
      for channel in 0..<rows.channels {
        factors[channel] = Float(Int32(scales[image * rows.channels + channel]) - scaleZero) * factor
      }
      return Requantization(
        corrections: corrections.start.assumingMemoryBound(to: Int32.self), factors: factors, offsets: offsets.floats,
        lower: Float(-zero), upper: Float(255 - zero), zero: Int32(zero))
    }
  }
}

/// The mean over all pixels of each uint8 image, channels last.
final class Int8GlobalPoolingStep: Step {
  private let input: ValueLocation
  private let output: ValueLocation
  private let (images, pixels, channels): (Int, Int, Int)
  private let results: ChannelRequantization
  private let kernels: RequantizationKernels

  /// Prepares the step; nil for any other node and for empty images.
  init?(_ preparation: Preparation) {
    guard let quantized = preparation.node.operation as? Quantized, quantized.operation is GlobalPooling,
      let scale = quantized.operands[0]?.uniform, let type = preparation.operand(0)?.type, type.shape.rank == 4,
      type.shape.count > 0, let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (self.input, self.output, kernels) = (input, output, preparation.kernels.int8.requantize)
    let (pixels, channels) = (type.shape[1] * type.shape[2], type.shape[3])
    // Sums of bytes stay below the largest Int32.
    guard pixels <= 1 << 23 else { return nil }
    (images, self.pixels, self.channels) = (type.shape[0], pixels, channels)
    results = ChannelRequantization(
      scales: [Double](repeating: Double(scale.scale) / Double(pixels), count: channels),
      corrections: AlignedBuffer(repeating: Int32(-pixels * scale.zeroPoint), count: channels),
      bias: [Double](repeating: 0, count: channels), clamp: Activation.identity.limits,
      result: quantized.result?.uniform)
  }

  private static let lanes = 16

  var scratchBytes: Int { channels.rounded(upTo: Self.lanes) * MemoryLayout<Int32>.size + AlignedBuffer.slack }

  func run(_ context: ExecutionContext) {
    let blocks = (channels + Self.lanes - 1) / Self.lanes
    context.worker.split(blocks, grain: max(32768 / (pixels * images * Self.lanes), 1)) { worker, range in
      let first = range.lowerBound * Self.lanes
      let count = min(range.upperBound * Self.lanes, channels) - first
      let sums = context.scratch(of: worker).assumingMemoryBound(to: Int32.self)
      for image in 0..<images {
        let start = context.uint8(input) + image * pixels * channels + first
        kernels.sumBytes(
          start, sums, AccumulatorRows(rows: pixels, columns: count, sumStride: channels, outputStride: 0))
        results.write(
          sums, AccumulatorRows(rows: 1, columns: count, sumStride: count, outputStride: count), from: first,
          to: context.bytes(output), at: image * channels + first, kernels)
      }
    }
  }
}

/// The rows of a channels-last tensor, a pixel each.
private struct ChannelRows: Sendable {
  let count: Int
  let channels: Int

  /// Splits a tensor of `count` elements into rows of `channels`.
  init(count: Int, channels: Int) { (self.count, self.channels) = (count / max(channels, 1), channels) }

  /// Maps every row, split among the workers, in blocks that stay in the first-level cache.
  func map(
    _ source: UnsafePointer<UInt8>, _ result: UnsafeMutablePointer<UInt8>, _ worker: Worker, rowsPerImage: Int? = nil,
    _ kernel: RequantizationKernels.MapBytes, _ requantization: (_ worker: Int, _ image: Int) -> Requantization
  ) {
    let (image, block) = (rowsPerImage ?? count, max(8192 / max(channels, 1), 1))
    worker.split(count, grain: max(StridedLoops.grain / max(channels, 1), 1)) { worker, range in
      var first = range.lowerBound
      while first < range.upperBound {
        let end = min((first / image + 1) * image, range.upperBound)
        let parameters = requantization(worker, first / image)
        while first < end {
          let rows = min(block, end - first)
          kernel(
            source + first * channels, result + first * channels,
            AccumulatorRows(rows: rows, columns: channels, sumStride: channels, outputStride: channels), parameters)
          first += rows
        }
      }
    }
  }
}
