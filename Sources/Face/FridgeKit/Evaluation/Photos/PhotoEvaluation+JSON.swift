internal import Files
internal import Recognition
internal import Training

extension PhotoEvaluation {
  /// The answer of `fridge eval --json` for whole photos, version 1.
  ///
  /// Shares are rounded to six decimals; `null` stands where there is nothing to take a share of.
  package func json(_ wording: ReportWording) -> JSON {
    .object([
      ("version", .integer(1)), ("model", subject.classifier.map(JSON.string) ?? .null),
      ("detector", subject.detector.map(JSON.string) ?? .null), ("photos", .integer(sets.photos)),
      ("sets", sets.json(sweep: sweep)), ("boxes", boxes?.json ?? .null),
      ("failures", .array(failures.map { $0.json(wording) })),
    ])
  }
}

extension SetFigures {
  fileprivate func json(sweep: [SetFigures]) -> JSON {
    .object(
      members + [
        (key: "classes", value: .array(labels.map(\.setJSON))),
        (key: "sweep", value: .array(sweep.map { .object($0.members) })),
      ])
  }

  private var members: [(key: String, value: JSON)] {
    [("threshold", .float(threshold)), ("micro", micro.json), ("macro", macro.json)]
  }
}

extension SetScores {
  fileprivate var json: JSON {
    .object([("precision", .share(precision)), ("recall", .share(recall)), ("f1", .share(f1))])
  }
}

extension ClassFigures {
  fileprivate var setJSON: JSON {
    .object([
      ("ingredient", .string(label)), ("photos", .integer(objects)), ("named", .integer(answers)),
      ("correct", .integer(correct)), ("precision", .share(precision)), ("recall", .share(recall)), ("f1", .share(f1)),
    ])
  }
}

extension DetectionFigures {
  fileprivate var json: JSON {
    .object([
      ("photos", .integer(photos)), ("objects", .integer(objects)), ("mean", mean.json), ("known_mean", knownMean.json),
      ("unnamed", unnamed.json), ("classes", .array(labels.map(\.json))),
    ])
  }
}

extension DetectionFigures.Label {
  fileprivate var json: JSON {
    .object([
      ("ingredient", .string(label)), ("known", .bool(isKnown)), ("objects", .integer(objects)),
      ("found", .integer(found)), ("ap", precision.json),
    ])
  }
}

extension AveragePrecision? {
  fileprivate var json: JSON {
    .object([("ap50", .share(self?.half)), ("ap50_95", .share(self?.mean))])
  }
}
