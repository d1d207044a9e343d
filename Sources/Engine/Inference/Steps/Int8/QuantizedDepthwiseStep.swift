internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// A depthwise convolution of bytes with one of the usual windows, sixteen channels at a time.
struct QuantizedDepthwiseStep: Step {
  private let plan: QuantizedConvolutionPlan
  private let weights: AlignedBuffer
  private let results: ByteResults
  private let kernel: ByteDepthwiseKernel
  private let padding: [Int]
  /// Groups of channels.
  private let blocks: Int
  /// Parts that the output's rows are cut into, so that there is work for all threads where there are few channels.
  private let bands: Int

  /// Blocks and bands of an image, at least.
  private static let fewestParts = 16

  /// Nil for windows that no kernel is made for, and for results in floats.
  init?(_ preparation: Preparation) {
    guard let plan = QuantizedConvolutionPlan(preparation), plan.geometry.isDepthwise(plan.convolution),
      plan.givesBytes
    else { return nil }
    let (window, channels) = (plan.convolution.window, plan.geometry.inputChannels)
    guard window.dilations == [1, 1], window.kernel[0] == window.kernel[1], window.strides[0] == window.strides[1],
      let kernel = preparation.kernels.bytes.depthwise.kernel(size: window.kernel[0], stride: window.strides[0])
    else { return nil }
    (self.plan, self.kernel) = (plan, kernel)
    padding = window.resolvedPadding(for: plan.geometry.inputExtents).before
    blocks = (channels + ByteDepthwiseKernel.channels - 1) / ByteDepthwiseKernel.channels
    bands = max(min(Self.fewestParts / max(blocks, 1), plan.geometry.map.height), 1)
    results = plan.results(0..<channels, preparation.packing)
    weights = preparation.packing.piece(byteCount: blocks * kernel.weightBytes) {
      Self.pack(plan.weights, kernel, into: $0)
    }
  }

  /// Writes the weights block by block, as the kernel reads them.
  private static func pack(_ weights: Tensor, _ kernel: ByteDepthwiseKernel, into piece: AlignedBuffer) {
    piece.clear()
    let packed = piece.start.assumingMemoryBound(to: Int8.self)
    weights.withElements(of: Int8.self) { weights in
      for index in weights.indices {
        let (channel, tap) = index.quotientAndRemainder(dividingBy: kernel.size * kernel.size)
        let (row, column) = tap.quotientAndRemainder(dividingBy: kernel.size)
        let (block, lane) = channel.quotientAndRemainder(dividingBy: ByteDepthwiseKernel.channels)
        let quad = (row * kernel.groups + column / 4) * ByteDepthwiseKernel.channels + lane
        packed[block * kernel.weightBytes + quad * 4 + 3 - column % 4] = weights[index]
      }
    }
  }

  var scratchBytes: Int { kernel.scratchBytes(outputColumns: plan.geometry.map.width) + AlignedBuffer.slack }

  func run(_ frame: Frame) {
    let map = plan.geometry.map
    let images = plan.geometry.pixels / max(map.height * map.width, 1)
    frame.team.split(images * bands * blocks) { member, range in
      for index in range {
        let (part, block) = index.quotientAndRemainder(dividingBy: blocks)
        let (image, band) = part.quotientAndRemainder(dividingBy: bands)
        let rows = (band * map.height / bands)..<((band + 1) * map.height / bands)
        kernel.compute(task(rows, ofImage: image, block, frame, member))
      }
    }
  }

  private func task(
    _ rows: Range<Int>, ofImage image: Int, _ block: Int, _ frame: Frame, _ member: Int
  ) -> ByteDepthwiseTask {
    let (map, channels) = (plan.geometry.map, plan.geometry.inputChannels)
    let (height, width) = (plan.geometry.inputExtents[0], plan.geometry.inputExtents[1])
    let first = block * ByteDepthwiseKernel.channels
    return ByteDepthwiseTask(
      input: frame.bytes(plan.input).assumingMemoryBound(to: UInt8.self) + image * height * width * channels + first,
      inputExtents: (height, width),
      output: frame.bytes(plan.output).assumingMemoryBound(to: UInt8.self)
        + image * map.height * map.width * channels + first,
      outputColumns: map.width, rows: rows, pixelStride: channels,
      channels: min(ByteDepthwiseKernel.channels, channels - first), padding: (padding[0], padding[1]),
      zero: plan.zero, weights: weights.start.assumingMemoryBound(to: Int8.self) + block * kernel.weightBytes,
      finish: results.finish(from: first), scratch: frame.scratch + member * frame.scratchStride)
  }
}
