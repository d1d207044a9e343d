public import Files
internal import Recognition
internal import Evaluation

/// A source of findings in photos.
enum ObjectFinder: Sendable {
  /// The classifier, or detector and classifier together, as photos are scanned.
  case scan(PhotoRecognition)
  /// The detector alone, restricted to its boxes with one of these labels.
  case detector(PhotoRecognition, labels: Set<String>)
  /// A table of earlier findings.
  case table(FindingTable)

  /// The threshold for a detector that is evaluated alone: low, as the precision at high recalls counts as well.
  static let detectorThreshold: Float = 0.01

  /// The models in use; nil for a table.
  var recognition: PhotoRecognition? {
    switch self {
    case .scan(let recognition), .detector(let recognition, _): recognition
    case .table: nil
    }
  }

  /// Finds the objects in photos.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, no further photo is started.
  ///   - handle: receives the findings of each photo, in the order of the photos, on the calling thread.
  func find(in photos: [FilePath], cancellation: Cancellation, handle: (Result<[Finding], PhotoError>) -> Void) {
    switch self {
    case .table(let table): for photo in photos { handle(.success(table.findings[photo, default: []])) }
    case .scan(let recognition):
      recognition.work(count: photos.count, cancellation: cancellation) {
        $0.scan(photos[$1])
      } handle: {
        handle($0.result.findings)
      }
    case .detector(let recognition, let labels):
      recognition.work(count: photos.count, cancellation: cancellation) {
        $0.detect(in: photos[$1])
      } handle: {
        handle($0.findings.map { found in found.filter { labels.contains($0.label) } })
      }
    }
  }
}

extension ScannedPhoto {
  fileprivate var findings: Result<[Finding], PhotoError> {
    content.map { content in
      let names = content.objects.map { Finding($0, in: content.size) }
      let found = content.objects + (content.others ?? [])
      return names + found.flatMap { Finding.alternatives(of: $0, in: content.size) }
    }
  }
}

extension Fridge {
  /// Prepares the evaluation of recognition on whole photos.
  ///
  /// - Parameters:
  ///   - source: labelled photos, as for ``evaluation(on:_:)``.
  ///   - options: ``EvaluationOptions/first`` counts photos; the margin is unused, as nothing is cropped.
  public func photoEvaluation(
    on source: FilePath, _ options: EvaluationOptions = EvaluationOptions(), _ photoOptions: PhotoEvaluationOptions
  ) throws -> PhotoEvaluationRun {
    let (finder, subject) = try finder(options, photoOptions)
    let names =
      finder.recognition.map { labelNames(subject.labels, $0) }
      ?? LabelNames(labels: subject.labels, vocabulary: vocabulary)
    let examples = try examples(at: source.matchingNormalization, split: options.split, names)
    let photos = LabelledPhoto.photos(of: examples).filter {
      $0.shows(objects: photoOptions.fewestObjects, ingredients: photoOptions.fewestIngredients)
    }
    let ingredients = try photoOptions.ingredients.map { (name) throws(UnknownLabel) in try names.label(named: name) }
    return PhotoEvaluationRun(
      finder, photos.prefix(options.first ?? .max).map { photoOptions.treatsUnboxedAsWhole ? $0.filled : $0 }, subject,
      only: ingredients.isEmpty ? nil : Set(ingredients))
  }

  private func finder(
    _ options: EvaluationOptions, _ photoOptions: PhotoEvaluationOptions
  ) throws -> (ObjectFinder, PhotoEvaluation.Subject) {
    switch photoOptions.method {
    case .classifier:
      var wanted = PhotoOptions(model: options.model, top: 1, threads: options.threads)
      wanted.usesLessons = options.usesLessons
      let recognition = try recognition(wanted)
      return (.scan(recognition), .classifier(recognition.description, photoOptions.threshold))
    case .scan:
      let (recognition, detector) = try detection(options, photoOptions)
      let subject = PhotoEvaluation.Subject.scan(recognition.description, detector.description, photoOptions.threshold)
      return (.scan(recognition), subject)
    case .detector:
      let (recognition, detector) = try detection(options, photoOptions, threshold: ObjectFinder.detectorThreshold)
      let subject = PhotoEvaluation.Subject.detector(detector.description, photoOptions.threshold)
      return (.detector(recognition, labels: Set(subject.labels)), subject)
    case .table(let path):
      let names = LabelNames(labels: [], vocabulary: vocabulary)
      let table = try FindingTable(reading: path.matchingNormalization, names: names)
      return (.table(table), .table(path, labels: table.labels, photoOptions.threshold))
    }
  }

  private func detection(
    _ options: EvaluationOptions, _ photoOptions: PhotoEvaluationOptions, threshold: Float? = nil
  ) throws(ModelFailure) -> (PhotoRecognition, Detector) {
    var wanted = PhotoOptions(
      model: options.model, detector: photoOptions.detector.map(DetectorChoice.file) ?? .shipped,
      detectorThreshold: threshold, detail: photoOptions.detail, top: 1, threads: options.threads)
    wanted.usesLessons = options.usesLessons
    let recognition = try recognition(wanted)
    guard let detector = recognition.detector else { throw .noDetector }
    return (recognition, detector)
  }
}
