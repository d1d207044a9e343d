/// A class that a detector sees somewhere.
struct Detection: Equatable {
  /// How sure the detector is, 0…1.
  let score: Float
  /// The position of the class among the model's labels.
  let label: Int
  /// The row of the output that it comes from; of equal scores the first row counts more, then the first class.
  let row: Int
  /// Where it is.
  var box: DetectionBox
}

extension Detection {
  /// Whether this one comes before another: the better score, else the earlier row, else the earlier class.
  func precedes(_ other: Detection) -> Bool {
    if score != other.score { return score > other.score }
    return row == other.row ? label < other.label : row < other.row
  }
}

extension [Detection] {
  /// Greedy suppression for each class on its own: of boxes of one class that overlap, the first remains.
  ///
  /// Works in place and allocates nothing.
  ///
  /// - Parameters:
  ///   - overlap: boxes of one class with a larger intersection over union are the same thing.
  ///   - limit: how many remain at most.
  mutating func suppressOverlaps(above overlap: Float, limit: Int) {
    var kept = 0
    for index in indices where kept < limit {
      guard !isSuppressed(index, byFirst: kept, overlap) else { continue }
      self[kept] = self[index]
      kept += 1
    }
    removeLast(count - kept)
  }

  private func isSuppressed(_ index: Int, byFirst kept: Int, _ overlap: Float) -> Bool {
    let candidate = self[index]
    for other in 0..<kept where self[other].label == candidate.label {
      if self[other].box.overlap(with: candidate.box) > overlap { return true }
    }
    return false
  }
}
