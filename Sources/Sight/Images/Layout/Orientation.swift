/// How coded pixels are turned for viewing, with the numbers of EXIF's tag 0x0112 (EXIF 2.32, 4.6.4 A).
///
/// The names say where the top of the coded picture is to be found in the turned one; mirrored ones are flipped left
/// to right as well.
public enum Orientation: UInt8, Sendable, CaseIterable {
  /// As coded.
  case up = 1
  /// Flipped left to right.
  case upMirrored
  /// Turned by half.
  case down
  /// Flipped top to bottom.
  case downMirrored
  /// Rows become columns: flipped along the main diagonal.
  case leftMirrored
  /// Turned a quarter clockwise.
  case right
  /// Flipped along the other diagonal.
  case rightMirrored
  /// Turned a quarter counter-clockwise.
  case left
}

extension Orientation {
  /// Whether width and height change places.
  public var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }
}
