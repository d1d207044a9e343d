public import Images

/// A picture of a moving scene, with its place in time.
public struct Frame: Sendable {
  /// The upright pixels.
  public package(set) var image: Image
  /// The number of the frame, counted from 0 as frames arrive.
  public package(set) var number = 0
  /// The time since the beginning of the source, in seconds.
  public package(set) var time = 0.0
  /// The moment at which it was decoded.
  package var arrival = ContinuousClock.now

  /// Creates a frame of one black pixel, into which a source reads.
  package init() { image = Image(filling: PixelSize(width: 1, height: 1), with: .black) }
}

extension Image {
  /// Gives the image another size; keeps its memory if the size is the same.
  mutating func resize(to size: PixelSize) {
    if size != self.size { self = Image(filling: size, with: .black) }
  }
}
