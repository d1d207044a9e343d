import Foundation
import Graphs
import Images
import Inference
import Tensors
import Testing

@testable import Recognition

struct EmbeddingTests {
  @Test func rootsOfSharesAreOfLengthOne() throws {
    let embedding = try #require(Embedding(features: [9, -16, 0, 0]))
    let expected: [Float] = [0.6, -0.8, 0, 0]
    #expect(zip(embedding.values, expected).allSatisfy { abs($0 - $1) < 1e-6 } && embedding.values.count == 4)
  }

  @Test func nothingStaysNothing() { #expect(Embedding(features: [0, 0])?.values == [0, 0]) }

  @Test(arguments: [[Float.nan, 1], [.infinity, 1], [.greatestFiniteMagnitude, .greatestFiniteMagnitude]])
  func refusesWhatIsNotFinite(_ values: [Float]) { #expect(Embedding(features: values) == nil) }

  @Test func aClassifierReturnsItBesideTheSameLabels() throws {
    let plain = ClassifierSession(try Classifier(channelSums(), metadata: channelSumsMetadata))
    let embedding = ClassifierSession(
      try Classifier(channelSums(), metadata: channelSumsMetadata, outputs: .labelsAndEmbedding))
    let image = Image(width: 2, height: 1, pixels: [10, 15, 5, 10, 10, 5])
    #expect(embedding.classifier.embeddingWidth == 6 && plain.classifier.embeddingWidth == nil)
    #expect(
      try embedding.predictions(for: image, count: 3) == plain.predictions(for: image, region: nil, count: 3))
    // Planes of red, green and blue.
    #expect(try embedding.embedding(of: image) == Embedding(features: [10, 10, 15, 10, 5, 5]))
    #expect(try plain.embedding(of: image) == nil)
  }

  /// A network with its own embedding, the negated pixels, and similarities to the labels.
  @Test func anOutputOfTheModelComesFirst() throws {
    var graph = channelSums()
    let flat = try #require(graph.nodes[0].outputs[0])
    let (own, alike) = (graph.addValue("embedding"), graph.addValue("label_similarities"))
    let weights = graph.addConstant("half", Tensor([Float](repeating: 0.5, count: 18), shape: [6, 3]))
    graph.nodes += [
      Graph.Node(name: "negate", Unary(function: .negate), inputs: [flat], outputs: [own]),
      Graph.Node(name: "compare", MatMul(), inputs: [own, weights], outputs: [alike]),
    ]
    graph.outputs += [own, alike]
    let classifier = try Classifier(graph, metadata: channelSumsMetadata, outputs: .labelsAndEmbedding)
    #expect(classifier.comparedLabels == ["red", "green", "none"] && classifier.embeddingWidth == 6)
    let image = Image(width: 2, height: 1, pixels: [10, 15, 5, 10, 10, 5])
    let embedding = try #require(try ClassifierSession(classifier).embedding(of: image))
    #expect(embedding.values == [-10, -10, -15, -10, -5, -5])
    #expect(embedding.labelSimilarities == [-27.5, -27.5, -27.5])
    let plain = try Classifier(graph, metadata: channelSumsMetadata)
    #expect(plain.model.outputs.map(\.name) == ["logits"] && plain.comparedLabels.isEmpty)
  }

  @Test func aNetworkWithoutALinearLayerHasNone() throws {
    var graph = Graph()
    let image = graph.addValue("image", declared: DeclaredType(.float32, [1, 3, 1, 1].map { .fixed($0) }))
    let flat = graph.addValue("flat")
    graph.nodes = [Graph.Node(name: "flatten", Flatten(), inputs: [image], outputs: [flat])]
    (graph.inputs, graph.outputs) = ([image], [flat])
    let small = channelSumsMetadata.merging(["fridge.input.width": "1"]) { _, new in new }
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
    let best = try matcher(("new", [one])).odds(of: other).applied(to: sure)
    #expect(best.map(\.label) == ["red", "green", "new"] && abs(best[0].confidence - 0.98) < 1e-5)
  }

  /// At a similarity of 0.65 the odds are exp(6.7 - 20 · 0.35) = 0.74: more than half, less than 0.98.
  @Test func aHalfLikePictureWinsOnlyWhereTheNetworkIsUnsure() throws {
    let half = Embedding(restoring: [0.65, 0.76])
    let odds = try matcher(("new", [one])).odds(of: half)
    #expect(odds.applied(to: sure).first?.label == "red")
    #expect(odds.applied(to: unsure).first?.label == "new")
  }

  /// Two labels with equal odds of 1 have the root of 2 together, half each.
  @Test func oddsAddUpLikePerpendicularVectors() throws {
    let odds = LessonOdds([("a", 1), ("b", 1)]).applied(to: [Prediction(label: "red", confidence: 1)])
    #expect(odds.map(\.label) == ["red", "a", "b"])
    #expect(abs(odds[0].confidence - 0.41421) < 1e-4 && abs(odds[1].confidence - 0.29289) < 1e-4)
  }

  /// The same similarity to a lesson counts for less the more a thing looks like labels that the network knows.
  @Test func whatLooksLikeOtherLabelsNeedsNearerLessons() throws {
    let lessons = [(label: "green", views: [one])]
    let matcher = try #require(LessonMatcher(lessons, width: 2, comparedLabels: ["red", "green", "none"]))
    func odds(_ similarities: [Float]) throws -> Float {
      let seen = try #require(Embedding(values: [1, 0], labelSimilarities: similarities))
      let answer = matcher.odds(of: seen).applied(to: [Prediction(label: "red", confidence: 1)])
      return try #require(answer.first { $0.label == "green" }).confidence / #require(answer.last).confidence
    }
    // exp(4) over exp(16 * (0.5 - 1)) to the power of 0.4, and so on; the label's own vote does not count.
    let strange = try odds([0.5, 0.9, 0]), known = try odds([0.75, 0.1, 0])
    #expect(abs(known / strange - 0.2019) < 1e-3)
    let alone = try odds([0, 1, 0])
    #expect(alone > strange && alone.isFinite)
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
      let values = try #require(Embedding(features: (0..<width).map { Float($0 + 1) }))
      let matcher = try #require(LessonMatcher([(label: "new", views: [values])], width: width))
      #expect(matcher.odds(of: values).applied(to: sure).first?.label == "new")
    }
  }

  @Test func aTaughtPictureGetsItsName() throws {
    let classifier = try Classifier(channelSums(), metadata: channelSumsMetadata, outputs: .labelsAndEmbedding)
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
