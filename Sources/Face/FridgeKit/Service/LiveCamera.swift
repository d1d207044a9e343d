package import JSON
public import Live
public import Recognition

internal import Threads

/// A camera whose frames come one by one from a client: the list of what it has shown, and always the newest frame next.
public final class LiveCamera: Sendable {
  /// The outcome of one frame.
  public enum Outcome: Sendable {
    /// The frame was analysed.
    case analysed(Look)
    /// A newer frame came before this one could be looked at.
    case dropped(frame: Int, dropped: Int)
  }

  /// An analysed frame.
  public struct Look: Sendable {
    /// The number of the frame, from 1.
    public let frame: Int
    /// The size of the frame.
    let size: PixelSize
    /// The time of the frame, in seconds since the first one.
    public let time: Double
    /// The recognised objects.
    public let objects: [RecognizedObject]
    /// The ingredients that this frame confirmed.
    public let confirmed: [Sighting]
    /// The list up to now.
    public let list: SightingList
    /// The number of frames up to now.
    public let counts: FrameCounts
    /// The time from the arrival of the frame, in seconds.
    public let latency: Double
  }

  private struct State: Sendable {
    var arrived = 0
    var isBusy = false
    var counts = FrameCounts()
    var list: SightingList?
    var start: ContinuousClock.Instant?
    var lastTime = 0.0
    var lastArrival = ContinuousClock.now
  }

  private let service: RecognitionService
  private let state = Monitor(State())

  /// Creates a camera without frames.
  public init(_ service: RecognitionService) { self.service = service }

  /// The time since the last frame arrived.
  public func idle(at now: ContinuousClock.Instant = .now) -> Duration { state.update { now - $0.lastArrival } }

  /// Looks at a frame, after the one that is being looked at; a frame that waits gives way to a newer one.
  ///
  /// - Parameters:
  ///   - time: the time of the frame in seconds; nil for that of its arrival.
  ///   - arrival: the moment at which the frame came.
  /// - Throws: ``ModelFailure``, or ``PhotoError`` for a frame that cannot be read.
  public func look(
    at bytes: [UInt8], time: Double? = nil, arrival: ContinuousClock.Instant = .now
  ) throws -> Outcome {
    let number = state.update { state in
      state.arrived += 1
      state.lastArrival = arrival
      if state.start == nil { state.start = arrival }
      return state.arrived
    }
    let isNewest = state.wait { state -> Bool? in
      if state.arrived > number { return false }
      if state.isBusy { return nil }
      state.isBusy = true
      return true
    }
    guard isNewest else {
      return state.update { state in
        state.counts.frames += 1
        return .dropped(frame: number, dropped: state.counts.dropped)
      }
    }
    defer { state.update { $0.isBusy = false } }
    let (content, threshold) = try service.objects(in: .init(name: "frame", bytes: bytes))
    let found = try content.get()
    return state.update { state in
      state.counts.frames += 1
      state.counts.analysed += 1
      // Time does not run backwards, whatever a client says.
      let measured = state.start.map { (arrival - $0) / .seconds(1) } ?? 0
      state.lastTime = max(time ?? measured, state.lastTime)
      var list = state.list ?? SightingList(threshold: threshold)
      let confirmed = list.add(frame: number, at: state.lastTime, found.objects)
      state.list = list
      return .analysed(
        Look(
          frame: number, size: found.size, time: state.lastTime,
          objects: found.objects.filter { list.recognizes($0.prediction) }, confirmed: confirmed, list: list,
          counts: state.counts, latency: (ContinuousClock.now - arrival) / .seconds(1)))
    }
  }

  /// Counts a frame at which nobody looks, because a newer one came.
  public func skip() {
    state.update { state in
      state.arrived += 1
      state.counts.frames += 1
      state.lastArrival = .now
      if state.start == nil { state.start = state.lastArrival }
    }
  }

  /// The list and the counts up to now.
  public var summary: LiveSummary {
    state.update { state in
      LiveSummary(
        list: state.list ?? SightingList(threshold: 1), counts: state.counts, seconds: state.lastTime,
        wasInterrupted: false, failure: nil)
    }
  }
}

extension LiveCamera.Outcome {
  /// `{"version","session","event":"frame","frame","dropped","time","width","height","latency_ms","objects","sightings",`
  /// `"ingredients"}`, or the first five with the event `dropped`.
  public func json(session: String, _ wording: ReportWording) -> JSON {
    let head = { (event: String, frame: Int, dropped: Int) -> [(key: String, value: JSON)] in
      [
        ("version", .integer(1)), ("session", .string(session)), ("event", .string(event)), ("frame", .integer(frame)),
        ("dropped", .integer(dropped)),
      ]
    }
    switch self {
    case .dropped(let frame, let dropped): return .object(head("dropped", frame, dropped))
    case .analysed(let look):
      let objects = look.objects.map { JSON.object($0.prediction.json(wording) + [(key: "box", value: $0.box.json)]) }
      return .object(
        head("frame", look.frame, look.counts.dropped) + [(key: "time", value: .double(look.time.rounded(to: 3)))]
          + look.size.members + [
            (key: "latency_ms", value: .double((1000 * look.latency).rounded(to: 1))),
            (key: "objects", value: .array(objects)),
            (key: "sightings", value: .array(look.confirmed.map { $0.json(wording) })),
            (key: "ingredients", value: look.list.json(wording)),
          ])
    }
  }
}

extension SightingList {
  /// The ingredients as `live --json` lists them at its end.
  func json(_ wording: ReportWording) -> JSON {
    .array(
      sightings.map { sighting in
        .object(
          sighting.prediction.json(wording) + [
            (key: "first", value: .double(sighting.first.rounded(to: 3))),
            (key: "last", value: .double(sighting.last.rounded(to: 3))),
            (key: "frames", value: .integer(sighting.frames)),
          ])
      })
  }
}

extension Sighting {
  /// The ingredient with the box in which it was confirmed.
  fileprivate func json(_ wording: ReportWording) -> JSON {
    .object(prediction.json(wording) + [(key: "box", value: box.json)])
  }

  var prediction: Prediction { Prediction(label: label, confidence: confidence, isTaught: isTaught) }
}
