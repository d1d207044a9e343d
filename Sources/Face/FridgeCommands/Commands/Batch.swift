internal import CommandLineKit
internal import Files
internal import FridgeKit

/// `fridge batch`: every photo of a folder, to CSV or JSON Lines.
struct Batch: Command {
  static let name = "batch"
  static let summary = BilingualText(
    en: "Every photo of a folder, to CSV or JSON Lines.", ko: "폴더의 모든 사진을 CSV나 JSON Lines로 분류합니다.")
  static let parameters: [Parameter<Self>] =
    PhotoArguments.parameters.map { $0.lifted(through: \.photos) } + [
      .option(
        "format", short: "f", \.format, placeholder: "FORMAT",
        help: BilingualText(
          en: "The form of the rows; by default that of the output file's name, or csv.",
          ko: "줄의 형식. 기본값은 출력 파일의 이름을 따르고, 아니면 csv입니다.")),
      .option(
        "output", short: "o", \.output, placeholder: "FILE",
        help: BilingualText(en: "Where the rows go; by default standard output.", ko: "줄을 쓸 파일. 기본값은 표준 출력입니다.")),
      .flag(
        "resume", \.resume,
        help: BilingualText(
          en: "Go on with the output file of an interrupted run; no photo is done twice.",
          ko: "중단된 실행의 출력 파일을 이어서 씁니다. 한 사진을 두 번 하지 않습니다.")),
      .option(
        "top", short: "k", \.top, placeholder: "K", kind: .integer(1...1000),
        help: BilingualText(en: "How many names for each photo, in JSON Lines.", ko: "JSON Lines에서 사진마다 쓸 이름의 수.")),
      .force(\.isForced),
    ]
  var photos = PhotoArguments()
  var format: BatchFormat?
  var output: FilePath?
  var resume = false
  var top = 2
  var isForced = false

  func run(in context: CommandContext) throws {
    if resume, output == nil { throw CommandError.resumeNeedsOutput }
    let cancellation = Cancellation.onInterrupt()
    let files = try photos.files()
    let rule = OverwriteRule(inputs: files + photos.models, isForced: isForced)
    let recognition = try context.fridge.recognition(photos.options(top: top))
    let sink = try BatchSink(output, format: format, resume: resume, console: context.console, rule)
    let run = BatchRun(photos: sink.remaining(of: files), format: sink.format, wording: context.reportWording)
    let bar = ProgressBar(on: context.console)
    defer { bar.clear() }
    let progress = try run.run(recognition, cancellation: cancellation, write: sink.write) { bar.show($0) }
    bar.clear()
    try context.conclude(progress)
  }
}
