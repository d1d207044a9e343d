internal import CommandLineKit
internal import Files
internal import FridgeKit

extension BatchError: Worded {
  var message: BilingualText {
    switch self {
    case .file(let error): error.message
    case .foreign(let path, let format, let offset):
      BilingualText(
        en: "This is no \(format.rawValue) output of a batch, from byte \(offset) on; it is left as it is.",
        ko: "\(offset)바이트부터 batch의 \(format.rawValue) 출력이 아닙니다. 파일은 그대로 두었습니다."
      ).about(path.printed)
    }
  }

  var hints: [BilingualText] { if case .file(let error) = self { error.hints } else { [] } }
}
