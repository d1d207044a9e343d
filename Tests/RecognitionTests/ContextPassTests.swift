import Images
import Testing

@testable import Recognition

/// Returns predictions by the width of the picture in pixels, and records the widths and the first sample of each.
private final class WidthRecognizer: Recognizer {
  let preprocessing = Preprocessing(
    size: PixelSize(width: 8, height: 8), channels: .rgb, mean: [0, 0, 0], scale: [1, 1, 1], crop: .fill, cropRatio: 1,
    filter: .bilinear)
  let contextPass: ContextPass?
  private let answers: [Int: [Prediction]]
  private(set) var widths: [Int] = []
  /// The first samples of the pictures: the red of the pixels on the left edge.
  private(set) var firstSamples: [UInt8] = []

  init(
    _ answers: [Int: [Prediction]], contextPass: ContextPass? = ContextPass(threshold: 0.95, margin: 0.3, weight: 0.4)
  ) {
    (self.answers, self.contextPass) = (answers, contextPass)
  }

  func predictions(for image: Image, region: PixelArea?, count: Int) throws(RecognitionError) -> [Prediction] {
    widths.append(image.size.width)
    firstSamples.append(image.pixels[0])
    return Array((answers[image.size.width] ?? []).prefix(count))
  }
}

@Suite struct ContextPassTests {
  private let photo = Image(filling: PixelSize(width: 400, height: 200), with: .gray)
  /// 100 × 50 pixels in the middle: 120 with a margin of a tenth, 193 with the context margin, as edges are rounded outwards.
  private let box = RelativeBox(
    PixelRectangle(x: 150, y: 75, width: 100, height: 50), in: PixelSize(width: 400, height: 200))

  private func classify(_ recognizer: WidthRecognizer, count: Int = .max) throws -> [Prediction] {
    try recognizer.predictions(forObjectIn: box, of: photo, size: photo.size, margin: 0.1, count: count)
  }

  @Test("One pass is enough where it is confident", arguments: [0.95, 0.99] as [Float])
  func classifiesOnce(confidence: Float) throws {
    let confident = [
      Prediction(label: "lime", confidence: confidence), Prediction(label: "lemon", confidence: 1 - confidence),
    ]
    let recognizer = WidthRecognizer([120: confident])
    #expect(try classify(recognizer) == confident)
    #expect(recognizer.widths == [120])
  }

  @Test("A model that does not ask for a context pass gets none, however low its confidence")
  func classifiesOnceByDefault() throws {
    let uncertain = [Prediction(label: "lime", confidence: 0.6), Prediction(label: "lemon", confidence: 0.4)]
    let recognizer = WidthRecognizer([120: uncertain], contextPass: nil)
    #expect(try classify(recognizer) == uncertain)
    #expect(recognizer.widths == [120])
  }

  @Test("There is no second pass where it could not matter", arguments: [(0.6, 1), (0.5, 2)] as [(Float, Int)])
  func classifiesTwiceWhereItMatters(least: Float, passes: Int) throws {
    let uncertain = [Prediction(label: "lime", confidence: 0.5), Prediction(label: "lemon", confidence: 0.3)]
    let recognizer = WidthRecognizer([120: uncertain, 193: uncertain])
    _ = try recognizer.predictions(
      forObjectIn: box, of: photo, size: photo.size, margin: 0.1, count: 1,
      lookingAgainWhere: { $0.label == "lime" && $0.confidence >= least })
    #expect(recognizer.widths.count == passes)
  }

  @Test("Two passes are fused by the weighted geometric mean of their probabilities")
  func classifiesTwice() throws {
    let recognizer = WidthRecognizer([
      120: [Prediction(label: "lime", confidence: 0.6), Prediction(label: "lemon", confidence: 0.4)],
      193: [Prediction(label: "lemon", confidence: 0.9), Prediction(label: "lime", confidence: 0.1)],
    ])
    let fused = try classify(recognizer)
    #expect(recognizer.widths == [120, 193])
    // 0.6^0.6 · 0.1^0.4 = 0.2930 and 0.4^0.6 · 0.9^0.4 = 0.5533.
    #expect(fused.map(\.label) == ["lemon", "lime"])
    #expect(abs(fused[0].confidence - 0.6538) < 1e-4)
    #expect(abs(fused[0].confidence + fused[1].confidence - 1) < 1e-6)
    #expect(try classify(recognizer, count: 1).map(\.label) == ["lemon"])
  }

  @Test("The second crop is mirrored where the model asks for it", arguments: ContextPass.Orientation.allCases)
  func mirrors(orientation: ContextPass.Orientation) throws {
    let uncertain = [Prediction(label: "lime", confidence: 0.6), Prediction(label: "lemon", confidence: 0.4)]
    let recognizer = WidthRecognizer(
      [120: uncertain, 193: uncertain],
      contextPass: ContextPass(threshold: 0.95, margin: 0.3, weight: 0.4, orientation: orientation))
    let row = [UInt8](repeating: 0, count: 3 * 200) + [UInt8](repeating: 255, count: 3 * 200)
    let halves = Image(width: 400, height: 200, pixels: Array(repeatElement(row, count: 200).joined()))
    _ = try recognizer.predictions(forObjectIn: box, of: halves, size: halves.size, margin: 0.1, count: 1)
    #expect(recognizer.firstSamples == [0, orientation == .mirrored ? 255 : 0])
  }

  @Test("Of equally likely labels the one that the model lists first stays first")
  func keepsOrder() throws {
    let even = [Prediction(label: "lime", confidence: 0.5), Prediction(label: "lemon", confidence: 0.5)]
    #expect(try classify(WidthRecognizer([120: even, 193: even.reversed()])).map(\.label) == ["lime", "lemon"])
  }

  @Test("Of passes that exclude each other the first remains")
  func disagrees() throws {
    let first = [Prediction(label: "lime", confidence: 0.9), Prediction(label: "lemon", confidence: 0)]
    let second = [Prediction(label: "lemon", confidence: 1), Prediction(label: "lime", confidence: 0)]
    #expect(try classify(WidthRecognizer([120: first, 193: second])) == first)
  }
}
