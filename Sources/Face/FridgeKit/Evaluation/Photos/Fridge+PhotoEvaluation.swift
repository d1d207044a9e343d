public import Files
internal import Recognition
internal import Training

extension Fridge {
  /// Prepares to judge how well it is told what whole photos show.
  ///
  /// - Parameters:
  ///   - source: labelled photos, as for ``evaluation(on:_:)``.
  ///   - options: ``EvaluationOptions/first`` counts photos; there is no margin, as nothing is cut out.
  public func photoEvaluation(
    on source: FilePath, _ options: EvaluationOptions = EvaluationOptions(), _ photoOptions: PhotoEvaluationOptions
  ) throws -> PhotoEvaluationRun {
    let (finder, subject) = try finder(options, photoOptions)
    let names = LabelNames(labels: subject.labels, vocabulary: vocabulary)
    let examples = try examples(at: source.matchingComposition, split: options.split, names)
    let photos = LabelledPhoto.photos(of: examples).filter {
      $0.shows(objects: photoOptions.fewestObjects, ingredients: photoOptions.fewestIngredients)
    }
    let ingredients = try photoOptions.ingredients.map { (name) throws(UnknownLabel) in try names.label(named: name) }
    return PhotoEvaluationRun(
      finder, photos.prefix(options.first ?? .max).map { photoOptions.takesUnplacedAsWhole ? $0.filled : $0 }, subject,
      only: ingredients.isEmpty ? nil : Set(ingredients))
  }

  private func finder(
    _ options: EvaluationOptions, _ photoOptions: PhotoEvaluationOptions
  ) throws -> (ObjectFinder, PhotoEvaluation.Subject) {
    switch photoOptions.method {
    case .classifier:
      let recognition = try recognition(PhotoOptions(model: options.model, top: 1, threads: options.threads))
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
      let table = try FindingTable(reading: path.matchingComposition, names: names)
      return (.table(table), .table(path, labels: table.labels, photoOptions.threshold))
    }
  }

  private func detection(
    _ options: EvaluationOptions, _ photoOptions: PhotoEvaluationOptions, threshold: Float? = nil
  ) throws(ModelFailure) -> (PhotoRecognition, Detector) {
    let recognition = try recognition(
      PhotoOptions(
        model: options.model, detector: photoOptions.detector.map(DetectorChoice.file) ?? .shipped,
        detectorThreshold: threshold, detail: photoOptions.detail, top: 1, threads: options.threads))
    guard let detector = recognition.detector else { throw .noDetector }
    return (recognition, detector)
  }
}
