internal import CommandLineKit
internal import FridgeKit
internal import Images

extension PictureError: Worded {
  var message: BilingualText {
    switch self {
    case .unknownForm(let path):
      BilingualText(en: "Pictures are written as JPEG or PNG.", ko: "그림은 JPEG나 PNG로 씁니다.").about(path.printed)
    case .needsFolder(let path, let count):
      BilingualText(
        en: "One file cannot hold the pictures of \(count) photos.", ko: "파일 하나에 사진 \(count)장의 그림을 담을 수 없습니다."
      ).about(path.printed)
    case .drawing(let error): error.message
    case .image(let path, let error): error.message.about(path.printed)
    case .file(let error): error.message
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .unknownForm:
      [BilingualText(en: "Its name must end in .jpg, .jpeg or .png.", ko: "파일 이름이 .jpg, .jpeg, .png로 끝나야 합니다.")]
    case .needsFolder:
      [
        BilingualText(
          en: "Name a folder, with a slash at its end if it is new.", ko: "폴더를 지정하세요. 새 폴더는 이름 끝에 /를 붙입니다.")
      ]
    case .drawing(let error): error.hints
    case .file(let error): error.hints
    case .image: []
    }
  }
}

extension DrawingError: Worded {
  var message: BilingualText {
    switch self {
    case .libraryMissing(let name):
      BilingualText(
        en: "Drawing needs the library \(name), which is not installed.", ko: "그림을 그리려면 \(name) 라이브러리를 설치해야 합니다.")
    case .fontMissing(let text):
      BilingualText(
        en: "No font on this machine can show “\(text.printable)”.", ko: "“\(text.printable)”을(를) 쓸 수 있는 글꼴이 없습니다.")
    case .tooLarge(let size, let limit):
      BilingualText(
        en: "The photo is too large to draw on: \(size.width)×\(size.height) pixels; at most \(limit) each way.",
        ko: "그리기에는 사진이 너무 큽니다: \(size.width)×\(size.height) 픽셀. 한 변은 \(limit)픽셀까지입니다.")
    case .outOfMemory(let size):
      BilingualText(
        en: "There is no memory for a picture of \(size.width)×\(size.height) pixels.",
        ko: "\(size.width)×\(size.height) 픽셀 그림을 위한 메모리가 없습니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .libraryMissing:
      [
        BilingualText(
          en: "On Debian: apt-get install libpangocairo-1.0-0.", ko: "데비안에서는 apt-get install libpangocairo-1.0-0.")
      ]
    case .fontMissing:
      [
        BilingualText(
          en: "On Debian: apt-get install fonts-nanum; or ask for --lang en.",
          ko: "데비안에서는 apt-get install fonts-nanum, 아니면 --lang en을 쓰세요.")
      ]
    case .tooLarge, .outOfMemory: []
    }
  }
}
