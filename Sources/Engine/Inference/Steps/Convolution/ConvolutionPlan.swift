internal import Graphs
internal import Kernels
internal import Tensors

/// A two-dimensional channels-last convolution with constant weights: the operands and geometry of the fast float
/// steps.
struct ConvolutionPlan {
  let convolution: Convolution
  let geometry: ConvolutionGeometry
  let weights: Tensor
  let bias: [Float]?
  let input: PixelLocation
  let output: PixelLocation
  let residual: ValueLocation?
  /// A factor of each input channel; nil for none.
  let inputScale: ValueLocation?

  /// Checks and collects the operands; nil for any other node.
  init?(_ preparation: Preparation) {
    guard let convolution = preparation.node.operation as? Convolution, let type = preparation.floatType(0),
      let result = preparation.outputType(), let input = preparation.sourcePixels(0),
      let output = preparation.destinationPixels(),
      let geometry = ConvolutionGeometry(
        convolution, input: type.shape, output: result.shape, pixelStride: input.step),
      let weights = preparation.operand(1)?.constant, weights.elementType == .float32
    else { return nil }
    let bias = preparation.operand(2)
    if bias != nil, bias?.constant == nil { return nil }
    residual = convolution.addsResidual ? preparation.source(3) : nil
    if convolution.addsResidual, residual == nil { return nil }
    inputScale = convolution.scalesInput ? preparation.source(Convolution.inputScale) : nil
    if convolution.scalesInput, inputScale == nil { return nil }
    (self.convolution, self.weights, self.bias) = (convolution, weights, bias?.constant?.floats)
    (self.input, self.output) = (input, output)
    self.geometry = geometry
  }

  /// Whether input and output are tensors of their own, not channels of larger ones.
  var isDense: Bool { input.step == inputChannels && output.step == outputChannels }
  /// The floats from one pixel to the next.
  var steps: (input: Int, output: Int) { (input.step, output.step) }

  /// Applies an activation to pixels of the output.
  func activate(
    _ pixels: UnsafeMutablePointer<Float>, _ count: Int, _ activation: Activation, _ kernel: ActivationKernel
  ) {
    Inference.activate(pixels, count, activation, outputChannels, output.step, kernel: kernel)
  }

  var indirection: IndirectionBuffer { geometry.indirection }
  var inputExtents: [Int] { geometry.inputExtents }
  var inputChannels: Int { geometry.inputChannels }
  var outputChannels: Int { geometry.outputChannels }
  var pixels: Int { geometry.pixels }
}

/// Applies an activation to `count` pixels of some channels, `step` floats apart.
func activate(
  _ pixels: UnsafeMutablePointer<Float>, _ count: Int, _ activation: Activation, _ channels: Int, _ step: Int,
  kernel: ActivationKernel
) {
  if channels == step { return kernel(pixels, pixels, count * channels, activation) }
  for pixel in 0..<count { kernel(pixels + pixel * step, pixels + pixel * step, channels, activation) }
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
  ///
  /// - Parameter pixelStride: the elements from one pixel of the input to the next; the channels where it is omitted.
  init?(_ convolution: Convolution, input: Shape, output: Shape, pixelStride: Int? = nil) {
    guard convolution.layout == .channelsLast, input.rank == 4 else { return nil }
    (inputChannels, outputChannels) = (input[3], output[3])
    pixels = output[0] * output[1] * output[2]
    inputExtents = [input[1], input[2]]
    indirection = IndirectionBuffer(
      convolution.window, extents: inputExtents, output: [output[1], output[2]],
      pixelStride: pixelStride ?? input[3])
  }

  /// Returns whether every input channel has its own filter and one output channel, and is read as it is.
  func isDepthwise(_ convolution: Convolution) -> Bool {
    convolution.groups == inputChannels && outputChannels == inputChannels && !convolution.scalesInput
  }
}
