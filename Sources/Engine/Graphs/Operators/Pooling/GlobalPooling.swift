public import Tensors

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
