internal import Files
internal import Images
internal import Recognition

extension PhotoReport {
  /// `{"photo","width","height","labels":[{"ingredient","name","confidence"}]}`, or `{"photo","error"}` for a failure.
  package func json(_ wording: ReportWording) -> JSON {
    let photo = (key: "photo", value: JSON.string(photo.description))
    switch outcome {
    case .failure(let error): return .object([photo, ("error", .string(wording.explanation(error)))])
    case .success(let recognized):
      let labels = recognized.labels.map { $0.json(wording) }
      return .object(
        [photo] + recognized.size.members + [(key: "labels", value: .array(labels.map(JSON.object)))])
    }
  }
}

extension PixelSize {
  /// `"width"` and `"height"`.
  var members: [(key: String, value: JSON)] { [("width", .integer(width)), ("height", .integer(height))] }
}

extension Prediction {
  /// The confidence as it is published.
  var publishedConfidence: Double { confidence.published }

  /// `"ingredient"`, `"name"` and `"confidence"`.
  func json(_ wording: ReportWording) -> [(key: String, value: JSON)] {
    [
      ("ingredient", .string(label)), ("name", .string(wording.name(label))),
      ("confidence", .double(publishedConfidence)),
    ]
  }
}

extension Float {
  /// A confidence to four decimals: what lies behind them differs between processors.
  var published: Double { (Double(self) * 10_000).rounded() / 10_000 }
}
