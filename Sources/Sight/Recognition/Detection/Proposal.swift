/// A place where a detector sees something, with everything that it takes it for.
struct Proposal: Equatable {
  /// Boxes that overlap by more show the same thing, whatever it is taken for.
  static let sameThing: Float = 0.7

  /// Where it is: the box of the surest detection.
  let box: DetectionBox
  /// What it is taken for, surest first, each label once.
  private(set) var detections: [Detection]

  /// The detections of the same things together, surest first.
  ///
  /// - Parameter detections: surest first.
  static func grouping(_ detections: [Detection]) -> [Proposal] {
    var proposals: [Proposal] = []
    for detection in detections {
      let same = proposals.firstIndex { $0.box.overlap(with: detection.box) > sameThing }
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
  /// The names that the detector gives it, with their scores; ``DetectorDescription/anyFood`` is none.
  func names(_ labels: [String]) -> [String: Float] {
    detections.reduce(into: [:]) { names, detection in
      let label = labels[detection.label]
      if label != DetectorDescription.anyFood { names[label] = detection.score }
    }
  }

  /// How sure the detector is that it is anything edible: its score for just that, or else for its best name.
  func edibleScore(_ labels: [String]) -> Float {
    let any = detections.first { labels[$0.label] == DetectorDescription.anyFood }
    return any?.score ?? detections.first?.score ?? 0
  }
}
