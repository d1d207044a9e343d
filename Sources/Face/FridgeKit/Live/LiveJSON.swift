internal import Images
package import JSON
public import Live
internal import Recognition

extension SourceInformation {
  /// `{"version","event":"start","source","width","height","fps"}`.
  public func json(source: String) -> JSON {
    .object(
      [("version", .integer(1)), ("event", .string("start")), ("source", .string(source))] + size.members
        + [("fps", framesPerSecond.map { .double($0.rounded(to: 3)) } ?? .null)])
  }
}

extension AnalysedFrame {
  /// An object per ingredient that the frame confirmed:
  /// `{"event":"sighting","time","frame","ingredient","name","confidence","box"}`.
  public func sightings(_ wording: ReportWording) -> [JSON] {
    confirmed.map { sighting in
      .object(
        [("event", .string("sighting"))] + place + sighting.prediction.json(wording)
          + [(key: "box", value: sighting.box.json)])
    }
  }

  /// `{"event":"frame","time","frame","objects":[{"ingredient","name","confidence","box"}],"latency_ms","dropped"}`.
  public func json(_ wording: ReportWording) -> JSON {
    let objects = objects.map {
      JSON.object($0.prediction.json(wording) + [(key: "box", value: $0.box.json)])
    }
    return .object(
      [("event", .string("frame"))] + place + [
        (key: "objects", value: .array(objects)), ("latency_ms", .double((1000 * latency).rounded(to: 1))),
        ("dropped", .integer(counts.dropped)),
      ])
  }

  private var place: [(key: String, value: JSON)] {
    [("time", .double(frame.time.rounded(to: 3))), ("frame", .integer(frame.number))]
  }
}

extension LiveSummary {
  /// `{"event":"end","seconds","frames","analysed","unchanged","dropped","ingredients":[{"ingredient","name",`
  /// `"confidence","first","last","frames"}]}`.
  public func json(_ wording: ReportWording) -> JSON {
    .object([
      ("event", .string("end")), ("seconds", .double(seconds.rounded(to: 3))), ("frames", .integer(counts.frames)),
      ("analysed", .integer(counts.analysed)), ("unchanged", .integer(counts.unchanged)),
      ("dropped", .integer(counts.dropped)), ("ingredients", list.json(wording)),
    ])
  }
}
