internal import CommandLineKit
internal import FridgeKit
internal import Kernels

/// `fridge eval`: the figures of a model on labelled photos.
struct Evaluate: Command {
  static let name = "eval"
  static let summary = BilingualText(
    en: "Evaluate a model on labelled photos.", ko: "이름표가 있는 사진으로 모델을 평가합니다.")
  static let discussion = [
    BilingualText(
      en: """
        In a folder, each sub-folder is named after a label, in English or Korean, and holds its photos. A table is CSV \
        with the header file,split,ingredient,x0,y0,x1,y1; paths are relative to the table, boxes are fractions of the \
        photo, and an empty box stands for the whole photo.
        """,
      ko: """
        폴더를 주면 하위 폴더의 이름(한국어나 영어)이 그 안에 든 사진의 이름표가 됩니다. 표는 머리글이 \
        file,split,ingredient,x0,y0,x1,y1인 CSV입니다. 파일 경로는 표의 위치를 기준으로 하고, 상자는 사진에 대한 비율이며, \
        비어 있으면 사진 전체입니다.
        """),
    BilingualText(
      en: """
        In the picture of the confusion matrix, rows are true labels from the top and columns are answers from the left, \
        in the order of the matrix written as CSV. Right answers are blue, wrong ones red; the darker a cell, the larger \
        its share of the row.
        """,
      ko: """
        혼동 행렬 그림에서 행은 위에서부터 실제 이름표, 열은 왼쪽에서부터 모델의 답이며, 순서는 같은 행렬의 CSV와 \
        같습니다. 맞은 답은 파란색, 틀린 답은 빨간색이고, 진할수록 그 행에서 차지하는 비율이 큽니다.
        """),
    BilingualText(
      en: """
        --sets compares the set of ingredients named in each whole photo with the photo's labels. --detect and \
        --detections also evaluate boxes, by COCO's average precision, averaged over all labels that have objects, even \
        those that the model cannot name. Photos with an object that has no box count for the sets only. Naming \
        something that is in the photo but not labelled is a mistake.
        """,
      ko: """
        --sets는 사진 전체에서 답한 식재료 목록을 그 사진의 이름표와 비교합니다. --detect와 --detections는 상자도 COCO의 평균 \
        정밀도로 평가합니다. 평균은 대상이 있는 모든 이름표에 대해 내며, 모델이 답할 수 없는 이름표도 포함합니다. 상자가 \
        없는 대상이 있는 사진은 목록만 평가합니다. 사진에 있어도 이름표가 없는 것을 답하면 오답입니다.
        """),
  ]
  static let parameters = ownParameters + PhotoEvaluationArguments.parameters.map { $0.lifted(through: \.photos) }
  private static let ownParameters: [Parameter<Self>] = [
    .argument(
      "SOURCE", \.source, kind: .file(extensions: ["csv"]),
      help: BilingualText(en: "Folder of labelled photos, or CSV table.", ko: "이름표가 있는 사진 폴더나 CSV 표.")),
    .model(\.options.model),
    .option(
      "split", \.options.split, placeholder: "NAME",
      help: BilingualText(en: "Only the rows of this split; by default all.", ko: "이 구분(split)의 줄만 씁니다. 기본값은 전부입니다.")),
    .option(
      "margin", \.options.margin, placeholder: "SHARE", kind: .number(0...10),
      help: BilingualText(
        en: "Margin added on each side of a box, as a fraction of its size.", ko: "상자의 각 변에 더할 여백. 상자 크기에 대한 비율입니다.")),
    .option(
      "first", \.options.first, placeholder: "N", kind: .integer(1...Int.max),
      help: BilingualText(
        en: "Only the first N objects, or the first N photos when whole photos are evaluated.",
        ko: "처음 N개만 씁니다. 사진 전체를 평가할 때는 N장입니다.")),
    .options(
      "confusion", \.confusion, placeholder: "FILE", kind: .file(extensions: ["csv", "png"]),
      help: BilingualText(
        en: "Write the confusion matrix, as .csv or .png; may be repeated.",
        ko: "혼동 행렬을 .csv나 .png 파일로 씁니다. 여러 번 쓸 수 있습니다.")),
    .option(
      "answers", \.answers, placeholder: "FILE", kind: .file(extensions: ["csv"]),
      help: BilingualText(
        en: "Write the answers as CSV: one per object, or everything found in whole photos.",
        ko: "답을 CSV로 씁니다. 대상마다 하나씩, 사진 전체를 평가할 때는 찾은 것을 모두 씁니다.")),
    .threads(\.options.threads), .precision(\.precision), .untaught(\.isUntaught), .force(\.isForced), .json(\.json),
  ]
  var source: FilePath = "."
  var options = EvaluationOptions()
  var confusion: [FilePath] = []
  var answers: FilePath?
  var photos = PhotoEvaluationArguments()
  var precision = Precision.float32
  var isUntaught = false
  var isForced = false
  var json = false

  func run(in context: CommandContext) throws {
    let context = context.multiplying(in: precision)
    let photoOptions = try photos.photoOptions()
    var options = options
    options.usesLessons = !isUntaught
    let rule = OverwriteRule(inputs: try inputs(context), isForced: isForced)
    let files = try EvaluationFiles(confusion: confusion, answers: answers, rule)
    let cancellation = Cancellation.onInterrupt()
    guard let photoOptions else {
      return try evaluate(context.fridge.evaluation(on: source, options), files, cancellation, context)
    }
    if !confusion.isEmpty { throw CommandError.confusionOfPhotos }
    try evaluate(context.fridge.photoEvaluation(on: source, options, photoOptions), files, cancellation, context)
  }

  /// Returns the files that are read, apart from the photos.
  private func inputs(_ context: CommandContext) throws -> [FilePath] {
    let source = source.matchingNormalization
    if let table = photos.detections { return [source, table.matchingNormalization] }
    let models = PhotoOptions(model: options.model, detector: photos.detector)
    return [source] + (try context.fridge.modelFiles(for: models))
  }

  private func evaluate(
    _ run: some EvaluationTask, _ files: EvaluationFiles, _ cancellation: Cancellation, _ context: CommandContext
  ) throws {
    let photos = run.files
    if photos.isEmpty { throw CommandError.noPhotos }
    try files.checkAreNone(of: photos)
    let bar = ProgressBar(on: context.console)
    let found = run.evaluate(cancellation: cancellation) { bar.show(done: $0, total: photos.count) }
    bar.clear()
    guard let evaluation = found else { throw CommandError.evaluationInterrupted }
    for failure in evaluation.failures { context.console.complain(about: failure.error, at: failure.photo) }
    try context.console.show(evaluation.view(in: context), json: json)
    try evaluation.write(to: files)
    if !evaluation.failures.isEmpty {
      throw CommandError.photosFailed(evaluation.failures.count, of: evaluation.photoCount)
    }
  }
}

/// An evaluation to be run, on objects or on whole photos.
private protocol EvaluationTask {
  associatedtype Outcome: EvaluationOutcome
  /// The photo of each example, in the order of the examples.
  var files: [FilePath] { get }
  func evaluate(cancellation: Cancellation, progress: (Int) -> Void) -> Outcome?
}

/// The result of an evaluation.
private protocol EvaluationOutcome {
  associatedtype View: AnswerView
  /// The photos that could not be evaluated.
  var failures: [UnjudgedPhoto] { get }
  /// The number of photos.
  var photoCount: Int { get }
  func view(in context: CommandContext) -> View
  func write(to files: EvaluationFiles) throws
}

extension EvaluationRun: EvaluationTask {
  fileprivate var files: [FilePath] { examples.map(\.photo) }
}

extension PhotoEvaluationRun: EvaluationTask {
  fileprivate var files: [FilePath] { photos.map(\.photo) }
}

extension Evaluation: EvaluationOutcome {
  fileprivate func view(in context: CommandContext) -> EvaluationView {
    EvaluationView(evaluation: self, context: context)
  }

  fileprivate func write(to files: EvaluationFiles) throws { try files.write(self) }
}

extension PhotoEvaluation: EvaluationOutcome {
  fileprivate var photoCount: Int { photos.count }

  fileprivate func view(in context: CommandContext) -> PhotoEvaluationView {
    PhotoEvaluationView(evaluation: self, context: context)
  }

  fileprivate func write(to files: EvaluationFiles) throws { try files.write(self) }
}
