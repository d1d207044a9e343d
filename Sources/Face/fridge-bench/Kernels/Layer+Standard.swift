internal import Graphs

extension Layer {
  /// Layers that between them have all of the engine's heavy kernels at work, most from networks at 224².
  static let standard: [Layer] = pointwise + square + depthwise + [.linear(1280, to: 1000)] + elementwise + pooling

  /// The matrix tile: expansions and projections of EfficientNet-Lite0, from large and shallow to small and deep.
  private static let pointwise: [Layer] = [
    .convolution(32, to: 16, side: 112, kernel: 1), .convolution(24, to: 144, side: 56, kernel: 1),
    .convolution(240, to: 40, side: 28, kernel: 1), .convolution(480, to: 112, side: 14, kernel: 1),
    .convolution(1152, to: 320, side: 7, kernel: 1),
  ]

  /// The first layer of EfficientNet-Lite0, and 3×3 windows of ResNet: by Winograd, and with a stride by tiles.
  private static let square: [Layer] = [
    .convolution(3, to: 32, side: 224, kernel: 3, stride: 2), .convolution(64, to: 64, side: 56, kernel: 3),
    .convolution(256, to: 256, side: 14, kernel: 3), .convolution(64, to: 128, side: 56, kernel: 3, stride: 2),
  ]

  /// Those of EfficientNet-Lite0.
  private static let depthwise: [Layer] = [
    .depthwise(32, side: 112, kernel: 3), .depthwise(96, side: 112, kernel: 3, stride: 2),
    .depthwise(240, side: 28, kernel: 5), .depthwise(144, side: 56, kernel: 5, stride: 2),
    .depthwise(672, side: 14, kernel: 5),
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
