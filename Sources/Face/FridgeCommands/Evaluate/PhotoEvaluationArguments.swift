internal import CommandLineKit
internal import FridgeKit

/// The evaluation of whole photos in place of cropped objects.
struct PhotoEvaluationArguments: Sendable {
  var evaluatesSets = false
  var detects = false
  var isAlone = false
  var isDetailed = false
  var detections: FilePath?
  var threshold: Double?
  var options = PhotoEvaluationOptions(method: .classifier)

  static let parameters: [Parameter<Self>] = [
    .flag(
      "sets", \.evaluatesSets,
      help: BilingualText(
        en: "Evaluate the set of ingredients named in each whole photo.",
        ko: "사진 전체에서 답한 식재료 목록을 평가합니다.")),
    .flag(
      "detect", \.detects,
      help: BilingualText(
        en: "Evaluate what detector and classifier find in whole photos: boxes and sets of ingredients.",
        ko: "검출 모델과 분류 모델이 사진 전체에서 찾은 상자와 식재료 목록을 평가합니다.")),
    .detector(\.options.detector),
    .flag(
      "alone", \.isAlone,
      help: BilingualText(
        en: "Evaluate the detector without the classifier, with every box however uncertain.",
        ko: "분류 모델 없이 검출 모델만, 확신이 낮은 상자까지 모두 평가합니다.")),
    .flag(
      "detail", \.isDetailed,
      help: BilingualText(
        en: "Also search large, crowded photos tile by tile.", ko: "물체가 많은 큰 사진은 조각으로도 나누어 찾습니다.")),
    .option(
      "detections", \.detections, placeholder: "FILE", kind: .file(extensions: ["csv"]),
      help: BilingualText(
        en: "Evaluate the boxes in a table as written by --detect --answers.",
        ko: "--detect --answers로 쓴 것과 같은 표의 상자를 평가합니다.")),
    .threshold(\.threshold),
    .option(
      "min-objects", \.options.fewestObjects, placeholder: "N", kind: .integer(0...Int.max),
      help: BilingualText(
        en: "Only photos with at least N labelled objects.", ko: "이름표가 있는 대상이 N개 이상인 사진만 씁니다.")),
    .option(
      "min-ingredients", \.options.fewestIngredients, placeholder: "N", kind: .integer(0...Int.max),
      help: BilingualText(
        en: "Only photos with at least N different ingredients.", ko: "서로 다른 식재료가 N가지 이상인 사진만 씁니다.")),
    .options(
      "only", \.options.ingredients, placeholder: "NAME",
      help: BilingualText(
        en: "Evaluate only this ingredient; may be repeated.", ko: "이 식재료만 평가합니다. 여러 번 쓸 수 있습니다.")),
    .flag(
      "whole-as-box", \.options.treatsUnboxedAsWhole,
      help: BilingualText(
        en: "Treat an object without a box as filling the whole photo.", ko: "상자가 없는 대상은 사진 전체를 상자로 봅니다.")),
  ]

  /// Returns the options for whole photos; nil if cropped objects are evaluated.
  func photoOptions() throws(CommandError) -> PhotoEvaluationOptions? {
    guard let method = try method() else {
      let usual = PhotoEvaluationOptions(method: .classifier)
      if threshold != nil || options != usual { throw .needsWholePhotos }
      return nil
    }
    var options = options
    options.method = method
    if isDetailed { options.detail = .tiles }
    options.threshold = threshold.map { Float($0) }
    return options
  }

  /// The detector that is evaluated.
  var detector: DetectorChoice {
    guard detects else { return .none }
    return options.detector.map(DetectorChoice.file) ?? .shipped
  }

  private func method() throws(CommandError) -> PhotoEvaluationOptions.Method? {
    if evaluatesSets && (detects || detections != nil) { throw .setsOrBoxes }
    if isAlone || isDetailed || options.detector != nil, !detects || detections != nil { throw .needsDetect }
    if isAlone, isDetailed { throw .aloneOrDetail }
    if let detections { return .table(detections) }
    if detects { return isAlone ? .detector : .scan }
    return evaluatesSets ? .classifier : nil
  }
}
