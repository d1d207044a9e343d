internal import Files
internal import FridgeKit
internal import Images
internal import Evaluation

/// The files that an evaluation is to leave behind.
struct EvaluationFiles {
  /// The forms of a confusion matrix; the raw value is the extension of the file.
  private enum Form: String {
    case csv, png

    /// The mark of a picture of a matrix.
    static let mark = PictureMark("Confusion matrix by fridge")

    /// Whether the bytes of a file are a matrix that the program wrote.
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

  /// Checks the files; their names say in which form they are written. Nothing is written yet.
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

  /// Throws where one of the files is a photo that is judged.
  func checkAreNone(of photos: [FilePath]) throws(FileError) {
    let rule = rule.reading(photos)
    for file in confusion.map(\.file) + (answers.map { [$0] } ?? []) { try rule.checkIsNoInput(file.path) }
  }

  /// Writes every file; where nothing was judged there is no picture.
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

  /// Writes what was found in photos.
  func write(_ evaluation: PhotoEvaluation) throws { try answers?.write(evaluation.answerTable.utf8) }
}
