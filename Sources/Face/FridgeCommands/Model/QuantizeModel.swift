internal import CommandLineKit
internal import FridgeKit
internal import ONNXFormat

/// `fridge model quantize`: the int8 form of a classifier.
struct QuantizeModel: Command {
  static let name = "quantize"
  static let summary = BilingualText(
    en: "Write a model's int8 form, smaller and faster, and measure what it loses.",
    ko: "더 작고 빠른 int8 모델을 만들고 정확도가 얼마나 달라지는지 잽니다.")
  static let discussion = [
    BilingualText(
      en: """
        Photos are given as for “fridge train”. The ranges of the values inside the network come from some of them, and \
        both forms are judged on the others; of a table with the splits train and val, on val.
        """,
      ko: """
        사진은 “fridge train”과 같이 줍니다. 그중 일부로 신경망 안의 값의 범위를 정하고, 나머지로 두 모델을 평가합니다. \
        구분(split)이 train과 val인 표에서는 val로 평가합니다.
        """)
  ]
  static let parameters: [Parameter<Self>] = [
    .model(\.model, minimum: 0),
    .option(
      "photos", \.photos, placeholder: "SOURCE", kind: .file(extensions: ["csv"]),
      help: BilingualText(en: "Folder of labelled photos, or CSV table.", ko: "이름표가 있는 사진 폴더나 CSV 표.")),
    .option(
      "output", short: "o", \.output, placeholder: "FILE", kind: .file(extensions: ["onnx"]),
      help: BilingualText(en: "Model file to write.", ko: "쓸 모델 파일.")),
    .option(
      "calibrate", \.options.calibration, placeholder: "N", kind: .integer(1...100_000),
      help: BilingualText(
        en: "Objects at most that the ranges come from.", ko: "값의 범위를 정하는 데 쓸 대상의 최대 개수.")),
    .option(
      "seed", \.options.seed, placeholder: "N", kind: .integer(0...Int.max),
      help: BilingualText(en: "Number that their choice depends on.", ko: "그 대상을 고르는 데 쓰는 수.")),
    .threads(\.options.threads), .force(\.isForced), .json(\.json),
  ]
  var model: FilePath?
  var photos: FilePath?
  var output: FilePath?
  var options = QuantizationOptions()
  var isForced = false
  var json = false

  func run(in context: CommandContext) throws {
    guard let output, let photos else { throw CommandError.quantizationNeedsFiles }
    let inputs = [photos.matchingNormalization, try context.fridge.modelFile(model)]
    let rule = OverwriteRule(inputs: inputs, isForced: isForced)
    let file = try OutputFile(output, rule) { _ in
      (try? ONNXModel.metadata(ofFile: output))?[QuantizedModel.mark] != nil
    }
    let cancellation = Cancellation.onInterrupt()
    let run = try context.fridge.quantization(of: model, on: photos, options)
    if run.calibration.isEmpty { throw CommandError.noPhotos }
    try output.checkWritable(bytes: 0)
    let bar = ProgressBar(on: context.console)
    var unreadable: [UnjudgedPhoto] = []
    let report = try run.quantize(for: output, cancellation: cancellation) { progress in
      switch progress {
      case .done(let done, let total): bar.show(done: done, total: total)
      case .unreadable(let photo): unreadable.append(photo)
      }
    }
    bar.clear()
    unreadable += report?.quantized.failures ?? []
    for photo in unreadable { context.console.complain(about: photo.error, at: photo.photo) }
    guard let report else { throw CommandError.quantizationInterrupted }
    try file.write(report.model.bytes)
    try context.console.show(QuantizationView(report: report, context: context), json: json)
    let count = Set((run.calibration + run.judged).map(\.photo)).count
    if !unreadable.isEmpty { throw CommandError.photosFailed(unreadable.count, of: count) }
  }
}

/// The answer of `fridge model quantize`: the sizes and the figures of both forms.
struct QuantizationView: AnswerView {
  let report: QuantizationReport
  let context: CommandContext

  var lines: [DisplayText] { [AnswerSection(heading: heading, table: table)].lines(on: context.console) }

  var json: JSON { report.json }

  private var heading: BilingualText {
    let (count, judged) = (report.calibration, report.quantized.figures.objects)
    return BilingualText(
      en: "\(report.quantized.model.printed): ranges from \(count) objects, judged on \(judged)",
      ko: "\(report.quantized.model.printed): 대상 \(count)개로 범위를 정하고 \(judged)개로 평가")
  }

  private var table: Table {
    let (before, after) = (report.original.figures, report.quantized.figures)
    var table = Table(.left, .right, .right)
    table.add("", "float32", "int8")
    table.add(
      context.text(en: "Size", ko: "크기"), report.originalBytes.megabytes, report.model.bytes.count.megabytes)
    if after.objects == 0 { return table }
    table.add(context.text(en: "Top-1", ko: "1순위 정확도"), before.top1.percent, after.top1.percent)
    table.add(context.text(en: "Top-3", ko: "3순위 안"), before.top3.percent, after.top3.percent)
    table.add(context.text(en: "Macro top-1", ko: "이름표별 평균"), before.macroTop1.percent, after.macroTop1.percent)
    table.add(
      context.text(en: "Calibration error", ko: "보정 오차"), before.calibrationError?.fixed(3) ?? "–",
      after.calibrationError?.fixed(3) ?? "–")
    table.add(context.text(en: "Same answer", ko: "같은 답"), "", report.agreement.percent)
    return table
  }
}
