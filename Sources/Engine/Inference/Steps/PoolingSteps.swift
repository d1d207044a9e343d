internal import Graphs
internal import Kernels
internal import Tensors
internal import Threads

/// Maximum or mean over a two-dimensional window of a channels-last tensor.
final class PoolingStep: Step {
  private let indirection: IndirectionBuffer
  private let kind: Pooling.Kind
  private let input: ValueLocation
  private let output: ValueLocation
  private let pixels: Int
  private let channels: Int
  private let kernels: KernelSet
  /// The divisor of the mean, for each output pixel of one image.
  private let sizes: [Int]

  /// Prepares the step; nil where another step has to compute the node.
  init?(_ preparation: Preparation) {
    guard let pooling = preparation.node.operation as? Pooling, pooling.layout == .channelsLast,
      preparation.node.outputs.count == 1, let type = preparation.floatType(0), type.shape.rank == 4,
      let result = preparation.outputType(), let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (kind, kernels, self.input, self.output) = (pooling.kind, preparation.kernels, input, output)
    channels = type.shape[3]
    pixels = result.shape[0] * result.shape[1] * result.shape[2]
    let (extents, outputs) = ([type.shape[1], type.shape[2]], [result.shape[1], result.shape[2]])
    indirection = IndirectionBuffer(pooling.window, extents: extents, output: outputs, pixelStride: channels)
    let rows = Self.counts(pooling, axis: 0, extents, outputs[0])
    let columns = Self.counts(pooling, axis: 1, extents, outputs[1])
    sizes = rows.flatMap { row in columns.map { row * $0 } }
    guard sizes.allSatisfy({ $0 > 0 }) else { return nil }
  }

  /// Returns the number of taps that the mean counts at each output position of an axis: those in the input, or in the
  /// input with its padding.
  private static func counts(_ pooling: Pooling, axis: Int, _ extents: [Int], _ outputs: Int) -> [Int] {
    let window = pooling.window
    let padding = window.resolvedPadding(for: extents)
    var range = 0..<extents[axis]
    if case .average(countsPadding: true) = pooling.kind {
      range = -padding.before[axis]..<(extents[axis] + padding.after[axis])
    }
    return (0..<outputs).map { position in
      (0..<window.kernel[axis]).count { tap in
        range.contains(position * window.strides[axis] + tap * window.dilations[axis] - padding.before[axis])
      }
    }
  }

  var scratchBytes: Int { indirection.taps * MemoryLayout<UnsafePointer<Float>>.size }

  func run(_ context: ExecutionContext) {
    let start = UnsafePointer(context.floats(input))
    let output = context.floats(output)
    context.worker.split(pixels, grain: 16) { worker, range in
      let addresses = context.rowPointers(worker)
      for pixel in range {
        var count = 0
        indirection.forEachTap(ofPixel: pixel) { _, offset in
          guard let offset else { return }
          addresses[count] = start + offset
          count += 1
        }
        pool(addresses, count, pixel, output + pixel * channels)
      }
    }
  }

  private func pool(
    _ addresses: UnsafePointer<UnsafePointer<Float>>, _ count: Int, _ pixel: Int, _ output: UnsafeMutablePointer<Float>
  ) {
    switch kind {
    case .maximum: kernels.pooling(addresses, count, channels, .maximum, 1, output)
    case .average: kernels.pooling(addresses, count, channels, .sum, 1 / Float(sizes[pixel % sizes.count]), output)
    }
  }
}

/// Maximum or mean over all pixels of each channels-last image.
final class GlobalPoolingStep: Step {
  private let input: ValueLocation
  private let output: ValueLocation
  private let images: Int
  private let pixels: Int
  private let channels: Int
  private let kind: PoolingKind
  private let kernels: KernelSet

  /// Prepares the step; nil where another step has to compute the node.
  init?(_ preparation: Preparation) {
    guard let pooling = preparation.node.operation as? GlobalPooling, pooling.layout == .channelsLast,
      let type = preparation.floatType(0), type.shape.rank == 4, type.shape.count > 0,
      let input = preparation.source(0),
      let output = preparation.destination()
    else { return nil }
    (self.input, self.output, kernels) = (input, output, preparation.kernels)
    (images, pixels, channels) = (type.shape[0], type.shape[1] * type.shape[2], type.shape[3])
    kind = if case .maximum = pooling.kind { .maximum } else { .sum }
  }

  var scratchBytes: Int { pixels * MemoryLayout<UnsafePointer<Float>>.size }

  func run(_ context: ExecutionContext) {
    let scale = kind == .sum ? 1 / Float(pixels) : 1
    // Whole registers of channels, so that no worker writes where another reads.
    let blocks = (channels + kernels.lanes - 1) / kernels.lanes
    context.worker.split(blocks, grain: max(8192 / (pixels * images * kernels.lanes), 1)) { worker, range in
      let first = range.lowerBound * kernels.lanes
      let count = min(range.upperBound * kernels.lanes, channels) - first
      let addresses = context.rowPointers(worker)
      for image in 0..<images {
        let start = UnsafePointer(context.floats(input) + image * pixels * channels + first)
        for pixel in 0..<pixels { addresses[pixel] = start + pixel * channels }
        kernels.pooling(addresses, pixels, count, kind, scale, context.floats(output) + image * channels + first)
      }
    }
  }
}

/// Maximum over a two-dimensional window of a channels-last uint8 tensor.
final class Int8PoolingStep: Step {
  private let indirection: IndirectionBuffer
  private let input: ValueLocation
  private let output: ValueLocation
  private let pixels: Int
  private let channels: Int
  private let kernel: Int8ElementwiseKernels.Maximum

  /// Prepares the step; nil for any other pooling.
  init?(_ preparation: Preparation) {
    guard let pooling = preparation.node.operation as? Pooling, pooling.kind == .maximum,
      pooling.layout == .channelsLast, preparation.node.outputs.count == 1, let type = preparation.operand(0)?.type,
      type.elementType == .uint8, type.shape.rank == 4, let result = preparation.outputType(),
      let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (self.input, self.output, channels) = (input, output, type.shape[3])
    kernel = preparation.kernels.int8.elementwise.maximum
    pixels = result.shape[0] * result.shape[1] * result.shape[2]
    indirection = IndirectionBuffer(
      pooling.window, extents: [type.shape[1], type.shape[2]], output: [result.shape[1], result.shape[2]],
      pixelStride: channels)
  }

  var scratchBytes: Int { indirection.taps * MemoryLayout<UnsafePointer<UInt8>>.size }

  func run(_ context: ExecutionContext) {
    let start = UnsafePointer(context.bytes(input).assumingMemoryBound(to: UInt8.self))
    let output = context.bytes(output).assumingMemoryBound(to: UInt8.self)
    context.worker.split(pixels, grain: 16) { worker, range in
      let lines = context.rowPointers(worker, of: UInt8.self)
      for pixel in range {
        var count = 0
        indirection.forEachTap(ofPixel: pixel) { _, offset in
          guard let offset else { return }
          lines[count] = start + offset
          count += 1
        }
        kernel(lines, count, output + pixel * channels, channels)
      }
    }
  }
}
