internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge scan`: the ingredients, and in how many photos each was seen.
struct ScanView: AnswerView {
  /// Whether everything found is listed with its number, too.
  enum Numbers { case shown, hidden }

  let report: ScanReport
  var numbers = Numbers.hidden
  let context: CommandContext

  var lines: [DisplayText] { numbers == .shown ? numberLines + ingredientLines : ingredientLines }

  /// A line for everything found: its number, name and confidence, and its box.
  private var numberLines: [DisplayText] {
    report.photos.flatMap { photo -> [DisplayText] in
      var table = Table(.right, .left, .right, .left)
      for (index, object) in photo.numbered.enumerated() {
        table.add(
          "\(index + 1)", "\(context.name(ofLabel: object.prediction.label))",
          "\(Double(object.prediction.confidence).fixed(2))",
          "\(object.box.map { "\($0.x),\($0.y),\($0.width),\($0.height)" } ?? "")")
      }
      return (report.photos.count > 1 ? [DisplayText(photo.photo.printed)] : []) + table.lines
    }
  }

  private var ingredientLines: [DisplayText] {
    var table = Table(.left, .left, .left)
    for entry in report.ingredients.entries {
      table.add(
        context.text(en: "Object", ko: "물체") + " : \(context.name(ofLabel: entry.label))",
        context.text(en: "Accuracy", ko: "정확도") + " : \(Double(entry.confidence).fixed(2))", remarks(on: entry))
    }
    return table.lines
  }

  var json: JSON { report.json(context.reportWording, numbered: numbers == .shown) }

  private func remarks(on entry: IngredientList.Entry) -> String {
    let photos = report.photos.count > 1 ? photoCount(entry.photos) : nil
    let doubt = report.isCertain(entry) ? nil : context.text(en: "not certain", ko: "확실하지 않음")
    return [photos, doubt].compactMap(\.self).joined(separator: ", ")
  }

  private func photoCount(_ count: Int) -> String {
    context.text(en: count == 1 ? "1 photo" : "\(count) photos", ko: "사진 \(count)장")
  }
}

extension ScanReport {
  /// Throws if a photo failed, or if nothing was recognised.
  func checkForFailures() throws(CommandError) {
    let failed = photos.count { if case .failure = $0.content { true } else { false } }
    if failed > 0 { throw .photosFailed(failed, of: photos.count) }
    if ingredients.entries.isEmpty { throw .nothingRecognized }
  }
}

extension Console {
  /// Reports each photo of a scan that could not be classified, with the reason.
  func complain(about report: ScanReport) {
    for photo in report.photos {
      if case .failure(let error) = photo.content { complain(about: error, at: photo.photo) }
    }
  }

  /// Reports why a photo could not be classified.
  func complain(about error: PhotoError, at photo: FilePath) {
    // Results so far come first if both streams go to the same terminal.
    try? flush()
    complain(about: PhotoFailure(error: error, photo: photo))
  }
}

extension CropFailure: PresentableError {
  var message: BilingualText {
    switch self {
    case .photo(let photo, let error): error.message.about(photo.printed)
    case .file(let error): error.message
    }
  }
}
