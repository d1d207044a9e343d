internal import FridgeKit

/// The output files of an evaluation.
struct EvaluationFiles {
  /// The file formats of a confusion matrix; the raw value is the extension.
  private enum Form: String {
    case csv, png

    /// The mark in the metadata of a picture that the program wrote.
    static let mark = PictureMark("Confusion matrix by fridge")

    /// Returns whether the bytes are a matrix that the program wrote.
    func isOutput(_ bytes: UnsafeRawBufferPointer) -> Bool {
      switch self {
      case .csv: Evaluation.isConfusionTable(bytes)
      case .png: Self.mark.isIn(bytes)
      }
    }
  }

  private let confusion: [(file: OutputFile, form: Form)]
  private let answers: OutputFile?
  private let rule: OverwriteRule

  /// Checks the files without writing anything; the format follows from the extension.
  init(confusion: [FilePath], answers: FilePath?, _ rule: OverwriteRule) throws {
    self.confusion = try confusion.map { path in
      guard let form = Form(rawValue: path.fileExtension) else { throw CommandError.confusionForm(path) }
      return (try OutputFile(path, rule) { form.isOutput($0) }, form)
    }
    self.answers = try answers.map { path in
      try OutputFile(path, rule) { bytes in
        [Evaluation.answerHeader, PhotoEvaluation.answerHeader].contains { bytes.starts(with: $0.utf8) }
      }
    }
    self.rule = rule
  }

  /// Throws if one of the files is a photo to evaluate.
  func checkAreNone(of photos: [FilePath]) throws(FileError) {
    let rule = rule.reading(photos)
    for file in confusion.map(\.file) + (answers.map { [$0] } ?? []) { try rule.checkIsNoInput(file.path) }
  }

  /// Writes every file, except the picture of an empty matrix.
  func write(_ evaluation: Evaluation) throws {
    for (file, form) in confusion {
      switch form {
      case .csv: try file.write(evaluation.confusionTable.utf8)
      case .png:
        if let picture = evaluation.matrix.picture() { try file.write(Form.mark.added(to: picture.encodedAsPNG())) }
      }
    }
    try answers?.write(evaluation.answerTable.utf8)
  }

  /// Writes the objects found in whole photos.
  func write(_ evaluation: PhotoEvaluation) throws { try answers?.write(evaluation.answerTable.utf8) }
}
