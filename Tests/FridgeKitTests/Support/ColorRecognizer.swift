import Files
import Images
import Recognition

@testable import FridgeKit

/// Names an image by the red of its first pixel, so that no network is needed; one without red cannot be named.
struct ColorRecognizer: Recognizer {
  let preprocessing = Preprocessing(
    size: PixelSize(width: 2, height: 2), channels: .rgb, mean: [0, 0, 0], scale: [1, 1, 1], crop: .fill, cropRatio: 1,
    filter: .bilinear)

  func predictions(for image: Image, region: PixelArea?, count: Int) throws(RecognitionError) -> [Prediction] {
    guard let red = image.pixels.first, red > 0 else { throw .notFinite }
    let place = region.map { " at \(Int($0.x)),\(Int($0.y))" } ?? ""
    return Array([Prediction(label: "red \(red)\(place)", confidence: 0.75)].prefix(count))
  }
}

/// Metadata that describe a classifier of one colour.
let colorMetadata = [
  "fridge.format": "1", "fridge.task": "classifier", "fridge.name": "color", "fridge.labels": "red",
  "fridge.input.width": "2", "fridge.input.height": "2", "fridge.input.channels": "RGB",
  "fridge.input.mean": "0,0,0", "fridge.input.scale": "1,1,1", "fridge.input.crop": "fill",
  "fridge.input.crop_ratio": "1", "fridge.input.resize": "bilinear", "fridge.output": "probabilities",
  "fridge.temperature": "1", "fridge.threshold": "0.9",
]

extension PhotoRecognition {
  /// A recognition by colour.
  static func byColor(_ options: PhotoOptions = PhotoOptions()) throws -> PhotoRecognition {
    let description = try ModelDescription(metadata: colorMetadata)
    return PhotoRecognition(model: "none.onnx", description: description, options: options) { _ in ColorRecognizer() }
  }
}

/// A wording that marks labels and errors.
let plainWording = ReportWording(name: { "<\($0)>" }, explanation: { "\($0)" })

/// A report on a photo of 40 × 30 pixels.
func report(_ photo: FilePath, _ labels: (String, Float)...) -> PhotoReport {
  let labels = labels.map { Prediction(label: $0.0, confidence: $0.1) }
  return PhotoReport(
    photo: photo, outcome: .success(RecognizedPhoto(size: PixelSize(width: 40, height: 30), labels: labels)))
}

/// A report on a photo that failed.
func report(_ photo: FilePath, _ error: PhotoError) -> PhotoReport {
  PhotoReport(photo: photo, outcome: .failure(error))
}

extension ScanReport {
  /// Adds the best label of a report as an object without a box.
  mutating func add(_ report: PhotoReport) {
    let content = report.outcome.map { photo in
      FoundObjects(size: photo.size, objects: photo.labels.prefix(1).map { RecognizedObject($0) })
    }
    add(ScannedPhoto(photo: report.photo, content: content))
  }
}
