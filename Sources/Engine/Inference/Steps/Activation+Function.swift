internal import Graphs
internal import Kernels

extension Activation {
  /// The kernel's name for a graph's function; nil where no kernel computes it.
  init?(_ function: UnaryFunction?) {
    switch function {
    case nil: self = .identity
    case .relu: self = .clip(lower: 0, upper: .infinity)
    case .clip(let lower, let upper): self = .clip(lower: lower, upper: upper)
    case .leakyRelu(let slope): self = .leakyRelu(slope: slope)
    case .sigmoid: self = .sigmoid
    case .hardSigmoid(let alpha, let beta): self = .hardSigmoid(alpha: alpha, beta: beta)
    case .hardSwish: self = .hardSwish
    case .silu: self = .silu
    case .gelu: self = .gelu
    case .geluTanh: self = .geluTanh
    case .tanh: self = .tanh
    case .erf: self = .erf
    case .sqrt: self = .sqrt
    case .exp: self = .exp
    default: return nil
    }
  }
}
