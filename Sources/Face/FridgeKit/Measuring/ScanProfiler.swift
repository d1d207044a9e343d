package import Files
internal import Images

/// Scans photos one at a time on the calling thread, with models that are ready, and times each stage.
package struct ScanProfiler {
  /// What is done with a photo, in order.
  package enum Stage: String, CaseIterable, Sendable {
    /// Read the file.
    case read
    /// Decode it, no larger than needed.
    case decode
    /// Bring the pixels into the networks' frames, run those, and take the answer from what they say.
    case recognize
    /// Put what is sure enough on the list.
    case list
  }

  fileprivate let reporter: PhotoReporter
  fileprivate let threshold: Float

  /// How long each stage takes for one photo, in the order of ``Stage``.
  package func times(for path: FilePath) throws(PhotoError) -> [Duration] {
    var laps = LapTimes()
    let bytes = try reporter.reader.read(path)
    laps.end()
    let photo = try reporter.decodeForObjects(bytes)
    laps.end()
    let content = try reporter.objects(in: photo)
    laps.end()
    var scan = ScanReport(threshold: threshold)
    scan.add(ScannedPhoto(photo: path, content: .success(content)))
    laps.end()
    return laps.times
  }
}

extension PhotoRecognition {
  /// A profiler that scans with this model and these options.
  package var profiler: ScanProfiler {
    ScanProfiler(reporter: reporter(threads: options.cores), threshold: listThreshold)
  }
}

/// The times of stages of which one begins where the other ends.
package struct LapTimes {
  /// Those that have ended, in order.
  package private(set) var times: [Duration] = []
  private var start = ContinuousClock.now

  /// Begins the first stage.
  package init() {}

  /// Ends a stage and begins the next.
  package mutating func end() {
    let now = ContinuousClock.now
    times.append(start.duration(to: now))
    start = now
  }
}
