public import Images
internal import Ingredients

/// A recogniser of two stages: a detector finds the objects of a photo, a classifier names them.
public struct DetectingRecognizer: ObjectRecognizer {
  /// The level of detail at which the detector looks at a photo.
  public enum Detail: Sendable, Equatable {
    /// The whole photo, but only so many of its surest objects: for frames, each of which is another look.
    case surest(Int)
    /// The whole photo.
    case whole
    /// The whole photo, then its tiles: for large photos of many small objects.
    case tiles
    /// The whole photo, then at most nine tiles of it where it shows many objects.
    case automatic
  }

  /// The margin added on each side of a box before it is classified, as a share of its size.
  static let margin = 0.1
  /// The share of the area above which a single object fills it.
  static let fillingShare = 0.6
  /// The fused confidence from which an object is worth a second look at its surroundings.
  ///
  /// Of 1,966 right names on the lists of the validation photos two were lost by it, and eleven photos of open fridges have
  /// the same lists for a sixth less time on the processor.
  static let worthwhileConfidence: Float = 0.3
  /// The factor by which a photo is decoded larger than the detector's frame, so that the crops are sharp as well.
  static let objectDetail = 2.5

  private let detector: DetectorSession
  private let classifier: any Recognizer
  private let fusion: ScoreFusion
  private let detail: Detail

  /// - Parameters:
  ///   - fusion: the fusion of both scores; nil for the detector's own.
  ///   - detail: the level of detail.
  public init(
    _ detector: DetectorSession, _ classifier: any Recognizer, fusion: ScoreFusion? = nil, detail: Detail = .whole
  ) {
    (self.detector, self.classifier, self.detail) = (detector, classifier, detail)
    self.fusion = fusion ?? detector.detector.description.fusion
  }

  /// The size for detector and crops: larger than the detector's frame, as the crops are classified; full size for
  /// tiles.
  public var decodeSize: PixelSize? {
    Self.decodeSize(for: detector.detector.description, classifier.preprocessing, detail: detail)
  }

  /// Returns ``decodeSize`` for a detector and the preprocessing of a classifier, before either is loaded.
  package static func decodeSize(
    for detector: DetectorDescription, _ classifier: Preprocessing, detail: Detail
  ) -> PixelSize? {
    guard detail != .tiles else { return nil }
    let (frame, named) = (detector.input.preprocessing.size, classifier.decodeSize)
    func enlarged(_ side: Int, _ least: Int) -> Int { max(Int(Double(side) * Self.objectDetail), least) }
    return PixelSize(width: enlarged(frame.width, named.width), height: enlarged(frame.height, named.height))
  }

  /// Returns the objects of a photo, each with its box; one label for the whole photo when one object fills it, or when
  /// the detector finds none.
  public func objects(in photo: Photo, region: PixelArea?) throws(RecognitionError) -> FoundObjects {
    let area = (region ?? PixelArea(whole: photo.size)).clamped(to: photo.size) ?? PixelArea(whole: photo.size)
    let (foods, things) = try detections(in: photo, area)
    var named: [RecognizedObject] = []
    for proposal in Proposal.grouping(foods).prefix(detail.mostObjects) {
      if let object = try self.named(proposal, in: photo) { named.append(object) }
    }
    named = named.merged()
    let unlisted = named.filter { !Vocabulary.isListed($0.prediction.label) }
    let listed = named.filter { Vocabulary.isListed($0.prediction.label) }.withoutParts()
    let others = (unlisted + things.map { RecognizedObject($0, labels, in: photo.size) }).surestFirst
    let whole = WholePhotoRecognizer(classifier)
    // Unlisted objects count: a photo of one small thing must not be listed as what it looks like as a whole.
    if isWhole(listed + unlisted, of: area) {
      let objects = try whole.objects(in: photo, region: area).objects
      return FoundObjects(size: photo.size, objects: objects, others: others)
    }
    if isConvincing(listed) { return FoundObjects(size: photo.size, objects: listed, others: others) }
    let factor = try detector.detector.description.foodGate?.factor(for: whole.predictions(in: photo, region: area))
    let objects = listed.map { $0.scaled(by: factor ?? 1) }
    return FoundObjects(size: photo.size, objects: objects, others: others)
  }

  /// Returns whether so many objects are recognised that the photo shows food, whatever it looks like as a whole.
  private func isConvincing(_ objects: [RecognizedObject]) -> Bool {
    guard let threshold = detector.detector.description.listThreshold else { return false }
    return objects.count { $0.prediction.confidence > threshold } >= FoodGate.convincingCount
  }

  private func isWhole(_ objects: [RecognizedObject], of area: PixelArea) -> Bool {
    guard let first = objects.first else { return true }
    let filled = first.box.map { PixelArea($0).area } ?? area.area
    return objects.count == 1 && filled > Self.fillingShare * area.area
  }
}

extension DetectingRecognizer.Detail {
  /// The number of objects that are named at most.
  fileprivate var mostObjects: Int { if case .surest(let count) = self { count } else { .max } }
}

extension DetectingRecognizer {
  private var labels: [String] { detector.detector.description.labels }

  /// Returns the detections in an area, food apart from other things.
  private func detections(
    in photo: Photo, _ area: PixelArea
  ) throws(RecognitionError) -> (foods: [Detection], others: [Detection]) {
    let detections =
      switch detail {
      case .surest, .whole: try detector.detections(in: photo, region: area)
      case .tiles: try detector.detections(in: photo, tilesOf: area)
      case .automatic: try detector.detections(inCrowded: photo, area)
      }
    let isFood = labels.map(detector.detector.description.foods.contains)
    return (detections.filter { isFood[$0.label] }, detections.filter { !isFood[$0.label] })
  }

  /// Classifies a proposal and fuses the scores; nil when no label could be on a list.
  private func named(_ proposal: Proposal, in photo: Photo) throws(RecognitionError) -> RecognizedObject? {
    let names = proposal.names(labels)
    let edible = proposal.edibleScore(labels)
    func confidence(of prediction: Prediction) -> Float {
      fusion.confidence(
        ScoreFusion.Evidence(named: names[prediction.label] ?? 0, edible: edible, classified: prediction.confidence))
    }
    let classified = try classifier.predictions(
      forObjectIn: RelativeBox(PixelArea(proposal.box), in: photo.size), of: photo.image, size: photo.size,
      margin: Self.margin, count: .max, lookingAgainWhere: { confidence(of: $0) >= Self.worthwhileConfidence })
    var best: Prediction?
    func consider(_ prediction: Prediction) {
      let confidence = confidence(of: prediction)
      if confidence > best?.confidence ?? 0 { best = prediction.with(confidence: confidence) }
    }
    for prediction in classified { consider(prediction) }
    let known = Set(classified.map(\.label))
    for label in names.keys.sorted() where !known.contains(label) { consider(Prediction(label: label, confidence: 0)) }
    guard let best, best.label != Vocabulary.noneID else { return nil }
    return RecognizedObject(
      best.with(confidence: calibrated(best.confidence)), box: proposal.box.pixels(in: photo.size),
      classified: classified)
  }
}

extension DetectingRecognizer {
  /// Returns the calibrated confidence; the calibration holds for the detector's own fusion only.
  private func calibrated(_ confidence: Float) -> Float {
    let description = detector.detector.description
    guard fusion == description.fusion, let calibration = description.calibration else { return confidence }
    return calibration.probability(at: confidence)
  }
}

extension RecognizedObject {
  /// Creates an object from a detection alone.
  init(_ detection: Detection, _ labels: [String], in size: PixelSize) {
    self.init(
      Prediction(label: labels[detection.label], confidence: detection.score), box: detection.box.pixels(in: size))
  }
}
