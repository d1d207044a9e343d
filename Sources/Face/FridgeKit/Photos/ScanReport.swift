public import Files
internal import Images
package import JSON
public import Recognition

/// The report on several photos: the objects of each, and the ingredients of all.
public struct ScanReport: Sendable {
  /// The photos in the order in which they were added.
  public private(set) var photos: [ScannedPhoto] = []
  /// The recognised ingredients, each once, in the order of first sight.
  public private(set) var ingredients: IngredientList
  /// The confidence above which an ingredient is certain, 0…1.
  public let certainThreshold: Float

  /// Creates a report without photos.
  ///
  /// - Parameters:
  ///   - threshold: the confidence above which an ingredient is recognised.
  ///   - certainThreshold: the confidence above which it is certain.
  public init(threshold: Float, certainFrom certainThreshold: Float = 0) {
    ingredients = IngredientList(threshold: threshold)
    self.certainThreshold = certainThreshold
  }

  /// Returns whether an ingredient of the list is certain.
  public func isCertain(_ entry: IngredientList.Entry) -> Bool { entry.confidence > certainThreshold }

  /// Adds one photo with those of its objects that are recognised.
  public mutating func add(_ photo: ScannedPhoto) {
    let recognized = photo.content.map { content in
      let objects = content.objects.filter { ingredients.recognizes($0.prediction) }
      return FoundObjects(size: content.size, objects: objects, others: content.others)
    }
    photos.append(ScannedPhoto(photo: photo.photo, content: recognized))
    if case .success(let content) = recognized { ingredients.add(photo: content.objects.map(\.prediction)) }
  }
}

/// One photo of a ``ScanReport``.
public struct ScannedPhoto: Sendable {
  /// The path of the photo as the user named it.
  public let photo: FilePath
  /// The objects in the photo, or the error; in a report, those that are recognised.
  public let content: Result<FoundObjects, PhotoError>

  /// Creates the result of one photo.
  public init(photo: FilePath, content: Result<FoundObjects, PhotoError>) {
    (self.photo, self.content) = (photo, content)
  }
}

extension ScanReport {
  /// The report in the format of `fridge scan --json`, version 1.
  public func json(_ wording: ReportWording) -> JSON {
    .object([
      ("version", .integer(1)), ("photos", .array(photos.map { $0.json(wording) })),
      ("ingredients", .array(ingredients.entries.map { $0.json(wording, isCertain: isCertain($0)) })),
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
  /// The JSON of a thing that is never listed, under its label: the detector's own, or `other`.
  fileprivate var jsonOfOther: JSON {
    .object([
      ("name", .string(prediction.label)), ("confidence", .double(prediction.publishedConfidence)), ("box", box.json),
    ])
  }
}

extension IngredientList.Entry {
  fileprivate func json(_ wording: ReportWording, isCertain: Bool) -> JSON {
    .object(
      Prediction(label: label, confidence: confidence).json(wording)
        + [(key: "sure", value: .bool(isCertain)), (key: "photos", value: .integer(photos))])
  }
}

extension PixelRectangle? {
  /// The rectangle, or `null`.
  var json: JSON {
    guard let box = self else { return .null }
    return .object([
      ("x", .integer(box.x)), ("y", .integer(box.y)), ("width", .integer(box.width)), ("height", .integer(box.height)),
    ])
  }
}
