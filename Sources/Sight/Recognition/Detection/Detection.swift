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

/// The best of many detections, in memory that is reserved once: a heap with the worst one kept at its root.
struct BestDetections {
  /// How many are kept at most.
  let limit: Int
  private var heap: [Detection] = []

  /// - Parameter limit: how many are kept at most, at least one.
  init(limit: Int) {
    precondition(limit > 0, "at least one detection is kept")
    self.limit = limit
    heap.reserveCapacity(limit)
  }

  /// Forgets all of them, not the memory.
  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  /// Takes in one more, unless all that are kept are better.
  mutating func insert(_ detection: Detection) {
    if heap.count < limit {
      heap.append(detection)
      siftUp(heap.count - 1)
    } else if detection.precedes(heap[0]) {
      heap[0] = detection
      siftDown(0, below: heap.count)
    }
  }

  /// Hands out what is kept, best first; then nothing may be inserted before ``removeAll()``.
  mutating func withSorted<Result>(_ body: (inout [Detection]) -> Result) -> Result {
    // Heapsort: the worst remaining one goes behind the others.
    for end in stride(from: heap.count - 1, to: 0, by: -1) {
      heap.swapAt(0, end)
      siftDown(0, below: end)
    }
    return body(&heap)
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[parent].precedes(heap[child]) else { return }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int, below end: Int) {
    var parent = start
    while 2 * parent + 1 < end {
      var child = 2 * parent + 1
      if child + 1 < end, heap[child].precedes(heap[child + 1]) { child += 1 }
      guard heap[parent].precedes(heap[child]) else { return }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}
