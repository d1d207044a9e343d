internal import Graphs
internal import Kernels
internal import Tensors
internal import Threads

/// An int8 depthwise convolution with one of the usual windows, sixteen channels at a time.
final class QuantizedDepthwiseStep: Step {
  private let plan: QuantizedConvolutionPlan
  private let weights: AlignedBuffer
  private let results: ChannelRequantization
  private let kernel: Int8DepthwiseKernel
  private let padding: [Int]
  /// The number of blocks of sixteen channels.
  private let blocks: Int
  /// The number of bands of output rows, so that all workers have work where there are few channels.
  private let bands: Int

  /// The fewest pairs of block and band that an image is split into.
  private static let fewestParts = 16

  /// Packs the weights; nil for windows without a kernel and for float results.
  init?(_ preparation: Preparation) {
    guard let plan = QuantizedConvolutionPlan(preparation), plan.geometry.isDepthwise(plan.convolution),
      plan.isQuantized
    else { return nil }
    let (window, channels) = (plan.convolution.window, plan.geometry.inputChannels)
    guard window.dilations == [1, 1], window.kernel[0] == window.kernel[1], window.strides[0] == window.strides[1],
      let kernel = preparation.kernels.int8.depthwise.kernel(size: window.kernel[0], stride: window.strides[0])
    else { return nil }
    (self.plan, self.kernel) = (plan, kernel)
    padding = window.resolvedPadding(for: plan.geometry.inputExtents).before
    blocks = (channels + Int8DepthwiseKernel.channels - 1) / Int8DepthwiseKernel.channels
    bands = max(min(Self.fewestParts / max(blocks, 1), plan.geometry.indirection.height), 1)
    results = plan.results(0..<channels, preparation.packing)
    weights = preparation.packing.piece(byteCount: blocks * kernel.weightBytes) {
      Self.pack(plan.weights, kernel, into: $0)
    }
  }

  /// Writes the weights block by block, as the kernel reads them.
  private static func pack(_ weights: Tensor, _ kernel: Int8DepthwiseKernel, into piece: AlignedBuffer) {
    piece.clear()
    let packed = piece.start.assumingMemoryBound(to: Int8.self)
    weights.withElements(of: Int8.self) { weights in
      for index in weights.indices {
        let (channel, tap) = index.quotientAndRemainder(dividingBy: kernel.size * kernel.size)
        let (row, column) = tap.quotientAndRemainder(dividingBy: kernel.size)
        let (block, lane) = channel.quotientAndRemainder(dividingBy: Int8DepthwiseKernel.channels)
        let quad = (row * kernel.groups + column / 4) * Int8DepthwiseKernel.channels + lane
        packed[block * kernel.weightBytes + quad * 4 + 3 - column % 4] = weights[index]
      }
    }
  }

  var scratchBytes: Int { kernel.scratchBytes(outputColumns: plan.geometry.indirection.width) + AlignedBuffer.slack }

  func run(_ context: ExecutionContext) {
    let indirection = plan.geometry.indirection
    let images = plan.geometry.pixels / max(indirection.height * indirection.width, 1)
    context.worker.split(images * bands * blocks) { worker, range in
      for index in range {
        let (part, block) = index.quotientAndRemainder(dividingBy: blocks)
        let (image, band) = part.quotientAndRemainder(dividingBy: bands)
        let rows = (band * indirection.height / bands)..<((band + 1) * indirection.height / bands)
        kernel.compute(task(rows, ofImage: image, block, context, worker))
      }
    }
  }

  private func task(
    _ rows: Range<Int>, ofImage image: Int, _ block: Int, _ context: ExecutionContext, _ worker: Int
  ) -> Int8DepthwiseArguments {
    let (indirection, channels) = (plan.geometry.indirection, plan.geometry.inputChannels)
    let (height, width) = (plan.geometry.inputExtents[0], plan.geometry.inputExtents[1])
    let first = block * Int8DepthwiseKernel.channels
    return Int8DepthwiseArguments(
      input: context.bytes(plan.input).assumingMemoryBound(to: UInt8.self) + image * height * width * channels + first,
      inputExtents: (height, width),
      output: context.bytes(plan.output).assumingMemoryBound(to: UInt8.self)
        + image * indirection.height * indirection.width * channels + first,
      outputColumns: indirection.width, rows: rows, pixelStride: channels,
      channels: min(Int8DepthwiseKernel.channels, channels - first), padding: (padding[0], padding[1]),
      zero: plan.zero, weights: weights.start.assumingMemoryBound(to: Int8.self) + block * kernel.weightBytes,
      requantization: results.parameters(from: first), scratch: context.scratch(of: worker))
  }
}
