import Images
import Inference
import Testing

@testable import Recognition

@Suite struct ShapeRecognizerTests {
  /// Answers with fixed predictions after some failures.
  private final class Scripted: Recognizer {
    let preprocessing = Preprocessing(
      size: PixelSize(width: 40, height: 40), channels: .rgb, mean: [0, 0, 0], scale: [1, 1, 1], crop: .fill,
      cropRatio: 1, filter: .bilinear)
    private let answer: [Prediction]
    private let later: [Prediction]
    private var failures: Int
    private(set) var attempts = 0

    /// - Parameter later: the answer from the second call on; nil for the same.
    init(_ answer: [(String, Float)], later: [(String, Float)]? = nil, failures: Int = 0) {
      self.failures = failures
      self.answer = answer.map { Prediction(label: $0.0, confidence: $0.1) }
      self.later = (later ?? answer).map { Prediction(label: $0.0, confidence: $0.1) }
    }

    func predictions(
      for image: Image, region: PixelArea?, count: Int
    ) throws(RecognitionError) -> [Prediction] {
      attempts += 1
      failures -= 1
      if failures >= 0 { throw .notFinite }
      return attempts == 1 ? answer : later
    }
  }

  private let ink = Ink([Stroke([Point(x: 0, y: 0), Point(x: 50, y: 90), Point(x: 99, y: 2)])])

  private static let cases: [([(String, Float)], DrawnShape?, NoShape?)] = [
    ([("star", 0.9), ("other", 0.1)], .star, nil), ([("star", 0.5), ("other", 0.4)], .star, nil),
    ([("circle", 0.49), ("square", 0.41)], nil, .uncertain), ([("other", 0.6), ("star", 0.4)], nil, .other),
    ([("several", 0.6), ("star", 0.4)], nil, .several),
  ]

  @Test(arguments: cases) func answerCountsFromTheThresholdOn(
    predictions: [(String, Float)], shape: DrawnShape?, reason: NoShape?
  ) throws {
    let answer = try ShapeRecognizer(Scripted(predictions), threshold: 0.5).answer(for: ink)
    #expect(answer.shape == shape && answer.reason == reason)
    #expect(answer.probabilities.allSatisfy { DrawnShape.allCases.contains($0.shape) })
  }

  /// A square with its left upper corner at a place.
  private func square(_ left: Double, _ top: Double, side: Double = 40) -> Stroke {
    Stroke(
      [(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)].map { Point(x: left + $0.0 * side, y: top + $0.1 * side) })
  }

  @Test(arguments: [
    (60.0, 0.0, 40.0, NoShape.several), (0, 60, 40, .several), (60, 30, 20, .several), (20, 20, 40, .other),
    (10, 10, 20, .other), (60, 0, 6, .other),
  ])
  func marksBesideEachOtherAreSeveral(_ left: Double, _ top: Double, _ side: Double, _ reason: NoShape) throws {
    let network = Scripted([("other", 1)], later: [("square", 1)])
    let ink = Ink([square(0, 0), square(left, top, side: side)])
    #expect(try ShapeRecognizer(network, threshold: 0.5).answer(for: ink).reason == reason)
  }

  @Test func marksThatAreNoShapesAreSomethingElse() throws {
    let network = Scripted([("other", 1)], later: [("square", 0.4), ("other", 0.3)])
    let ink = Ink([square(0, 0), square(60, 0)])
    #expect(try ShapeRecognizer(network, threshold: 0.5).answer(for: ink).reason == .other)
  }

  @Test func emptyCanvasIsNotShownToTheNetwork() throws {
    let network = Scripted([("star", 1)])
    #expect(try ShapeRecognizer(network, threshold: 0.5).answer(for: Ink([])).reason == .empty)
    var dot = Ink(width: 30, height: 30)
    dot.values[200] = 1
    #expect(try ShapeRecognizer(network, threshold: 0.5).answer(for: dot).reason == .tooSmall)
    #expect(network.attempts == 0)
  }

  @Test(arguments: [0, 1, 2]) func failuresAreTriedAgain(failures: Int) throws {
    let network = Scripted([("square", 0.8)], failures: failures)
    #expect(try ShapeRecognizer(network, threshold: 0.5).answer(for: ink).shape == .square)
    #expect(network.attempts == failures + 1)
  }

  @Test func thirdFailureIsReported() {
    let network = Scripted([("square", 0.8)], failures: 3)
    #expect(throws: RecognitionError.notFinite) { try ShapeRecognizer(network, threshold: 0.5).answer(for: ink) }
    #expect(network.attempts == 3)
  }
}
