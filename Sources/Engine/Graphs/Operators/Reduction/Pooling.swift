public import Tensors

/// The maximum or mean of the elements under a sliding window, per channel (ONNX's MaxPool and AveragePool).
///
/// Input: x in ``layout``, floating-point; for maxima also integers of up to 32 bits.
public struct Pooling: Operator {
  public static let name = "Pool"

  /// The way the elements under a window are combined.
  public enum Kind: Hashable, Sendable {
    /// The largest element.
    case maximum
    /// The mean; `countsPadding` includes the padding as zeros.
    case average(countsPadding: Bool)
  }

  /// The way the elements under a window are combined.
  public var kind: Kind
  /// The window, its strides, dilations and padding.
  public var window: Window
  /// Whether a window that extends past the end counts (`ceil_mode`).
  public var roundsUp: Bool
  /// The layout of the input and the output.
  public var layout: TensorLayout

  /// Creates a pooling from its attributes.
  public init(kind: Kind, window: Window, roundsUp: Bool, layout: TensorLayout = .channelsFirst) {
    (self.kind, self.window, self.roundsUp, self.layout) = (kind, window, roundsUp, layout)
  }

  public var name: String { kind == .maximum ? "MaxPool" : "AveragePool" }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try kind.check(inputs)
    guard x.shape.rank >= 3 else { throw .shapes("\(x.shape) has no spatial axes") }
    let spatial = try window.outputExtents(for: layout.spatial(x.shape.dimensions), roundsUp: roundsUp)
    let channels = x.shape[layout.channelAxis(rank: x.shape.rank)]
    let dimensions = layout.dimensions(batch: x.shape[0], channels: channels, spatial: spatial)
    return [ValueType(x.elementType, try Shape.checked(dimensions))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let (source, target) = (ImageStrides(x.shape, layout), ImageStrides(type.shape, layout))
    let (extents, positions) = (layout.spatial(x.shape.dimensions), layout.spatial(type.shape.dimensions))
    let counts = paddedCounts(extents, positions)
    let (batch, channels, elements) = (x.shape[0], x.shape[layout.channelAxis(rank: x.shape.rank)], x.doubles)
    var results = [Double](repeating: 0, count: type.shape.count)
    let taps = WindowTaps(window, over: extents, positions: positions, strides: source.spatial)
    taps.forEachPosition { position, taps in
      let divisor = counts?[position] ?? taps.count
      for plane in 0..<(batch * channels) {
        let (image, channel) = plane.quotientAndRemainder(dividingBy: channels)
        let start = image * source.batch + channel * source.channel
        let value = kind.combined(taps.lazy.map { elements[start + $0.offset] }, divisor: divisor)
        results[image * target.batch + channel * target.channel + position * target.pixel] = value
      }
    }
    return [Tensor(results, shape: type.shape, as: type.elementType)]
  }

  /// Returns the number of padded-input elements under the window at each position; nil if padding does not count.
  private func paddedCounts(_ extents: [Int], _ positions: [Int]) -> [Int]? {
    guard case .average(countsPadding: true) = kind else { return nil }
    let (before, after) = window.resolvedPadding(for: extents)
    return extents.indices.reduce([1]) { counts, axis in
      let (padded, dilation) = (before[axis] + extents[axis] + after[axis], window.dilations[axis])
      let along = (0..<positions[axis]).map { position in
        min(window.kernel[axis], (padded - position * window.strides[axis] + dilation - 1) / dilation)
      }
      return counts.flatMap { count in along.map { count &* $0 } }
    }
  }
}

extension Pooling.Kind {
  /// Returns the type of the input, whose elements must be poolable.
  func check(_ inputs: Operands) throws(OperatorError) -> ValueType {
    let type = try inputs.number(0)
    let isExact = type.elementType.isFloatingPoint || (self == .maximum && type.elementType.size <= 4)
    guard isExact else { throw .elementType(type.elementType) }
    return type
  }

  /// Returns one output; the mean of no elements is 0.
  func combined(_ elements: some Sequence<Double>, divisor: Int) -> Double {
    switch self {
    case .maximum: elements.reduce(-.infinity) { $1 > $0 || $1.isNaN ? $1 : $0 }
    case .average: divisor == 0 ? 0 : elements.reduce(0, +) / Double(divisor)
    }
  }
}

/// The maximum or mean over all spatial axes, whose extents become 1 (ONNX's GlobalMaxPool and GlobalAveragePool).
///
/// Input: x in ``layout``, floating-point; for maxima also integers of up to 32 bits.
public struct GlobalPooling: Operator {
  public static let name = "GlobalPool"

  /// The way the elements of a channel are combined.
  public var kind: Pooling.Kind
  /// The layout of the input and the output.
  public var layout: TensorLayout

  /// Creates a pooling from its attributes.
  public init(kind: Pooling.Kind, layout: TensorLayout = .channelsFirst) { (self.kind, self.layout) = (kind, layout) }

  public var name: String { kind == .maximum ? "GlobalMaxPool" : "GlobalAveragePool" }

  /// Whether the elements are averaged.
  package var isMean: Bool { kind != .maximum }

  public func outputTypes(_ inputs: Operands) throws(OperatorError) -> [ValueType] {
    let x = try kind.check(inputs)
    guard x.shape.rank >= 2 else { throw .shapes("\(x.shape) has no channels") }
    let ones = layout.spatial(x.shape.dimensions).map { _ in 1 }
    let channels = x.shape[layout.channelAxis(rank: x.shape.rank)]
    return [ValueType(x.elementType, Shape(layout.dimensions(batch: x.shape[0], channels: channels, spatial: ones)))]
  }

  public func evaluate(_ inputs: [Tensor?]) throws(OperatorError) -> [Tensor] {
    let (type, x) = try (outputType(for: inputs), inputs.tensor(0))
    let (strides, elements) = (ImageStrides(x.shape, layout), x.doubles)
    let (channels, pixels) = (
      type.shape.dimensions.dropFirst().reduce(1, *), layout.spatial(x.shape.dimensions).reduce(1, *)
    )
    let results = (0..<type.shape.count).map { plane in
      let (image, channel) = plane.quotientAndRemainder(dividingBy: channels)
      let start = image * strides.batch + channel * strides.channel
      return kind.combined((0..<pixels).lazy.map { elements[start + $0 * strides.pixel] }, divisor: pixels)
    }
    return [Tensor(results, shape: type.shape, as: type.elementType)]
  }
}
