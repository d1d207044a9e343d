public import Live
public import Recognition

/// Something that happened while a source was watched.
public enum LiveEvent: Sendable {
  /// The source was opened.
  case started(SourceInformation)
  /// A frame was analysed.
  case analysed(AnalysedFrame)
  /// Something went wrong without ending the watch.
  case remark(SourceError)
}

/// A frame with what was recognised in it.
public struct AnalysedFrame: Sendable {
  /// The frame; its memory is used again once the event has been handled.
  public let frame: Frame
  /// The recognised objects, by descending confidence.
  public let objects: [RecognizedObject]
  /// The surest object, recognised or not; nil if there is none.
  public let best: RecognizedObject?
  /// The ingredients that this frame confirmed.
  public let confirmed: [Sighting]
  /// The list up to now.
  public let list: SightingList
  /// The number of frames up to now.
  public let counts: FrameCounts
  /// The time from the decoding of the frame to this event, in seconds.
  public let latency: Double
  /// The part of ``latency`` that the analysis took, in seconds.
  public let analysis: Double
}

/// The number of frames of a source.
public struct FrameCounts: Sendable, Equatable {
  /// All frames that arrived: the sum of the others.
  public package(set) var frames = 0
  /// Those that were analysed.
  public package(set) var analysed = 0
  /// Those that looked like the one before and were skipped.
  public package(set) var unchanged = 0

  /// Those that nobody looked at.
  public var dropped: Int { frames - analysed - unchanged }

  package init() {}
}

/// The result of watching a source.
public struct LiveSummary: Sendable {
  /// The ingredients that were seen.
  public let list: SightingList
  /// The number of frames.
  public let counts: FrameCounts
  /// The time of the last frame that was looked at, in seconds since the beginning of the source.
  public let seconds: Double
  /// Whether the watch ended because it was cancelled.
  public let wasInterrupted: Bool
  /// The reason why the source ended early; nil if it ended well, or was still going on.
  public let failure: SourceError?
}

extension LiveSummary {
  /// The sightings as the list that recommendations and the pantry take.
  public var ingredients: IngredientList {
    var ingredients = IngredientList(threshold: list.threshold)
    for sighting in list.sightings {
      ingredients.add(photo: [Prediction(label: sighting.label, confidence: sighting.confidence)])
    }
    return ingredients
  }
}
