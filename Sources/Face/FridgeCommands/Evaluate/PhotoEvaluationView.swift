internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge eval` for whole photos; no lines if no photo could be evaluated.
struct PhotoEvaluationView: AnswerView {
  let evaluation: PhotoEvaluation
  let context: CommandContext

  var lines: [DisplayText] {
    guard evaluation.sets.photos > 0 else { return [] }
    let parts = evaluation.boxes.map { boxes in
      [AnswerSection(heading: heading, table: boxScores(boxes)), sets(evaluation.sets), boxLabels(boxes)]
    }
    let sections =
      (parts ?? [AnswerSection(heading: heading, table: setScores(evaluation.sets))])
      + [setLabels(evaluation.sets), thresholds]
    return sections.lines(on: context.console)
  }

  var json: JSON { evaluation.json(context.reportWording) }
}

extension PhotoEvaluation.Subject {
  /// The names of the models.
  fileprivate var names: String { [detector, classifier].compactMap(\.self).joined(separator: " + ") }
}

extension PhotoEvaluationView {
  private var heading: BilingualText {
    let (name, count) = (evaluation.subject.names, evaluation.sets.photos)
    return BilingualText(en: "\(name) on \(count) \(count == 1 ? "photo" : "photos")", ko: "\(name), 사진 \(count)장")
  }

  private func boxScores(_ boxes: DetectionFigures) -> Table {
    let (counted, known) = (
      boxes.labels.filter { $0.objects > 0 }, boxes.labels.filter { $0.objects > 0 && $0.isKnown }
    )
    var table = Table(.left, .right, .right, .left)
    table.add(
      "", "mAP@0.5", "mAP@0.5:0.95",
      context.text(
        en: "\(boxes.objects) objects in \(boxes.photos) photos", ko: "사진 \(boxes.photos)장의 대상 \(boxes.objects)개"))
    func add(_ name: String, _ value: AveragePrecision?, _ note: String) {
      table.add(name, (value?.half).percent, (value?.mean).percent, note)
    }
    add(context.text(en: "All labels", ko: "모든 이름표"), boxes.mean, labelCount(counted.count))
    add(context.text(en: "Labels it can name", ko: "답할 수 있는 이름표"), boxes.knownMean, labelCount(known.count))
    add(context.text(en: "Whatever the label", ko: "이름표를 보지 않고"), boxes.classAgnostic, "")
    return table
  }

  private func labelCount(_ count: Int) -> String {
    context.text(en: "\(count) \(count == 1 ? "label" : "labels")", ko: "이름표 \(count)개")
  }

  private func boxLabels(_ boxes: DetectionFigures) -> AnswerSection {
    var table = Table(.left, .right, .right, .right, .right)
    table.add(
      "", context.text(en: "objects", ko: "대상"), context.text(en: "found", ko: "찾은 상자"), "AP@0.5", "AP@0.5:0.95")
    for figures in boxes.labels where figures.objects > 0 {
      table.add(
        context.name(ofLabel: figures.label), "\(figures.objects)", "\(figures.found)",
        (figures.precision?.half).percent, (figures.precision?.mean).percent)
    }
    return AnswerSection(heading: BilingualText(en: "Boxes by label", ko: "이름표별 상자"), table: table)
  }

  private func sets(_ sets: SetFigures) -> AnswerSection {
    AnswerSection(
      heading: BilingualText(en: "Sets of ingredients", ko: "식재료 목록"), table: setScores(sets))
  }

  private func setScores(_ sets: SetFigures) -> Table {
    let threshold = Double(sets.threshold).fixed(2)
    var table = Table(.left, .right, .right, .right, .left)
    table.add(
      "", context.text(en: "precision", ko: "정밀도"), context.text(en: "recall", ko: "재현율"), "F1",
      context.text(en: "above \(threshold)", ko: "\(threshold) 초과"))
    func add(_ name: String, _ scores: SetScores) {
      table.add(name, scores.precision.percent, scores.recall.percent, scores.f1.percent)
    }
    add(context.text(en: "All photos together", ko: "모든 사진을 합쳐"), sets.micro)
    add(context.text(en: "Mean of the photos", ko: "사진별 평균"), sets.macro)
    return table
  }

  private func setLabels(_ sets: SetFigures) -> AnswerSection {
    var table = Table(.left, .right, .right, .right, .right, .right)
    table.add(
      "", context.text(en: "photos", ko: "사진"), context.text(en: "named", ko: "답한 사진"),
      context.text(en: "precision", ko: "정밀도"), context.text(en: "recall", ko: "재현율"), "F1")
    for figures in sets.labels {
      table.add(
        context.name(ofLabel: figures.label), "\(figures.objects)", "\(figures.answers)", figures.precision.percent,
        figures.recall.percent, figures.f1.percent)
    }
    return AnswerSection(heading: BilingualText(en: "Sets by label", ko: "이름표별 목록"), table: table)
  }

  private var thresholds: AnswerSection {
    var table = Table(.right, .right, .right, .right, .right)
    table.add(
      "", context.text(en: "precision", ko: "정밀도"), context.text(en: "recall", ko: "재현율"), "F1",
      context.text(en: "F1 by photo", ko: "사진별 F1"))
    for sets in evaluation.sweep {
      table.add(
        Double(sets.threshold).fixed(2), sets.micro.precision.percent, sets.micro.recall.percent, sets.micro.f1.percent,
        sets.macro.f1.percent)
    }
    return AnswerSection(heading: BilingualText(en: "Sets by threshold", ko: "기준별 목록"), table: table)
  }
}
