import Graphs
import Images
import Inference
import Tensors
import Testing

@testable import Recognition

struct ClassifierTests {
  private let image = Image(width: 2, height: 1, pixels: [10, 15, 5, 10, 10, 5])

  @Test(arguments: [1, 2])
  func classifiesImages(threads: Int) throws {
    let session = ClassifierSession(try Classifier(channelSums(), metadata: channelSumsMetadata), threads: threads)
    let predictions = try session.predictions(for: image, count: 2)
    #expect(predictions.map(\.label) == ["green", "red"])
    // exp(2.5), exp(2) and exp(1) over their sum
    #expect(abs(predictions[0].confidence - 0.54654) < 1e-4)
    #expect(abs(predictions[1].confidence - 0.33150) < 1e-4)
  }

  @Test func answersTheSameEachTime() throws {
    let session = ClassifierSession(try Classifier(channelSums(), metadata: channelSumsMetadata))
    let first = try session.predictions(for: image, count: 3)
    let other = Image(width: 2, height: 1, pixels: [0, 0, 200, 0, 0, 200])
    #expect(try session.predictions(for: other, count: 3).first?.label == "none")
    #expect(try session.predictions(for: image, count: 3) == first)
  }

  @Test func sessionsShareOneClassifier() throws {
    let classifier = try Classifier(channelSums(), metadata: channelSumsMetadata)
    let sessions = [ClassifierSession(classifier), ClassifierSession(classifier)]
    let answers = try sessions.map { try $0.predictions(for: image, count: 3) }
    #expect(answers[0] == answers[1])
  }

  @Test func framesAsAskedTo() throws {
    let classifier = try Classifier(channelSums(), metadata: channelSumsMetadata)
    #expect(ClassifierSession(classifier).preprocessing.crop == .fill)
    #expect(ClassifierSession(classifier, crop: .fit).preprocessing.crop == .fit)
  }

  @Test func usesARegion() throws {
    let session = ClassifierSession(try Classifier(channelSums(), metadata: channelSumsMetadata))
    let halves = Image(width: 2, height: 1, pixels: [200, 0, 0, 0, 200, 0])
    let right = PixelArea(x: 1, y: 0, width: 1, height: 1)
    #expect(try session.predictions(for: halves, region: right, count: 1).map(\.label) == ["green"])
  }

  @Test func givesNoAnswerThatIsNoNumber() throws {
    var metadata = channelSumsMetadata
    metadata["fridge.input.scale"] = "3e38,3e38,3e38"
    let session = ClassifierSession(try Classifier(channelSums(), metadata: metadata))
    #expect(throws: RecognitionError.notFinite) { try session.predictions(for: image, count: 1) }
  }

  @Test func refusesANetworkForOtherImages() {
    let found = ValueType(.float32, [1, 3, 2, 2])
    #expect(throws: PhotoModelError.inputs(found: [found], expected: [1, 3, 1, 2])) {
      try Classifier(channelSums(input: [1, 3, 2, 2]), metadata: channelSumsMetadata)
    }
  }

  @Test func refusesANetworkWithOtherLabels() {
    let found = ValueType(.float32, [1, 2])
    #expect(throws: PhotoModelError.outputs(found: [found], expected: [[1, 3]])) {
      try Classifier(channelSums(labels: 2), metadata: channelSumsMetadata)
    }
  }

  @Test func refusesAFileThatDoesNotDescribeItself() {
    #expect(throws: PhotoModelError.description(.missing(key: "fridge.format"))) {
      try Classifier(channelSums(), metadata: [:])
    }
  }

  @Test func refusesANetworkThatCannotBeRun() {
    #expect(throws: PhotoModelError.self) {
      try Classifier(channelSums(elementType: .int64), metadata: channelSumsMetadata)
    }
  }
}
