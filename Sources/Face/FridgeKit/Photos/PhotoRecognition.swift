public import Files
public import Recognition

/// A loaded model with the options it is used with: photos in, reports out.
public final class PhotoRecognition: Sendable {
  /// The options it was made with.
  public let options: PhotoOptions
  /// The file of the model.
  public let model: FilePath
  /// What the model says about itself.
  public let description: ModelDescription
  /// What finds the objects of photos that are scanned; nil when answers are about whole photos.
  public let detector: Detector?
  private let first: FirstPhoto?
  private let makeRecognizer: @Sendable (_ threads: Int) -> any Recognizer

  /// - Parameters:
  ///   - first: a photo that was read already.
  ///   - makeRecognizer: called on each thread that works, with the number of cores one recognition may use.
  init(
    model: FilePath, description: ModelDescription, detector: Detector? = nil, options: PhotoOptions,
    first: FirstPhoto? = nil, makeRecognizer: @escaping @Sendable (_ threads: Int) -> any Recognizer
  ) {
    self.model = model
    self.description = description
    self.detector = detector
    self.options = options
    self.first = first
    self.makeRecognizer = makeRecognizer
  }

  /// Reports on photos in the order given, on as many cores as the options allow; memory does not grow with the number.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, no further photo is begun and those begun are still reported.
  ///   - handle: takes each report, on the calling thread; an error ends the work.
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

  /// Does numbered pieces of work on as many cores as the options allow, and hands over the results in order.
  ///
  /// - Parameters:
  ///   - piece: does one piece, with a reporter that belongs to the working thread.
  ///   - handle: takes each result, on the calling thread; an error ends the work.
  func work<Output: Sendable, Failure>(
    count: Int, cancellation: Cancellation, piece: @escaping @Sendable (PhotoReporter, Int) -> Output,
    handle: (Output) throws(Failure) -> Void
  ) throws(Failure) {
    let (cores, workers) = (options.cores, options.workers(forPhotos: count))
    try OrderedWork(count: count, workers: workers).run(cancellation: cancellation) {
      let reporter = self.reporter(threads: cores / workers)
      return { piece(reporter, $0) }
    } consume: { (output) throws(Failure) in
      try handle(output)
    }
  }

  /// A reporter for one thread.
  ///
  /// - Parameter threads: how many cores one recognition may use.
  func reporter(threads: Int) -> PhotoReporter {
    let session = detector.map { DetectorSession($0, threads: threads, threshold: options.detectorThreshold) }
    return PhotoReporter(recognizer: makeRecognizer(threads), detector: session, options: options, first: first)
  }

  /// Above this confidence an ingredient is recognised, unless the caller says otherwise.
  var listThreshold: Float { detector?.description.listThreshold ?? description.threshold }

  /// What photos show together; the reports are kept, so memory grows with their number.
  ///
  /// - Parameter threshold: above this confidence an ingredient is recognised; nil for the detector's own, or else the
  ///   model's.
  public func scan(
    _ photos: [FilePath], threshold: Float? = nil, cancellation: Cancellation = Cancellation()
  ) -> ScanReport {
    var scan = ScanReport(threshold: threshold ?? listThreshold)
    work(count: photos.count, cancellation: cancellation) {
      $0.scan(photos[$1])
    } handle: {
      scan.add($0)
    }
    return scan
  }
}
