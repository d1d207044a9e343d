public import Images
internal import Ingredients

/// Lets a detector find the objects of a photo and a classifier name them.
public struct DetectingRecognizer: ObjectRecognizer {
  /// How closely a photo is looked at.
  public enum Detail: Sendable, CaseIterable {
    /// The photo at once.
    case whole
    /// The photo at once, then in tiles: for large photos of many small things.
    case tiles
  }

  /// How much of a box is added on each side before it is named, as a share of its size.
  static let margin = 0.1
  /// An object that covers more of what is looked at is all of it.
  static let fillingShare: Float = 0.6
  /// How many times the detector's size a photo is decoded at least, so that the objects in it are sharp as well.
  static let objectDetail = 2.5

  private let detector: DetectorSession
  private let classifier: any Recognizer
  private let rule: JoiningRule
  private let detail: Detail

  /// - Parameters:
  ///   - rule: how sure both are together; nil for the detector's own rule.
  ///   - detail: how closely photos are looked at.
  public init(
    _ detector: DetectorSession, _ classifier: any Recognizer, rule: JoiningRule? = nil, detail: Detail = .whole
  ) {
    (self.detector, self.classifier, self.detail) = (detector, classifier, detail)
    self.rule = rule ?? detector.detector.description.joining
  }

  /// Some more than the detector needs, as its objects are looked at again; in full for tiles.
  public var decodeSize: PixelSize? {
    guard detail == .whole else { return nil }
    let (frame, named) = (detector.detector.description.input.preprocessing.size, classifier.preprocessing.decodeSize)
    func enlarged(_ side: Int, _ least: Int) -> Int { max(Int(Double(side) * Self.objectDetail), least) }
    return PixelSize(width: enlarged(frame.width, named.width), height: enlarged(frame.height, named.height))
  }

  /// The objects of a photo, each with its box; an answer about the whole photo when one thing fills it, or when the
  /// detector finds nothing.
  public func objects(in photo: Photo, region: PixelArea?) throws(RecognitionError) -> FoundObjects {
    let area = (region ?? PixelArea(whole: photo.size)).clamped(to: photo.size) ?? PixelArea(whole: photo.size)
    let (foods, others) = try detections(in: photo, area)
    var objects: [NamedObject] = []
    for proposal in Proposal.grouping(foods) {
      if let object = try named(proposal, in: photo) { objects.append(object) }
    }
    objects = NamedObject.merging(objects)
    let found = others.map { RecognizedObject($0, labels, in: photo.size) }
    guard isWhole(objects, of: area) else {
      return FoundObjects(
        foods: objects.map { RecognizedObject($0.prediction, box: $0.box.pixels(in: photo.size)) }, others: found)
    }
    return FoundObjects(
      foods: try WholePhotoRecognizer(classifier).objects(in: photo, region: area).foods, others: found)
  }

  private func isWhole(_ objects: [NamedObject], of area: PixelArea) -> Bool {
    guard let first = objects.first else { return true }
    return objects.count == 1 && first.box.area > Self.fillingShare * DetectionBox(area).area
  }
}

extension DetectingRecognizer {
  private var labels: [String] { detector.detector.description.labels }

  /// What the detector sees in an area, food apart from other things.
  private func detections(
    in photo: Photo, _ area: PixelArea
  ) throws(RecognitionError) -> (foods: [Detection], others: [Detection]) {
    let detections =
      switch detail {
      case .whole: try detector.detections(in: photo, region: area)
      case .tiles: try detector.detections(in: photo, tilesOf: area)
      }
    let isFood = labels.map(detector.detector.description.foods.contains)
    return (detections.filter { isFood[$0.label] }, detections.filter { !isFood[$0.label] })
  }

  /// What an object is by the rule; nil when it is nothing that could be on a list.
  private func named(_ proposal: Proposal, in photo: Photo) throws(RecognitionError) -> NamedObject? {
    let classified = try classifier.predictions(
      forObjectIn: RelativeBox(proposal.box.pixelArea, in: photo.size), of: photo.image, size: photo.size,
      margin: Self.margin, count: .max)
    let names = proposal.names(labels)
    let edible = proposal.edibleScore(labels)
    var best: Prediction?
    func consider(_ label: String, classified: Float) {
      let evidence = JoiningRule.Evidence(named: names[label] ?? 0, edible: edible, classified: classified)
      let confidence = rule.confidence(evidence)
      if confidence > best?.confidence ?? 0 { best = Prediction(label: label, confidence: confidence) }
    }
    for prediction in classified { consider(prediction.label, classified: prediction.confidence) }
    let known = Set(classified.map(\.label))
    for label in names.keys.sorted() where !known.contains(label) { consider(label, classified: 0) }
    guard let best, best.label != Vocabulary.noneID else { return nil }
    return NamedObject(
      prediction: Prediction(label: best.label, confidence: calibrated(best.confidence)), box: proposal.box)
  }
}

extension DetectingRecognizer {
  /// A joined confidence as the share that is right; a rule other than the detector's own has no such calibration.
  private func calibrated(_ confidence: Float) -> Float {
    let description = detector.detector.description
    guard rule == description.joining, let calibration = description.calibration else { return confidence }
    return calibration.share(at: confidence)
  }
}

extension RecognizedObject {
  /// What a detector alone says.
  init(_ detection: Detection, _ labels: [String], in size: PixelSize) {
    self.init(
      Prediction(label: labels[detection.label], confidence: detection.score), box: detection.box.pixels(in: size))
  }
}

extension DetectionBox {
  /// The same rectangle, as images count.
  fileprivate var pixelArea: PixelArea {
    PixelArea(x: Double(left), y: Double(top), width: Double(right - left), height: Double(bottom - top))
  }
}
