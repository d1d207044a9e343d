internal import CommandLineKit
internal import FridgeKit
internal import Kernels

/// `fridge scan`: the ingredients in photos, as one set.
struct Scan: Command {
  static let name = "scan"
  static let summary = BilingualText(en: "List the ingredients in your photos.", ko: "사진 속 식재료를 모아서 보여 줍니다.")
  static let parameters: [Parameter<Self>] =
    PhotoArguments.parameters.map { $0.lifted(through: \.photos) }
    + DetectionArguments.parameters.map { $0.lifted(through: \.detection) }
    + PictureArguments.parameters.map { $0.lifted(through: \.pictures) } + [
      .threshold(\.threshold),
      .flag(
        "sure", \.isSure,
        help: BilingualText(
          en: "List only certain ingredients: fewer, but right in 97 of 100 cases.",
          ko: "확실한 식재료만 보여 줍니다. 수는 적지만 100번 중 97번은 맞습니다.")),
      .option(
        "save-crops", \.crops, placeholder: "FOLDER", kind: .folder,
        help: BilingualText(
          en: "Save each object found to this folder, as a JPEG.", ko: "찾은 물체를 하나씩 잘라 이 폴더에 JPEG로 저장합니다.")),
      .flag(
        "numbers", \.isNumbered,
        help: BilingualText(
          en: "Also number everything found, for “fridge teach --box”; --annotate then draws the numbers.",
          ko: "찾은 것 모두에 “fridge teach --box”에 쓸 번호를 붙입니다. --annotate를 함께 쓰면 번호도 그립니다.")),
      .json(\.json),
    ]
  var photos = PhotoArguments()
  var detection = DetectionArguments()
  var pictures = PictureArguments()
  var crops: FilePath?
  var threshold: Double?
  var isSure = false
  var isNumbered = false
  var json = false

  func run(in context: CommandContext) throws {
    if json, pictures.isShown { throw CommandError.showOrJSON }
    if isSure, threshold != nil { throw CommandError.sureOrThreshold }
    let context = context.multiplying(in: photos.precision)
    let files = try photos.files()
    let options = try detection.options(photos.options(top: 1))
    var pictures = try ScanPictures(
      pictures, crops: crops, of: files, options, isNumbered ? .numbers : .names, in: context)
    let recognition =
      if pictures.areWanted { try context.fridge.recognitionAtFullSize(options, for: files) } else {
        try context.fridge.recognition(options, for: files)
      }
    let threshold = isSure ? recognition.certainThreshold : threshold.map { Float($0) }
    let report = recognition.scan(files, threshold: threshold) { pictures.add($0, $1) }
    if !json { context.console.complain(about: report) }
    try context.console.show(
      ScanView(report: report, numbers: isNumbered ? .shown : .hidden, context: context), json: json)
    if let crops { remark(pictures.cropCount, crops, context) }
    if let failure = pictures.failure { throw failure }
    try report.checkForFailures()
  }

  private func remark(_ count: Int, _ folder: FilePath, _ context: CommandContext) {
    context.remark(
      en: "Saved \(count == 1 ? "1 object" : "\(count) objects") to \(folder.printed)",
      ko: "물체 \(count)개를 잘라 \(folder.printed)에 저장했습니다.")
  }
}

/// The choice of detector and how closely it looks.
struct DetectionArguments: Sendable {
  var detector: FilePath?
  var isWhole = false
  var isDetailed = false

  static let parameters: [Parameter<Self>] = [
    .detector(\.detector),
    .flag(
      "whole", \.isWhole,
      help: BilingualText(
        en: "Use no detector: name each picture as a whole.", ko: "검출 모델 없이 사진 전체를 하나로 보고 답합니다.")),
    .flag(
      "detail", \.isDetailed,
      help: BilingualText(
        en: "Also search large, crowded pictures tile by tile; takes longer.",
        ko: "물체가 많은 큰 사진은 조각으로도 나누어 찾습니다. 시간이 더 걸립니다.")),
  ]

  /// Returns `options` with the detector and the detail that were asked for.
  func options(_ options: PhotoOptions) throws(CommandError) -> PhotoOptions {
    if isWhole, detector != nil || isDetailed { throw .wholeOrDetector }
    var options = options
    options.detector = isWhole ? .none : detector.map(DetectorChoice.file) ?? .shipped
    if isDetailed { options.detail = .tiles }
    return options
  }
}
