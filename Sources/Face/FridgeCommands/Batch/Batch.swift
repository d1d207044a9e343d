internal import CommandLineKit
internal import FridgeKit
internal import Kernels

/// `fridge batch`: every photo of a folder, to CSV or JSON Lines.
struct Batch: Command {
  static let name = "batch"
  static let summary = BilingualText(
    en: "Classify every photo in a folder, as CSV or JSON Lines.", ko: "폴더의 모든 사진을 분류해 CSV나 JSON Lines로 씁니다.")
  static let parameters: [Parameter<Self>] =
    PhotoArguments.parameters.map { $0.lifted(through: \.photos) } + [
      .option(
        "format", short: "f", \.format, placeholder: "FORMAT",
        help: BilingualText(
          en: "Output format; by default that of the output file's extension, or csv.",
          ko: "출력 형식. 기본값은 출력 파일의 확장자를 따르고, 없으면 csv입니다.")),
      .option(
        "output", short: "o", \.output, placeholder: "FILE",
        help: BilingualText(en: "Output file; by default standard output.", ko: "출력 파일. 기본값은 표준 출력입니다.")),
      .flag(
        "resume", \.resume,
        help: BilingualText(
          en: "Continue the output file of an interrupted run, skipping the photos already done.",
          ko: "중단된 실행의 출력 파일을 이어서 씁니다. 이미 처리한 사진은 건너뜁니다.")),
      .option(
        "top", short: "k", \.top, placeholder: "K", kind: .integer(1...1000),
        help: BilingualText(en: "Names per photo, in JSON Lines.", ko: "JSON Lines에서 사진마다 쓸 이름의 수.")),
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
    let context = context.multiplying(in: photos.precision)
    let files = try photos.files()
    let options = photos.options(top: top)
    let rule = OverwriteRule(inputs: files + (try context.fridge.modelFiles(for: options)), isForced: isForced)
    let recognition = try context.fridge.recognition(options)
    let sink = try BatchSink(output, format: format, resume: resume, console: context.console, rule)
    let run = BatchRun(photos: sink.remaining(of: files), format: sink.format, wording: context.reportWording)
    let bar = ProgressBar(on: context.console)
    defer { bar.clear() }
    let progress = try run.run(recognition, cancellation: cancellation, write: sink.write) {
      bar.show(done: $0.done, total: $0.total)
    }
    bar.clear()
    try conclude(progress, context)
  }

  /// Remarks on the photos that failed; throws if the run was interrupted or if every photo failed.
  private func conclude(_ progress: BatchProgress, _ context: CommandContext) throws {
    if progress.done < progress.total { throw CommandError.interrupted(done: progress.done) }
    guard progress.failed > 0 else { return }
    let failure = CommandError.photosFailed(progress.failed, of: progress.total)
    if progress.failed == progress.total { throw failure }
    context.console.remark(context.console.text(failure.message))
  }
}

/// The destination of a batch's rows: a file that can be resumed, or standard output.
struct BatchSink {
  /// The format of the rows.
  let format: BatchFormat
  private let journal: BatchJournal?
  private let console: Console

  /// Opens the file, or writes the header to standard output.
  init(_ output: FilePath?, format: BatchFormat?, resume: Bool, console: Console, _ rule: OverwriteRule) throws {
    let format = format ?? output.flatMap { BatchFormat(rawValue: $0.fileExtension) } ?? .csv
    self.format = format
    self.console = console
    journal = try output.map { try BatchJournal($0, format: format, earlierRows: resume ? .kept : .replaced, rule) }
    if journal == nil { try console.write(data: format.header) }
  }

  /// Returns the photos that have no row in the file yet.
  func remaining(of photos: [FilePath]) -> [FilePath] { journal?.remaining(of: photos) ?? photos }

  /// Adds a row. A row in a file is complete even if the run is killed; a row on a terminal appears at once.
  func write(_ row: String) throws {
    if let journal { return try journal.append(row) }
    try console.write(data: row)
    if console.terminal.isPresent { try console.flush() }
  }
}
