internal import Graphs
internal import Tensors

/// Where the taps of a two-dimensional channels-last convolution lie.
struct ConvolutionGeometry {
  let map: SpatialMap
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
    map = SpatialMap(
      convolution.window, extents: inputExtents, output: [output[1], output[2]], pixelStride: input[3])
  }

  /// Whether every channel has its own kernel and there is one output channel for each.
  func isDepthwise(_ convolution: Convolution) -> Bool {
    convolution.groups == inputChannels && outputChannels == inputChannels
  }
}
