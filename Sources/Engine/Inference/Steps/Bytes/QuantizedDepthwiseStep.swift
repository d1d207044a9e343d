internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// A depthwise convolution of bytes with one of the usual windows.
///
/// No instruction multiplies bytes channel by channel, so some rows at a time become floats, for the float kernels. Those
/// are whole numbers and so are the weights: the sums are exact, as they stay below 2²⁴.
struct QuantizedDepthwiseStep: Step {
  private let plan: QuantizedConvolutionPlan
  private let weights: DepthwiseWeights
  private let results: ByteResults
  private let kernel: DepthwiseRowKernel
  private let kernels: ByteKernels
  private let padding: [Int]
  /// Output rows that are computed of the same converted rows.
  private let blockRows: Int

  /// Bytes of converted rows that stay in the second cache.
  private static let blockBytes = 128 << 10

  /// Nil for windows that no kernel is made for, and for results in floats.
  init?(_ preparation: Preparation) {
    guard let plan = QuantizedConvolutionPlan(preparation), plan.geometry.isDepthwise(plan.convolution) else {
      return nil
    }
    let window = plan.convolution.window
    let channels = plan.geometry.inputChannels
    results = plan.results(0..<channels, subtractsZero: false)
    guard results.areBytes, window.dilations == [1, 1],
      let kernel = preparation.kernels.depthwiseRows.kernel(columns: window.kernel[1], stride: window.strides[1])
    else { return nil }
    (self.plan, self.kernel, kernels) = (plan, kernel, preparation.kernels.bytes)
    weights = DepthwiseWeights(
      channels: channels, taps: plan.geometry.map.taps, bias: [], lanes: preparation.kernels.lanes,
      Tensor(plan.weights.floats, shape: plan.weights.shape))
    padding = window.resolvedPadding(for: plan.geometry.inputExtents).before
    let rowBytes = max(plan.geometry.inputExtents[1] * channels * MemoryLayout<Float>.size, 1)
    blockRows = max((Self.blockBytes / rowBytes - window.kernel[0]) / window.strides[0] + 1, 1)
  }

  private var window: Window { plan.convolution.window }
  private var channels: Int { plan.geometry.inputChannels }
  /// Floats of one row of the input, and of one of the output.
  private var rowLength: (input: Int, output: Int) {
    (plan.geometry.inputExtents[1] * channels, plan.geometry.map.width * channels)
  }

  var scratchBytes: Int {
    let rows = (blockRows - 1) * window.strides[0] + window.kernel[0]
    return (rows * rowLength.input + rowLength.output) * MemoryLayout<Float>.size + 2 * AlignedBuffer.slack
  }

  func run(_ frame: Frame) {
    let map = plan.geometry.map
    let blocks = (map.height + blockRows - 1) / blockRows
    let images = plan.geometry.pixels / (map.height * map.width)
    frame.team.split(images * blocks) { member, range in
      for index in range {
        let (image, block) = index.quotientAndRemainder(dividingBy: blocks)
        let rows = (block * map.height / blocks)..<((block + 1) * map.height / blocks)
        convolve(rows, ofImage: image, frame, member)
      }
    }
  }

  /// Computes some output rows of one image.
  private func convolve(_ rows: Range<Int>, ofImage image: Int, _ frame: Frame, _ member: Int) {
    let height = plan.geometry.inputExtents[0]
    let top = rows.lowerBound * window.strides[0] - padding[0]
    let bottom = (rows.upperBound - 1) * window.strides[0] - padding[0] + window.kernel[0]
    let needed = min(max(top, 0), height)..<max(min(bottom, height), min(max(top, 0), height))
    let sums = (frame.scratch + member * frame.scratchStride).assumingMemoryBound(to: Float.self)
    let converted = sums + rowLength.output + AlignedBuffer.slack / MemoryLayout<Float>.size
    let input = frame.bytes(plan.input).assumingMemoryBound(to: UInt8.self)
    kernels.lines.dequantize(
      input + (image * height + needed.lowerBound) * rowLength.input, converted, needed.count * rowLength.input,
      ByteScale(scale: 1, zero: plan.zero))
    for row in rows {
      convolve(row, UnsafePointer(converted), needed.lowerBound, sums)
      finish(sums, image * plan.geometry.map.height + row, frame)
    }
  }

  /// Computes the sums of one output row from converted rows, the first of which is row `first` of the image.
  private func convolve(
    _ row: Int, _ converted: UnsafePointer<Float>, _ first: Int, _ sums: UnsafeMutablePointer<Float>
  ) {
    let top = row * window.strides[0] - padding[0]
    let taps = max(0, -top)..<max(max(0, -top), min(window.kernel[0], plan.geometry.inputExtents[0] - top))
    kernel(
      DepthwiseRowTask(
        input: converted + (top + taps.lowerBound - first) * rowLength.input, rowStride: rowLength.input,
        inputWidth: plan.geometry.inputExtents[1], rows: taps.count, firstColumn: -padding[1],
        pixels: plan.geometry.map.width,
        operands: weights.operands(
          firstTap: taps.lowerBound * window.kernel[1], residual: nil, output: sums, .identity)))
  }

  /// Turns the sums of one output row, counted through all images, into bytes.
  private func finish(_ sums: UnsafePointer<Float>, _ row: Int, _ frame: Frame) {
    let output = frame.bytes(plan.output).assumingMemoryBound(to: UInt8.self) + row * rowLength.output
    let rows = ByteRows(
      rows: plan.geometry.map.width, columns: channels, sumStride: channels, outputStride: channels)
    kernels.finish.wholeNumbers(
      sums, output, rows, results.finish(from: 0))
  }
}
