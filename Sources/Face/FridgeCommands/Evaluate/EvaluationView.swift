internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge eval` for objects; no lines if no object could be evaluated.
struct EvaluationView: AnswerView {
  let evaluation: Evaluation
  let context: CommandContext

  var lines: [DisplayText] {
    let figures = evaluation.figures
    guard figures.objects > 0 else { return [] }
    let sections = [
      AnswerSection(heading: heading, table: totals(figures)), classes(figures), thresholds(figures),
      confusions(figures), mistakes,
    ]
    return sections.compactMap(\.self).lines(on: context.console)
  }

  var json: JSON { evaluation.json(context.reportWording) }
}

extension EvaluationView {
  private var heading: BilingualText {
    let (model, count) = (evaluation.description.name, evaluation.figures.objects)
    return BilingualText(en: "\(model) on \(count) \(count == 1 ? "object" : "objects")", ko: "\(model), 대상 \(count)개")
  }

  private func totals(_ figures: EvaluationFigures) -> Table {
    let (classes, fewest) = (figures.macroClasses, EvaluationFigures.fewest)
    let macro = context.text(
      en: "\(classes) \(classes == 1 ? "label" : "labels") with at least \(fewest) objects",
      ko: "대상이 \(fewest)개 이상인 이름표 \(classes)개")
    var table = Table(.left, .right, .left)
    table.add(context.text(en: "Top-1", ko: "1순위 정확도"), figures.top1.percent)
    table.add(context.text(en: "Top-3", ko: "3순위 안"), figures.top3.percent)
    table.add(context.text(en: "Macro top-1", ko: "이름표별 평균"), figures.macroTop1.percent, macro)
    table.add(context.text(en: "Calibration error", ko: "보정 오차"), figures.calibrationError?.fixed(3) ?? "–")
    return table
  }

  private func classes(_ figures: EvaluationFigures) -> AnswerSection {
    var table = Table(.left, .right, .right, .right, .left, .right)
    table.add(
      "", context.text(en: "objects", ko: "대상"), context.text(en: "precision", ko: "정밀도"),
      context.text(en: "recall", ko: "재현율"), context.text(en: "95 %", ko: "95 %"), "F1")
    for figures in figures.classes {
      let interval = figures.recallInterval.map { "\(($0.low * 100).fixed(0))–\(($0.high * 100).fixed(0))%" }
      table.add(
        context.name(ofLabel: figures.label), "\(figures.objects)", figures.precision.percent, figures.recall.percent,
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
      "", "", context.text(en: "precision", ko: "정밀도"), context.text(en: "food passing", ko: "통과한 음식"),
      context.text(en: "no food passing", ko: "통과한 음식 아닌 것"))
    for figures in rows.sorted(by: { $0.threshold < $1.threshold }) {
      table.add(
        figures == own ? context.text(en: "the model's own", ko: "모델의 기준") : "", Double(figures.threshold).fixed(2),
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

  private var mistakes: AnswerSection? {
    let mistakes = evaluation.mistakes.prefix(10)
    var table = Table(.left, .left, .left)
    for mistake in mistakes {
      let judgement = mistake.judgement
      table.add(
        "(\(Double(judgement.confidence).fixed(2)))", pair(judgement.truth, judgement.answer),
        mistake.example.photo.printed)
    }
    if mistakes.isEmpty { return nil }
    return AnswerSection(heading: BilingualText(en: "Most confident mistakes", ko: "가장 확신한 오답"), table: table)
  }

  /// Returns the true label and the answer.
  private func pair(_ truth: String, _ answer: String) -> String {
    "\(context.name(ofLabel: truth)) → \(context.name(ofLabel: answer))"
  }
}
