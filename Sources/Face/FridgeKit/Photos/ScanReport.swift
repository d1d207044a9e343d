public import Files
public import Images
public import Recognition

/// What several photos show together: the objects of each, and the ingredients of all.
public struct ScanReport: Sendable {
  /// The photos in the order they were added.
  public private(set) var photos: [ScannedPhoto] = []
  /// The ingredients recognised, each once, in the order seen.
  public private(set) var ingredients: IngredientList

  /// A report on no photo yet.
  ///
  /// - Parameter threshold: above this confidence an ingredient is recognised.
  public init(threshold: Float) { ingredients = IngredientList(threshold: threshold) }

  /// Adds what one photo shows, of its objects those that are recognised.
  public mutating func add(_ photo: ScannedPhoto) {
    let recognized = photo.content.map { content in
      let objects = content.objects.filter { ingredients.recognizes($0.prediction) }
      return ScannedPhoto.Content(size: content.size, objects: objects, others: content.others)
    }
    photos.append(ScannedPhoto(photo: photo.photo, content: recognized))
    if case .success(let content) = recognized { ingredients.add(photo: content.objects.map(\.prediction)) }
  }
}

/// One photo of a ``ScanReport``.
public struct ScannedPhoto: Sendable {
  /// What a photo shows.
  public struct Content: Sendable, Equatable {
    /// The size of the oriented photo in full, in pixels.
    public let size: PixelSize
    /// What was recognised in it, surest first.
    public let objects: [RecognizedObject]
    /// Things that are no food, surest first, by the detector's names; nil when no detector looked.
    public let others: [RecognizedObject]?

    /// What a photo of this size shows.
    public init(size: PixelSize, objects: [RecognizedObject], others: [RecognizedObject]? = nil) {
      (self.size, self.objects, self.others) = (size, objects, others)
    }
  }

  /// The photo as it was named.
  public let photo: FilePath
  /// What it shows, or why that could not be told.
  public let content: Result<Content, PhotoError>

  /// What one photo shows.
  public init(photo: FilePath, content: Result<Content, PhotoError>) {
    (self.photo, self.content) = (photo, content)
  }
}

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
