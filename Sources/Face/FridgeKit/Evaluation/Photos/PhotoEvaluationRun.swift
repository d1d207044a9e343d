internal import Training

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
