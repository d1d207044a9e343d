public import Ingredients
public import Kernels
public import Localization

/// The entry point for a Swift user: photos to ingredients, ingredients to recipes, offline.
///
/// Creating one costs nothing; models and recipes are opened when first asked for.
public struct Fridge: Sendable {
  /// The folders of models, dishes and the user's own data; nil when none were found, so that models must be given by
  /// path.
  public let folders: DataFolders?
  /// The caller's own vocabulary, and the same extended to a kitchen; nil for the standard ones.
  private let own: (vocabulary: Vocabulary, kitchen: Vocabulary)?
  /// The precision in which its float networks multiply; models fail to load where the processor has none of that kind.
  public var precision = Precision.float32
  /// The ingredients that the user taught.
  let taught: TaughtIngredients

  /// Creates a fridge over the data found for this process, unless other folders are given.
  ///
  /// - Parameter vocabulary: nil for the standard one.
  public init(folders: DataFolders? = .standard, vocabulary: Vocabulary? = nil) {
    self.folders = folders
    own = vocabulary.map { ($0, $0.extendedToKitchen) }
    taught = TaughtIngredients(in: folders?.state)
  }

  /// The ingredients and their names.
  public var vocabulary: Vocabulary { own?.vocabulary ?? .standard }

  /// The vocabulary extended by everything else that a kitchen holds, and by the ingredients that the user taught.
  public var kitchen: Vocabulary { taught.extending(knownKitchen) }

  /// The vocabulary extended by everything else that a kitchen holds.
  var knownKitchen: Vocabulary { own?.kitchen ?? .kitchen }

  /// Returns the name of a model's label: that of the ingredient, or the label itself when the vocabulary lacks it.
  public func name(ofLabel label: String, in language: Language) -> String {
    if label == Vocabulary.otherID { return language == .korean ? "기타" : "Other" }
    return kitchen[label]?.name(in: language) ?? label
  }
}

extension Vocabulary {
  /// The vocabulary with those ingredients of a kitchen that it lacks.
  fileprivate var extendedToKitchen: Vocabulary {
    Vocabulary(ingredients + Self.kitchen.ingredients.filter { self[$0.id] == nil })
  }
}
