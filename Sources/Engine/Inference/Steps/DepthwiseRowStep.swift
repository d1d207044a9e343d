internal import Graphs
internal import KernelDispatch
internal import Kernels

/// A depthwise convolution with one of the usual windows, the rows shared out between the members of the team.
struct DepthwiseRowStep: Step {
  private let rows: DepthwiseRows
  private let plan: ConvolutionPlan

  /// Nil for windows that no kernel is made for.
  init?(_ preparation: Preparation) {
    guard let plan = ConvolutionPlan(preparation), let input = preparation.floatType(0),
      plan.geometry.isDepthwise(plan.convolution),
      let rows = DepthwiseRows(
        plan.convolution, input: input.shape, width: plan.map.width, at: 1, of: preparation)
    else { return nil }
    (self.rows, self.plan) = (rows, plan)
  }

  func run(_ frame: Frame) {
    let (height, lineFloats) = (plan.map.height, rows.width * rows.channels)
    let (input, output) = (UnsafePointer(frame.floats(plan.input)), frame.floats(plan.output))
    let residual = plan.residual.map { UnsafePointer(frame.floats($0)) }
    frame.team.split(plan.pixels / rows.width) { _, range in
      for row in range {
        let (image, y) = row.quotientAndRemainder(dividingBy: height)
        rows.convolve(
          y, from: input + image * plan.inputExtents[0] * rows.inputStride, firstRow: 0,
          residual: residual.map { $0 + row * lineFloats }, to: output + row * lineFloats)
      }
    }
  }
}
