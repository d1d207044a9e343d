internal import Glibc

/// What share of the objects on which detector and classifier are so sure are named rightly: a logistic function of how
/// sure they are (Platt, 1999).
public struct JointCalibration: Sendable, Equatable {
  /// How steeply the share grows; positive.
  public let slope: Float
  /// Where it grows: the share is a half at `-offset / slope`.
  public let offset: Float

  /// A calibration from its parts.
  public init(slope: Float, offset: Float) { (self.slope, self.offset) = (slope, offset) }

  /// The share for a joined confidence, 0…1.
  public func share(at confidence: Float) -> Float { 1 / (1 + expf(-(slope * confidence + offset))) }
}
