public import Files
public import Images
package import JSON
public import Recognition

/// The report on one photo: its labels, or an error.
public struct PhotoReport: Sendable {
  /// The path of the photo as the user named it.
  public let photo: FilePath
  /// The labels, or the error.
  public let outcome: Result<RecognizedPhoto, PhotoError>

  /// Creates a report on one photo.
  public init(photo: FilePath, outcome: Result<RecognizedPhoto, PhotoError>) {
    self.photo = photo
    self.outcome = outcome
  }
}

/// The result of recognising one photo.
public struct RecognizedPhoto: Sendable, Equatable {
  /// The full size of the upright photo in pixels.
  public let size: PixelSize
  /// The best labels for the whole photo, best first.
  public let labels: [Prediction]

  /// Creates a result for a photo of this size.
  public init(size: PixelSize, labels: [Prediction]) {
    self.size = size
    self.labels = labels
  }
}

extension PhotoReport {
  /// `{"photo","width","height","labels":[{"ingredient","name","confidence"}]}`, or `{"photo","error"}` for a failure.
  public func json(_ wording: ReportWording) -> JSON {
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
  /// The confidence rounded for output.
  var publishedConfidence: Double { confidence.published }

  /// `"ingredient"`, `"name"`, `"confidence"` and, for an answer that comes from the user's lessons, `"taught"`.
  func json(_ wording: ReportWording) -> [(key: String, value: JSON)] {
    [
      ("ingredient", .string(label)), ("name", .string(wording.name(label))),
      ("confidence", .double(publishedConfidence)),
    ] + (isTaught ? [("taught", .bool(true))] : [])
  }
}

extension Float {
  /// A confidence rounded to four decimals: further digits differ between processors.
  var published: Double { (Double(self) * 10_000).rounded() / 10_000 }
}

/// The wording of a report in the user's language.
public struct ReportWording: Sendable {
  /// Returns the name of a model's label.
  public let name: @Sendable (_ label: String) -> String
  /// Returns the message of an error.
  public let explanation: @Sendable (PhotoError) -> String

  /// Creates a wording from two functions.
  public init(
    name: @escaping @Sendable (_ label: String) -> String, explanation: @escaping @Sendable (PhotoError) -> String
  ) {
    self.name = name
    self.explanation = explanation
  }
}
