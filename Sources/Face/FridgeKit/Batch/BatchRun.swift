public import Files

/// Reports on many photos, written one row a photo in the order of the photos.
public struct BatchRun: Sendable {
  /// The photos still to be reported on.
  public let photos: [FilePath]
  /// The form of the rows.
  public let format: BatchFormat
  /// The words that rows are written with.
  public let wording: ReportWording

  /// A run over photos; see ``BatchJournal/remaining(of:)`` for those an interrupted run left.
  public init(photos: [FilePath], format: BatchFormat, wording: ReportWording) {
    self.photos = photos
    self.format = format
    self.wording = wording
  }

  /// Works through the photos. A photo that fails becomes a row with its error and the run goes on.
  ///
  /// - Parameters:
  ///   - write: takes each row, its line end included; an error ends the run.
  ///   - cancellation: once cancelled, no photo is begun; rows of those begun are still written.
  ///   - progress: called after each row, on the calling thread.
  /// - Returns: how far the run came.
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

/// How far a batch has come.
public struct BatchProgress: Sendable, Equatable {
  /// How many photos this run is to report on.
  public let total: Int
  /// How many have been reported on, those that failed included.
  public internal(set) var done = 0
  /// How many could not be recognised.
  public internal(set) var failed = 0

  /// Nothing done yet.
  public init(total: Int) { self.total = total }

  mutating func count(_ report: PhotoReport) {
    done += 1
    if case .failure = report.outcome { failed += 1 }
  }
}
