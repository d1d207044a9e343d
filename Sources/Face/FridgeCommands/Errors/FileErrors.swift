internal import CommandLineKit
internal import FridgeKit

extension FileError: PresentableError {
  var message: BilingualText { reason.about(path.printed) }

  var hints: [BilingualText] {
    switch self {
    case .taken:
      [BilingualText(en: "Give another name, or --force to replace it.", ko: "다른 이름을 쓰거나 --force로 바꾸세요.")]
    case .isInput: [BilingualText(en: "Give another name.", ko: "다른 이름을 쓰세요.")]
    default: []
    }
  }

  /// The problem, without the name of the file.
  var reason: BilingualText {
    switch self {
    case .notFound: BilingualText(en: "There is no such file.", ko: "그런 파일이 없습니다.")
    case .isFolder: BilingualText(en: "This is a folder, not a file.", ko: "파일이 아니라 폴더입니다.")
    case .notFolder: BilingualText(en: "This is not a folder.", ko: "폴더가 아닙니다.")
    case .denied: BilingualText(en: "Permission denied.", ko: "접근 권한이 없습니다.")
    case .notRegular: BilingualText(en: "This is not a regular file.", ko: "일반 파일이 아닙니다.")
    case .taken:
      BilingualText(
        en: "Another file has this name; it was left alone.", ko: "같은 이름의 다른 파일이 있어 건드리지 않았습니다.")
    case .isInput:
      BilingualText(
        en: "The output is also an input file; it was left alone.",
        ko: "출력 파일이 입력 파일과 같아 건드리지 않았습니다.")
    case .tooLarge(_, let bytes, let limit):
      BilingualText(
        en: "The file is too large: \(bytes) bytes; at most \(limit) are accepted.",
        ko: "파일이 너무 큽니다: \(bytes)바이트. \(limit)바이트까지 받습니다.")
    case .failed(_, let operation, let code):
      BilingualText(
        en: "“\(operation)” failed: \(FileError.reason(forCode: code)).",
        ko: "“\(operation)” 실패: \(FileError.reason(forCode: code)).")
    }
  }
}

extension FilePath {
  /// The path as people see it, on one line and without control characters.
  var printed: String { description.printable }
}

extension OutputError: PresentableError {
  var message: BilingualText {
    switch self {
    case .closed: BilingualText(en: "The reader of the output has closed it.", ko: "출력을 읽는 쪽이 닫혔습니다.")
    case .failed(let code):
      BilingualText(
        en: "The output cannot be written: \(FileError.reason(forCode: code)).",
        ko: "출력을 쓸 수 없습니다: \(FileError.reason(forCode: code)).")
    }
  }
}

extension BatchError: PresentableError {
  var message: BilingualText {
    switch self {
    case .file(let error): error.message
    case .foreign(let path, let format, let offset):
      BilingualText(
        en: "This is not \(format.rawValue) batch output, from byte \(offset) on; it is left as it is.",
        ko: "\(offset)바이트부터 batch의 \(format.rawValue) 출력이 아닙니다. 파일은 그대로 두었습니다."
      ).about(path.printed)
    }
  }

  var hints: [BilingualText] { if case .file(let error) = self { error.hints } else { [] } }
}
