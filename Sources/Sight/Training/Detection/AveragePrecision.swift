/// How good the boxes of a detector are by the definition of COCO, 0…1.
///
/// Boxes are taken from the surest on. The precision at a recall is the best one at that recall or at a higher one, and
/// its mean over the recalls 0, 0.01 … 1 is the average precision.
public struct AveragePrecision: Sendable, Hashable {
  /// The value when half an overlap makes a box right.
  public let half: Double
  /// The mean of the values for overlaps of 0.5, 0.55 … 0.95.
  public let mean: Double

  /// Two values.
  public init(half: Double, mean: Double) { (self.half, self.mean) = (half, mean) }

  /// The mean over labels; nil when there are none.
  init?(averaging values: [AveragePrecision]) {
    guard let half = Double.mean(values.map(\.half)), let mean = Double.mean(values.map(\.mean)) else { return nil }
    self.init(half: half, mean: mean)
  }
}

extension AveragePrecision {
  /// The average precision of boxes, given which are right, the surest first; nil when there are no objects.
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
