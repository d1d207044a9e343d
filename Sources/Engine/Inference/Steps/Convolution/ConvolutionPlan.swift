internal import Graphs
internal import Tensors

/// What the fast convolution steps need to know, checked once: channels-last, two-dimensional, constant weights.
struct ConvolutionPlan {
  let convolution: Convolution
  let geometry: ConvolutionGeometry
  let weights: Tensor
  let bias: [Float]?
  let input: ValueLocation
  let output: ValueLocation
  let residual: ValueLocation?
  /// Nil for a convolution that is not of this kind.
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

/// Where the taps of a two-dimensional channels-last convolution lie.
struct ConvolutionGeometry {
  let indirection: IndirectionBuffer
  /// Rows and columns of the input.
  let inputExtents: [Int]
  let inputChannels: Int
  let outputChannels: Int
  /// Output pixels of all images.
  let pixels: Int

  /// Nil for a convolution that is not of this kind.
  init?(_ convolution: Convolution, input: Shape, output: Shape) {
    guard convolution.layout == .channelsLast, input.rank == 4 else { return nil }
    (inputChannels, outputChannels) = (input[3], output[3])
    pixels = output[0] * output[1] * output[2]
    inputExtents = [input[1], input[2]]
    indirection = IndirectionBuffer(
      convolution.window, extents: inputExtents, output: [output[1], output[2]], pixelStride: input[3])
  }

  /// Whether every channel has its own kernel and there is one output channel for each.
  func isDepthwise(_ convolution: Convolution) -> Bool {
    convolution.groups == inputChannels && outputChannels == inputChannels
  }
}
