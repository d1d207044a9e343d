public import Files
internal import Ingredients
public import Recognition
public import Evaluation

/// An evaluation to be run on whole photos.
public struct PhotoEvaluationRun: Sendable {
  /// The photos, in the order of the folder or table.
  public let photos: [LabelledPhoto]
  private let finder: ObjectFinder
  private let subject: PhotoEvaluation.Subject
  private let ingredients: Set<String>?

  /// - Parameter ingredients: the only labels to consider; nil for all.
  init(
    _ finder: ObjectFinder, _ photos: [LabelledPhoto], _ subject: PhotoEvaluation.Subject,
    only ingredients: Set<String>? = nil
  ) {
    self.finder = finder
    self.photos = photos
    self.subject = subject
    self.ingredients = ingredients
  }

  /// Recognises and judges every photo.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, no further photo is started.
  ///   - progress: called after each photo with the number of photos done, on the calling thread.
  /// - Returns: nil when the run was cancelled before the end.
  public func evaluate(
    cancellation: Cancellation = Cancellation(), progress: (Int) -> Void = { _ in }
  ) -> PhotoEvaluation? {
    var judged: [PhotoEvaluation.Photo] = []
    finder.find(in: photos.map(\.photo), cancellation: cancellation) { outcome in
      judged.append(PhotoEvaluation.Photo(labelled: photos[judged.count], outcome: outcome))
      progress(judged.count)
    }
    guard judged.count == photos.count else { return nil }
    return PhotoEvaluation(judged, by: subject, only: ingredients)
  }
}

/// The options of an evaluation on whole photos.
public struct PhotoEvaluationOptions: Sendable, Equatable {
  /// The source of the findings in a photo.
  public enum Method: Sendable, Equatable {
    /// The classifier's best label for the whole photo.
    case classifier
    /// The detector and the classifier together, as for ``ScanReport``.
    case scan
    /// The detector alone, every box however low its score.
    case detector
    /// A table of findings, see ``FindingTable``; no photo is opened.
    case table(FilePath)
  }

  /// The source of the findings.
  public var method: Method
  /// The detector by name or path; nil for the one in the folder of models.
  public var detector: FilePath?
  /// The level of detail at which the detector looks at photos.
  public var detail: DetectingRecognizer.Detail = .automatic
  /// The threshold that a confidence must exceed for its ingredient to count; nil for the models' own, and one half for
  /// a table.
  public var threshold: Float?
  /// The number of labelled objects from which a photo is judged.
  public var fewestObjects = 0
  /// The number of different ingredients from which a photo is judged.
  public var fewestIngredients = 0
  /// The ingredients to consider, by label or name; others count neither as shown nor as found. Empty for all.
  public var ingredients: [String] = []
  /// Whether an object without a box counts as one that fills its photo; otherwise boxes are not judged in that photo.
  public var treatsUnboxedAsWhole = false

  /// Creates options: by default all photos, all ingredients, the models' own thresholds.
  public init(method: Method) { self.method = method }
}

/// A photo with its labelled objects.
public struct LabelledPhoto: Sendable, Equatable {
  /// The photo's file.
  public let photo: FilePath
  /// The labelled objects, at least one; `none` when the photo shows something else.
  public let examples: [LabelledExample]

  /// Groups examples by photo, in the order in which they first name the photos.
  static func photos(of examples: [LabelledExample]) -> [LabelledPhoto] {
    examples.positionsByPhoto.map { positions in
      LabelledPhoto(photo: examples[positions[0]].photo, examples: positions.map { examples[$0] })
    }
  }

  /// Returns whether the photo shows at least so many objects and different ingredients.
  func shows(objects: Int, ingredients: Int) -> Bool {
    let labels = examples.map(\.label).filter { Vocabulary.isListed($0) }
    return labels.count >= objects && Set(labels).count >= ingredients
  }

  /// The photo with every object without a box filling it.
  var filled: LabelledPhoto {
    LabelledPhoto(
      photo: photo,
      examples: examples.map { LabelledExample(photo: photo, label: $0.label, box: $0.box ?? .whole) })
  }
}
