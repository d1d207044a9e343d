public import Files
internal import Ingredients
public import Recognition
public import Training

/// Labelled photos, and what is to be judged on them as wholes.
public struct PhotoEvaluationRun: Sendable {
  /// The photos, in the order of the folder or table.
  public let photos: [LabelledPhoto]
  private let finder: ObjectFinder
  private let subject: PhotoEvaluation.Subject
  private let ingredients: Set<String>?

  /// - Parameter ingredients: the only labels that are looked at; nil for all.
  init(
    _ finder: ObjectFinder, _ photos: [LabelledPhoto], _ subject: PhotoEvaluation.Subject,
    only ingredients: Set<String>? = nil
  ) {
    self.finder = finder
    self.photos = photos
    self.subject = subject
    self.ingredients = ingredients
  }

  /// Looks at every photo.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, no photo is begun.
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

/// Which whole photos are judged, and how.
public struct PhotoEvaluationOptions: Sendable, Equatable {
  /// Where what was found in a photo comes from.
  public enum Method: Sendable, Equatable {
    /// The classifier's best label for the whole photo.
    case classifier
    /// What detector and classifier make of it together, as for ``ScanReport``.
    case scan
    /// What the detector says by itself, every box however unsure.
    case detector
    /// A table that some detector wrote, see ``FindingTable``; no photo is opened.
    case table(FilePath)
  }

  /// Where what was found comes from.
  public var method: Method
  /// The detector by name or path; nil for the one in the folder of models.
  public var detector: FilePath?
  /// How closely the detector looks.
  public var detail: DetectingRecognizer.Detail = .whole
  /// What a confidence must exceed for its ingredient to be named; nil for the models' own, and one half for a table.
  public var threshold: Float?
  /// How many labelled objects a photo must have to be judged.
  public var fewestObjects = 0
  /// How many different ingredients a photo must show to be judged.
  public var fewestIngredients = 0
  /// The ingredients that are looked at, by label or name; the others count neither as shown nor as found. Empty for all.
  public var ingredients: [String] = []
  /// Whether an object without a place counts as one that fills its photo; otherwise boxes are not judged in that photo.
  public var takesUnplacedAsWhole = false

  /// The usual way: all photos, all ingredients, the models' own thresholds.
  public init(method: Method) { self.method = method }
}

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
