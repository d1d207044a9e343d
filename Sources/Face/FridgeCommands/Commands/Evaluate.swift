internal import CommandLineKit
internal import Files
internal import FridgeKit

/// `fridge eval`: how good a model is on labelled photos.
struct Evaluate: Command {
  static let name = "eval"
  static let summary = BilingualText(
    en: "How good a model is on labelled photos.", ko: "이름을 아는 사진으로 모델의 성적을 매깁니다.")
  static let discussion = [
    BilingualText(
      en: """
        In a folder, each sub-folder holds the photos of the label that is its name, in English or Korean. A table is \
        CSV with the header file,split,ingredient,x0,y0,x1,y1: files relative to the table, boxes in fractions of the \
        photo, or empty for all of it.
        """,
      ko: """
        폴더에서는 하위 폴더의 이름(한국어나 영어)이 그 안의 사진의 이름표입니다. 표는 머리글이 \
        file,split,ingredient,x0,y0,x1,y1인 CSV입니다. 파일은 표의 위치를 기준으로 하고, 상자는 사진에 대한 비율이며, \
        비어 있으면 사진 전체입니다.
        """),
    BilingualText(
      en: """
        In the picture of the confusion matrix, rows are what the photos show, from the top, columns what they were \
        taken for, from the left, both in the order of the table of the same matrix. Right answers are blue, mistakes \
        red; the darker a cell, the larger its share of the row.
        """,
      ko: """
        혼동 행렬 그림에서 행은 위에서부터 사진의 실제 이름, 열은 왼쪽에서부터 모델의 답이며, 순서는 같은 행렬의 CSV와 \
        같습니다. 맞은 답은 파란색, 틀린 답은 빨간색이고, 진할수록 그 행에서 차지하는 몫이 큽니다.
        """),
    BilingualText(
      en: """
        --sets judges the set of ingredients that is named in each whole photo, against the labels of the photo. \
        --detect and --detections judge boxes too, by the average precision of COCO. Its mean is over the labels that \
        have objects, whether or not they can be named; photos with an object of unknown place count for the sets alone. What a photo \
        shows and no label tells is a mistake to name.
        """,
      ko: """
        --sets는 사진 전체에서 답한 식재료 목록을 그 사진의 이름표와 비교합니다. --detect와 --detections는 상자도 COCO의 평균 \
        정밀도로 평가합니다. 그 평균은 대상이 있는 모든 이름표에 대한 것이며, 답할 수 없는 이름표도 포함합니다. 상자가 \
        없는 대상이 있는 사진은 목록만 평가합니다. 사진에 있어도 이름표가 없는 것을 답하면 오답입니다.
        """),
  ]
  static let parameters = ownParameters + PhotoEvaluationArguments.parameters.map { $0.lifted(through: \.photos) }
  private static let ownParameters: [Parameter<Self>] = [
    .argument(
      "SOURCE", \.source, kind: .file(extensions: ["csv"]),
      help: BilingualText(en: "A folder of labelled photos, or a CSV table.", ko: "이름표가 있는 사진 폴더나 CSV 표.")),
    .option(
      "model", short: "m", \.options.model, placeholder: "MODEL", kind: .file(extensions: ["onnx"]),
      help: BilingualText(en: "The model, by name or file.", ko: "모델의 이름이나 파일.")),
    .option(
      "split", \.options.split, placeholder: "NAME",
      help: BilingualText(en: "Only the rows of this split; by default all.", ko: "이 구분(split)의 줄만 씁니다. 기본값은 전부입니다.")),
    .option(
      "margin", \.options.margin, placeholder: "SHARE", kind: .number(0...10),
      help: BilingualText(
        en: "How much a box grows on each side, as a share of its size.", ko: "상자의 각 변을 크기의 얼마만큼 넓힐지의 비율.")),
    .option(
      "first", \.options.first, placeholder: "N", kind: .integer(1...Int.max),
      help: BilingualText(
        en: "Only the first N objects, or photos when whole ones are judged.",
        ko: "처음 N개만 씁니다. 사진 전체를 평가할 때는 N장입니다.")),
    .options(
      "confusion", \.confusion, placeholder: "FILE", kind: .file(extensions: ["csv", "png"]),
      help: BilingualText(
        en: "Write the confusion matrix, as .csv or as a .png picture; may be repeated.",
        ko: "혼동 행렬을 .csv나 .png 그림으로 씁니다. 여러 번 쓸 수 있습니다.")),
    .option(
      "answers", \.answers, placeholder: "FILE", kind: .file(extensions: ["csv"]),
      help: BilingualText(
        en: "Write the answers as CSV: one for each object, or all that was found in whole photos.",
        ko: "답을 CSV로 씁니다. 대상마다 하나, 사진 전체라면 찾은 것 모두입니다.")),
    .option(
      "threads", short: "j", \.options.threads, placeholder: "N", kind: .integer(1...256),
      help: BilingualText(en: "How many cores to use; by default all.", ko: "사용할 코어 수. 기본값은 전부입니다.")),
    .force(\.isForced), .json(\.json),
  ]
  var source: FilePath = "."
  var options = EvaluationOptions()
  var confusion: [FilePath] = []
  var answers: FilePath?
  var photos = PhotoEvaluationArguments()
  var isForced = false
  var json = false

  func run(in context: CommandContext) throws {
    let read = [source, options.model, photos.options.detector, photos.detections].compactMap(\.self)
    let rule = OverwriteRule(inputs: read, isForced: isForced)
    let files = try EvaluationFiles(confusion: confusion, answers: answers, rule)
    let cancellation = Cancellation.onInterrupt()
    if let photoOptions = try photos.photoOptions() {
      if !confusion.isEmpty { throw CommandError.confusionOfPhotos }
      return try judge(photoOptions, context, files, cancellation)
    }
    let evaluation = try context.evaluate(source, options, into: files, cancellation)
    for failure in evaluation.failures { context.console.complain(about: failure.error, at: failure.photo) }
    try json ? context.console.print(evaluation.json(context.reportWording)) : context.show(evaluation)
    try files.write(evaluation)
    try evaluation.checkForFailures()
  }

  private func judge(
    _ photoOptions: PhotoEvaluationOptions, _ context: CommandContext, _ files: EvaluationFiles,
    _ cancellation: Cancellation
  ) throws {
    let evaluation = try context.evaluatePhotos(source, options, photoOptions, into: files, cancellation)
    for failure in evaluation.failures { context.console.complain(about: failure.error, at: failure.photo) }
    try json ? context.console.print(evaluation.json(context.reportWording)) : context.show(evaluation)
    try files.write(evaluation)
    try evaluation.checkForFailures()
  }
}
