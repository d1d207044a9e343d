internal import Files
internal import Recognition
internal import Training

extension Evaluation {
  /// How many of the most frequent confusions and of the most confident mistakes are listed.
  private static let listed = 20

  /// The answer of `fridge eval --json`, version 1.
  ///
  /// Shares are rounded to six decimals and what depends on confidences to four; `null` stands where there is nothing to
  /// take a share of.
  package func json(_ wording: ReportWording) -> JSON {
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
