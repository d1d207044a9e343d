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

  /// Adds what one photo shows: its best label, when that is recognised.
  public mutating func add(_ report: PhotoReport) {
    let recognized = report.outcome.map { photo in
      let best = photo.labels.prefix(1).filter(ingredients.recognizes)
      return ScannedPhoto.Content(size: photo.size, objects: best.map { RecognizedObject($0) })
    }
    photos.append(ScannedPhoto(photo: report.photo, content: recognized))
    if case .success(let content) = recognized { ingredients.add(photo: content.objects.map(\.prediction)) }
  }
}

/// One photo of a ``ScanReport``.
public struct ScannedPhoto: Sendable {
  /// What a photo shows.
  public struct Content: Sendable, Equatable {
    /// The size of the oriented photo in full, in pixels.
    public let size: PixelSize
    /// What was recognised in it.
    public let objects: [RecognizedObject]
  }

  /// The photo as it was named.
  public let photo: FilePath
  /// What it shows, or why that could not be told.
  public let content: Result<Content, PhotoError>
}
