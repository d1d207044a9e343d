public import Tensors

/// Transposed convolution: each input element adds a scaled kernel to the output. Channels-first only.
///
/// Inputs: x; weights `[inputs, outputs / groups, kernel…]`; optionally a bias `[outputs]`. Floating-point elements.
public struct ConvTranspose: Operator {
  public static let name = "ConvTranspose"

  /// The kernel, with its strides, dilations and padding in terms of the output.
  public var window: Window
  /// The number of groups of channels, which are convolved independently.
  public var groups: Int
  /// The number of elements added at the end of each spatial axis of the output.
  public var outputPadding: [Int]
  /// The spatial extents of the output, which determine the padding; nil if the padding is given.
  public var outputShape: [Int]?

  /// Creates a transposed convolution from its attributes.
  public init(window: Window, groups: Int, outputPadding: [Int], outputShape: [Int]? = nil) {
    (self.window, self.groups, self.outputPadding, self.outputShape) = (window, groups, outputPadding, outputShape)
  }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try inputs.floatingPoint(0)
    let (shape, weights) = try (x.shape, inputs.shape(1))
    try inputs.check(1...2, have: x.elementType)
    guard shape.rank >= 3, weights.rank == shape.rank, Array(weights.dimensions[2...]) == window.kernel else {
      throw .shapes("weights of \(weights) for an input of \(shape)")
    }
    let (outputs, overflow) = weights[1].multipliedReportingOverflow(by: groups)
    guard groups > 0, !overflow, weights[0] == shape[1], shape[1] % groups == 0 else {
      throw .shapes("weights of \(weights) in \(groups) groups for an input of \(shape)")
    }
    try inputs.check(2...2, areVectorsOf: outputs)
    let (extents, _) = try placement(for: Array(shape.dimensions[2...]))
    return [ValueType(x.elementType, try Shape.checked([shape[0], outputs] + extents))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let type = try outputType(for: inputs)
    let (x, weights) = try (inputs.tensor(0), inputs.tensor(1))
    let positions = Array(x.shape.dimensions[2...])
    let target = ImageStrides(type.shape, .channelsFirst)
    let taps = WindowTaps(
      try placement(for: positions).window, over: Array(type.shape.dimensions[2...]), positions: positions,
      strides: target.spatial)
    var sums = [Double](repeating: 0, count: type.shape.count)
    if let bias = inputs[optional: 2]?.doubles, !sums.isEmpty {
      for index in sums.indices { sums[index] = bias[index / target.channel % bias.count] }
    }
    scatter(x, weights, taps, into: &sums, target)
    return [Tensor(sums, shape: type.shape, as: type.elementType)]
  }

  private func scatter(
    _ x: Tensor, _ weights: Tensor, _ taps: WindowTaps, into sums: inout [Double], _ target: ImageStrides
  ) {
    let source = ImageStrides(x.shape, .channelsFirst)
    let (batch, channels, outputsPerGroup) = (x.shape[0], x.shape[1], weights.shape[1])
    let (x, weights, kernelSize) = (x.doubles, weights.doubles, window.kernel.reduce(1, *))
    taps.forEachPosition { position, taps in
      for plane in 0..<(batch * channels) {
        let (image, input) = plane.quotientAndRemainder(dividingBy: channels)
        let firstOutput = input / (channels / groups) * outputsPerGroup
        let value = x[image * source.batch + input * source.channel + position]
        for output in 0..<outputsPerGroup {
          let start = image * target.batch + (firstOutput + output) * target.channel
          let kernel = (input * outputsPerGroup + output) * kernelSize
          for tap in taps { sums[start + tap.offset] += weights[kernel + tap.index] * value }
        }
      }
    }
  }
}

extension ConvTranspose {
  /// Returns the spatial extents of the output, and the window with explicit padding.
  private func placement(for extents: [Int]) throws(OperatorError) -> (extents: [Int], window: Window) {
    try window.check(extents)
    let axes = extents.indices
    guard outputPadding.count == axes.count, outputPadding.allSatisfy({ (0...1 << 24).contains($0) }) else {
      throw .attribute("output_padding", "\(outputPadding)")
    }
    // No product overflows: the window's check limits each factor to 2²⁴.
    let full = axes.map { window.strides[$0] * (extents[$0] - 1) + outputPadding[$0] + window.reach($0) }
    let (before, after) = try padding(from: full, extents)
    let result = outputShape ?? axes.map { full[$0] - before[$0] - after[$0] }
    guard result.allSatisfy({ (0...1 << 24).contains($0) }) else { throw .shapes("an output of \(result)") }
    var explicit = window
    explicit.padding = .explicit(before: before, after: after)
    return (result, explicit)
  }

  /// Returns the number of elements cropped from both ends of each axis of the full output.
  private func padding(from full: [Int], _ extents: [Int]) throws(OperatorError) -> (before: [Int], after: [Int]) {
    let (wanted, goesAfter): ([Int], Bool)
    switch (window.padding, outputShape) {
    case (.explicit(let before, let after), nil): return (before, after)
    case (.explicit, let shape?): (wanted, goesAfter) = (shape, false)
    case (.same(let upper), let shape):
      (wanted, goesAfter) = (shape ?? extents.indices.map { extents[$0] * window.strides[$0] }, upper)
    }
    guard wanted.count == full.count, wanted.allSatisfy({ (0...1 << 24).contains($0) }) else {
      throw .attribute("output_shape", "\(wanted)")
    }
    let totals = zip(full, wanted).map { max($0 - $1, 0) }
    let smaller = totals.map { $0 / 2 }
    let larger = zip(totals, smaller).map(-)
    return goesAfter ? (smaller, larger) : (larger, smaller)
  }
}
