internal import Glibc

/// The fusion of a detector's score and a classifier's probability into one confidence.
///
/// The best rule for a detector has to be measured on photos of several objects: `fridge.detector.joining` in the
/// metadata of its file names it.
public enum ScoreFusion: String, Sendable, CaseIterable {
  /// The classifier's probability alone; the detector only provides the box.
  case classifier
  /// The detector's score times the classifier's probability.
  case product
  /// The mean of both.
  case mean
  /// The larger of both, where only the detector's own labels count.
  case maximum

  /// The evidence for one label of an object.
  public struct Evidence: Sendable, Equatable {
    /// The detector's score for the label; 0 when it does not name it.
    public let named: Float
    /// The detector's score for anything edible.
    public let edible: Float
    /// The classifier's probability of the label.
    public let classified: Float

    /// Creates evidence from its parts, each 0…1.
    public init(named: Float, edible: Float, classified: Float) {
      (self.named, self.edible, self.classified) = (named, edible, classified)
    }
  }

  /// Returns the fused confidence, 0…1.
  ///
  /// A detector that does not name the label still scores that something edible is there.
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

/// The calibration of a fused confidence: a logistic function that gives the share of objects recognised correctly at
/// that confidence (Platt, 1999).
public struct PlattScaling: Sendable, Equatable {
  /// The slope of the logistic function; positive.
  public let slope: Float
  /// The offset of the logistic function, which is a half at `-offset / slope`.
  public let offset: Float

  /// Creates a calibration from its parameters.
  public init(slope: Float, offset: Float) { (self.slope, self.offset) = (slope, offset) }

  /// Returns the calibrated probability of a fused confidence, 0…1.
  public func probability(at confidence: Float) -> Float { 1 / (1 + expf(-(slope * confidence + offset))) }
}
