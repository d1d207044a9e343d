internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// A function of one number applied to every element.
struct UnaryStep: Step {
  private let input: Place
  private let output: Place
  private let count: Int
  private let activation: Activation
  private let kernel: ActivationKernel

  /// Nil where no kernel computes the function.
  init?(_ preparation: Preparation) {
    guard let unary = preparation.node.operation as? Unary, let activation = Activation(unary.function),
      let type = preparation.floatType(0), let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (self.input, self.output, count) = (input, output, type.shape.count)
    (self.activation, kernel) = (activation, preparation.kernels.activation)
  }

  func run(_ frame: Frame) {
    let (source, destination) = (frame.floats(input), frame.floats(output))
    frame.team.split(count, grain: 8192) { _, range in
      kernel(source + range.lowerBound, destination + range.lowerBound, range.count, activation)
    }
  }
}
