public import Files

/// A run over many photos that writes one row per photo, in the order of the photos.
public struct BatchRun: Sendable {
  /// The photos still to be reported on.
  public let photos: [FilePath]
  /// The format of the rows.
  public let format: BatchFormat
  /// The wording of the rows.
  public let wording: ReportWording

  /// Creates a run over photos; see ``BatchJournal/remaining(of:)`` for those that an interrupted run left.
  public init(photos: [FilePath], format: BatchFormat, wording: ReportWording) {
    self.photos = photos
    self.format = format
    self.wording = wording
  }

  /// Reports on the photos. A photo that fails becomes a row with its error, and the run goes on.
  ///
  /// - Parameters:
  ///   - write: receives each row, its line end included; an error ends the run.
  ///   - cancellation: once cancelled, no further photo is started; the rows of those in progress are still written.
  ///   - progress: called after each row, on the calling thread.
  /// - Returns: the progress at the end of the run.
  @discardableResult
  public func run<Failure>(
    _ recognition: PhotoRecognition, cancellation: Cancellation = Cancellation(),
    write: (String) throws(Failure) -> Void, progress: (BatchProgress) -> Void = { _ in }
  ) throws(Failure) -> BatchProgress {
    var state = BatchProgress(total: photos.count)
    try recognition.report(on: photos, cancellation: cancellation) { (report) throws(Failure) in
      try write(format.row(for: report, wording))
      state.count(report)
      progress(state)
    }
    return state
  }
}

/// The progress of a batch.
public struct BatchProgress: Sendable, Equatable {
  /// The number of photos of the run.
  public let total: Int
  /// The number of photos reported on, including those that failed.
  public internal(set) var done = 0
  /// The number of photos that failed.
  public internal(set) var failed = 0

  /// Creates the progress of a run that has not begun.
  public init(total: Int) { self.total = total }

  mutating func count(_ report: PhotoReport) {
    done += 1
    if case .failure = report.outcome { failed += 1 }
  }
}
