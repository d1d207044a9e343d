import Graphs
import Kernels
import Testing

@testable import Inference

@Suite("Elementwise steps") struct ElementwiseStepsTests {
  /// Every unary function once. Each leads to the next, so that a new one does not compile until it has its place.
  private static let functions = Array(
    sequence(first: UnaryFunction.relu) { function in
      switch function {
      case .relu: .clip(lower: -1, upper: 1)
      case .clip: .leakyRelu(slope: 0.1)
      case .leakyRelu: .thresholdedRelu(threshold: 1)
      case .thresholdedRelu: .sigmoid
      case .sigmoid: .hardSigmoid(alpha: 0.2, beta: 0.5)
      case .hardSigmoid: .hardSwish
      case .hardSwish: .silu
      case .silu: .gelu
      case .gelu: .geluTanh
      case .geluTanh: .elu(alpha: 1)
      case .elu: .selu(alpha: 1.5, gamma: 1.1)
      case .selu: .celu(alpha: 1)
      case .celu: .softplus
      case .softplus: .softsign
      case .softsign: .mish
      case .mish: .tanh
      case .tanh: .erf
      case .erf: .exp
      case .exp: .log
      case .log: .sqrt
      case .sqrt: .reciprocal
      case .reciprocal: .negate
      case .negate: .absolute
      case .absolute: .sine
      case .sine: .cosine
      case .cosine: .floor
      case .floor: .ceil
      case .ceil: .round
      case .round: .sign
      case .sign: .not
      case .not: nil
      }
    })

  @Test("Exactly the functions that have a kernel are fused", arguments: functions)
  func fusible(_ function: UnaryFunction) {
    #expect((Activation(function) != nil) == function.isFusible)
  }
}
