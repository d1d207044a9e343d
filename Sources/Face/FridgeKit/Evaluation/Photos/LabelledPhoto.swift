public import Files
internal import Ingredients
internal import Recognition
public import Training

/// A photo of which it is known what it shows.
public struct LabelledPhoto: Sendable, Equatable {
  /// The photo's file.
  public let photo: FilePath
  /// What it shows, at least one example; `none` when it shows something else.
  public let examples: [LabelledExample]

  /// Photos in the order in which the examples first name them.
  static func photos(of examples: [LabelledExample]) -> [LabelledPhoto] {
    examples.positionsByPhoto.map { positions in
      LabelledPhoto(photo: examples[positions[0]].photo, examples: positions.map { examples[$0] })
    }
  }

  /// Whether it shows as much as is demanded.
  func shows(objects: Int, ingredients: Int) -> Bool {
    let labels = examples.map(\.label).filter { $0 != Vocabulary.noneID }
    return labels.count >= objects && Set(labels).count >= ingredients
  }

  /// The photo with every object of unknown place filling it.
  var filled: LabelledPhoto {
    LabelledPhoto(
      photo: photo,
      examples: examples.map { LabelledExample(photo: photo, label: $0.label, box: $0.box ?? .whole) })
  }
}
