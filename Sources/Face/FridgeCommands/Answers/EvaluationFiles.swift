internal import Files
internal import FridgeKit
internal import Images
internal import Training

/// The files that an evaluation is to leave behind.
struct EvaluationFiles {
  /// The forms of a confusion matrix; the raw value is the extension of the file.
  private enum Form: String { case csv, png }

  private let confusion: [(file: FilePath, form: Form)]
  private let answers: FilePath?

  /// Files by their names, which tell the forms; nothing is written yet.
  init(confusion: [FilePath], answers: FilePath?) throws(CommandError) {
    var forms: [(FilePath, Form)] = []
    for file in confusion {
      guard let form = Form(rawValue: file.fileExtension) else { throw .confusionForm(file) }
      forms.append((file, form))
    }
    (self.confusion, self.answers) = (forms, answers)
  }

  /// Writes every file; where nothing was judged there is no picture.
  func write(_ evaluation: Evaluation) throws {
    for (file, form) in confusion {
      switch form {
      case .csv: try file.write(evaluation.confusionTable.utf8)
      case .png: if let picture = evaluation.matrix.picture() { try file.write(picture.encodedAsPNG()) }
      }
    }
    try answers?.write(evaluation.answerTable.utf8)
  }

  /// Writes what was found in photos.
  func write(_ evaluation: PhotoEvaluation) throws { try answers?.write(evaluation.answerTable.utf8) }
}
