internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Recognition

/// Whether whole photos are judged instead of objects that were cut out, and how.
struct PhotoEvaluationArguments: Sendable {
  var judgesSets = false
  var detects = false
  var isAlone = false
  var isDetailed = false
  var detections: FilePath?
  var threshold: Double?
  var options = PhotoEvaluationOptions(method: .classifier)

  static let parameters: [Parameter<Self>] = [
    .flag(
      "sets", \.judgesSets,
      help: BilingualText(
        en: "Judge what is named in whole photos: the set of ingredients of each.",
        ko: "사진 전체에서 답한 식재료 목록을 평가합니다.")),
    .flag(
      "detect", \.detects,
      help: BilingualText(
        en: "Judge what detector and classifier find in whole photos: boxes, and the set of ingredients.",
        ko: "검출 모델과 분류 모델이 사진 전체에서 찾은 상자와 식재료 목록을 평가합니다.")),
    .option(
      "detector", short: "d", \.options.detector, placeholder: "MODEL", kind: .file(extensions: ["onnx"]),
      help: BilingualText(
        en: "The detector, by name or file; by default the one that is installed.",
        ko: "검출 모델의 이름이나 파일. 기본값은 설치된 검출 모델입니다.")),
    .flag(
      "alone", \.isAlone,
      help: BilingualText(
        en: "Judge the detector without the classifier, every box however unsure.",
        ko: "분류 모델 없이 검출 모델만, 확신이 낮은 상자까지 모두 평가합니다.")),
    .flag(
      "detail", \.isDetailed,
      help: BilingualText(
        en: "Look at large photos of many things in parts as well.", ko: "물체가 많은 큰 사진을 나누어서도 봅니다.")),
    .option(
      "detections", \.detections, placeholder: "FILE", kind: .file(extensions: ["csv"]),
      help: BilingualText(
        en: "Judge the boxes of a table such as --detect --answers writes.",
        ko: "--detect --answers가 쓰는 것과 같은 표에 있는 상자를 평가합니다.")),
    .threshold(\.threshold),
    .option(
      "min-objects", \.options.fewestObjects, placeholder: "N", kind: .integer(0...Int.max),
      help: BilingualText(
        en: "Only photos with so many labelled objects.", ko: "이름표가 있는 대상이 이만큼 이상인 사진만 씁니다.")),
    .option(
      "min-ingredients", \.options.fewestIngredients, placeholder: "N", kind: .integer(0...Int.max),
      help: BilingualText(
        en: "Only photos that show so many different ingredients.", ko: "서로 다른 식재료가 이만큼 이상인 사진만 씁니다.")),
    .options(
      "only", \.options.ingredients, placeholder: "NAME",
      help: BilingualText(
        en: "Look at this ingredient only; may be repeated.", ko: "이 식재료만 봅니다. 여러 번 쓸 수 있습니다.")),
    .flag(
      "whole-as-box", \.options.takesUnplacedAsWhole,
      help: BilingualText(
        en: "Count an object without a box as a box of the whole photo.", ko: "상자가 없는 대상을 사진 전체의 상자로 칩니다.")),
  ]

  /// How whole photos are judged; nil when objects that were cut out are.
  func photoOptions() throws(CommandError) -> PhotoEvaluationOptions? {
    guard let method = try method() else {
      let usual = PhotoEvaluationOptions(method: .classifier)
      if threshold != nil || options != usual { throw .needsWholePhotos }
      return nil
    }
    var options = options
    options.method = method
    options.detail = isDetailed ? .tiles : .whole
    options.threshold = threshold.map { Float($0) }
    return options
  }

  private func method() throws(CommandError) -> PhotoEvaluationOptions.Method? {
    if judgesSets && (detects || detections != nil) { throw .setsOrBoxes }
    if isAlone || isDetailed || options.detector != nil, !detects || detections != nil { throw .needsDetect }
    if let detections { return .table(detections) }
    if detects { return isAlone ? .detector : .scan }
    return judgesSets ? .classifier : nil
  }
}
