internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Tensors

extension ModelRunFailure: Worded {
  var message: BilingualText {
    switch self {
    case .model(let failure): failure.message
    case .file(let error): error.message
    case .array(let path, let failure): failure.message.about(path.printed)
    case .run(let path, let error): error.message.about(path.printed)
    case .sameFile(let path):
      BilingualText(en: "Two outputs would be written to this file.", ko: "두 출력이 같은 파일에 쓰입니다.").about(path.printed)
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .model(let failure): failure.hints
    case .file(let error): error.hints
    case .array, .run, .sameFile: []
    }
  }
}

extension NumPyFormat.Failure: Worded {
  var message: BilingualText {
    switch self {
    case .notAnArray: BilingualText(en: "This is no NumPy array file.", ko: "NumPy 배열 파일이 아닙니다.")
    case .truncated(let expected, let actual):
      BilingualText(
        en: "The array is cut off: \(expected) bytes are needed, but there are \(actual).",
        ko: "배열이 잘렸습니다: \(expected)바이트가 필요한데 \(actual)바이트입니다.")
    case .malformedHeader(let key):
      BilingualText(en: "The array's header has no proper “\(key)”.", ko: "배열 헤더의 “\(key)”이(가) 잘못되었습니다.")
    case .unsupported(let what):
      BilingualText(en: "This array cannot be read: \(what.printable).", ko: "읽을 수 없는 배열입니다: \(what.printable).")
    }
  }
}
