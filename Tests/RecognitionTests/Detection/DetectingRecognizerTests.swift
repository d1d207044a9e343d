import Images
import Testing

@testable import Recognition

/// Classifies by colour, so that no network is needed: photos are black on the left and white on the right.
private struct PlacedRecognizer: Recognizer {
  let preprocessing = Preprocessing(
    size: PixelSize(width: 4, height: 4), channels: .rgb, mean: [0, 0, 0], scale: [1, 1, 1], crop: .fill, cropRatio: 1,
    filter: .bilinear)
  /// The answers for parts left of, and right of the middle of the photo, and for all of it.
  var left = [Prediction(label: "egg", confidence: 0.9), Prediction(label: "onion", confidence: 0.1)]
  var right = [Prediction(label: "onion", confidence: 0.7), Prediction(label: "tomato", confidence: 0.3)]
  var whole = [Prediction(label: "milk", confidence: 0.8)]

  func predictions(for image: Image, region: PixelArea?, count: Int) throws(RecognitionError) -> [Prediction] {
    guard image.width < photoSide else { return Array(whole.prefix(count)) }
    let middle = image.pixels[3 * (image.height / 2 * image.width + image.width / 2)]
    return Array((middle == 0 ? left : right).prefix(count))
  }
}

/// Gives every picture one label, and counts the crops that it sees.
private final class CountingRecognizer: Recognizer {
  let preprocessing = PlacedRecognizer().preprocessing
  let contextPass: ContextPass? = ContextPass(threshold: 0.95, margin: 0.3, weight: 0.4)
  private let confidence: Float
  private(set) var crops = 0

  init(_ confidence: Float) { self.confidence = confidence }

  func predictions(for image: Image, region: PixelArea?, count: Int) throws(RecognitionError) -> [Prediction] {
    if image.width < photoSide { crops += 1 }
    return [Prediction(label: "egg", confidence: confidence)]
  }
}

private let photoSide = 320

/// A row whose box is the cell, with its objectness and scores for tomato and food.
private func cell(_ objectness: Float, _ tomato: Float, _ food: Float) -> [Float] {
  [0.5, 0.5, 0, 0, objectness, tomato, food]
}

struct DetectingRecognizerTests {
  /// A photo of which every cell of the first level has 160 × 160 pixels.
  private let photo: Photo = {
    let size = PixelSize(width: photoSide, height: photoSide)
    var image = Image(filling: size, with: .white)
    let half = PixelSize(width: photoSide / 2, height: photoSide)
    image.paste(Image(filling: half, with: Color(red: 0, green: 0, blue: 0)), x: 0, y: 0)
    return Photo(image: image, size: size)
  }()

  private func recognizer(
    _ rows: [[Float]], _ classifier: PlacedRecognizer = PlacedRecognizer(), fusion: ScoreFusion? = nil,
    detail: DetectingRecognizer.Detail = .whole, metadata: [String: String] = [:]
  ) throws -> DetectingRecognizer {
    let detector = try Detector(constantDetector(rows), describedDetector(metadata))
    return DetectingRecognizer(DetectorSession(detector), classifier, fusion: fusion, detail: detail)
  }

  private let twoThings = [cell(1, 0.1, 0.9), cell(1, 0.1, 0.8), nothing, nothing, nothing]

  @Test("Only what may come onto the list is looked at twice", arguments: [(0.29, 1), (0.3, 2)] as [(Float, Int)])
  func looksTwiceWhereItIsWorthwhile(confidence: Float, crops: Int) throws {
    let rows = [cell(1, 0.1, 0.9), nothing, nothing, nothing, nothing]
    let classifier = CountingRecognizer(confidence)
    let detector = try Detector(constantDetector(rows), describedDetector([:]))
    _ = try DetectingRecognizer(DetectorSession(detector), classifier).objects(in: photo, region: nil)
    #expect(classifier.crops == crops)
  }

  @Test func classifierNamesDetectedObjects() throws {
    let found = try recognizer(twoThings).objects(in: photo, region: nil)
    #expect(found.objects.map(\.prediction.label) == ["egg", "onion"])
    #expect(found.objects.map(\.prediction.confidence) == [0.9, 0.7])
    #expect(
      found.objects.map(\.box) == [
        PixelRectangle(x: 0, y: 0, width: 160, height: 160), PixelRectangle(x: 160, y: 0, width: 160, height: 160),
      ])
    #expect(found.objects.map { $0.alternatives.map(\.label) } == [["onion"], ["tomato"]])
    #expect(found.others == [])
  }

  @Test(arguments: [(0, ["milk"]), (1, ["egg"]), (2, ["egg", "onion"])])
  func onlyTheSurestObjectsAreNamed(_ most: Int, _ labels: [String]) throws {
    let found = try recognizer(twoThings, detail: .surest(most)).objects(in: photo, region: nil)
    #expect(found.objects.map(\.prediction.label) == labels)
  }

  @Test func theFusionDecidesBetweenLabels() throws {
    // The right one is a tomato to the detector and rather an onion to the classifier.
    let rows = [cell(1, 0.1, 0.9), cell(1, 0.9, 0.4), nothing, nothing, nothing]
    func labels(_ fusion: ScoreFusion) throws -> [String] {
      try recognizer(rows, fusion: fusion).objects(in: photo, region: nil).objects.map(\.prediction.label)
    }
    #expect(try labels(.classifier) == ["egg", "onion"])
    #expect(try labels(.maximum) == ["egg", "tomato"])
    #expect(try labels(.mean) == ["egg", "tomato"])
  }

  @Test func objectsNamedNoneAreLeftOut() throws {
    var classifier = PlacedRecognizer()
    classifier.right = [Prediction(label: "none", confidence: 0.9)]
    let found = try recognizer(twoThings, classifier).objects(in: photo, region: nil)
    #expect(found.objects.map(\.prediction.label) == ["egg"])
  }

  @Test func anObjectNamedOtherIsNoReasonToNameTheWholePhoto() throws {
    var classifier = PlacedRecognizer()
    classifier.left = [Prediction(label: "other", confidence: 0.9)]
    let small = [cell(1, 0.1, 0.9), nothing, nothing, nothing, nothing]
    let found = try recognizer(small, classifier).objects(in: photo, region: nil)
    #expect(found.objects == [])
    let box = PixelRectangle(x: 0, y: 0, width: 160, height: 160)
    #expect(found.others == [RecognizedObject(Prediction(label: "other", confidence: 0.9), box: box)])
  }

  @Test func unlistedThingsComeByDescendingConfidence() throws {
    let described = try describedDetector()
    // To this detector, tomatoes are everyday objects.
    let description = DetectorDescription(
      card: described.card, form: described.form, strides: described.strides, input: described.input,
      threshold: described.threshold, overlap: described.overlap, fusion: described.fusion, calibration: nil,
      listThreshold: nil, certainThreshold: nil, foodGate: nil, foods: [DetectorDescription.anyFood])
    var classifier = PlacedRecognizer()
    classifier.left = [Prediction(label: "other", confidence: 0.6)]
    let rows = [cell(1, 0.1, 0.9), cell(1, 0.8, 0.1), nothing, nothing, nothing]
    let session = DetectorSession(try Detector(constantDetector(rows), description))
    let others = try DetectingRecognizer(session, classifier).objects(in: photo, region: nil).others
    #expect(others?.map(\.prediction.label) == ["tomato", "other"])
    #expect(others?.map(\.prediction.confidence) == [0.8, 0.6])
  }

  @Test func withoutObjectsTheWholePhotoIsNamed() throws {
    let rows = [[Float]](repeating: nothing, count: 5)
    let found = try recognizer(rows).objects(in: photo, region: nil)
    #expect(found.objects == [RecognizedObject(Prediction(label: "milk", confidence: 0.8))])
    #expect(found.others == [])
  }

  @Test func oneObjectThatFillsThePhotoIsTheWholePhoto() throws {
    let rows = [nothing, nothing, nothing, nothing, cell(1, 0.1, 0.9)]
    #expect(try recognizer(rows).objects(in: photo, region: nil).objects.map(\.box) == [nil])
    let small = [cell(1, 0.1, 0.9), nothing, nothing, nothing, nothing]
    #expect(try recognizer(small).objects(in: photo, region: nil).objects.map(\.box) != [nil])
  }

  @Test(arguments: [(0.2, [0.9, 0.7]), (0.3, [0.45, 0.35])] as [(Float, [Float])])
  func aPhotoWithoutFoodMakesTheListCautious(_ none: Float, _ confidences: [Float]) throws {
    var classifier = PlacedRecognizer()
    classifier.whole = [Prediction(label: "milk", confidence: 1 - none), Prediction(label: "none", confidence: none)]
    let gate = ["fridge.detector.gate.none": "0.25", "fridge.detector.gate.factor": "0.5"]
    let found = try recognizer(twoThings, classifier, metadata: gate).objects(in: photo, region: nil)
    #expect(found.objects.map(\.prediction.confidence) == confidences)
    let share = confidences[0] / 0.9
    #expect(abs((found.objects[0].alternatives.first?.confidence ?? 0) - 0.1 * share) < 1e-6)
  }

  @Test(arguments: [("0.6", [0.9, 0.9, 0.7]), ("0.8", [0.45, 0.45, 0.35])] as [(String, [Float])])
  func threeRecognizedObjectsShowFoodByThemselves(_ threshold: String, _ confidences: [Float]) throws {
    var classifier = PlacedRecognizer()
    classifier.whole = [Prediction(label: "none", confidence: 0.9)]
    let metadata = [
      "fridge.detector.gate.none": "0.25", "fridge.detector.gate.factor": "0.5",
      "fridge.detector.list_threshold": threshold,
    ]
    let rows = [cell(1, 0.1, 0.9), cell(1, 0.1, 0.8), cell(1, 0.1, 0.7), nothing, nothing]
    let found = try recognizer(rows, classifier, metadata: metadata).objects(in: photo, region: nil)
    #expect(found.objects.map(\.prediction.confidence) == confidences)
  }

  @Test func tilesAreSearchedAsWell() throws {
    // Every pass detects an object half as large as the upper left cell, in its middle.
    let rows = [[0.5, 0.5, -0.6931472, -0.6931472, 1, 0.1, 0.9], nothing, nothing, nothing, nothing]
    let quick = try recognizer(rows).objects(in: photo, region: nil).objects
    let close = try recognizer(rows, detail: .tiles).objects(in: photo, region: nil).objects
    #expect(quick.count == 1)
    #expect(close.count > quick.count)
    #expect(close.contains { $0.box.map { $0.x > 160 && $0.y > 160 } ?? false })
  }

  @Test(arguments: [(4, false), (5, true)]) func onlyCrowdedPhotosAreSearchedInTiles(_ count: Int, _ isTiled: Bool)
    throws
  {
    // Small objects, one in the middle of each of the first cells; only tiles show copies elsewhere.
    let object: [Float] = [0.5, 0.5, -0.6931472, -0.6931472, 1, 0.1, 0.9]
    let rows = (0..<5).map { $0 < count ? object : nothing }
    let whole = try recognizer(rows).objects(in: photo, region: nil).objects
    let automatic = try recognizer(rows, detail: .automatic).objects(in: photo, region: nil).objects
    #expect((automatic.count > whole.count) == isTiled)
  }

  @Test func objectsCutByATileAreLeftToOthers() throws {
    // The box of every pass is its upper left cell, which ends at the edges of all tiles but the first.
    let rows = [cell(1, 0.1, 0.9), nothing, nothing, nothing, nothing]
    let close = try recognizer(rows, detail: .tiles).objects(in: photo, region: nil).objects
    #expect(close.map(\.box) == [PixelRectangle(x: 0, y: 0, width: 160, height: 160)])
  }

  @Test func photosAreDecodedForTheObjectsInThem() throws {
    #expect(try recognizer(twoThings).decodeSize == PixelSize(width: 80, height: 80))
    #expect(try recognizer(twoThings, detail: .tiles).decodeSize == nil)
    #expect(WholePhotoRecognizer(PlacedRecognizer()).decodeSize == PixelSize(width: 4, height: 4))
  }
}
