internal import Glibc

/// How sure a detector and a classifier are together of what an object is.
///
/// Which rule serves a detector best has to be measured on photos of several things: `fridge.detector.joining` in the
/// metadata of its file names it.
public enum JoiningRule: String, Sendable, CaseIterable {
  /// The classifier alone decides what it is; the detector only says where.
  case classifier
  /// The detector's score times the classifier's probability.
  case product
  /// The mean of both.
  case mean
  /// The larger of both, where only the detector's own names count.
  case maximum

  /// What speaks for an object being of one kind.
  public struct Evidence: Sendable, Equatable {
    /// The detector's score for the kind; 0 when it does not name it.
    public let named: Float
    /// The detector's score for there being anything edible.
    public let edible: Float
    /// The classifier's probability of the kind.
    public let classified: Float

    /// Evidence from its parts, each 0…1.
    public init(named: Float, edible: Float, classified: Float) {
      (self.named, self.edible, self.classified) = (named, edible, classified)
    }
  }

  /// How sure both are, 0…1.
  ///
  /// A detector that does not name the kind still says that something edible is there.
  public func confidence(_ evidence: Evidence) -> Float {
    let detected = evidence.named > 0 ? evidence.named : evidence.edible
    return switch self {
    case .classifier: evidence.classified
    case .product: detected * evidence.classified
    case .mean: (detected + evidence.classified) / 2
    case .maximum: max(evidence.named, evidence.classified)
    }
  }
}

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
