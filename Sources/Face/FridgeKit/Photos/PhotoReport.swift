public import Files
public import Images
public import Recognition

/// What was found in one photo, or why nothing could be.
public struct PhotoReport: Sendable {
  /// The photo as it was named.
  public let photo: FilePath
  /// Labels, or the reason there are none.
  public let outcome: Result<RecognizedPhoto, PhotoError>

  /// A report on one photo.
  public init(photo: FilePath, outcome: Result<RecognizedPhoto, PhotoError>) {
    self.photo = photo
    self.outcome = outcome
  }
}

/// The answer for one photo.
public struct RecognizedPhoto: Sendable, Equatable {
  /// The size of the oriented photo in full, in pixels.
  public let size: PixelSize
  /// The best labels for the whole photo, best first.
  public let labels: [Prediction]

  /// An answer about a photo of this size.
  public init(size: PixelSize, labels: [Prediction]) {
    self.size = size
    self.labels = labels
  }
}
