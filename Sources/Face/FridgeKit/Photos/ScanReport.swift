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
