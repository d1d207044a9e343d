internal import CommandLineKit
internal import FridgeKit
internal import Kernels

/// `fridge classify`: the best names for each photo.
struct Classify: Command {
  static let name = "classify"
  static let summary = BilingualText(en: "Give the best names for each photo.", ko: "사진마다 가장 알맞은 이름을 보여 줍니다.")
  static let parameters: [Parameter<Self>] =
    PhotoArguments.parameters.map { $0.lifted(through: \.photos) } + [
      .option(
        "top", short: "k", \.top, placeholder: "K", kind: .integer(1...1000),
        help: BilingualText(en: "Names per photo.", ko: "사진마다 보여 줄 이름의 수.")), .json(\.json),
    ]
  var photos = PhotoArguments()
  var top = 2
  var json = false

  func run(in context: CommandContext) throws {
    let context = context.multiplying(in: photos.precision)
    let files = try photos.files()
    let recognition = try context.fridge.recognition(photos.options(top: top), for: files)
    var output = ClassificationOutput(context, form: json ? .json : .text, count: files.count)
    try recognition.report(on: files) { try output.add($0) }
    try output.finish()
  }
}

/// The answer of `fridge classify`, written photo by photo so that memory stays constant.
struct ClassificationOutput {
  /// The form of the answer.
  enum Form { case text, json }

  private let context: CommandContext
  private let form: Form
  private let count: Int
  private var done = 0
  private var failed = 0
  private var named = 0

  /// - Parameter count: the number of reports that will be added.
  init(_ context: CommandContext, form: Form, count: Int) {
    (self.context, self.form, self.count) = (context, form, count)
  }

  /// Writes one report.
  mutating func add(_ report: PhotoReport) throws {
    switch form {
    case .json:
      try context.console.write(data: done == 0 ? #"{"version":1,"photos":["# : ",")
      try context.console.write(data: report.json(context.reportWording).text)
    case .text: try show(report)
    }
    done += 1
    switch report.outcome {
    case .failure: failed += 1
    case .success(let photo): named += photo.labels.isEmpty ? 0 : 1
    }
  }

  /// Ends the answer; throws if a photo failed or if none has a name.
  func finish() throws {
    if form == .json { try context.console.write(data: "]}\n") }
    if failed > 0 { throw CommandError.photosFailed(failed, of: count) }
    if named == 0 { throw CommandError.nothingRecognized }
  }

  private func show(_ report: PhotoReport) throws {
    let console = context.console
    switch report.outcome {
    case .failure(let error): console.complain(about: error, at: report.photo)
    case .success(let photo):
      if count > 1 { try console.print(console.styled(report.photo.printed, .bold)) }
      for label in photo.labels {
        try console.print("(\(Double(label.confidence).fixed(2))) \(context.name(ofLabel: label.label))")
      }
    }
  }
}
