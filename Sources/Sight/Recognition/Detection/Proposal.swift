internal import Images

/// A region proposal: a box where a detector sees an object, with its candidate labels.
struct Proposal: Equatable {
  /// The intersection over union above which two boxes show the same object, whatever their labels.
  static let groupingOverlap: Float = 0.7

  /// The box of the best detection.
  let box: DetectionBox
  /// The detections of the object, best first, each label once.
  private(set) var detections: [Detection]

  /// Groups the detections of the same objects, best first.
  ///
  /// - Parameter detections: best first.
  static func grouping(_ detections: [Detection]) -> [Proposal] {
    var proposals: [Proposal] = []
    for detection in detections {
      let same = proposals.firstIndex { $0.box.overlap(with: detection.box) > groupingOverlap }
      if let same {
        proposals[same].add(detection)
      } else {
        proposals.append(Proposal(box: detection.box, detections: [detection]))
      }
    }
    return proposals
  }

  private mutating func add(_ detection: Detection) {
    if detections.contains(where: { $0.label == detection.label }) { return }
    detections.append(detection)
  }
}

extension Proposal {
  /// Returns the labels that the detector gives the object, with their scores; ``DetectorDescription/anyFood`` is left
  /// out.
  func names(_ labels: [String]) -> [String: Float] {
    detections.reduce(into: [:]) { names, detection in
      let label = labels[detection.label]
      if label != DetectorDescription.anyFood { names[label] = detection.score }
    }
  }

  /// Returns the score for anything edible: that of ``DetectorDescription/anyFood``, or else the best label's.
  func edibleScore(_ labels: [String]) -> Float {
    let any = detections.first { labels[$0.label] == DetectorDescription.anyFood }
    return any?.score ?? detections.first?.score ?? 0
  }
}
