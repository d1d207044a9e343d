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

/// The words of a report that depend on the user's language.
public struct ReportWording: Sendable {
  /// The name of a model's label.
  public let name: @Sendable (_ label: String) -> String
  /// What an error says.
  public let explanation: @Sendable (PhotoError) -> String

  /// Words given by functions.
  public init(
    name: @escaping @Sendable (_ label: String) -> String, explanation: @escaping @Sendable (PhotoError) -> String
  ) {
    self.name = name
    self.explanation = explanation
  }
}
