internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Recognition

/// `fridge scan`: the ingredients in photos, as one set.
struct Scan: Command {
  static let name = "scan"
  static let summary = BilingualText(en: "The ingredients in photos, as one set.", ko: "사진들 속의 식재료를 한데 모아 보여 줍니다.")
  static let parameters: [Parameter<Self>] =
    PhotoArguments.parameters.map { $0.lifted(through: \.photos) }
    + DetectionArguments.parameters.map { $0.lifted(through: \.detection) }
    + PictureArguments.parameters.map { $0.lifted(through: \.pictures) } + [
      .threshold(\.threshold),
      .option(
        "save-crops", \.crops, placeholder: "FOLDER", kind: .folder,
        help: BilingualText(
          en: "Cut out every object found and write it there, as JPEG.", ko: "찾은 물체를 하나씩 잘라 이 폴더에 JPEG로 씁니다.")),
      .json(\.json),
    ]
  var photos = PhotoArguments()
  var detection = DetectionArguments()
  var pictures = PictureArguments()
  var crops: FilePath?
  var threshold: Double?
  var json = false

  func run(in context: CommandContext) throws {
    if json, pictures.isShown { throw CommandError.showOrJSON }
    let files = try photos.files()
    let pictures = try AnswerPictures(
      pictures, of: files, models: photos.models + detection.models, in: context)
    let recognition = try context.fridge.recognition(try detection.options(photos.options(top: 1)))
    let report = recognition.scan(files, threshold: threshold.map { Float($0) })
    try pictures.show(report)
    try json ? context.console.print(report.json(context.reportWording)) : context.show(report)
    try pictures.write(report)
    if let crops { try context.save(report, in: crops) }
    try report.checkForFailures()
  }
}
