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
    photos.append(ScannedPhoto(photo: photo.photo, content: recognized, numbered: photo.numbered))
    if case .success(let content) = recognized { ingredients.add(photo: content.objects.map(\.prediction)) }
  }
}

/// One photo of a ``ScanReport``.
public struct ScannedPhoto: Sendable {
  /// The path of the photo as the user named it.
  public let photo: FilePath
  /// The objects in the photo, or the error; in a report, those that are recognised.
  public let content: Result<FoundObjects, PhotoError>

  /// Everything found, also what is not recognised, in the order in which it is numbered from 1.
  public let numbered: [RecognizedObject]

  /// Creates the result of one photo.
  public init(photo: FilePath, content: Result<FoundObjects, PhotoError>) {
    self.init(photo: photo, content: content, numbered: (try? content.get())?.numbered ?? [])
  }

  fileprivate init(photo: FilePath, content: Result<FoundObjects, PhotoError>, numbered: [RecognizedObject]) {
    (self.photo, self.content, self.numbered) = (photo, content, numbered)
  }
}

extension FoundObjects {
  /// Everything found, in the order in which it is numbered from 1: by rows of the photo from the top, in a row from the
  /// left. The numbers therefore do not depend on the names.
  var numbered: [RecognizedObject] {
    let found = objects + (others ?? [])
    return found.indices.sorted { place(of: found[$0], at: $0) < place(of: found[$1], at: $1) }.map { found[$0] }
  }

  /// Returns the row, twice the centre, and the position among those found; the photo has eight rows.
  private func place(of object: RecognizedObject, at position: Int) -> (Int, Int, Int, Int) {
    guard let box = object.box else { return (0, 0, 0, position) }
    let (across, down) = (2 * box.x + box.width, 2 * box.y + box.height)
    return (down * 4 / max(size.height, 1), across, down, position)
  }
}

extension ScanReport {
  /// The report in the format of `fridge scan --json`, version 1.
  ///
  /// - Parameter isNumbered: whether everything found is listed with its number, too.
  public func json(_ wording: ReportWording, numbered isNumbered: Bool = false) -> JSON {
    .object([
      ("version", .integer(1)), ("photos", .array(photos.map { $0.json(wording, numbered: isNumbered) })),
      ("ingredients", .array(ingredients.entries.map { $0.json(wording, isCertain: isCertain($0)) })),
    ])
  }
}

extension ScannedPhoto {
  fileprivate func json(_ wording: ReportWording, numbered isNumbered: Bool) -> JSON {
    let photo = (key: "photo", value: JSON.string(photo.description))
    switch content {
    case .failure(let error): return .object([photo, ("error", .string(wording.explanation(error)))])
    case .success(let content):
      let objects = content.objects.map {
        JSON.object($0.prediction.json(wording) + [(key: "box", value: $0.box.json)])
      }
      let others = content.others.map { [(key: "others", value: JSON.array($0.map(\.jsonOfOther)))] } ?? []
      let numbers = isNumbered ? [(key: "numbered", value: numberedJSON(wording))] : []
      return .object([photo] + content.size.members + [(key: "objects", value: .array(objects))] + others + numbers)
    }
  }

  private func numberedJSON(_ wording: ReportWording) -> JSON {
    .array(
      numbered.enumerated().map { index, object in
        .object(
          [(key: "number", value: .integer(index + 1))] + object.prediction.json(wording)
            + [(key: "box", value: object.box.json)])
      })
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
      Prediction(label: label, confidence: confidence, isTaught: isTaught).json(wording)
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
