public import Documents
public import Files
public import Images
public import JSON
public import Live

/// Something that happened while a source was watched for pages.
public enum CaptureEvent: Sendable {
  /// The source was opened.
  case started(SourceInformation)
  /// There is no page, or only the one that was captured last.
  case waiting(FrameMoment)
  /// A page is held still; `progress` grows from 0 to 1.
  case holding(Quadrilateral, progress: Double, FrameMoment)
  /// The page that was held is gone, and was not captured.
  case released(FrameMoment)
  /// A page was captured, and its file is complete.
  case captured(CapturedPage, FrameMoment)
  /// Something went wrong without ending the watch.
  case remark(SourceError)
}

/// The place of a frame among those of its source.
public struct FrameMoment: Sendable {
  /// The number of the frame, counted from 0.
  public let number: Int
  /// The time since the beginning of the source, in seconds.
  public let time: Double
  /// The number of frames up to now.
  public let counts: FrameCounts
}

/// A page that was captured from a frame.
public struct CapturedPage: Sendable, Equatable {
  /// The number in the name of its file.
  public let number: Int
  /// The file that it was saved to.
  public let file: FilePath
  /// The corners in pixels of the frame, and the confidence.
  public let page: DetectedPage
  /// The size of the straightened page.
  public let size: PixelSize
}

/// The result of watching a source for pages.
public struct CaptureSummary: Sendable {
  /// The pages in the order in which they were captured.
  public let pages: [CapturedPage]
  /// The number of frames.
  public let counts: FrameCounts
  /// The time of the last frame that was looked at, in seconds since the beginning of the source.
  public let seconds: Double
  /// Whether the watch ended because it was cancelled.
  public let wasInterrupted: Bool
  /// The reason why the source ended early; nil if it ended well, or was still going on.
  public let failure: SourceError?
}

extension CaptureEvent {
  /// A holding page, its release and its capture as an object; nil for what has other forms, or none.
  ///
  /// `{"event":"holding","time","frame","progress","corners"}`, `{"event":"released","time","frame"}`,
  /// `{"event":"captured","time","frame","page","file","width","height","confidence","corners"}`.
  public var json: JSON? {
    switch self {
    case .holding(let corners, let progress, let moment):
      .object(
        moment.members(of: "holding") + [
          (key: "progress", value: .double(progress.rounded(to: 2))), ("corners", corners.json),
        ])
    case .released(let moment): .object(moment.members(of: "released"))
    case .captured(let page, let moment):
      .object(
        moment.members(of: "captured") + page.members + [
          (key: "confidence", value: .double(page.page.confidence.rounded(to: 4))),
          ("corners", page.page.corners.json),
        ])
    case .started, .waiting, .remark: nil
    }
  }
}

extension CaptureSummary {
  /// `{"event":"end","seconds","frames","analysed","dropped","pages":[{"page","file","width","height"}]}`.
  public var json: JSON {
    .object([
      ("event", .string("end")), ("seconds", .double(seconds.rounded(to: 3))), ("frames", .integer(counts.frames)),
      ("analysed", .integer(counts.analysed)), ("dropped", .integer(counts.dropped)),
      ("pages", .array(pages.map { .object($0.members) })),
    ])
  }
}

extension FrameMoment {
  fileprivate func members(of event: String) -> [(key: String, value: JSON)] {
    [("event", .string(event)), ("time", .double(time.rounded(to: 3))), ("frame", .integer(number))]
  }
}

extension CapturedPage {
  fileprivate var members: [(key: String, value: JSON)] {
    [("page", .integer(number)), ("file", .string(file.description))] + size.members
  }
}

extension Quadrilateral {
  /// `[[x,y],[x,y],[x,y],[x,y]]`, clockwise from the top left.
  var json: JSON {
    .array(corners.map { .array([.double($0.x.rounded(to: 2)), .double($0.y.rounded(to: 2))]) })
  }
}
