public import Files
public import Recognition

/// A loaded model with the options it is used with: photos in, reports out.
public final class PhotoRecognition: Sendable {
  /// The options it was made with.
  public let options: PhotoOptions
  /// The file of the model.
  public let model: FilePath
  private let classifier: Classifier

  init(classifier: Classifier, model: FilePath, options: PhotoOptions) {
    self.classifier = classifier
    self.model = model
    self.options = options
  }

  /// What the model says about itself.
  public var description: ModelDescription { classifier.description }

  /// Reports on photos in the order given, on as many cores as the options allow; memory does not grow with the number.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, no further photo is begun and those begun are still reported.
  ///   - handle: takes each report, on the calling thread; an error ends the work.
  public func report<Failure>(
    on photos: [FilePath], cancellation: Cancellation = Cancellation(),
    handle: (PhotoReport) throws(Failure) -> Void
  ) throws(Failure) {
    let (classifier, options) = (classifier, options)
    let cores = options.threads ?? Cores.available
    let workers = min(cores, max(photos.count, 1))
    let work = OrderedWork(count: photos.count, workers: workers)
    try work.run(cancellation: cancellation) {
      let session = ClassifierSession(classifier, threads: cores / workers, crop: options.crop)
      let reporter = PhotoReporter(recognizer: session, options: options)
      return { reporter.report(on: photos[$0]) }
    } consume: { (report) throws(Failure) in
      try handle(report)
    }
  }

  /// What photos show together; the reports are kept, so memory grows with their number.
  ///
  /// - Parameter threshold: above this confidence an ingredient is recognised; nil for the model's own.
  public func scan(
    _ photos: [FilePath], threshold: Float? = nil, cancellation: Cancellation = Cancellation()
  ) -> ScanReport {
    var scan = ScanReport(threshold: threshold ?? description.threshold)
    report(on: photos, cancellation: cancellation) { scan.add($0) }
    return scan
  }
}
