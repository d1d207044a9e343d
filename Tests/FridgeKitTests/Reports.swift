import Files
import Images
import Recognition

@testable import FridgeKit

/// Words that show where they stand.
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
      ScannedPhoto.Content(size: photo.size, objects: photo.labels.prefix(1).map { RecognizedObject($0) })
    }
    add(ScannedPhoto(photo: report.photo, content: content))
  }
}
