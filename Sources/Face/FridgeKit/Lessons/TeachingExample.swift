public import Files
public import Images
public import Ingredients
public import Lessons
public import Recognition

/// A photo, or a part of one, to be taught.
public struct TeachingExample: Sendable, Equatable {
  /// The part of the photo.
  public enum Part: Sendable, Equatable {
    /// The whole photo.
    case whole
    /// A box in fractions of the photo.
    case box(RelativeBox)
    /// A rectangle in pixels of the upright photo at full size.
    case region(PixelRectangle)
    /// The object with this number, counted from 1, in the order of ``ScannedPhoto/numbered``.
    case object(Int)
  }

  /// The path of the photo.
  public let photo: FilePath
  /// The id of the ingredient, or `none`.
  public let ingredient: String
  /// The part of the photo that shows it.
  public let part: Part

  /// Creates an example.
  public init(photo: FilePath, ingredient: String, part: Part = .whole) {
    (self.photo, self.ingredient, self.part) = (photo, ingredient, part)
  }
}

/// The outcome of teaching.
public struct TeachingOutcome: Sendable {
  /// The change of the lessons, which can be undone; nil if nothing was new.
  public let event: LessonEvent?
  /// The pictures that could not be taught, with the reason.
  public let failures: [(photo: FilePath, error: PhotoError)]
  /// The number of pictures of each taught ingredient now, those of earlier lessons included.
  public let counts: [LessonCount]
}

/// The ingredient that a taught name stands for.
public struct TaughtName: Sendable, Equatable {
  /// The id of the ingredient.
  public let id: String
  /// The ingredient, if the vocabulary lacks it.
  public let new: TaughtIngredient?
}

/// Why nothing can be taught.
public enum TeachingError: Error {
  /// The user has no home where lessons could be kept, or the program's data were not found.
  case noHome
  /// The name is empty.
  case noName
  /// Nothing has this name, but ingredients with similar names exist; names in both languages would make it a new one.
  case unknownName(String, suggestions: [Ingredient])
  /// New names or a shelf were given for an ingredient that is known already.
  case known(Ingredient)
  /// The model has no embeddings, because its network does not end with a linear layer.
  case noEmbedding(FilePath)
  /// The lessons cannot be used or changed.
  case store(LessonError)
  /// The model cannot be used.
  case model(ModelFailure)
}
