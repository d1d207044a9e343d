internal import Graphs
internal import Tensors

/// What the fast convolution steps need to know, checked once: channels-last, two-dimensional, constant weights.
struct ConvolutionPlan {
  let convolution: Convolution
  let map: SpatialMap
  let weights: Tensor
  let bias: [Float]?
  let input: Place
  let output: Place
  let residual: Place?
  /// Rows and columns of the input.
  let inputExtents: [Int]
  let inputChannels: Int
  let outputChannels: Int
  /// Output pixels of all images.
  let pixels: Int

  /// Nil for a convolution that is not of this kind.
  init?(_ preparation: Preparation) {
    guard let convolution = preparation.node.operation as? Convolution, convolution.layout == .channelsLast,
      let type = preparation.floatType(0), type.shape.rank == 4, let result = preparation.outputType(),
      let weights = preparation.operand(1)?.constant, weights.elementType == .float32,
      let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    let bias = preparation.operand(2)
    if bias != nil, bias?.constant == nil { return nil }
    residual = convolution.addsResidual ? preparation.source(3) : nil
    if convolution.addsResidual, residual == nil { return nil }
    (self.convolution, self.weights, self.bias) = (convolution, weights, bias?.constant?.floats)
    (self.input, self.output) = (input, output)
    (inputChannels, outputChannels) = (type.shape[3], result.shape[3])
    pixels = result.shape[0] * result.shape[1] * result.shape[2]
    inputExtents = [type.shape[1], type.shape[2]]
    map = SpatialMap(
      convolution.window, extents: inputExtents, output: [result.shape[1], result.shape[2]], pixelStride: type.shape[3])
  }
}
