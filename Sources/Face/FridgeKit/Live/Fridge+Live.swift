internal import Images
public import Live
internal import Recognition

extension Fridge {
  /// Watches a source of frames, and lists the ingredients in the order in which they are confirmed.
  ///
  /// A thread reads and decodes while this one recognises, always in the newest frame. Memory is constant in the number
  /// of frames.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, the watch ends with what was seen up to then.
  ///   - handle: receives each event, on the calling thread; an error ends the watch.
  /// - Throws: ``ModelFailure``, `SourceError` when the source yields no frame at all, ``PhotoError`` when recognition
  ///   fails, and what `handle` throws.
  public func live(
    _ origin: FrameOrigin, _ options: LiveOptions = LiveOptions(), cancellation: Cancellation = Cancellation(),
    handle: (LiveEvent) throws -> Void
  ) throws -> LiveSummary {
    let reader = FrameReader(
      origin, options.frames, options.attention == .every ? .every : .newest, sink: options.sink)
    // The source is opened while the models load.
    reader.start()
    defer { reader.stop() }
    let recognition = try recognition(options.photo)
    var watch = LiveWatch(recognition, options, reader)
    return try watch.run(cancellation, handle)
  }

  /// Lists the cameras of this machine by the paths of their devices.
  public func cameras() throws(SourceError) -> [Camera] { try Camera.all() }
}

/// One watch over a source.
private struct LiveWatch: FrameWatch {
  private let options: LiveOptions
  private let pipeline: PhotoPipeline
  var feed: FrameFeed
  private var list: SightingList
  private var gate: ChangeGate?
  private var counts = FrameCounts()
  private var seconds = 0.0

  init(_ recognition: PhotoRecognition, _ options: LiveOptions, _ reader: FrameReader) {
    self.options = options
    feed = FrameFeed(reader, end: options.frames.end, maximumRate: options.maximumRate)
    pipeline = recognition.pipeline(threads: options.photo.cores)
    let standard = recognition.detector == nil ? LiveOptions.wholeFrameThreshold : recognition.listThreshold
    list = SightingList(threshold: options.threshold ?? standard, confirmation: options.confirmation)
    gate = options.unchanged == .skipped ? ChangeGate(repetitions: options.confirmation.needed) : nil
  }

  static func event(_ news: FrameFeed.News) -> LiveEvent {
    switch news {
    case .started(let information): .started(information)
    case .remark(let error): .remark(error)
    }
  }

  mutating func look(_ handle: (LiveEvent) throws -> Void) throws {
    let frame = feed.frame
    seconds = frame.time
    if gate?.admits(frame.image) == false {
      counts.unchanged += 1
      return
    }
    if let region = options.photo.region, region.clamped(to: frame.image.size) == nil {
      throw PhotoError.regionOutside(region, photo: frame.image.size)
    }
    let start = ContinuousClock.now
    let found = try pipeline.objects(in: Photo(image: frame.image, size: frame.image.size)).objects
    counts.analysed += 1
    // The frame that may lie in the mailbox is neither dropped yet nor looked at.
    counts.frames = feed.arrived(looked: counts.analysed + counts.unchanged)
    let confirmed = list.add(frame: frame.number, at: frame.time, found)
    let end = ContinuousClock.now
    try handle(
      .analysed(
        AnalysedFrame(
          frame: frame, objects: found.filter { list.recognizes($0.prediction) }, best: found.first,
          confirmed: confirmed, list: list, counts: counts, latency: (end - frame.arrival) / .seconds(1),
          analysis: (end - start) / .seconds(1))))
  }

  mutating func conclude(wasInterrupted: Bool, failure: SourceError?) -> LiveSummary {
    counts.frames = feed.close()
    return LiveSummary(
      list: list, counts: counts, seconds: seconds, wasInterrupted: wasInterrupted, failure: failure)
  }
}
