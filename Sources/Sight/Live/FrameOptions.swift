public import Images

/// The options of reading a source of frames.
public struct FrameOptions: Sendable {
  /// The size that a camera is asked for; nil for its own.
  public var size: PixelSize?
  /// The frames per second: those that a camera is asked for, the most that are taken from a recording, or the photos
  /// in a second (1 where nil).
  public var framesPerSecond: Double?
  /// The time in a recording at which to begin, in seconds.
  public var start: Double
  /// The time at which to end, in seconds since the beginning of the source; nil for its own end.
  public var end: Double?
  /// The time after which a source without data has stalled, in seconds.
  public var timeout: Double

  /// Creates options.
  public init(
    size: PixelSize? = nil, framesPerSecond: Double? = nil, start: Double = 0, end: Double? = nil, timeout: Double = 10
  ) {
    (self.size, self.framesPerSecond) = (size, framesPerSecond)
    (self.start, self.end, self.timeout) = (start, end, timeout)
  }
}
