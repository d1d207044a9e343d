internal import Files
internal import Images
internal import Recognition

extension ScanReport {
  /// The whole report in the form of `fridge scan --json`, version 1.
  package func json(_ wording: ReportWording) -> JSON {
    .object([
      ("version", .integer(1)), ("photos", .array(photos.map { $0.json(wording) })),
      ("ingredients", .array(ingredients.entries.map { $0.json(wording) })),
    ])
  }
}

extension ScannedPhoto {
  fileprivate func json(_ wording: ReportWording) -> JSON {
    let photo = (key: "photo", value: JSON.string(photo.description))
    switch content {
    case .failure(let error): return .object([photo, ("error", .string(wording.explanation(error)))])
    case .success(let content):
      let objects = content.objects.map {
        JSON.object($0.prediction.json(wording) + [(key: "box", value: $0.box.json)])
      }
      let others = content.others.map { [(key: "others", value: JSON.array($0.map(\.jsonOfOther)))] } ?? []
      return .object([photo] + content.size.members + [(key: "objects", value: .array(objects))] + others)
    }
  }
}

extension RecognizedObject {
  /// A thing that is no ingredient, so that it goes by the detector's own name.
  fileprivate var jsonOfOther: JSON {
    .object([
      ("name", .string(prediction.label)), ("confidence", .double(prediction.publishedConfidence)), ("box", box.json),
    ])
  }
}

extension IngredientList.Entry {
  fileprivate func json(_ wording: ReportWording) -> JSON {
    .object(Prediction(label: label, confidence: confidence).json(wording) + [(key: "photos", value: .integer(photos))])
  }
}

extension PixelRectangle? {
  fileprivate var json: JSON {
    guard let box = self else { return .null }
    return .object([
      ("x", .integer(box.x)), ("y", .integer(box.y)), ("width", .integer(box.width)), ("height", .integer(box.height)),
    ])
  }
}
