internal import CommandLineKit
internal import FridgeKit
internal import Graphs
internal import Kernels
internal import Tensors

extension ModelFailure: PresentableError {
  var message: BilingualText {
    switch self {
    case .noData: BilingualText(en: "The program's models were not found.", ko: "프로그램의 모델을 찾을 수 없습니다.")
    case .noModels(let folder):
      BilingualText(en: "There is no model in this folder.", ko: "이 폴더에 모델이 없습니다.").about(folder.printed)
    case .noDetector: BilingualText(en: "No detector is installed.", ko: "설치된 검출 모델이 없습니다.")
    case .noShapes(let path):
      BilingualText(en: "There is no model for drawings here.", ko: "그림을 알아보는 모델이 없습니다.").about(path.printed)
    case .unknown(let name, _):
      BilingualText(en: "There is no model “\(name.printed)”.", ko: "“\(name.printed)” 모델이 없습니다.")
    case .file(let error): error.message
    case .format(let path, let error): error.message.about(path.printed)
    case .network(let path, let error): error.message.about(path.printed)
    case .classifier(let path, let error): error.classifierMessage.about(path.printed)
    case .detector(let path, let error): error.detectorMessage.about(path.printed)
    case .kernels(let error): error.message
    case .precision(let precision, let kernels):
      BilingualText(
        en: "The kernel set “\(kernels)” cannot multiply in \(precision.rawValue).",
        ko: "커널 “\(kernels)”은(는) \(precision.rawValue) 곱셈을 할 수 없습니다.")
    case .lessons(let error): error.message
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .noData, .noModels:
      [
        BilingualText(
          en: "Set FRIDGE_HOME to the folder that holds “models”, or give a model with --model FILE.onnx.",
          ko: "“models” 폴더가 있는 곳을 FRIDGE_HOME에 정하거나 --model FILE.onnx로 모델을 지정하세요.")
      ]
    case .noDetector:
      [BilingualText(en: "Give one with --detector FILE.onnx.", ko: "--detector FILE.onnx로 지정하세요.")]
    case .unknown(_, let available):
      [
        BilingualText(
          en: "There are: \(available.map(\.printed).joined(separator: ", ")).",
          ko: "있는 모델: \(available.map(\.printed).joined(separator: ", ")).")
      ]
    case .file(let error): error.hints
    case .kernels(let error): error.hints
    case .precision:
      [
        BilingualText(
          en: "bf16 needs AVX512-BF16, which AMD has had since Zen 4 and Intel's Xeons since Cooper Lake.",
          ko: "bf16은 AVX512-BF16 명령어가 있는 프로세서(AMD Zen 4, 인텔 제온 Cooper Lake 이후)에서 쓸 수 있습니다.")
      ]
    case .lessons(let error): error.hints
    case .format, .network, .classifier, .detector, .noShapes: []
    }
  }
}

extension PhotoModelError {
  /// The message about a file that was to be a classifier.
  fileprivate var classifierMessage: BilingualText {
    switch self {
    case .description(let error): return error.message
    case .network(let error): return error.message
    case .inputs(let found, let expected):
      let (found, expected) = (found.printed, "float32 \(expected)")
      return BilingualText(
        en: "A classifier takes one input of \(expected), but this network takes \(found).",
        ko: "분류 모델의 입력은 \(expected) 하나여야 하는데 이 모델의 입력은 \(found)입니다.")
    case .outputs(let found, let expected):
      let (found, expected) = (found.printed, expected.printed)
      return BilingualText(
        en: "A classifier gives one output of \(expected), but this network gives \(found).",
        ko: "분류 모델의 출력은 \(expected) 하나여야 하는데 이 모델의 출력은 \(found)입니다.")
    }
  }

  /// The message about a file that was to be a detector.
  fileprivate var detectorMessage: BilingualText {
    switch self {
    case .description(let error): return error.message
    case .network(let error): return error.message
    case .inputs(let found, let expected):
      let (found, expected) = (found.printed, "float32 \(expected)")
      return BilingualText(
        en: "This detector takes one input of \(expected), but its network takes \(found).",
        ko: "이 검출 모델의 입력은 \(expected) 하나여야 하는데 신경망의 입력은 \(found)입니다.")
    case .outputs(let found, let expected):
      let (found, expected) = (found.printed, expected.printed)
      return BilingualText(
        en: "This detector gives \(expected), but its network gives \(found).",
        ko: "이 검출 모델의 출력은 \(expected)이어야 하는데 신경망의 출력은 \(found)입니다.")
    }
  }
}

extension [ValueType] {
  fileprivate var printed: String { map(\.description).joined(separator: ", ") }
}

extension [Shape] {
  fileprivate var printed: String { map { "float32 \($0)" }.joined(separator: ", ") }
}

extension ModelDescriptionError: PresentableError {
  var message: BilingualText {
    switch self {
    case .missing(let key):
      BilingualText(
        en: "This is not a model for photos of food: its metadata lacks “\(key)”.",
        ko: "음식 사진용 모델이 아닙니다. 메타데이터에 “\(key)”이(가) 없습니다.")
    case .invalid(let key, let value, let expected):
      BilingualText(
        en: "The metadata has “\(value.printable)” for “\(key)”, which must be \(expected.text.english).",
        ko: "메타데이터 “\(key)”의 값이 “\(value.printable)”입니다. 필요한 값: \(expected.text.korean).")
    }
  }
}

extension ModelDescriptionError.Expectation {
  fileprivate var text: BilingualText {
    switch self {
    case .oneOf(let words): .same(words.joined(separator: " | "))
    case .number(let range): .same("\(range.lowerBound)…\(range.upperBound)")
    case .integer(let range): .same("\(range.lowerBound)…\(range.upperBound)")
    case .ascendingIntegers(let range):
      BilingualText(
        en: "ascending whole numbers from \(range.lowerBound) to \(range.upperBound), separated by commas",
        ko: "쉼표로 나눈 오름차순 정수(\(range.lowerBound)…\(range.upperBound))")
    case .threeNumbers: BilingualText(en: "three numbers", ko: "수 세 개")
    case .distinctNames: BilingualText(en: "different names", ko: "서로 다른 이름")
    case .hexadecimalDigits(let count):
      BilingualText(en: "\(count) hexadecimal digits", ko: "16진수 \(count)자리")
    }
  }
}

extension ModelRunFailure: PresentableError {
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
