internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// Maximum or mean over a two-dimensional window of a channels-last tensor.
struct PoolingStep: Step {
  private let map: SpatialMap
  private let kind: Pooling.Kind
  private let input: Place
  private let output: Place
  private let pixels: Int
  private let channels: Int
  private let kernels: KernelSet
  /// For each output pixel of one image, how many positions its mean counts.
  private let sizes: [Int]

  /// Nil where another step has to do it.
  init?(_ preparation: Preparation) {
    guard let pooling = preparation.node.operation as? Pooling, pooling.layout == .channelsLast,
      preparation.node.outputs.count == 1, let type = preparation.floatType(0), type.shape.rank == 4,
      let result = preparation.outputType(), let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (kind, kernels, self.input, self.output) = (pooling.kind, preparation.kernels, input, output)
    channels = type.shape[3]
    pixels = result.shape[0] * result.shape[1] * result.shape[2]
    let (extents, outputs) = ([type.shape[1], type.shape[2]], [result.shape[1], result.shape[2]])
    map = SpatialMap(pooling.window, extents: extents, output: outputs, pixelStride: channels)
    let rows = Self.counts(pooling, axis: 0, extents, outputs[0])
    let columns = Self.counts(pooling, axis: 1, extents, outputs[1])
    sizes = rows.flatMap { row in columns.map { row * $0 } }
    guard sizes.allSatisfy({ $0 > 0 }) else { return nil }
  }

  /// How many taps along an axis lie inside what the mean counts: the input, or the input with its padding.
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

  var scratchBytes: Int { map.taps * MemoryLayout<UnsafePointer<Float>>.size }

  func run(_ frame: Frame) {
    let start = UnsafePointer(frame.floats(input))
    let output = frame.floats(output)
    frame.team.split(pixels, grain: 16) { member, range in
      let addresses = frame.rowPointers(member)
      for pixel in range {
        var count = 0
        map.forEachTap(ofPixel: pixel) { _, offset in
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
struct GlobalPoolingStep: Step {
  private let input: Place
  private let output: Place
  private let images: Int
  private let pixels: Int
  private let channels: Int
  private let kind: PoolingKind
  private let kernels: KernelSet

  /// Nil where another step has to do it.
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

  func run(_ frame: Frame) {
    let scale = kind == .sum ? 1 / Float(pixels) : 1
    // Whole registers of channels, so that no member writes where another reads.
    let blocks = (channels + kernels.lanes - 1) / kernels.lanes
    frame.team.split(blocks, grain: max(8192 / (pixels * images * kernels.lanes), 1)) { member, range in
      let first = range.lowerBound * kernels.lanes
      let count = min(range.upperBound * kernels.lanes, channels) - first
      let addresses = frame.rowPointers(member)
      for image in 0..<images {
        let start = UnsafePointer(frame.floats(input) + image * pixels * channels + first)
        for pixel in 0..<pixels { addresses[pixel] = start + pixel * channels }
        kernels.pooling(addresses, pixels, count, kind, scale, frame.floats(output) + image * channels + first)
      }
    }
  }
}

/// The largest byte under a two-dimensional window of a channels-last tensor.
struct BytePoolingStep: Step {
  private let map: SpatialMap
  private let input: Place
  private let output: Place
  private let pixels: Int
  private let channels: Int
  private let kernel: ByteLineKernels.Maximum

  /// Nil for anything else.
  init?(_ preparation: Preparation) {
    guard let pooling = preparation.node.operation as? Pooling, pooling.kind == .maximum,
      pooling.layout == .channelsLast, preparation.node.outputs.count == 1, let type = preparation.operand(0)?.type,
      type.elementType == .uint8, type.shape.rank == 4, let result = preparation.outputType(),
      let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (self.input, self.output, channels) = (input, output, type.shape[3])
    kernel = preparation.kernels.bytes.lines.maximum
    pixels = result.shape[0] * result.shape[1] * result.shape[2]
    map = SpatialMap(
      pooling.window, extents: [type.shape[1], type.shape[2]], output: [result.shape[1], result.shape[2]],
      pixelStride: channels)
  }

  var scratchBytes: Int { map.taps * MemoryLayout<UnsafePointer<UInt8>>.size }

  func run(_ frame: Frame) {
    let start = UnsafePointer(frame.bytes(input).assumingMemoryBound(to: UInt8.self))
    let output = frame.bytes(output).assumingMemoryBound(to: UInt8.self)
    frame.team.split(pixels, grain: 16) { member, range in
      let lines = frame.rowPointers(member, of: UInt8.self)
      for pixel in range {
        var count = 0
        map.forEachTap(ofPixel: pixel) { _, offset in
          guard let offset else { return }
          lines[count] = start + offset
          count += 1
        }
        kernel(lines, count, output + pixel * channels, channels)
      }
    }
  }
}
