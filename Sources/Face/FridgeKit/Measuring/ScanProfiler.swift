package import Files
internal import Images

/// A profiler that scans photos one at a time on the calling thread, with loaded models, and times each stage.
package struct ScanProfiler {
  /// The stages of a scan, in order.
  package enum Stage: String, CaseIterable, Sendable {
    /// Read the file.
    case read
    /// Decode it, no larger than needed.
    case decode
    /// Preprocess the pixels, run the networks, and decode their outputs.
    case recognize
    /// Add the objects above the threshold to the list.
    case list
  }

  fileprivate let pipeline: PhotoPipeline
  fileprivate let threshold: Float

  /// Returns the time of each stage for one photo, in the order of ``Stage``.
  package func times(for path: FilePath) throws(PhotoError) -> [Duration] {
    var laps = LapTimes()
    let bytes = try pipeline.reader.read(path)
    laps.end()
    let photo = try pipeline.decodeForObjects(bytes)
    laps.end()
    let content = try pipeline.objects(in: photo)
    laps.end()
    var scan = ScanReport(threshold: threshold)
    scan.add(ScannedPhoto(photo: path, content: .success(content)))
    laps.end()
    return laps.times
  }
}

extension PhotoRecognition {
  /// A profiler that scans with these models and options.
  package var profiler: ScanProfiler {
    ScanProfiler(pipeline: pipeline(threads: options.cores), threshold: listThreshold)
  }
}

/// A stopwatch for consecutive stages.
package struct LapTimes {
  /// The times of the completed stages, in order.
  package private(set) var times: [Duration] = []
  private var start = ContinuousClock.now

  /// Starts the first stage.
  package init() {}

  /// Ends the current stage and starts the next.
  package mutating func end() {
    let now = ContinuousClock.now
    times.append(start.duration(to: now))
    start = now
  }
}
