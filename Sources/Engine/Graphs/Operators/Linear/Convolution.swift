public import Tensors

/// Convolution (strictly, cross-correlation) over any number of spatial axes.
///
/// Inputs: x in ``layout``; weights, always `[outputs, inputs / groups, kernel…]`; optionally a bias `[outputs]`; with
/// ``addsResidual``, a tensor of the output's shape that is added before the activation; with ``scalesInput``, as the fifth
/// input, a factor of each channel of x. Floating-point elements.
public struct Convolution: Operator {
  public static let name = "Conv"

  /// The kernel, its strides, dilations and padding.
  public var window: Window
  /// The number of groups of channels, which are convolved independently.
  public var groups: Int
  /// The layout of x, the residual and the output.
  public var layout: TensorLayout
  /// The activation that is applied to the sums; nil for none.
  public var activation: UnaryFunction?
  /// Whether the fourth input, a residual, is added before the activation.
  public var addsResidual: Bool
  /// Whether x is multiplied by the fifth input, a factor of each channel, as after squeeze-and-excite blocks (Hu, Shen and
  /// Sun, "Squeeze-and-Excitation Networks", 2018).
  public var scalesInput: Bool

  /// Whether a second output holds the mean of each channel over each row, as of an image `[rows, columns]`: what a
  /// squeeze-and-excite block averages further.
  public var meansRows: Bool

  /// The position of the factors of the input's channels.
  public static let inputScale = 4

  /// Creates a convolution from its attributes.
  public init(
    window: Window, groups: Int, layout: TensorLayout = .channelsFirst, activation: UnaryFunction? = nil,
    addsResidual: Bool = false, scalesInput: Bool = false, meansRows: Bool = false
  ) {
    (self.window, self.groups, self.layout) = (window, groups, layout)
    (self.activation, self.addsResidual) = (activation, addsResidual)
    (self.scalesInput, self.meansRows) = (scalesInput, meansRows)
  }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try inputs.floatingPoint(0)
    let (shape, weights) = try (x.shape, inputs.shape(1))
    try inputs.check(1...Self.inputScale, have: x.elementType)
    guard shape.rank >= 3, weights.rank == shape.rank else {
      throw .shapes("weights of \(weights) for an input of \(shape)")
    }
    guard Array(weights.dimensions[2...]) == window.kernel else {
      throw .attribute("kernel_shape", "\(window.kernel) for weights of \(weights)")
    }
    let (inputsPerGroup, outputs) = (weights[1], weights[0])
    let (channels, overflow) = inputsPerGroup.multipliedReportingOverflow(by: groups)
    guard groups > 0, !overflow, channels == shape[layout.channelAxis(rank: shape.rank)], outputs % groups == 0 else {
      throw .shapes("weights of \(weights) in \(groups) groups for an input of \(shape)")
    }
    try inputs.check(2...2, areVectorsOf: outputs)
    let spatial = try window.outputExtents(for: layout.spatial(shape.dimensions))
    let result = try Shape.checked(layout.dimensions(batch: shape[0], channels: outputs, spatial: spatial))
    if addsResidual, try inputs.shape(3) != result { throw .shapes("a residual whose shape is not \(result)") }
    if scalesInput, try inputs.shape(Self.inputScale).count != channels {
      throw .shapes("factors of \(try inputs.shape(Self.inputScale)) for \(channels) channels")
    }
    let type = ValueType(x.elementType, result)
    return meansRows ? [type, rowMeans(of: type)] : [type]
  }

  /// Returns the type of the rows' means of an output: that of an image of one column.
  func rowMeans(of output: ValueType) -> ValueType {
    var dimensions = output.shape.dimensions
    dimensions[layout == .channelsLast ? dimensions.count - 2 : dimensions.count - 1] = 1
    return ValueType(output.elementType, Shape(dimensions))
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let type = try outputType(for: inputs)
    let (x, weights) = try (inputs.tensor(0), inputs.tensor(1))
    let bias = inputs[optional: 2]?.doubles ?? [Double](repeating: 0, count: weights.shape[0])
    let factors = scalesInput ? try inputs.tensor(Self.inputScale).doubles : nil
    var sums = self.sums(x, scaledBy: factors, weights, bias, type.shape)
    if addsResidual { for (index, value) in try inputs.tensor(3).doubles.enumerated() { sums[index] += value } }
    if let activation { sums = sums.map { activation.value(at: $0) } }
    let output = Tensor(sums, shape: type.shape, as: type.elementType)
    guard meansRows else { return [output] }
    let columns = layout == .channelsLast ? type.shape.rank - 2 : type.shape.rank - 1
    return [output] + (try Reduction(function: .mean).evaluate([output, Tensor([Int64(columns)], shape: [1])]))
  }

  private func sums(
    _ x: Tensor, scaledBy factors: [Double]?, _ weights: Tensor, _ bias: [Double], _ shape: Shape
  ) -> [Double] {
    let (source, target) = (ImageStrides(x.shape, layout), ImageStrides(shape, layout))
    let taps = WindowTaps(
      window, over: layout.spatial(x.shape.dimensions), positions: layout.spatial(shape.dimensions),
      strides: source.spatial)
    let (outputs, inputsPerGroup, kernelSize) = (weights.shape[0], weights.shape[1], window.kernel.reduce(1, *))
    let (x, weights, batch) = (x.doubles, weights.doubles, shape[0])
    var sums = [Double](repeating: 0, count: shape.count)
    taps.forEachPosition { position, taps in
      for output in 0..<(batch * outputs) {
        let (image, output) = output.quotientAndRemainder(dividingBy: outputs)
        let firstInput = output / (outputs / groups) * inputsPerGroup
        var sum = bias[output]
        for input in 0..<inputsPerGroup {
          let plane = image * source.batch + (firstInput + input) * source.channel
          let kernel = (output * inputsPerGroup + input) * kernelSize
          let factor = factors?[firstInput + input] ?? 1
          for tap in taps { sum += weights[kernel + tap.index] * factor * x[plane + tap.offset] }
        }
        sums[image * target.batch + output * target.channel + position * target.pixel] = sum
      }
    }
    return sums
  }
}
