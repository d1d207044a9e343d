import Files
import Recognition

@testable import Training

extension RelativeBox {
  /// The columns from `start` to `end`, in hundredths of the photo's width, in full height.
  static func columns(_ start: Int, _ end: Int) -> RelativeBox {
    RelativeBox(x0: Double(start) / 100, y0: 0, x1: Double(end) / 100, y1: 1) ?? .whole
  }
}

/// Something found, in short.
func found(_ label: String, _ confidence: Float, _ box: RelativeBox? = nil) -> Finding {
  Finding(Prediction(label: label, confidence: confidence), box: box)
}

/// What a photo shows, in short.
func shown(_ label: String, _ box: RelativeBox? = nil) -> LabelledExample {
  LabelledExample(photo: "photo.png", label: label, box: box)
}
