internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Recognition
internal import Evaluation

extension CommandContext {
  /// Judges a model on labelled photos, with a bar while that goes on.
  func evaluate(
    _ source: FilePath, _ options: EvaluationOptions, into files: EvaluationFiles, _ cancellation: Cancellation
  ) throws -> Evaluation {
    let run = try fridge.evaluation(on: source, options)
    if run.examples.isEmpty { throw CommandError.noPhotos }
    try files.checkAreNone(of: run.examples.map(\.photo))
    let bar = ProgressBar(on: console)
    defer { bar.clear() }
    let evaluation = run.evaluate(cancellation: cancellation) { bar.show(done: $0, total: run.examples.count) }
    guard let evaluation else { throw CommandError.evaluationInterrupted }
    return evaluation
  }

  /// Shows how a model did for a person; nothing when no photo could be judged.
  func show(_ evaluation: Evaluation) throws {
    guard evaluation.figures.objects > 0 else { return }
    let sections = [
      AnswerSection(heading: heading(of: evaluation), table: totals(evaluation.figures)), classes(evaluation.figures),
      thresholds(evaluation.figures), confusions(evaluation.figures), mistakes(evaluation),
    ]
    try show(sections.compactMap(\.self))
  }
}

extension Evaluation {
  /// Throws when a photo could not be judged.
  func checkForFailures() throws(CommandError) {
    if !failures.isEmpty { throw .photosFailed(failures.count, of: photoCount) }
  }
}

extension CommandContext {
  private func heading(of evaluation: Evaluation) -> BilingualText {
    let (model, count) = (evaluation.description.name, evaluation.figures.objects)
    return BilingualText(en: "\(model) on \(count) \(count == 1 ? "object" : "objects")", ko: "\(model), 대상 \(count)개")
  }

  private func totals(_ figures: EvaluationFigures) -> Table {
    let (classes, fewest) = (figures.macroClasses, EvaluationFigures.fewest)
    let macro = BilingualText(
      en: "\(classes) \(classes == 1 ? "label" : "labels") with at least \(fewest) objects",
      ko: "대상이 \(fewest)개 이상인 이름표 \(classes)개")
    var table = Table(.left, .right, .left)
    table.add(text("Top-1", "1순위 정확도"), figures.top1.percent)
    table.add(text("Top-3", "3순위 안"), figures.top3.percent)
    table.add(text("Macro top-1", "이름표별 평균"), figures.macroTop1.percent, console.text(macro))
    table.add(text("Calibration error", "보정 오차"), figures.calibrationError?.fixed(3) ?? "–")
    return table
  }

  private func classes(_ figures: EvaluationFigures) -> AnswerSection {
    var table = Table(.left, .right, .right, .right, .left, .right)
    table.add(
      "", text("objects", "대상"), text("precision", "정밀도"), text("recall", "재현율"), text("95 %", "95 %"), "F1")
    for figures in figures.classes {
      let interval = figures.recallInterval.map { "\(($0.low * 100).fixed(0))–\(($0.high * 100).fixed(0))%" }
      table.add(
        name(ofLabel: figures.label), "\(figures.objects)", figures.precision.percent, figures.recall.percent,
        interval ?? "–", figures.f1.percent)
    }
    return AnswerSection(heading: BilingualText(en: "Labels", ko: "이름표"), table: table)
  }

  private func thresholds(_ figures: EvaluationFigures) -> AnswerSection {
    let own = figures.atThreshold
    let steps = figures.sweep.enumerated().filter { $0.offset % 5 == 0 || $0.offset == figures.sweep.count - 1 }
    let rows = steps.map(\.element).filter { $0.threshold != own.threshold } + [own]
    var table = Table(.left, .right, .right, .right, .right)
    table.add(
      "", "", text("precision", "정밀도"), text("food passing", "통과한 음식"), text("no food passing", "통과한 음식 아닌 것"))
    for figures in rows.sorted(by: { $0.threshold < $1.threshold }) {
      table.add(
        figures == own ? text("the model's own", "모델의 기준") : "", Double(figures.threshold).fixed(2),
        figures.precision.percent, figures.passing.percent, figures.nonePassing.percent)
    }
    return AnswerSection(heading: BilingualText(en: "Thresholds", ko: "기준"), table: table)
  }

  private func confusions(_ figures: EvaluationFigures) -> AnswerSection? {
    var table = Table(.right, .left)
    for confusion in figures.confusions.prefix(10) {
      table.add("\(confusion.count)", pair(confusion.truth, confusion.answer))
    }
    if figures.confusions.isEmpty { return nil }
    return AnswerSection(heading: BilingualText(en: "Most often confused", ko: "가장 많이 혼동한 것"), table: table)
  }

  private func mistakes(_ evaluation: Evaluation) -> AnswerSection? {
    let mistakes = evaluation.mistakes.prefix(10)
    var table = Table(.left, .left, .left)
    for mistake in mistakes {
      let judgement = mistake.judgement
      table.add(
        "(\(Double(judgement.confidence).fixed(2)))", pair(judgement.truth, judgement.answer),
        mistake.example.photo.printed)
    }
    if mistakes.isEmpty { return nil }
    return AnswerSection(heading: BilingualText(en: "Surest mistakes", ko: "가장 확신한 오답"), table: table)
  }

  /// What something is, and what it was taken for.
  private func pair(_ truth: String, _ answer: String) -> String {
    "\(name(ofLabel: truth)) → \(name(ofLabel: answer))"
  }
}
