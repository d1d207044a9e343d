internal import CommandLineKit
internal import FridgeKit
internal import Web

extension Problem {
  /// Words a failure for the caller of the API: the words are those of the command line.
  init(_ error: any Error, in language: Language) {
    let view = ErrorView(error: error, language: language)
    self.init(
      status: Self.status(of: error), kind: view.kind, detail: view.message, hints: view.hints)
  }

  /// The status: 404 for what is not there, 422 for what the caller can word differently, 503 where models are missing, and 500
  /// for everything else.
  private static func status(of error: any Error) -> Int {
    if let error = error as? RequestError { return error.status }
    if ExitCode(error) == .nothingFound { return 404 }
    switch error {
    case is CommandError, is ChoiceError, is ArgumentError, is PhotoError, is SketchError, is FlattenProblem,
      is TransferError, PantryFailure.words, OwnRecipeFailure.unreadable, OwnRecipeFailure.several,
      OwnRecipeFailure.bundled:
      return 422
    case OwnRecipeFailure.duplicate: return 409
    // Without models, the rest of the kitchen is served all the same.
    case ModelFailure.noData, ModelFailure.noModels, ModelFailure.noDetector, ModelFailure.noShapes: return 503
    case TeachingError.unknownName, TeachingError.known, TeachingError.noName: return 422
    case TeachingError.store(let error): return ExitCode(error) == .nothingFound ? 404 : 500
    default: return 500
    }
  }
}
