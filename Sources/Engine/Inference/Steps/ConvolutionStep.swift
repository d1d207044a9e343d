internal import Graphs
internal import Kernels
internal import Tensors

/// A two-dimensional channels-last convolution as an indirect product, one product per group.
struct ConvolutionStep: Step {
  private let products: [PanelProduct]
  private let map: SpatialMap
  private let isPointwise: Bool
  private let input: Place
  private let output: Place
  private let residual: Place?
  private let pixels: Int
  private let inputChannels: Int
  private let outputChannels: Int

  /// Packs the weights; nil where another step has to do it.
  init?(_ preparation: Preparation) {
    guard let plan = ConvolutionPlan(preparation), let activation = Activation(plan.convolution.activation) else {
      return nil
    }
    (input, output, residual) = (plan.input, plan.output, plan.residual)
    (map, pixels) = (plan.map, plan.pixels)
    isPointwise = plan.map.isPointwise
    (inputChannels, outputChannels) = (plan.inputChannels, plan.outputChannels)
    let (columns, depth, taps) = (
      outputChannels / plan.convolution.groups, inputChannels / plan.convolution.groups, map.taps
    )
    products = (0..<plan.convolution.groups).map { group in
      let first = group * columns
      return plan.weights.withElements(of: Float.self) { weights in
        PanelProduct(
          columns: columns, taps: taps, depth: depth, bias: plan.bias.map { Array($0[first..<(first + columns)]) },
          activation: activation, kernels: preparation.kernels
        ) { column, tap, k in weights[((first + column) * depth + k) * taps + tap] }
      }
    }
  }

  var scratchBytes: Int { products.map(\.scratchBytes).max() ?? 0 }
  var zeroCount: Int { inputChannels }

  func run(_ frame: Frame) {
    let (columns, depth) = (outputChannels / products.count, inputChannels / products.count)
    for (group, product) in products.enumerated() {
      let start = UnsafePointer(frame.floats(input) + group * depth)
      let operands = PanelProduct.Operands(
        rows: pixels, output: frame.floats(output) + group * columns, outputStride: outputChannels,
        residual: residual.map { UnsafePointer(frame.floats($0) + group * columns) })
      product.run(operands, frame) { first, count, rowsPerTap, addresses in
        if isPointwise {
          for row in 0..<count { addresses[row] = start + (first + row) * inputChannels }
        } else {
          for row in 0..<count {
            map.forEachTap(ofPixel: first + row) { tap, offset in
              addresses[tap * rowsPerTap + row] = offset.map { start + $0 } ?? frame.zeros
            }
          }
        }
      }
    }
  }
}
