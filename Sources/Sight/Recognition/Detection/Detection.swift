internal import Images

/// One detection: a class, a score and a box.
struct Detection: Equatable {
  /// The detector's score, 0…1.
  let score: Float
  /// The index of the class in the model's labels.
  let label: Int
  /// The output row that it comes from; it breaks ties between equal scores.
  let row: Int
  /// The bounding box.
  var box: DetectionBox
}

extension Detection {
  /// Returns whether this detection ranks before another: by score, then by row, then by class.
  func precedes(_ other: Detection) -> Bool {
    if score != other.score { return score > other.score }
    return row == other.row ? label < other.label : row < other.row
  }
}

extension [Detection] {
  /// Applies greedy non-maximum suppression per class: of overlapping boxes of one class the first remains.
  ///
  /// It works in place and allocates nothing.
  ///
  /// - Parameters:
  ///   - overlap: the intersection over union above which two boxes of one class show the same object.
  ///   - limit: the largest number of detections to keep.
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

/// The best of many detections, in memory reserved once: a heap with the worst one at its root.
struct BestDetections {
  /// The largest number of detections kept.
  let limit: Int
  private var heap: [Detection] = []

  /// - Parameter limit: the largest number of detections kept, at least 1.
  init(limit: Int) {
    precondition(limit > 0, "at least one detection is kept")
    self.limit = limit
    heap.reserveCapacity(limit)
  }

  /// Removes all detections and keeps the memory.
  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  /// Inserts a detection, unless all of those kept are better.
  mutating func insert(_ detection: Detection) {
    if heap.count < limit {
      heap.append(detection)
      siftUp(heap.count - 1)
    } else if detection.precedes(heap[0]) {
      heap[0] = detection
      siftDown(0, below: heap.count)
    }
  }

  /// Calls `body` with the detections, best first; ``removeAll()`` must follow before the next insertion.
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
