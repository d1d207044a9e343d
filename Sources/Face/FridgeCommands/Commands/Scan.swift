internal import CommandLineKit
internal import FridgeKit
internal import Recognition

/// `fridge scan`: the ingredients in photos, as one set.
struct Scan: Command {
  static let name = "scan"
  static let summary = BilingualText(en: "The ingredients in photos, as one set.", ko: "사진들 속의 식재료를 한데 모아 보여 줍니다.")
  static let parameters: [Parameter<Self>] =
    PhotoArguments.parameters.map { $0.lifted(through: \.photos) }
    + PictureArguments.parameters.map { $0.lifted(through: \.pictures) } + [
      .threshold(\.threshold), .json(\.json),
    ]
  var photos = PhotoArguments()
  var pictures = PictureArguments()
  var threshold: Double?
  var json = false

  func run(in context: CommandContext) throws {
    let files = try photos.files()
    let pictures = try AnswerPictures(pictures, of: files, in: context)
    let recognition = try context.fridge.recognition(photos.options(top: 1))
    let report = recognition.scan(files, threshold: threshold.map { Float($0) })
    try pictures.show(report)
    try json ? context.console.print(report.json(context.reportWording)) : context.show(report)
    try pictures.write(report)
    try report.checkForFailures()
  }
}
