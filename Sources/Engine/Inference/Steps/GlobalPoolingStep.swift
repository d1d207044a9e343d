internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

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
