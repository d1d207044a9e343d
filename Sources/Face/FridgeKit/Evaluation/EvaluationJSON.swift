internal import Files
package import JSON
internal import Recognition
internal import Evaluation

extension Evaluation {
  /// The number of most frequent confusions and of most confident mistakes listed.
  private static let listed = 20

  /// The output of `fridge eval --json`, version 1.
  ///
  /// Shares are rounded to six decimals, and figures that depend on confidences to four; `null` stands where a
  /// denominator is 0.
  public func json(_ wording: ReportWording) -> JSON {
    .object([
      ("version", .integer(1)), ("model", .string(description.name)), ("objects", .integer(figures.objects)),
      ("top1", .share(figures.top1)), ("top3", .share(figures.top3)), ("macro_top1", .share(figures.macroTop1)),
      ("macro_classes", .integer(figures.macroClasses)),
      ("calibration_error", figures.calibrationError.map { .double($0.rounded(to: 4)) } ?? .null),
      ("at_threshold", figures.atThreshold.json), ("sweep", .array(figures.sweep.map(\.json))),
      ("classes", .array(figures.classes.map(\.json))),
      ("confusions", .array(figures.confusions.prefix(Self.listed).map(\.json))),
      ("worst", .array(mistakes.prefix(Self.listed).map(\.json))),
      ("failures", .array(failures.map { $0.json(wording) })),
    ])
  }
}

extension ThresholdFigures {
  fileprivate var json: JSON {
    .object([
      ("threshold", .float(threshold)), ("precision", .share(precision)), ("passing", .share(passing)),
      ("none_passing", .share(nonePassing)),
    ])
  }
}

extension ClassFigures {
  fileprivate var json: JSON {
    .object([
      ("ingredient", .string(label)), ("objects", .integer(objects)), ("answers", .integer(answers)),
      ("correct", .integer(correct)), ("precision", .share(precision)), ("recall", .share(recall)),
      ("recall_low", .share(recallInterval?.low)), ("recall_high", .share(recallInterval?.high)), ("f1", .share(f1)),
    ])
  }
}

extension Confusion {
  fileprivate var json: JSON {
    .object([("ingredient", .string(truth)), ("answer", .string(answer)), ("objects", .integer(count))])
  }
}

extension Evaluation.Mistake {
  fileprivate var json: JSON {
    let box = example.box.map { JSON.array([$0.x0, $0.y0, $0.x1, $0.y1].map(JSON.double)) }
    return .object([
      ("photo", .string(example.photo.description)), ("box", box ?? .null), ("ingredient", .string(judgement.truth)),
      ("answer", .string(judgement.answer)), ("confidence", .double(judgement.confidence.published)),
    ])
  }
}

extension PhotoEvaluation {
  /// The output of `fridge eval --json` for whole photos, version 1.
  ///
  /// Shares are rounded to six decimals; `null` stands where a denominator is 0.
  public func json(_ wording: ReportWording) -> JSON {
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
      ("unnamed", classAgnostic.json), ("classes", .array(labels.map(\.json))),
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

extension UnjudgedPhoto {
  /// The photo and its error.
  func json(_ wording: ReportWording) -> JSON {
    .object([("photo", .string(photo.description)), ("error", .string(wording.explanation(error)))])
  }
}

extension JSON {
  /// Returns a share of 1, rounded to six decimals; `null` for none.
  static func share(_ value: Double?) -> JSON { value.map { .double($0.rounded(to: 6)) } ?? .null }
}
