public import Files
public import Recognition

/// Loaded models with their options: photos in, reports out.
public final class PhotoRecognition: Sendable {
  /// The options.
  public let options: PhotoOptions
  /// The file of the classifier.
  public let model: FilePath
  /// The classifier's description.
  public let description: ModelDescription
  /// The detector for scanned photos; nil when photos are recognised as wholes.
  public let detector: Detector?
  /// Whether the classifier was asked for embeddings and has them.
  let hasEmbeddings: Bool
  /// The labels that the user taught.
  let taughtLabels: [String]
  private let preloaded: PreloadedPhoto?
  private let makeRecognizer: @Sendable (_ threads: Int) -> any Recognizer

  /// - Parameters:
  ///   - preloaded: a photo that was decoded while the models were loading.
  ///   - makeRecognizer: called on each worker thread, with the number of cores that one recognition may use.
  init(
    model: FilePath, description: ModelDescription, detector: Detector? = nil, options: PhotoOptions,
    hasEmbeddings: Bool = false, taughtLabels: [String] = [], preloaded: PreloadedPhoto? = nil,
    makeRecognizer: @escaping @Sendable (_ threads: Int) -> any Recognizer
  ) {
    self.model = model
    self.description = description
    self.detector = detector
    self.options = options
    self.hasEmbeddings = hasEmbeddings
    self.taughtLabels = taughtLabels
    self.preloaded = preloaded
    self.makeRecognizer = makeRecognizer
  }

  /// Reports on photos in the order given, on as many cores as the options allow; memory is constant in the number of
  /// photos.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, no further photo is started, and those in progress are still reported.
  ///   - handle: receives each report, on the calling thread; an error ends the work.
  public func report<Failure>(
    on photos: [FilePath], cancellation: Cancellation = Cancellation(),
    handle: (PhotoReport) throws(Failure) -> Void
  ) throws(Failure) {
    try work(count: photos.count, cancellation: cancellation) {
      $0.report(on: photos[$1])
    } handle: {
      (report) throws(Failure) in
      try handle(report)
    }
  }

  /// Executes numbered tasks on as many cores as the options allow, and delivers the results in order.
  ///
  /// - Parameters:
  ///   - task: executes one task, with a pipeline that belongs to the worker thread.
  ///   - handle: receives each result, on the calling thread; an error ends the work.
  func work<Output: Sendable, Failure>(
    count: Int, cancellation: Cancellation, task: @escaping @Sendable (PhotoPipeline, Int) -> Output,
    handle: (Output) throws(Failure) -> Void
  ) throws(Failure) {
    let (cores, workers) = (options.cores, options.workers(forPhotos: count))
    try OrderedWork(count: count, workers: workers).run(cancellation: cancellation) {
      let pipeline = self.pipeline(threads: cores / workers)
      return { task(pipeline, $0) }
    } consume: { (output) throws(Failure) in
      try handle(output)
    }
  }

  /// Creates a pipeline for one thread.
  ///
  /// - Parameter threads: the number of cores that one recognition may use.
  func pipeline(threads: Int) -> PhotoPipeline {
    let session = detector.map { DetectorSession($0, threads: threads, threshold: options.detectorThreshold) }
    return PhotoPipeline(recognizer: makeRecognizer(threads), detector: session, options: options, preloaded: preloaded)
  }

  /// The confidence above which an ingredient is recognised, unless the caller chooses another.
  var listThreshold: Float { detector?.description.listThreshold ?? description.threshold }

  /// The confidence above which a recognised ingredient is certain: right in 97 of 100 cases on validation photos.
  public var certainThreshold: Float {
    max(listThreshold, detector?.description.certainThreshold ?? description.threshold)
  }

  /// Scans photos; the report keeps all of them, so memory grows with their number.
  ///
  /// - Parameter threshold: the confidence above which an ingredient is recognised; nil for the detector's own, or else
  ///   the classifier's.
  public func scan(
    _ photos: [FilePath], threshold: Float? = nil, cancellation: Cancellation = Cancellation()
  ) -> ScanReport {
    scan(photos, threshold: threshold, cancellation: cancellation) { _, _ in }
  }

  /// Scans photos, and hands over each with its pixels as soon as it is scanned, in the order given.
  ///
  /// - Parameter handle: receives the recognised objects of a photo and its pixels: at full size for
  ///   ``Fridge/recognitionAtFullSize(_:for:)``, else as small as the models allow, and nil if the photo could not be
  ///   decoded. It is called on the calling thread.
  public func scan(
    _ photos: [FilePath], threshold: Float? = nil, cancellation: Cancellation = Cancellation(),
    handle: (ScannedPhoto, Photo?) -> Void
  ) -> ScanReport {
    var scan = ScanReport(threshold: threshold ?? listThreshold, certainFrom: certainThreshold)
    work(count: photos.count, cancellation: cancellation) {
      $0.scan(photos[$1])
    } handle: { scanned in
      scan.add(scanned.result)
      if let recognized = scan.photos.last { handle(recognized, scanned.photo) }
    }
    return scan
  }
}
