internal import Graphs
internal import KernelDispatch
internal import Kernels

/// A depthwise convolution with one of the usual windows, computed row by row without a pointer for each tap.
struct DepthwiseRowStep: Step {
  private let plan: ConvolutionPlan
  private let weights: DepthwiseWeights
  private let activation: Activation
  private let kernel: DepthwiseRowKernel
  private let activate: ActivationKernel
  private let window: Window
  private let padding: [Int]
  private let (inputHeight, inputWidth): (Int, Int)

  /// Nil for windows that no kernel is made for.
  init?(_ preparation: Preparation) {
    guard let plan = ConvolutionPlan(preparation), let activation = Activation(plan.convolution.activation),
      let weights = DepthwiseWeights(plan, lanes: preparation.kernels.lanes)
    else { return nil }
    let window = plan.convolution.window
    guard window.dilations == [1, 1],
      let kernel = preparation.kernels.depthwiseRows.kernel(columns: window.kernel[1], stride: window.strides[1])
    else { return nil }
    (self.plan, self.weights, self.activation, self.kernel) = (plan, weights, activation, kernel)
    (self.window, activate) = (window, preparation.kernels.activation)
    (inputHeight, inputWidth) = (plan.inputExtents[0], plan.inputExtents[1])
    padding = window.resolvedPadding(for: plan.inputExtents).before
  }

  func run(_ frame: Frame) {
    frame.team.split(plan.pixels / plan.map.width, grain: 1) { _, rows in
      for row in rows { convolve(row, frame) }
    }
  }

  /// Computes one output row, counted through all images.
  private func convolve(_ row: Int, _ frame: Frame) {
    let (image, y) = row.quotientAndRemainder(dividingBy: plan.map.height)
    let (channels, rowStride) = (plan.inputChannels, inputWidth * plan.inputChannels)
    let top = y * window.strides[0] - padding[0]
    let taps = max(0, -top)..<max(max(0, -top), min(window.kernel[0], inputHeight - top))
    let place = row * plan.map.width * channels
    let output = frame.floats(plan.output) + place
    kernel(
      DepthwiseRowTask(
        input: UnsafePointer(frame.floats(plan.input)) + (image * inputHeight + top + taps.lowerBound) * rowStride,
        rowStride: rowStride, inputWidth: inputWidth, rows: taps.count, firstColumn: -padding[1],
        pixels: plan.map.width,
        operands: weights.operands(
          firstTap: taps.lowerBound * window.kernel[1],
          residual: plan.residual.map { UnsafePointer(frame.floats($0) + place) }, output: output, activation)))
    if activation.bounds == nil { activate(output, output, plan.map.width * channels, activation) }
  }
}
