/// Where the channel axis of an image-like tensor lies.
public enum TensorLayout: Hashable, Sendable {
  /// Batch, channels, then space (NCHW), as ONNX has it.
  case channelsFirst
  /// Batch, space, then channels (NHWC), as the fast kernels have it.
  case channelsLast

  /// The position of the channel axis in a tensor of `rank` axes.
  public func channelAxis(rank: Int) -> Int { self == .channelsFirst ? 1 : rank - 1 }

  /// The spatial extents among `dimensions`.
  public func spatial(_ dimensions: [Int]) -> [Int] {
    Array(self == .channelsFirst ? dimensions.dropFirst(2) : dimensions.dropFirst().dropLast())
  }

  /// Extents in the order of this layout.
  public func dimensions(batch: Int, channels: Int, spatial: [Int]) -> [Int] {
    self == .channelsFirst ? [batch, channels] + spatial : [batch] + spatial + [channels]
  }

  /// The permutation that brings a channels-first tensor of `rank` axes to channels-last.
  public static func toChannelsLast(rank: Int) -> [Int] { [0] + Array(2..<rank) + [1] }

  /// The permutation that brings a channels-last tensor of `rank` axes to channels-first.
  public static func toChannelsFirst(rank: Int) -> [Int] { [0, rank - 1] + Array(1..<(rank - 1)) }
}
