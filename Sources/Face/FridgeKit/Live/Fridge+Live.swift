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
private struct LiveWatch {
  /// The time between two looks at a cancellation.
  private static let tick = Duration.milliseconds(50)

  private let options: LiveOptions
  private let reader: FrameReader
  private var mailbox: FrameMailbox { reader.mailbox }
  private let pipeline: PhotoPipeline
  private var list: SightingList
  private var gate: ChangeGate?
  private var counts = FrameCounts()
  private var frame = Frame()
  private var seconds = 0.0
  private var began: ContinuousClock.Instant?
  private var due = ContinuousClock.now

  init(_ recognition: PhotoRecognition, _ options: LiveOptions, _ reader: FrameReader) {
    (self.options, self.reader) = (options, reader)
    pipeline = recognition.pipeline(threads: options.photo.cores)
    let standard = recognition.detector == nil ? LiveOptions.wholeFrameThreshold : recognition.listThreshold
    list = SightingList(threshold: options.threshold ?? standard, confirmation: options.confirmation)
    gate = options.unchanged == .skipped ? ChangeGate(repetitions: options.confirmation.needed) : nil
  }

  mutating func run(_ cancellation: Cancellation, _ handle: (LiveEvent) throws -> Void) throws -> LiveSummary {
    while true {
      try announce(handle)
      if cancellation.isCancelled { return conclude(wasInterrupted: true) }
      if isOver { return conclude() }
      guard !rests() else { continue }
      switch mailbox.take(into: &frame, within: Self.tick) {
      case .nothing: reader.giveUpIfStuck()
      case .frame:
        try announce(handle)
        try look(handle)
      case .end(let failure):
        try announce(handle)
        // What the watch saw counts, even if the source ended badly.
        if mailbox.posted == 0 { throw failure ?? SourceError.noFrames }
        return conclude(failure: failure)
      }
    }
  }

  /// Reports the start, once the source is open, and the remarks.
  private mutating func announce(_ handle: (LiveEvent) throws -> Void) throws {
    if began == nil, let information = mailbox.information {
      began = .now
      try handle(.started(information))
    }
    for remark in mailbox.takeRemarks() { try handle(.remark(remark)) }
  }

  /// Whether the time is over for a source that may send nothing any more.
  private var isOver: Bool {
    guard let end = options.frames.end, let began, mailbox.information?.timing == .arrival else { return false }
    return began.advanced(by: .seconds(end)) < .now
  }

  /// Waits a while if the next frame may not be looked at yet; returns whether it waited.
  private func rests() -> Bool {
    let wait = min(due - .now, Self.tick)
    // A source that has ended leaves one frame, which need not wait.
    return wait > .zero && mailbox.pause(for: wait)
  }

  private mutating func look(_ handle: (LiveEvent) throws -> Void) throws {
    if let rate = options.maximumRate { due = max(due, .now - Self.tick).advanced(by: .seconds(1 / rate)) }
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
    counts.frames = counts.analysed + counts.unchanged + mailbox.replaced
    let confirmed = list.add(frame: frame.number, at: frame.time, found)
    let end = ContinuousClock.now
    try handle(
      .analysed(
        AnalysedFrame(
          frame: frame, objects: found.filter { list.recognizes($0.prediction) }, best: found.first,
          confirmed: confirmed, list: list, counts: counts, latency: (end - frame.arrival) / .seconds(1),
          analysis: (end - start) / .seconds(1))))
  }

  private mutating func conclude(wasInterrupted: Bool = false, failure: SourceError? = nil) -> LiveSummary {
    mailbox.close()
    counts.frames = mailbox.posted
    return LiveSummary(
      list: list, counts: counts, seconds: seconds, wasInterrupted: wasInterrupted, failure: failure)
  }
}
