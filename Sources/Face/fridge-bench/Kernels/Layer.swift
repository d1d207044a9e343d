internal import FridgeKit
internal import Graphs
internal import Tensors

/// A network of a single operator, at a size found in real networks.
struct Layer {
  /// The operation and its size.
  let name: String
  private let operation: any Operator
  private let input: Shape
  private let weights: [Shape]

  /// Creates a layer with a channels-first input and constant weights.
  init(_ name: String, _ operation: any Operator, input: Shape, weights: [Shape] = []) {
    (self.name, self.operation, self.input, self.weights) = (name, operation, input, weights)
  }

  /// The operator's name in ONNX.
  var operatorName: String { operation.name }

  /// The size of the weights in bytes.
  var weightBytes: Int { weights.reduce(0) { $0 + $1.count } * MemoryLayout<Float>.size }

  /// The network with random weights.
  var graph: Graph {
    var (graph, random) = (Graph(), RandomInputs(seed: 1))
    let x = graph.addValue("x", declared: DeclaredType(.float32, input.dimensions.map(Dimension.fixed)))
    let constants = weights.map { graph.addConstant("w", random.tensor(.float32, $0)) }
    let y = graph.addValue("y")
    graph.nodes = [Graph.Node(name: name, operation, inputs: [x] + constants, outputs: [y])]
    (graph.inputs, graph.outputs) = ([x], [y])
    return graph
  }
}

extension Layer {
  /// Returns a convolution with bias over a square image, padded to keep its side (divided by the stride).
  static func convolution(
    _ inputs: Int, to outputs: Int, side: Int, kernel: Int, stride: Int = 1, groups: Int = 1,
    activation: UnaryFunction? = .relu
  ) -> Layer {
    let window = Window.square(kernel, stride: stride)
    let form = "\(kernel)×\(kernel)" + (stride > 1 ? "/\(stride)" : "")
    let name = groups == 1 ? "convolution \(form) \(inputs)→\(outputs)" : "depthwise \(form) \(inputs)"
    return Layer(
      "\(name), \(side)²", Convolution(window: window, groups: groups, activation: activation),
      input: [1, inputs, side, side], weights: [[outputs, inputs / groups, kernel, kernel], [outputs]])
  }

  /// Returns a depthwise convolution.
  static func depthwise(_ channels: Int, side: Int, kernel: Int, stride: Int = 1) -> Layer {
    convolution(channels, to: channels, side: side, kernel: kernel, stride: stride, groups: channels)
  }

  /// Returns a fully connected layer with bias.
  static func linear(_ inputs: Int, to outputs: Int) -> Layer {
    Layer(
      "linear \(inputs)→\(outputs)", Gemm(transposesB: true), input: [1, inputs],
      weights: [[outputs, inputs], [outputs]])
  }

  /// Returns an elementwise function of a square image.
  static func activation(_ name: String, _ function: UnaryFunction, channels: Int = 96, side: Int = 112) -> Layer {
    Layer("\(name) \(channels), \(side)²", Unary(function: function), input: [1, channels, side, side])
  }

  /// Returns max pooling over overlapping windows.
  static func maximumPooling(_ channels: Int, side: Int, kernel: Int, stride: Int) -> Layer {
    Layer(
      "maximum pooling \(kernel)×\(kernel)/\(stride) \(channels), \(side)²",
      Pooling(kind: .maximum, window: .square(kernel, stride: stride), roundsUp: false),
      input: [1, channels, side, side])
  }

  /// Returns the mean of each channel.
  static func globalAveragePooling(_ channels: Int, side: Int) -> Layer {
    Layer(
      "global average pooling \(channels), \(side)²", GlobalPooling(kind: .average(countsPadding: false)),
      input: [1, channels, side, side])
  }
}

extension Window {
  /// Returns a square window, padded by half its side.
  fileprivate static func square(_ side: Int, stride: Int) -> Window {
    let padding = [side / 2, side / 2]
    return Window(
      kernel: [side, side], strides: [stride, stride], dilations: [1, 1],
      padding: .explicit(before: padding, after: padding))
  }
}

extension Layer {
  /// Layers that together exercise all heavy kernels of the engine, most of them from networks at 224².
  static let standard: [Layer] = pointwise + square + depthwise + [.linear(1280, to: 1000)] + elementwise + pooling

  /// GEMM: expansions and projections of EfficientNet-Lite0, from large and shallow to small and deep.
  private static let pointwise: [Layer] = [
    .convolution(32, to: 16, side: 112, kernel: 1), .convolution(24, to: 144, side: 56, kernel: 1),
    .convolution(240, to: 40, side: 28, kernel: 1), .convolution(80, to: 480, side: 14, kernel: 1),
    .convolution(480, to: 112, side: 14, kernel: 1), .convolution(192, to: 1152, side: 7, kernel: 1),
    .convolution(1152, to: 320, side: 7, kernel: 1),
  ]

  /// The first layer of EfficientNet-Lite0, and 3×3 convolutions of ResNet: Winograd, or GEMM if there is a stride.
  private static let square: [Layer] = [
    .convolution(3, to: 32, side: 224, kernel: 3, stride: 2), .convolution(64, to: 64, side: 56, kernel: 3),
    .convolution(256, to: 256, side: 14, kernel: 3), .convolution(64, to: 128, side: 56, kernel: 3, stride: 2),
  ]

  /// Depthwise convolutions of EfficientNet-Lite0.
  private static let depthwise: [Layer] = [
    .depthwise(32, side: 112, kernel: 3), .depthwise(96, side: 112, kernel: 3, stride: 2),
    .depthwise(240, side: 28, kernel: 5), .depthwise(144, side: 56, kernel: 5, stride: 2),
    .depthwise(672, side: 14, kernel: 5), .depthwise(480, side: 14, kernel: 3), .depthwise(1152, side: 7, kernel: 5),
    .depthwise(1152, side: 7, kernel: 3),
  ]

  private static let elementwise: [Layer] = [
    .activation("relu", .relu), .activation("hard swish", .hardSwish), .activation("sigmoid", .sigmoid),
    .activation("silu", .silu), .activation("gelu", .gelu),
  ]

  /// The first pooling of ResNet, and the last one of EfficientNet-Lite0.
  private static let pooling: [Layer] = [
    .maximumPooling(64, side: 112, kernel: 3, stride: 2), .globalAveragePooling(1280, side: 7),
  ]
}
