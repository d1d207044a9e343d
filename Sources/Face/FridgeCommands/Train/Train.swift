internal import CommandLineKit
internal import FridgeKit
internal import ONNXFormat

/// `fridge train`: a model of one's own from labelled photos.
struct Train: Command {
  static let name = "train"
  static let summary = BilingualText(
    en: "Train a model on your own labelled photos.", ko: "이름표가 있는 내 사진으로 모델을 학습시킵니다.")
  static let discussion = [
    BilingualText(
      en: """
        In a folder, each sub-folder is named after a label and holds its photos; any name will do. A table is CSV with \
        the header file,split,ingredient,x0,y0,x1,y1, as for “fridge eval”; where its splits are train and val, the \
        latter is held out.
        """,
      ko: """
        폴더를 주면 하위 폴더의 이름이 그 안에 든 사진의 이름표가 됩니다. 이름은 자유롭게 지을 수 있습니다. 표는 “fridge eval”과 \
        같이 머리글이 file,split,ingredient,x0,y0,x1,y1인 CSV이며, 구분(split)이 train과 val이면 val로 평가합니다.
        """),
    BilingualText(
      en: """
        The network stays as it is except for its last layer, which learns the labels from what the rest of it sees. \
        Photos that look alike are never on both sides. What was computed for a photo is kept, so that a stopped run goes \
        on where it was, and a second one is done at once. Put other things into a folder named “none”, so that the \
        model learns to say so.
        """,
      ko: """
        신경망은 그대로 두고 마지막 층만 새 이름표를 배웁니다. 비슷해 보이는 사진은 학습과 평가에 나뉘어 들어가지 않습니다. 사진마다 \
        계산한 것은 남겨 두므로 멈춘 작업은 이어서 하고, 두 번째부터는 금방 끝납니다. 음식이 아닌 사진은 “none” 폴더에 넣어 두면 \
        모델이 아니라고 답하는 법도 배웁니다.
        """),
  ]
  static let parameters: [Parameter<Self>] = [
    .argument(
      "SOURCE", \.source, kind: .file(extensions: ["csv"]),
      help: BilingualText(en: "Folder of labelled photos, or CSV table.", ko: "이름표가 있는 사진 폴더나 CSV 표.")),
    .option(
      "output", short: "o", \.output, placeholder: "FILE", kind: .file(extensions: ["onnx"]),
      help: BilingualText(en: "Model file to write.", ko: "쓸 모델 파일.")),
    .model(
      \.options.model,
      help: BilingualText(
        en: "Model to start from, by name or file; by default the installed one.",
        ko: "바탕이 될 모델의 이름이나 파일. 기본값은 설치된 모델입니다.")),
    .option(
      "split", \.options.share, placeholder: "SHARE", kind: .number(0...0.9),
      help: BilingualText(
        en: "Share of each label's photos to hold out and judge the model on.",
        ko: "이름표마다 학습에 쓰지 않고 평가에 쓸 사진의 비율.")),
    .option(
      "validation", \.options.validation, placeholder: "SOURCE", kind: .file(extensions: ["csv"]),
      help: BilingualText(
        en: "Folder or table to judge the model on instead; all of SOURCE is learnt.",
        ko: "대신 평가에 쓸 폴더나 표. SOURCE는 모두 학습에 씁니다.")),
    .option(
      "views", \.options.views, placeholder: "N", kind: .integer(1...TrainingOptions.largestViewCount),
      help: BilingualText(
        en: "Views of each photo: as it is, mirrored, scaled, in other light.",
        ko: "사진마다 볼 모습의 수: 그대로, 좌우로 뒤집어, 크기를 바꿔, 다른 빛에서.")),
    .option(
      "class-weights", \.options.weighting, placeholder: "FORM",
      help: BilingualText(
        en: "Weight of labels with few photos against those with many.", ko: "사진이 적은 이름표와 많은 이름표의 비중.")),
    .option(
      "seed", \.options.seed, placeholder: "N", kind: .integer(0...Int.max),
      help: BilingualText(en: "Number that all random choices depend on.", ko: "무작위 선택을 정하는 수.")),
    .options(
      "confusion", \.confusion, placeholder: "FILE", kind: .file(extensions: ["csv", "png"]),
      help: BilingualText(
        en: "Write the confusion matrix, as .csv or .png; may be repeated.",
        ko: "혼동 행렬을 .csv나 .png 파일로 씁니다. 여러 번 쓸 수 있습니다.")),
    .threads(\.options.threads), .force(\.isForced), .json(\.json),
  ]
  var source: FilePath = "."
  var output: FilePath?
  var options = TrainingOptions()
  var confusion: [FilePath] = []
  var isForced = false
  var json = false

  func run(in context: CommandContext) throws {
    guard let output else { throw CommandError.trainingNeedsOutput }
    let inputs = [source, options.validation].compactMap { $0?.matchingNormalization }
    let rule = OverwriteRule(inputs: inputs + [try context.fridge.modelFile(options.model)], isForced: isForced)
    let file = try OutputFile(output, rule) { _ in
      (try? ONNXModel.metadata(ofFile: output))?[TrainedModel.mark] != nil
    }
    let files = try EvaluationFiles(confusion: confusion, answers: nil, rule)
    let cancellation = Cancellation.onInterrupt()
    let run = try context.fridge.training(on: source, options)
    let photos = (run.examples + (run.validation ?? [])).map(\.photo)
    if run.examples.isEmpty { throw CommandError.noPhotos }
    try files.checkAreNone(of: photos)
    try output.checkWritable(bytes: 0)
    guard let report = try train(run, output, cancellation, context) else { throw CommandError.trainingInterrupted }
    try file.write(report.model.bytes)
    try conclude(report, files, photos: Set(photos).count, context)
  }

  private func train(
    _ run: TrainingRun, _ output: FilePath, _ cancellation: Cancellation, _ context: CommandContext
  ) throws -> TrainingReport? {
    let reading = ProgressBar(on: context.console)
    var learning: ProgressBar?
    var failures: [UnjudgedPhoto] = []
    defer {
      (learning ?? reading).clear()
      for failure in failures { context.console.complain(about: failure.error, at: failure.photo) }
    }
    return try run.train(for: output, cancellation: cancellation) { progress in
      switch progress {
      case .features(let done, let total): reading.show(done: done, total: total)
      case .head(let done, let total):
        if learning == nil {
          reading.clear()
          learning = ProgressBar(on: context.console)
        }
        learning?.show(done: done, total: total)
      case .unreadable(let photo): failures.append(photo)
      }
    }
  }

  private func conclude(
    _ report: TrainingReport, _ files: EvaluationFiles, photos: Int, _ context: CommandContext
  ) throws {
    let evaluation = report.evaluation
    for photo in report.contradictions {
      context.remark(
        en: "\(photo.printed): left out, as the same photo has another label, too.",
        ko: "\(photo.printed): 같은 사진에 다른 이름표도 있어 빼놓았습니다.")
    }
    if report.lookAlikes > 0 {
      let (alike, all) = (report.lookAlikes, evaluation.figures.objects)
      context.remark(
        en: "\(alike) of \(all) validation photos look like photos that were learned from, so the figures may flatter.",
        ko: "평가용 사진 \(all)장 가운데 \(alike)장이 학습한 사진과 거의 같아서 정확도가 실제보다 높게 나올 수 있습니다.")
    }
    try context.console.show(TrainingView(report: report, context: context), json: json)
    try files.write(evaluation)
    if !evaluation.failures.isEmpty { throw CommandError.photosFailed(evaluation.failures.count, of: photos) }
  }
}

/// The answer of `fridge train`: what was trained, then the answer of `fridge eval` for what was held out.
struct TrainingView: AnswerView {
  let report: TrainingReport
  let context: CommandContext

  var lines: [DisplayText] {
    let judged = EvaluationView(evaluation: report.evaluation, context: context).lines
    let facts = [AnswerSection(heading: heading, table: facts)].lines(on: context.console)
    if !judged.isEmpty { return facts + [""] + judged }
    let remark = context.text(
      en: "No photo could be held out, so nothing is known about its answers.",
      ko: "평가에 쓸 사진을 남길 수 없어 얼마나 맞히는지 알 수 없습니다.")
    return facts + ["", DisplayText(remark)]
  }

  var json: JSON { report.json(context.reportWording) }

  private var heading: BilingualText {
    let (file, size) = (report.evaluation.model.printed, report.model.bytes.count.megabytes)
    return BilingualText(en: "\(file), \(size)", ko: "\(file), \(size)")
  }

  private var facts: Table {
    let (facts, description) = (report.facts, report.model.description)
    var table = Table(.left, .right, .left)
    table.add(context.text(en: "Labels", ko: "이름표"), "\(description.labels.count)")
    table.add(
      context.text(en: "Learnt", ko: "학습한 대상"), "\(facts.examples)",
      context.text(
        en: facts.views == 1 ? "in one view" : "in \(facts.views) views each", ko: "하나에 \(facts.views)가지 모습"))
    if report.duplicates > 0 {
      table.add(context.text(en: "Duplicates", ko: "중복"), "\(report.duplicates)")
    }
    table.add(context.text(en: "Threshold", ko: "기준"), Double(description.threshold).fixed(2))
    table.add(context.text(en: "Temperature", ko: "온도"), Double(description.temperature).fixed(3))
    return table
  }
}
