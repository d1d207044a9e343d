public import JSON

extension TrainingReport {
  /// The output of `fridge train --json`, version 1: that of `fridge eval --json` on the held-out examples, and the
  /// member `training`.
  public func json(_ wording: ReportWording) -> JSON {
    guard case .object(let members) = evaluation.json(wording) else {
      preconditionFailure("an evaluation is an object")
    }
    return .object(members + [("training", training)])
  }

  private var training: JSON {
    .object([
      ("file", .string(evaluation.model.description)), ("labels", .array(model.description.labels.map(JSON.string))),
      ("examples", .integer(facts.examples)), ("views", .integer(facts.views)),
      ("class_weights", .string(facts.weighting.rawValue)), ("l2", .double(facts.l2)),
      ("seed", .integer(facts.seed)), ("temperature", .float(model.description.temperature)),
      ("threshold", .float(model.description.threshold)), ("duplicates", .integer(duplicates)),
      ("look_alikes", .integer(lookAlikes)), ("contradictions", .array(contradictions.map { .string($0.description) })),
    ])
  }
}
