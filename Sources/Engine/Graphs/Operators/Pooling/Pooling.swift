public import Tensors

/// The maximum or mean of the elements under a moving window, each channel for itself.
///
/// Input: x in ``layout``, floating-point; for maxima also integers of up to 32 bits.
public struct Pooling: Operator {
  public static let name = "Pool"

  /// What is made of the elements under a window.
  public enum Kind: Hashable, Sendable {
    /// The largest.
    case maximum
    /// The mean; `countsPadding` says whether the padding counts as zeros.
    case average(countsPadding: Bool)
  }

  /// What is made of the elements.
  public var kind: Kind
  /// How the window moves.
  public var window: Window
  /// Whether a window that hangs over the end counts.
  public var roundsUp: Bool
  /// Where the channels lie.
  public var layout: TensorLayout

  /// A pooling from its attributes.
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

  /// By position, how many elements of the padded input lie under the window; nil when padding does not count.
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
  /// The type of the input, if its elements can be pooled.
  func check(_ inputs: Operands) throws(OperatorError) -> ValueType {
    let type = try inputs.number(0)
    let isExact = type.elementType.isFloatingPoint || (self == .maximum && type.elementType.size <= 4)
    guard isExact else { throw .elementType(type.elementType) }
    return type
  }

  /// One output; 0 is the mean of nothing.
  func combined(_ elements: some Sequence<Double>, divisor: Int) -> Double {
    switch self {
    case .maximum: elements.reduce(-.infinity) { $1 > $0 || $1.isNaN ? $1 : $0 }
    case .average: divisor == 0 ? 0 : elements.reduce(0, +) / Double(divisor)
    }
  }
}

/// The maximum or mean over all spatial axes, which shrink to 1.
///
/// Input: x in ``layout``, floating-point; for maxima also integers of up to 32 bits.
public struct GlobalPooling: Operator {
  public static let name = "GlobalPool"

  /// What is made of the elements of a channel.
  public var kind: Pooling.Kind
  /// Where the channels lie.
  public var layout: TensorLayout

  /// A pooling from its attributes.
  public init(kind: Pooling.Kind, layout: TensorLayout = .channelsFirst) { (self.kind, self.layout) = (kind, layout) }

  public var name: String { kind == .maximum ? "GlobalMaxPool" : "GlobalAveragePool" }

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
