internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

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
