internal import CommandLineKit
internal import FridgeKit

/// `fridge classify`: the best names for each photo.
struct Classify: Command {
  static let name = "classify"
  static let summary = BilingualText(en: "The best names for each photo.", ko: "사진마다 가장 알맞은 이름을 보여 줍니다.")
  static let parameters: [Parameter<Self>] =
    PhotoArguments.parameters.map { $0.lifted(through: \.photos) } + [
      .option(
        "top", short: "k", \.top, placeholder: "K", kind: .integer(1...1000),
        help: BilingualText(en: "How many names for each photo.", ko: "사진마다 보여 줄 이름의 수.")), .json(\.json),
    ]
  var photos = PhotoArguments()
  var top = 2
  var json = false

  func run(in context: CommandContext) throws {
    let files = try photos.files()
    let recognition = try context.fridge.recognition(photos.options(top: top), for: files)
    var output = ClassificationOutput(context, form: json ? .json : .text, count: files.count)
    try recognition.report(on: files) { try output.add($0) }
    try output.finish()
  }
}
