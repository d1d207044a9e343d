/// A thing with a name, between edges that may fall between pixels.
struct NamedObject: Equatable {
  /// What it is, and how sure that is.
  let prediction: Prediction
  /// Where it is.
  let box: DetectionBox

  /// A box of which another of the same name holds at least this share is a part of it, or the same thing again.
  static let nestedShare: Float = 0.7

  /// The objects, surest first, without those that lie within a surer one of the same name or around it.
  static func merging(_ objects: [NamedObject]) -> [NamedObject] {
    var kept: [NamedObject] = []
    for object in objects.stablySorted() where !kept.contains(where: { $0.isSame(as: object) }) {
      kept.append(object)
    }
    return kept
  }

  private func isSame(as other: NamedObject) -> Bool {
    let smaller = min(box.area, other.box.area)
    return prediction.label == other.prediction.label && box.commonArea(with: other.box) >= Self.nestedShare * smaller
  }
}

extension [NamedObject] {
  /// Surest first; of equally sure ones the order remains.
  fileprivate func stablySorted() -> [NamedObject] {
    let sorted = enumerated().sorted {
      let (left, right) = ($0.element.prediction.confidence, $1.element.prediction.confidence)
      return left == right ? $0.offset < $1.offset : left > right
    }
    return sorted.map(\.element)
  }
}
