internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Recognition

extension CommandContext {
  /// Shows the ingredients of a scan for a person, after what went wrong with photos.
  func show(_ report: ScanReport) throws {
    console.complain(about: report)
    var table = Table(.left, .left, .left)
    for entry in report.ingredients.entries {
      let label = console.text(BilingualText(en: "Object", ko: "물체")) + " : \(name(ofLabel: entry.label))"
      let confidence =
        console.text(BilingualText(en: "Accuracy", ko: "정확도")) + " : \(Double(entry.confidence).fixed(2))"
      table.add(label, confidence, report.photos.count > 1 ? photoCount(entry.photos) : "")
    }
    try console.print(table.lines)
  }

  private func photoCount(_ count: Int) -> String {
    console.text(BilingualText(en: count == 1 ? "1 photo" : "\(count) photos", ko: "사진 \(count)장"))
  }
}

extension ScanReport {
  /// Throws when a photo failed, or when nothing was recognised.
  func checkForFailures() throws(CommandError) {
    let failed = photos.count { if case .failure = $0.content { true } else { false } }
    if failed > 0 { throw .photosFailed(failed, of: photos.count) }
    if ingredients.entries.isEmpty { throw .nothingRecognized }
  }
}

extension Console {
  /// Tells which photos of a scan could not be classified, and why.
  func complain(about report: ScanReport) {
    for photo in report.photos {
      if case .failure(let error) = photo.content { complain(about: error, at: photo.photo) }
    }
  }

  /// Tells why a photo could not be classified.
  func complain(about error: PhotoError, at photo: FilePath) {
    // What was found so far comes first when both go to one terminal.
    try? flush()
    let reason = text(error.message)
    let message = BilingualText(en: "Unable to classify image. \(reason)", ko: "이미지를 분류할 수 없습니다. \(reason)")
    complain(["\(photo.printed): \(text(message))"])
  }
}
