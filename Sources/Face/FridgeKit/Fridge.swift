public import Ingredients
public import Localization

/// The entry point for a Swift user: photos to ingredients, ingredients to recipes, offline.
///
/// Creating one costs nothing; models and recipes are opened when first asked for.
public struct Fridge: Sendable {
  /// The folders of models, dishes and the user's own data; nil when none were found, so that models must be given by
  /// path.
  public let folders: DataFolders?
  private let ownVocabulary: Vocabulary?

  /// Creates a fridge over the data found for this process, unless other folders are given.
  ///
  /// - Parameter vocabulary: nil for the standard one.
  public init(folders: DataFolders? = .standard, vocabulary: Vocabulary? = nil) {
    self.folders = folders
    ownVocabulary = vocabulary
  }

  /// The ingredients and their names.
  public var vocabulary: Vocabulary { ownVocabulary ?? .standard }

  /// Returns the name of a model's label: that of the ingredient, or the label itself when the vocabulary lacks it.
  public func name(ofLabel label: String, in language: Language) -> String {
    if label == Vocabulary.otherID { return language == .korean ? "기타" : "Other" }
    return (vocabulary[label] ?? Vocabulary.kitchen[label])?.name(in: language) ?? label
  }
}
