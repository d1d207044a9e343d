internal import Images

extension [RecognizedObject] {
  /// Returns the objects by descending confidence; ties keep their order.
  var surestFirst: [RecognizedObject] { sorted { $0.prediction.confidence > $1.prediction.confidence } }

  /// Returns each object once, by descending confidence: of nested boxes with one label the first remains, with the
  /// best confidence of all of them.
  ///
  /// The receiver is in descending order of the detector's scores.
  func merged() -> [RecognizedObject] {
    var kept: [RecognizedObject] = []
    for object in self {
      if let same = kept.firstIndex(where: { $0.isSame(as: object) }) {
        if object.prediction.confidence > kept[same].prediction.confidence {
          kept[same] = RecognizedObject(object.prediction, box: kept[same].box, alternatives: object.alternatives)
        }
      } else {
        kept.append(object)
      }
    }
    return kept.surestFirst
  }

  /// Returns the objects without those that are part of a surer, larger object of another label, such as the stalk of an
  /// ear of corn that looks like ginger.
  ///
  /// On the validation photos this raises the precision of the list from 75.3 to 75.8 % at the same recall.
  /// A part that sticks out but is much less sure is left out as well: three names fewer there, one of which was right.
  func withoutParts() -> [RecognizedObject] {
    filter { object in !contains { object.isPart(of: $0) } }
  }
}

extension RecognizedObject {
  /// The share of the smaller box that lies in the other from which two boxes of one label show the same object.
  private static let nestedShare = 0.7
  /// The share of a part's area that lies in the object that it belongs to.
  private static let partShare = 0.6
  /// The same where the part is less sure by ``partDoubt`` or more: it may stick out, as a stalk does.
  private static let doubtfulPartShare = 1.0 / 3
  private static let partDoubt: Float = 0.1
  /// The factor by which that object is at least larger than its part.
  private static let partSizeRatio = 2.0

  /// Returns whether two boxes show the same object; an object without a box is never the same as another.
  fileprivate func isSame(as other: RecognizedObject) -> Bool {
    guard prediction.label == other.prediction.label, let area, let others = other.area else { return false }
    return area.lies(in: others, share: Self.nestedShare) || others.lies(in: area, share: Self.nestedShare)
  }

  /// Returns whether the object is part of another; neither has a part or is one without a box.
  fileprivate func isPart(of other: RecognizedObject) -> Bool {
    guard prediction.label != other.prediction.label, prediction.confidence < other.prediction.confidence,
      let area, let others = other.area
    else { return false }
    let isDoubtful = other.prediction.confidence - prediction.confidence >= Self.partDoubt
    let share = isDoubtful ? Self.doubtfulPartShare : Self.partShare
    return others.area >= Self.partSizeRatio * area.area && area.lies(in: others, share: share)
  }

  private var area: PixelArea? { box.map { PixelArea($0) } }
}
