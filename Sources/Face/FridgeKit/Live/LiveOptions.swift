public import Live

/// The options of watching a source of frames.
public struct LiveOptions: Sendable {
  /// The models and the way frames are looked at.
  public var photo: PhotoOptions
  /// The way frames are read.
  public var frames: FrameOptions
  /// The confidence above which an ingredient is recognised; nil for the detector's own, or ``wholeFrameThreshold``
  /// where there is none.
  public var threshold: Float?
  /// The frames in which an ingredient must be recognised before it is listed.
  public var confirmation: SightingList.Confirmation
  /// The frames that are looked at.
  public var attention: Attention
  /// The most frames that are looked at in a second; nil for as many as possible.
  public var maximumRate: Double?
  /// The frames that look like the last one analysed.
  public var unchanged: Unchanged
  /// A receiver of every frame, also of those that are dropped.
  public var sink: (any FrameSink)?

  /// The frames of a source that are looked at.
  public enum Attention: Sendable {
    /// The newest each time; those that arrive meanwhile are dropped.
    case newest
    /// Every one, however long it takes.
    case every
  }

  /// The treatment of frames that look like the last one analysed.
  public enum Unchanged: Sendable {
    /// They are analysed as well.
    case analysed
    /// They are skipped, once enough of them have been analysed to confirm what they show.
    case skipped
  }

  /// The confidence above which a whole frame counts as an ingredient: whatever a moving camera passes fills a frame,
  /// and the surest answers alone are right there.
  public static let wholeFrameThreshold: Float = 0.95

  /// The detail at which frames are looked at. Naming all objects of a crowded frame, and searching it in tiles as well,
  /// as `fridge scan` does, would take five times as long, and the next frame is another look.
  public static let standardDetail = DetectingRecognizer.Detail.surest(16)

  /// Creates options: by default the newest frames.
  public init(
    photo: PhotoOptions = PhotoOptions(detector: .shipped, detail: Self.standardDetail, top: 1),
    frames: FrameOptions = FrameOptions(), threshold: Float? = nil,
    confirmation: SightingList.Confirmation = .standard, attention: Attention = .newest,
    maximumRate: Double? = nil, unchanged: Unchanged = .analysed, sink: (any FrameSink)? = nil
  ) {
    (self.photo, self.frames, self.threshold, self.confirmation) = (photo, frames, threshold, confirmation)
    (self.attention, self.maximumRate, self.unchanged, self.sink) = (attention, maximumRate, unchanged, sink)
  }
}
