internal import Files
internal import Ingredients
internal import Lessons
internal import Synchronization

/// The ingredients that the user taught and that the vocabulary lacks; read from the lessons when first asked for.
final class TaughtIngredients: Sendable {
  private let folder: FilePath?
  private let vocabulary = Mutex<Vocabulary?>(nil)

  /// - Parameter folder: the folder of the user's data; nil when the user has no home.
  init(in folder: FilePath?) { self.folder = folder }

  /// Returns a vocabulary extended by the taught ingredients that it lacks.
  ///
  /// Lessons that cannot be read add nothing; recognition, which needs them, reports the error.
  func extending(_ base: Vocabulary) -> Vocabulary {
    vocabulary.withLock { vocabulary in
      if let vocabulary { return vocabulary }
      let taught = folder.flatMap { try? LessonSnapshot.ingredients(in: $0) } ?? []
      let new = taught.map(\.ingredient).filter { base[$0.id] == nil }
      let extended = new.isEmpty ? base : Vocabulary(base.ingredients + new)
      vocabulary = extended
      return extended
    }
  }

  /// Forgets what was read, after a change.
  func reset() { vocabulary.withLock { $0 = nil } }
}
