internal import Graphs
internal import Tensors

/// A two-dimensional channels-last convolution with constant weights: the operands and geometry of the fast float
/// steps.
struct ConvolutionPlan {
  let convolution: Convolution
  let geometry: ConvolutionGeometry
  let weights: Tensor
  let bias: [Float]?
  let input: ValueLocation
  let output: ValueLocation
  let residual: ValueLocation?

  /// Checks and collects the operands; nil for any other node.
  init?(_ preparation: Preparation) {
    guard let convolution = preparation.node.operation as? Convolution, let type = preparation.floatType(0),
      let result = preparation.outputType(),
      let geometry = ConvolutionGeometry(convolution, input: type.shape, output: result.shape),
      let weights = preparation.operand(1)?.constant, weights.elementType == .float32,
      let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    let bias = preparation.operand(2)
    if bias != nil, bias?.constant == nil { return nil }
    residual = convolution.addsResidual ? preparation.source(3) : nil
    if convolution.addsResidual, residual == nil { return nil }
    (self.convolution, self.weights, self.bias) = (convolution, weights, bias?.constant?.floats)
    (self.input, self.output) = (input, output)
    self.geometry = geometry
  }

  var indirection: IndirectionBuffer { geometry.indirection }
  var inputExtents: [Int] { geometry.inputExtents }
  var inputChannels: Int { geometry.inputChannels }
  var outputChannels: Int { geometry.outputChannels }
  var pixels: Int { geometry.pixels }
}

/// The geometry of a two-dimensional channels-last convolution: extents, channels and indirection buffer.
struct ConvolutionGeometry {
  let indirection: IndirectionBuffer
  /// The rows and columns of the input.
  let inputExtents: [Int]
  let inputChannels: Int
  let outputChannels: Int
  /// The number of output pixels of all images.
  let pixels: Int

  /// Derives the geometry from the shapes; nil for any other convolution.
  init?(_ convolution: Convolution, input: Shape, output: Shape) {
    guard convolution.layout == .channelsLast, input.rank == 4 else { return nil }
    (inputChannels, outputChannels) = (input[3], output[3])
    pixels = output[0] * output[1] * output[2]
    inputExtents = [input[1], input[2]]
    indirection = IndirectionBuffer(
      convolution.window, extents: inputExtents, output: [output[1], output[2]], pixelStride: input[3])
  }

  /// Returns whether every input channel has its own filter and one output channel.
  func isDepthwise(_ convolution: Convolution) -> Bool {
    convolution.groups == inputChannels && outputChannels == inputChannels
  }
}
