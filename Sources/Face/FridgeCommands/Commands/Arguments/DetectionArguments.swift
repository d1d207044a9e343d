internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Recognition

/// What finds the objects in photos, and how closely it looks.
struct DetectionArguments: Sendable {
  var detector: FilePath?
  var isWhole = false
  var isDetailed = false

  /// The parameters of commands that look for several things in a photo.
  static let parameters: [Parameter<Self>] = [
    .option(
      "detector", short: "d", \.detector, placeholder: "MODEL", kind: .file(extensions: ["onnx"]),
      help: BilingualText(
        en: "The detector that finds the objects, by name or file; by default the one that is installed.",
        ko: "물체를 찾는 검출 모델의 이름이나 파일. 기본값은 설치된 검출 모델입니다.")),
    .flag(
      "whole", \.isWhole,
      help: BilingualText(
        en: "No detector: one answer about each photo as a whole.", ko: "검출 모델 없이, 사진 전체에 대해 답 하나만 냅니다.")),
    .flag(
      "detail", \.isDetailed,
      help: BilingualText(
        en: "Look at large photos of many things in parts as well; takes longer.",
        ko: "물체가 많은 큰 사진을 나누어서도 봅니다. 더 오래 걸립니다.")),
  ]

  /// The files of models that were named.
  var models: [FilePath] { detector.map { [$0] } ?? [] }

  /// Other options with these added.
  func options(_ options: PhotoOptions) throws(CommandError) -> PhotoOptions {
    if isWhole, detector != nil || isDetailed { throw .wholeOrDetector }
    var options = options
    options.detector = isWhole ? .none : detector.map(DetectorChoice.file) ?? .shipped
    options.detail = isDetailed ? .tiles : .whole
    return options
  }
}
