internal import Ingredients
internal import Recognition

/// What one photo shows, and what was found in it.
public struct PhotoJudgement: Sendable, Equatable {
  /// The objects that the photo is known to show; none for a photo of something else.
  public let truth: [LabelledExample]
  /// What was found, in any order.
  public let found: [Finding]

  /// A judgement on one photo; the label `none` is no object on either side.
  public init(truth: [LabelledExample], found: [Finding]) {
    self.truth = truth.filter { $0.label != Vocabulary.noneID }
    self.found = found.filter { $0.label != Vocabulary.noneID }
  }
}

extension PhotoJudgement {
  /// Whether it is known of every object where it is.
  public var hasPlaces: Bool { truth.allSatisfy { $0.box != nil } }

  /// The labels of the objects, each once.
  var shown: Set<String> { Set(truth.map(\.label)) }

  /// What the list of ingredients holds after this photo.
  func named(above threshold: Float) -> Set<String> {
    var list = IngredientList(threshold: threshold)
    list.add(photo: found.map(\.prediction))
    return Set(list.entries.map(\.label))
  }

  /// The same with these labels alone.
  public func only(_ labels: Set<String>) -> PhotoJudgement {
    PhotoJudgement(
      truth: truth.filter { labels.contains($0.label) }, found: found.filter { labels.contains($0.label) })
  }
}
