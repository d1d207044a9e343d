public import Ingredients
public import Time

/// One taught picture: a photo of an ingredient, or a part of one.
public struct Lesson: Sendable, Equatable {
  /// The id of the ingredient, or `none` for what is no food.
  public let ingredient: String
  /// The name of the photo's file, which serves people only.
  public let photo: String
  /// A small JPEG of the taught part with its surroundings, from which embeddings are computed for other models.
  public let thumbnail: [UInt8]
  /// The taught part of the thumbnail: left, top, right and lower edge in fractions of its sides; nil for all of it.
  public let box: [Double]?
  /// The embeddings of the picture's views.
  public let embeddings: LessonEmbeddings

  /// Creates a lesson.
  public init(
    ingredient: String, photo: String, thumbnail: [UInt8], box: [Double]?, embeddings: LessonEmbeddings
  ) {
    precondition(box.map { $0.count == 4 } ?? true, "a box has four edges")
    (self.ingredient, self.photo, self.thumbnail) = (ingredient, photo, thumbnail)
    (self.box, self.embeddings) = (box, embeddings)
  }
}

/// The embeddings of one picture by one model.
public struct LessonEmbeddings: Sendable, Equatable {
  /// The hash of the model's weights.
  public let model: String
  /// An embedding for each view of the picture, all of one length.
  public let views: [[Float]]

  /// Creates embeddings.
  public init(model: String, views: [[Float]]) {
    precondition(Set(views.map(\.count)).count == 1, "all views have embeddings of one length")
    (self.model, self.views) = (model, views)
  }
}

/// An ingredient that the user taught and that the vocabulary lacks.
public struct TaughtIngredient: Sendable, Equatable {
  /// The id and the names.
  public let ingredient: Ingredient
  /// The shelf of a shop; nil when the user did not name one.
  public let category: IngredientCategory?

  /// Creates an ingredient.
  public init(_ ingredient: Ingredient, category: IngredientCategory? = nil) {
    (self.ingredient, self.category) = (ingredient, category)
  }
}

/// The lessons on one ingredient.
public struct LessonCount: Sendable, Equatable {
  /// The id of the ingredient.
  public let ingredient: String
  /// The number of pictures.
  public let pictures: Int
  /// The time of the newest.
  public let newest: Moment
}

/// A recorded change of the lessons.
public struct LessonEvent: Sendable, Equatable {
  /// The kind of change; the raw value is its name in the store and in JSON.
  public enum Action: String, CaseIterable, Sendable {
    /// Pictures were taught.
    case teach
    /// The lessons on an ingredient were forgotten.
    case forget
    /// An earlier event was undone.
    case undo
  }

  /// The number of the event, which increases with time.
  public let number: Int
  /// The time of the event.
  public let time: Moment
  /// The kind of change.
  public let action: Action
  /// The number of pictures by ingredient, ordered by id.
  public let pictures: [(ingredient: String, count: Int)]

  public static func == (a: LessonEvent, b: LessonEvent) -> Bool {
    (a.number, a.time, a.action) == (b.number, b.time, b.action)
      && a.pictures.elementsEqual(b.pictures) { $0 == $1 }
  }
}
