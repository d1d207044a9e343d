internal import CommandLineKit
internal import FridgeKit

extension SketchError: PresentableError {
  /// The problem, without the name of the drawing.
  var message: BilingualText {
    switch self {
    case .file(let error): error.reason
    case .image(let error): error.message
    case .svg(let error): error.message
    case .strokes(let error): error.message
    case .unknownFormat:
      BilingualText(
        en: "This is neither a picture, nor an SVG file, nor strokes as JSON.",
        ko: "그림도, SVG 파일도, JSON으로 쓴 획도 아닙니다.")
    case .recognition:
      BilingualText(
        en: "The drawing could not be recognized, although it was tried again.", ko: "재시도 했으나 이미지 분류에 실패했습니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .strokes:
      [
        BilingualText(
          en: "A drawing is a list of strokes, each a list of points: [[[10,10],[20,30]],[[5,5],[6,9]]]",
          ko: "그림은 획의 목록이고 획은 점의 목록입니다: [[[10,10],[20,30]],[[5,5],[6,9]]]")
      ]
    case .unknownFormat:
      [
        BilingualText(
          en: "Pictures are PNG, JPEG, WebP or HEIC.", ko: "그림은 PNG, JPEG, WebP, HEIC를 읽습니다.")
      ]
    default: []
    }
  }
}

extension StrokesError: PresentableError {
  var message: BilingualText {
    switch self {
    case .notJSON: BilingualText(en: "This is not valid JSON.", ko: "올바른 JSON이 아닙니다.")
    case .notStrokes: BilingualText(en: "There is no list of strokes.", ko: "획의 목록이 없습니다.")
    case .badStroke(let stroke):
      BilingualText(en: "Stroke \(stroke) is not a list of points.", ko: "\(stroke)번째 획이 점의 목록이 아닙니다.")
    case .badPoint(let stroke, let point):
      BilingualText(
        en: "Point \(point) of stroke \(stroke) is not a pair of numbers.",
        ko: "\(stroke)번째 획의 \(point)번째 점이 숫자 두 개가 아닙니다.")
    }
  }
}

extension SVGError: PresentableError {
  var message: BilingualText {
    switch self {
    case .noPicture: BilingualText(en: "There is no element “svg” in it.", ko: "“svg” 요소가 없습니다.")
    case .unclosedTag(let offset):
      BilingualText(
        en: "The SVG file breaks off: the tag at byte \(offset) is not closed.",
        ko: "SVG 파일이 중간에 끊겼습니다. \(offset)바이트에서 시작한 태그가 닫히지 않았습니다.")
    case .badPath(let offset):
      BilingualText(
        en: "The data of a path cannot be read at character \(offset + 1).",
        ko: "경로 데이터의 \(offset + 1)번째 글자를 읽을 수 없습니다.")
    case .tooManyPoints(let limit):
      BilingualText(en: "The drawing has more than \(limit) points.", ko: "그림의 점이 \(limit)개를 넘습니다.")
    }
  }
}
