public import Files
public import Recognition

/// A photo, or a part of one, of which it is known what it shows.
public struct LabelledExample: Sendable, Hashable {
  /// The photo's file.
  public let photo: FilePath
  /// What it shows: a model's label, for the shipped models the id of an ingredient.
  public let label: String
  /// Where it is in the upright photo; nil when the label is about the whole photo.
  public let box: RelativeBox?

  /// An example of a label.
  public init(photo: FilePath, label: String, box: RelativeBox? = nil) {
    self.photo = photo
    self.label = label
    self.box = box
  }
}
