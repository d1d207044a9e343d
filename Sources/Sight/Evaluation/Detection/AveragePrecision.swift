internal import Images
public import Recognition

/// The average precision of a detector's boxes as COCO defines it, 0…1.
///
/// Boxes are ranked by confidence. The precision at a recall is interpolated: the best one at that recall or a higher
/// one. Its mean over the recalls 0, 0.01 … 1 is the average precision.
public struct AveragePrecision: Sendable, Hashable {
  /// The value at an overlap threshold of 0.5.
  public let half: Double
  /// The mean of the values at overlap thresholds of 0.5, 0.55 … 0.95.
  public let mean: Double

  /// Creates an average precision from both values.
  public init(half: Double, mean: Double) { (self.half, self.mean) = (half, mean) }

  /// Averages over labels; nil when there are none.
  init?(averaging values: [AveragePrecision]) {
    guard let half = Double.mean(values.map(\.half)), let mean = Double.mean(values.map(\.mean)) else { return nil }
    self.init(half: half, mean: mean)
  }
}

extension AveragePrecision {
  /// Returns the average precision of boxes ranked by confidence, given which are correct; nil when there are no
  /// objects.
  ///
  /// Recalls are compared in floating point as pycocotools does, so that the figures are the same.
  static func value(_ isRight: [Bool], objects: Int) -> Double? {
    guard objects > 0 else { return nil }
    var right = 0
    var precisions: [Double] = []
    var recalls: [Double] = []
    for (index, isRight) in isRight.enumerated() {
      right += isRight ? 1 : 0
      precisions.append(Double(right) / Double(index + 1))
      recalls.append(Double(right) / Double(objects))
    }
    for index in precisions.indices.dropLast().reversed() {
      precisions[index] = max(precisions[index], precisions[index + 1])
    }
    var (sum, position) = (0.0, 0)
    for hundredth in 0...100 {
      while position < recalls.count, recalls[position] < Double(hundredth) * 0.01 { position += 1 }
      if position < precisions.count { sum += precisions[position] }
    }
    return sum / 101
  }
}

/// The boxes of one label in all photos, matched with the objects.
///
/// Boxes are matched with objects as COCO does (T.-Y. Lin et al., 2014; the reference is pycocotools): in each photo by
/// descending confidence, each with the unmatched object of the same label that it overlaps most, if the overlap
/// reaches the threshold. The rest, on either side, are errors.
struct LabelMatches {
  /// The intersections over union that match a box with an object: 0.5, 0.55 … 0.95.
  static let overlapThresholds = (0..<10).map { 0.5 + Double($0) * ((0.95 - 0.5) / 9) }
  /// The number of boxes of one label that count in one photo, the most confident ones.
  static let boxLimit = 100

  /// A detected box.
  private struct Match {
    let confidence: Float
    /// One bit for each threshold, lowest first: whether the box matches an object at it.
    var thresholdsMet: UInt16 = 0
  }

  /// The number of objects.
  private(set) var objects = 0
  private var matches: [Match] = []

  /// The number of boxes that count.
  var found: Int { matches.count }

  /// Adds the boxes of the label in one photo.
  ///
  /// - Parameters:
  ///   - truth: the boxes of the objects.
  ///   - found: the detected boxes; ties in confidence keep their order.
  mutating func add(truth: [RelativeBox], found: [(box: RelativeBox, confidence: Float)]) {
    let boxes = found.sorted { $0.confidence > $1.confidence }.prefix(Self.boxLimit)
    let overlaps = boxes.map { found in truth.map { found.box.overlap(with: $0) } }
    var matches = boxes.map { Match(confidence: $0.confidence) }
    for (bit, threshold) in Self.overlapThresholds.enumerated() {
      for box in Self.matched(overlaps, threshold: threshold, objects: truth.count) {
        matches[box].thresholdsMet |= 1 << bit
      }
    }
    self.matches += matches
    objects += truth.count
  }

  /// Returns the indices of the boxes that match an object.
  private static func matched(_ overlaps: [[Double]], threshold: Double, objects: Int) -> [Int] {
    var isFree = [Bool](repeating: true, count: objects)
    return overlaps.indices.filter { box in
      var (best, choice) = (threshold, Int?.none)
      for object in 0..<objects where isFree[object] && overlaps[box][object] >= best {
        (best, choice) = (overlaps[box][object], object)
      }
      if let choice { isFree[choice] = false }
      return choice != nil
    }
  }
}

extension LabelMatches {
  /// The average precision of the boxes; nil when there are no objects.
  var averagePrecision: AveragePrecision? {
    let ranked = matches.sorted { $0.confidence > $1.confidence }
    let values = Self.overlapThresholds.indices.compactMap { bit in
      AveragePrecision.value(ranked.map { $0.thresholdsMet >> bit & 1 == 1 }, objects: objects)
    }
    guard let half = values.first, let mean = Double.mean(values) else { return nil }
    return AveragePrecision(half: half, mean: mean)
  }
}

extension RelativeBox {
  /// Returns the intersection over union of two boxes of one photo, 0…1.
  ///
  /// Fractions of the photo's sides give the same value as pixels, since stretching a photo scales both areas alike.
  /// Boxes without area overlap by 0.
  public func overlap(with other: RelativeBox) -> Double { rectangle.overlap(with: other.rectangle) }
}
