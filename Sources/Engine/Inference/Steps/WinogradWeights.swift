internal import Graphs
internal import Kernels
internal import Tensors

/// The weights of a 3×3 convolution, transformed for F(4×4, 3×3): `G g Gᵀ` for each pair of channels.
struct WinogradWeights {
  private let inputChannels: Int
  private let outputChannels: Int
  /// `[6, 6, outputs, inputs]`.
  private let numbers: [Float]

  /// Transforms the weights of a plan, `[outputs, inputs, 3, 3]`, in double precision.
  init(_ plan: ConvolutionPlan) {
    (inputChannels, outputChannels) = (plan.inputChannels, plan.outputChannels)
    numbers = plan.weights.withElements(of: Float.self) { weights in
      let pairs = weights.count / 9
      return [Float](unsafeUninitializedCapacity: 36 * pairs) { numbers, count in
        for pair in 0..<pairs {
          var columns = InlineArray<3, InlineArray<6, Double>>(repeating: InlineArray(repeating: 0))
          for x in 0..<3 {
            columns[x] = Self.transformed(
              Double(weights[9 * pair + x]), Double(weights[9 * pair + 3 + x]), Double(weights[9 * pair + 6 + x]))
          }
          for y in 0..<6 {
            let row = Self.transformed(columns[0][y], columns[1][y], columns[2][y])
            for x in 0..<6 { numbers[(6 * y + x) * pairs + pair] = Float(row[x]) }
          }
        }
        count = 36 * pairs
      }
    }
  }

  /// `G` times a column of three numbers.
  private static func transformed(_ a: Double, _ b: Double, _ c: Double) -> InlineArray<6, Double> {
    [
      a / 4, -(a + b + c) / 6, -(a - b + c) / 6, (a + 2 * b + 4 * c) / 24, (a - 2 * b + 4 * c) / 24, c,
    ]
  }

  /// One product for each of the 36 numbers, with neither bias nor activation.
  func products(for kernels: KernelSet) -> [PanelProduct] {
    (0..<36).map { plane in
      let first = plane * outputChannels * inputChannels
      return numbers.withUnsafeBufferPointer { numbers in
        PanelProduct(
          columns: outputChannels, depth: inputChannels, bias: nil, activation: .identity, kernels: kernels,
          weights: numbers, layout: PanelProduct.WeightLayout(first: first, column: inputChannels))
      }
    }
  }
}
