public import Documents
internal import Images
public import Live

/// The options of capturing pages from a source of frames.
public struct CaptureOptions: Sendable {
  /// The way frames are read.
  public var frames: FrameOptions
  /// The frames that are looked at.
  public var attention: LiveOptions.Attention
  /// The most frames that are looked at in a second; nil for as many as possible.
  public var maximumRate: Double?
  /// The wait until a page has been held still.
  public var hold: PageHold

  /// Creates options: by default the newest frames, and pages held for 1.5 seconds.
  public init(
    frames: FrameOptions = FrameOptions(), attention: LiveOptions.Attention = .newest, maximumRate: Double? = nil,
    hold: PageHold = PageHold()
  ) {
    (self.frames, self.attention, self.maximumRate, self.hold) = (frames, attention, maximumRate, hold)
  }
}

extension Fridge {
  /// Watches a source of frames for pages, and captures each that is held still: straightened, into a folder.
  ///
  /// A thread reads and decodes while this one follows the page (`PageTracker`), always in the newest frame. No model is
  /// needed. A page that was captured stays, whatever happens afterwards.
  ///
  /// - Parameters:
  ///   - cancellation: once cancelled, the watch ends with the pages captured up to then.
  ///   - handle: receives each event, on the calling thread; an error ends the watch.
  /// - Throws: `SourceError` when the source yields no frame at all, ``PageTargetError`` when a page cannot be written,
  ///   and what `handle` throws.
  public func capture(
    _ origin: FrameOrigin, into folder: PageFolder, _ options: CaptureOptions = CaptureOptions(),
    cancellation: Cancellation = Cancellation(), handle: (CaptureEvent) throws -> Void
  ) throws -> CaptureSummary {
    let reader = FrameReader(origin, options.frames, options.attention == .every ? .every : .newest)
    reader.start()
    defer { reader.stop() }
    var watch = PageWatch(options, folder, reader)
    return try watch.run(cancellation, handle)
  }
}

/// One watch for pages.
private struct PageWatch: FrameWatch {
  private var tracker = PageTracker()
  var feed: FrameFeed
  private var folder: PageFolder
  private var hold: PageHold
  private var isHolding = false
  private var pages: [CapturedPage] = []
  private var counts = FrameCounts()
  private var seconds = 0.0

  init(_ options: CaptureOptions, _ folder: PageFolder, _ reader: FrameReader) {
    feed = FrameFeed(reader, end: options.frames.end, maximumRate: options.maximumRate)
    (self.folder, hold) = (folder, options.hold)
  }

  static func event(_ news: FrameFeed.News) -> CaptureEvent {
    switch news {
    case .started(let information): .started(information)
    case .remark(let error): .remark(error)
    }
  }

  mutating func look(_ handle: (CaptureEvent) throws -> Void) throws {
    let frame = feed.frame
    seconds = frame.time
    let found = tracker.page(in: frame.image, at: frame.time)
    counts.analysed += 1
    counts.frames = feed.arrived(looked: counts.analysed)
    let moment = FrameMoment(number: frame.number, time: frame.time, counts: counts)
    switch hold.add(found?.corners, at: frame.time) {
    case .holding(let corners, let progress):
      isHolding = true
      try handle(.holding(corners, progress: progress, moment))
    case .captured(let corners):
      isHolding = false
      try handle(.captured(try capture(corners, found?.confidence ?? 0), moment))
    case .nothing, .kept:
      let wasHolding = isHolding
      isHolding = false
      try handle(wasHolding ? .released(moment) : .waiting(moment))
    }
  }

  private mutating func capture(_ corners: Quadrilateral, _ confidence: Double) throws(PageTargetError) -> CapturedPage
  {
    let image = feed.frame.image
    let size = PageShape.measured.size(for: corners, in: image.size)
    let saved = try folder.add(image.straightened(corners, to: size))
    let page = CapturedPage(
      number: saved.number, file: saved.file, page: DetectedPage(corners: corners, confidence: confidence), size: size)
    pages.append(page)
    return page
  }

  mutating func conclude(wasInterrupted: Bool, failure: SourceError?) -> CaptureSummary {
    counts.frames = feed.close()
    return CaptureSummary(
      pages: pages, counts: counts, seconds: seconds, wasInterrupted: wasInterrupted, failure: failure)
  }
}
