internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Evaluation

extension CommandContext {
  /// Judges what is found in labelled photos, with a bar while that goes on.
  func evaluatePhotos(
    _ source: FilePath, _ options: EvaluationOptions, _ photoOptions: PhotoEvaluationOptions,
    into files: EvaluationFiles, _ cancellation: Cancellation
  ) throws -> PhotoEvaluation {
    let run = try fridge.photoEvaluation(on: source, options, photoOptions)
    if run.photos.isEmpty { throw CommandError.noPhotos }
    try files.checkAreNone(of: run.photos.map(\.photo))
    let bar = ProgressBar(on: console)
    defer { bar.clear() }
    let evaluation = run.evaluate(cancellation: cancellation) { bar.show(done: $0, total: run.photos.count) }
    guard let evaluation else { throw CommandError.evaluationInterrupted }
    return evaluation
  }

  /// Shows how well it was told what photos show, for a person; nothing when no photo could be judged.
  func show(_ evaluation: PhotoEvaluation) throws {
    guard evaluation.sets.photos > 0 else { return }
    let heading = heading(of: evaluation)
    let parts = evaluation.boxes.map { boxes in
      [AnswerSection(heading: heading, table: boxScores(boxes)), sets(evaluation.sets), boxLabels(boxes)]
    }
    try show(
      (parts ?? [AnswerSection(heading: heading, table: setScores(evaluation.sets))])
        + [setLabels(evaluation.sets), thresholds(evaluation)])
  }
}

extension PhotoEvaluation.Subject {
  /// The models at work.
  fileprivate var names: String { [detector, classifier].compactMap(\.self).joined(separator: " + ") }
}

extension PhotoEvaluation {
  /// Throws when a photo could not be judged.
  func checkForFailures() throws(CommandError) {
    if !failures.isEmpty { throw .photosFailed(failures.count, of: photos.count) }
  }
}

extension CommandContext {
  private func heading(of evaluation: PhotoEvaluation) -> BilingualText {
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
      text("\(boxes.objects) objects in \(boxes.photos) photos", "사진 \(boxes.photos)장의 대상 \(boxes.objects)개"))
    func add(_ name: String, _ value: AveragePrecision?, _ note: String) {
      table.add(name, (value?.half).percent, (value?.mean).percent, note)
    }
    add(text("All labels", "모든 이름표"), boxes.mean, labelCount(counted.count))
    add(text("Labels it can name", "답할 수 있는 이름표"), boxes.knownMean, labelCount(known.count))
    add(text("Whatever the label", "이름표를 보지 않고"), boxes.unnamed, "")
    return table
  }

  private func labelCount(_ count: Int) -> String {
    text("\(count) \(count == 1 ? "label" : "labels")", "이름표 \(count)개")
  }

  private func boxLabels(_ boxes: DetectionFigures) -> AnswerSection {
    var table = Table(.left, .right, .right, .right, .right)
    table.add("", text("objects", "대상"), text("found", "찾은 상자"), "AP@0.5", "AP@0.5:0.95")
    for figures in boxes.labels where figures.objects > 0 {
      table.add(
        name(ofLabel: figures.label), "\(figures.objects)", "\(figures.found)",
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
    table.add("", text("precision", "정밀도"), text("recall", "재현율"), "F1", text("above \(threshold)", "\(threshold) 초과"))
    func add(_ name: String, _ scores: SetScores) {
      table.add(name, scores.precision.percent, scores.recall.percent, scores.f1.percent)
    }
    add(text("All photos together", "모든 사진을 합쳐"), sets.micro)
    add(text("Mean of the photos", "사진별 평균"), sets.macro)
    return table
  }

  private func setLabels(_ sets: SetFigures) -> AnswerSection {
    var table = Table(.left, .right, .right, .right, .right, .right)
    table.add(
      "", text("photos", "사진"), text("named", "답한 사진"), text("precision", "정밀도"), text("recall", "재현율"), "F1")
    for figures in sets.labels {
      table.add(
        name(ofLabel: figures.label), "\(figures.objects)", "\(figures.answers)", figures.precision.percent,
        figures.recall.percent, figures.f1.percent)
    }
    return AnswerSection(heading: BilingualText(en: "Sets by label", ko: "이름표별 목록"), table: table)
  }

  private func thresholds(_ evaluation: PhotoEvaluation) -> AnswerSection {
    var table = Table(.right, .right, .right, .right, .right)
    table.add("", text("precision", "정밀도"), text("recall", "재현율"), "F1", text("F1 by photo", "사진별 F1"))
    for sets in evaluation.sweep {
      table.add(
        Double(sets.threshold).fixed(2), sets.micro.precision.percent, sets.micro.recall.percent, sets.micro.f1.percent,
        sets.macro.f1.percent)
    }
    return AnswerSection(heading: BilingualText(en: "Sets by threshold", ko: "기준별 목록"), table: table)
  }
}
