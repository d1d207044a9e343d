import Foundation
import Graphs
import Images
import Inference
import Tensors
import Testing

@testable import Recognition

/// A network for images of 2 × 1 pixels: its embedding is the pixels, its logits the sums of red, of green, of blue.
private func channelSums() -> Graph {
  var graph = Graph()
  let image = graph.addValue("image", declared: DeclaredType(.float32, [1, 3, 1, 2].map { .fixed($0) }))
  let (flat, logits) = (graph.addValue("flat"), graph.addValue("logits"))
  let weights = (0..<3).flatMap { label in (0..<6).map { $0 / 2 == label ? Float(1) : 0 } }
  let matrix = graph.addConstant("weights", Tensor(weights, shape: [3, 6]))
  graph.nodes = [
    Graph.Node(name: "flatten", Flatten(), inputs: [image], outputs: [flat]),
    Graph.Node(name: "sums", Gemm(transposesB: true), inputs: [flat, matrix], outputs: [logits]),
  ]
  (graph.inputs, graph.outputs) = ([image], [logits])
  return graph
}

private let metadata = describedMetadata.merging([
  "fridge.labels": "red,green,none", "fridge.input.width": "2", "fridge.input.height": "1",
  "fridge.input.mean": "0,0,0", "fridge.input.scale": "1,1,1", "fridge.input.crop": "fill", "fridge.temperature": "10",
]) { _, new in new }

struct EmbeddingTests {
  @Test func rootsOfSharesAreOfLengthOne() throws {
    let embedding = try #require(Embedding([9, -16, 0, 0]))
    let expected: [Float] = [0.6, -0.8, 0, 0]
    #expect(zip(embedding.values, expected).allSatisfy { abs($0 - $1) < 1e-6 } && embedding.values.count == 4)
  }

  @Test func nothingStaysNothing() { #expect(Embedding([0, 0])?.values == [0, 0]) }

  @Test(arguments: [[Float.nan, 1], [.infinity, 1], [.greatestFiniteMagnitude, .greatestFiniteMagnitude]])
  func refusesWhatIsNotFinite(_ values: [Float]) { #expect(Embedding(values) == nil) }

  @Test func aClassifierReturnsItBesideTheSameLabels() throws {
    let plain = ClassifierSession(try Classifier(channelSums(), metadata: metadata))
    let embedding = ClassifierSession(
      try Classifier(channelSums(), metadata: metadata, outputs: .labelsAndEmbedding))
    let image = Image(width: 2, height: 1, pixels: [10, 15, 5, 10, 10, 5])
    #expect(embedding.classifier.embeddingWidth == 6 && plain.classifier.embeddingWidth == nil)
    #expect(
      try embedding.predictions(for: image, count: 3) == plain.predictions(for: image, region: nil, count: 3))
    // Planes of red, green and blue.
    #expect(try embedding.embedding(of: image) == Embedding([10, 10, 15, 10, 5, 5]))
    #expect(try plain.embedding(of: image) == nil)
  }

  @Test func aNetworkWithoutALinearLayerHasNone() throws {
    var graph = Graph()
    let image = graph.addValue("image", declared: DeclaredType(.float32, [1, 3, 1, 1].map { .fixed($0) }))
    let flat = graph.addValue("flat")
    graph.nodes = [Graph.Node(name: "flatten", Flatten(), inputs: [image], outputs: [flat])]
    (graph.inputs, graph.outputs) = ([image], [flat])
    let small = metadata.merging(["fridge.input.width": "1"]) { _, new in new }
    #expect(try Classifier(graph, metadata: small, outputs: .labelsAndEmbedding).embeddingWidth == nil)
  }
}

struct LessonMatcherTests {
  private let one = Embedding(restoring: [1, 0]), other = Embedding(restoring: [0, 1])

  private func matcher(_ lessons: (String, [Embedding])...) throws -> LessonMatcher {
    try #require(LessonMatcher(lessons.map { (label: $0.0, views: $0.1) }, width: 2))
  }

  private let sure = [
    Prediction(label: "red", confidence: 0.98), Prediction(label: "green", confidence: 0.02),
  ]
  private let unsure = [
    Prediction(label: "red", confidence: 0.5), Prediction(label: "green", confidence: 0.5),
  ]

  @Test func needsLessonsOfTheWidth() {
    #expect(LessonMatcher([(label: String, views: [Embedding])](), width: 2) == nil)
    #expect(LessonMatcher([(label: "a", views: [one])], width: 3) == nil)
    #expect(LessonMatcher([(label: "a", views: [])], width: 2) == nil)
  }

  @Test func theSamePictureWinsOverASureNetwork() throws {
    let best = try matcher(("new", [one])).odds(of: one).applied(to: sure)
    // exp(6.7) against 1.
    #expect(best[0].label == "new" && best[0].isTaught && abs(best[0].confidence - 0.99877) < 1e-4)
    #expect(abs(best.reduce(0) { $0 + $1.confidence } - 1) < 1e-5)
  }

  @Test func aDistantPictureChangesNothing() throws {
    #expect(try matcher(("new", [one])).odds(of: other).applied(to: sure) == sure)
  }

  /// At a similarity of 0.65 the odds are exp(6.7 - 20 · 0.35) = 0.74: more than half, less than 0.98.
  @Test func aHalfLikePictureWinsOnlyWhereTheNetworkIsUnsure() throws {
    let half = Embedding(restoring: [0.65, 0.76])
    let odds = try matcher(("new", [one])).odds(of: half)
    #expect(odds.applied(to: sure).first?.label == "red")
    #expect(odds.applied(to: unsure).first?.label == "new")
  }

  @Test func lessonsAddToAKnownLabel() throws {
    let best = try matcher(("green", [one])).odds(of: one).applied(to: sure)
    #expect(best.map(\.label) == ["green", "red"] && best[0].isTaught && !best[1].isTaught)
  }

  /// Half of the votes come from each picture, so that one like and one unlike count as the root of a half.
  @Test func votesAreAveraged() throws {
    func odds(_ lessons: [Embedding]) throws -> Float {
      let all = try matcher(("new", lessons)).odds(of: one).applied(to: [Prediction(label: "red", confidence: 1)])
      return try #require(all.first { $0.label == "new" }).confidence / #require(all.last).confidence
    }
    let share = try odds([one, other]) / odds([one])
    #expect(abs(share - 0.70711) < 1e-3)
  }

  @Test func rowsOfEveryWidthAreCompared() throws {
    for width in [1, 15, 16, 17, 40] {
      let values = try #require(Embedding((0..<width).map { Float($0 + 1) }))
      let matcher = try #require(LessonMatcher([(label: "new", views: [values])], width: width))
      #expect(matcher.odds(of: values).applied(to: sure).first?.label == "new")
    }
  }

  @Test func aTaughtPictureGetsItsName() throws {
    let classifier = try Classifier(channelSums(), metadata: metadata, outputs: .labelsAndEmbedding)
    let image = Image(width: 2, height: 1, pixels: [10, 15, 5, 10, 10, 5])
    let views = try #require(try LessonViews(of: image).embeddings(by: ClassifierSession(classifier)))
    #expect(views.count == 2)
    let matcher = try #require(LessonMatcher([(label: "mud", views: views)], width: 6))
    let session = ClassifierSession(classifier, lessons: matcher)
    #expect(try session.predictions(for: image, count: 1).map(\.label) == ["mud"])
    let whole = try session.predictions(
      forObjectIn: .whole, of: image, size: image.size, margin: 0.1, count: 2)
    #expect(whole.map(\.label) == ["mud", "green"] && whole[0].isTaught)
    #expect(try session.predictions(for: image, count: 0).isEmpty)
  }
}

struct LessonViewsTests {
  private func gradient(_ width: Int, _ height: Int) -> Image {
    Image(
      width: width, height: height,
      pixels: (0..<height).flatMap { row in (0..<width).flatMap { [UInt8($0 % 256), UInt8(row % 256), 128] } })
  }

  @Test func aWholePhotoIsOnlyMadeSmaller() {
    let small = LessonViews(of: gradient(720, 360)).thumbnail(.squared)
    #expect(small.box == nil && small.image.size == PixelSize(width: 360, height: 180))
    #expect(LessonViews(of: gradient(9, 5)).thumbnail(.squared).image == gradient(9, 5))
  }

  @Test(arguments: ObjectFraming.allCases) func aThumbnailShowsTheObjectWithItsSurroundings(_ framing: ObjectFraming)
    throws
  {
    let box = try #require(RelativeBox(x0: 0.4, y0: 0.4, x1: 0.6, y1: 0.6))
    let small = LessonViews(of: gradient(200, 200), box: box).thumbnail(framing)
    // A tenth of the box around it, then three tenths of that: 40 pixels become 76.8, which begin at 61.6.
    let inner = try #require(small.box)
    #expect(abs(Double(small.image.width) - 76.8) <= 1 && small.image.width == small.image.height)
    #expect(abs(inner.x0 - (80 - 61.6) / 76.8) < 0.01 && abs(inner.y1 - (120 - 61.6) / 76.8) < 0.01)
  }
}
