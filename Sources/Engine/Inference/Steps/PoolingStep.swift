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
