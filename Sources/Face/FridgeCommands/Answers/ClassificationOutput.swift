internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Recognition

/// Writes the reports of `classify` one by one.
struct ClassificationOutput {
  /// For whom the reports are written.
  enum Form { case text, json }

  private let context: CommandContext
  private let form: Form
  private let count: Int
  private var done = 0
  private var failed = 0
  private var named = 0

  /// - Parameter count: how many reports will come.
  init(_ context: CommandContext, form: Form, count: Int) {
    (self.context, self.form, self.count) = (context, form, count)
  }

  /// Writes one report.
  mutating func add(_ report: PhotoReport) throws {
    switch form {
    case .json:
      try context.console.write(data: done == 0 ? #"{"version":1,"photos":["# : ",")
      try context.console.write(data: report.json(context.reportWording).text)
    case .text: try show(report)
    }
    done += 1
    switch report.outcome {
    case .failure: failed += 1
    case .success(let photo): named += photo.labels.isEmpty ? 0 : 1
    }
  }

  /// Writes what stands behind the last report; throws when a photo failed or had no name.
  func finish() throws {
    if form == .json { try context.console.write(data: "]}\n") }
    if failed > 0 { throw CommandError.photosFailed(failed, of: count) }
    if named == 0 { throw CommandError.nothingRecognized }
  }

  private func show(_ report: PhotoReport) throws {
    let console = context.console
    switch report.outcome {
    case .failure(let error): console.complain(about: error, at: report.photo)
    case .success(let photo):
      if count > 1 { try console.print(console.styled(report.photo.printed, .bold)) }
      for label in photo.labels {
        try console.print("(\(Double(label.confidence).fixed(2))) \(context.name(ofLabel: label.label))")
      }
    }
  }
}
