internal import CommandLineKit
internal import FridgeKit
internal import Graphs
internal import ONNXFormat

extension TrainingError: PresentableError {
  var message: BilingualText {
    switch self {
    case .tooFewLabels(nil):
      BilingualText(en: "No label has a photo that can be used.", ko: "쓸 수 있는 사진이 있는 이름표가 없습니다.")
    case .tooFewLabels(let label?):
      BilingualText(
        en: "Only the label “\(label.printable)” has photos: a model needs two or more to tell apart.",
        ko: "사진이 있는 이름표가 “\(label.printable)”뿐입니다. 구별하려면 둘 이상이 필요합니다.")
    case .cache(let error): error.message
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .tooFewLabels:
      [
        BilingualText(
          en: "Put photos of other things into a folder named “none”.", ko: "다른 것의 사진을 “none” 폴더에 넣으세요.")
      ]
    case .cache(let error): error.hints
    }
  }
}

extension FeatureCacheError: PresentableError {
  var message: BilingualText {
    switch self {
    case .file(let error): error.message
    case .busy(let folder):
      BilingualText(
        en: "Another training is using this folder; wait for its end.", ko: "다른 학습이 이 폴더를 쓰고 있습니다. 끝난 뒤에 하세요."
      ).about(folder.printed)
    }
  }

  var hints: [BilingualText] { if case .file(let error) = self { error.hints } else { [] } }
}

extension TrainingFailure: PresentableError {
  var message: BilingualText {
    switch self {
    case .name(let path, let line, let error):
      error.message.about(line.map { "\(path.printed):\($0)" } ?? path.printed)
    case .noLinearLayer(let path):
      BilingualText(
        en: "The network does not end in a linear layer (Gemm or MatMul) that could be replaced.",
        ko: "신경망이 바꿀 수 있는 선형 층(Gemm이나 MatMul)으로 끝나지 않습니다."
      ).about(path.printed)
    case .externalData(let path):
      BilingualText(
        en: "The weights lie in other files; a model with all of them in one file is needed.",
        ko: "가중치가 다른 파일에 있습니다. 한 파일에 모두 든 모델이 필요합니다."
      ).about(path.printed)
    case .features(let path, let type):
      BilingualText(
        en: "The last layer reads \(type?.description ?? "a stored value"), but one row of float32 features is needed.",
        ko: "마지막 층의 입력이 \(type?.description ?? "저장된 값")입니다. float32 특징 한 줄이어야 합니다."
      ).about(path.printed)
    case .noCacheFolder:
      BilingualText(en: "There is no folder to keep features in.", ko: "계산한 특징을 둘 폴더가 없습니다.")
    }
  }

  var hints: [BilingualText] {
    guard case .noCacheFolder = self else { return [] }
    return [BilingualText(en: "Set HOME or XDG_CACHE_HOME.", ko: "HOME이나 XDG_CACHE_HOME을 정하세요.")]
  }
}

extension TrainingNameError: PresentableError {
  var message: BilingualText {
    switch self {
    case .empty: BilingualText(en: "A label has no name.", ko: "이름이 없는 이름표가 있습니다.")
    case .character(let name):
      BilingualText(
        en: "“\(name.printable)” cannot be a label: commas and control characters are not allowed.",
        ko: "“\(name.printable)”은(는) 이름표가 될 수 없습니다. 쉼표와 제어 문자는 쓸 수 없습니다.")
    }
  }
}

extension QuantizationFailure: PresentableError {
  var message: BilingualText {
    switch self {
    case .model(let path, let error): error.message.about(path.printed)
    case .noCalibration:
      BilingualText(en: "None of the photos for the ranges can be read.", ko: "범위를 정할 사진을 하나도 읽을 수 없습니다.")
    }
  }

  var hints: [BilingualText] { [] }
}

extension StaticQuantizationError {
  fileprivate var message: BilingualText {
    switch self {
    case .format(let error): error.message
    case .externalData:
      BilingualText(
        en: "The weights lie in other files; a model with all of them in one file is needed.",
        ko: "가중치가 다른 파일에 있습니다. 한 파일에 모두 든 모델이 필요합니다.")
    case .isQuantized: BilingualText(en: "The model is quantised already.", ko: "이미 양자화된 모델입니다.")
    case .opset(let opset):
      BilingualText(
        en: "The model is of opset \(opset); int8 weights need opset \(StaticQuantization.leastOpset) or newer.",
        ko: "모델의 opset이 \(opset)입니다. int8 가중치에는 opset \(StaticQuantization.leastOpset) 이상이 필요합니다.")
    case .noConvolutions:
      BilingualText(
        en: "The network has no convolution whose weights are stored in the file.",
        ko: "신경망에 가중치가 파일에 저장된 합성곱이 없습니다.")
    }
  }
}
