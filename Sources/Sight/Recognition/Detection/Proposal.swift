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

/// A thing with a name, between edges that may fall between pixels.
struct NamedObject: Equatable {
  /// What it is, and how sure that is.
  private(set) var prediction: Prediction
  /// Where it is.
  let box: DetectionBox

  init(prediction: Prediction, box: DetectionBox) { (self.prediction, self.box) = (prediction, box) }
}

extension NamedObject {
  /// Of two boxes with one name, the one that shares at least this part of the smaller with the other shows the same.
  private static let nestedShare: Float = 0.7

  /// The objects, each thing once and surest first: of boxes of one name that lie within each other the first remains,
  /// with the best confidence of all of them.
  ///
  /// - Parameter objects: in the order in which the detector is sure of their boxes.
  static func merging(_ objects: [NamedObject]) -> [NamedObject] {
    var kept: [NamedObject] = []
    for object in objects {
      if let same = kept.firstIndex(where: { $0.isSame(as: object) }) {
        if object.prediction.confidence > kept[same].prediction.confidence { kept[same].prediction = object.prediction }
      } else {
        kept.append(object)
      }
    }
    return kept.enumerated().sorted(by: isSurer).map(\.element)
  }

  private func isSame(as other: NamedObject) -> Bool {
    let smaller = min(box.area, other.box.area)
    return prediction.label == other.prediction.label && box.commonArea(with: other.box) >= Self.nestedShare * smaller
  }

  /// Whether one comes before another in the answer; of equally sure ones the order remains.
  private static func isSurer(_ left: EnumeratedSequence<[Self]>.Element, _ right: EnumeratedSequence<[Self]>.Element)
    -> Bool
  {
    let (first, second) = (left.element.prediction.confidence, right.element.prediction.confidence)
    return first == second ? left.offset < right.offset : first > second
  }
}
