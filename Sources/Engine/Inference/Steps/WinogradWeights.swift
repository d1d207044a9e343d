internal import Graphs
internal import Kernels
internal import Tensors

/// The weights of a 3×3 convolution, transformed for F(4×4, 3×3): `G g Gᵀ` for each pair of channels.
final class WinogradWeights: WeightSource {
  private let plan: ConvolutionPlan
  /// `[6, 6, outputs, inputs]`.
  private lazy var numbers = transformed()

  /// The weights of a plan, to be transformed when they are first looked at.
  init(_ plan: ConvolutionPlan) { self.plan = plan }

  func withWeights(_ body: (UnsafeBufferPointer<Float>) -> Void) { numbers.withUnsafeBufferPointer(body) }

  /// The weights `[outputs, inputs, 3, 3]` transformed, in double precision.
  private func transformed() -> [Float] {
    plan.weights.withElements(of: Float.self) { weights in
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
  func products(_ kernels: KernelSet, _ packing: WeightPacking) -> [PanelProduct] {
    (0..<36).map { plane in
      PanelProduct(
        columns: plan.outputChannels, depth: plan.inputChannels, bias: nil, activation: .identity, weights: self,
        layout: WeightLayout(first: plane * plan.outputChannels * plan.inputChannels, column: plan.inputChannels),
        kernels: kernels, packing: packing)
    }
  }
}
