internal import CommandLineKit
internal import FridgeKit

extension PhotoError: PresentableError {
  /// The problem, without the name of the photo.
  var message: BilingualText {
    switch self {
    case .file(let error): error.reason
    case .image(let error): error.message
    case .recognition(let error): error.message
    case .regionOutside(let region, let photo):
      BilingualText(
        en: "The region \(region.printed) lies outside the photo of \(photo.width)×\(photo.height) pixels.",
        ko: "\(region.printed) 영역이 \(photo.width)×\(photo.height) 픽셀 사진을 벗어납니다.")
    case .noObject(let number, let found):
      BilingualText(
        en: "There is no object \(number): “fridge scan --numbers” finds \(found).",
        ko: "\(number)번 물체가 없습니다. “fridge scan --numbers”로 찾은 물체는 \(found)개입니다.")
    }
  }
}

/// The failure of one photo.
struct PhotoFailure: PresentableError {
  let error: PhotoError
  let photo: FilePath

  var message: BilingualText {
    BilingualText(
      en: "Unable to classify image. \(error.message.english)", ko: "이미지를 분류할 수 없습니다. \(error.message.korean)"
    ).about(photo.printed)
  }
}

extension ImageError: PresentableError {
  var message: BilingualText {
    switch self {
    case .empty: BilingualText(en: "The file is empty.", ko: "빈 파일입니다.")
    case .unknownFormat:
      BilingualText(
        en: "This is not a JPEG, PNG, WebP or HEIC photo.", ko: "JPEG, PNG, WebP, HEIC 사진이 아닙니다.")
    case .truncated(let format):
      BilingualText(
        en: "The \(format.name) photo is cut off: its end is missing.", ko: "\(format.name) 사진이 잘렸습니다. 끝부분이 없습니다.")
    case .damaged(let format, let reason):
      BilingualText(en: "The \(format.name) photo is damaged: \(reason).", ko: "\(format.name) 사진이 손상되었습니다: \(reason).")
    case .unsupported(let format, let reason):
      BilingualText(
        en: "This kind of \(format.name) photo cannot be read: \(reason).",
        ko: "이런 \(format.name) 사진은 읽을 수 없습니다: \(reason).")
    case .tooManyPixels(let width, let height, let limit):
      BilingualText(
        en: "The photo is too large: \(width)×\(height) pixels; at most \(limit / 1_000_000) megapixels are accepted.",
        ko: "사진이 너무 큽니다: \(width)×\(height) 픽셀. \(limit / 1_000_000)메가픽셀까지 받습니다.")
    case .tooManyBytes(let count, let limit):
      BilingualText(
        en: "The file is too large: \(count) bytes; at most \(limit) are accepted.",
        ko: "파일이 너무 큽니다: \(count)바이트. \(limit)바이트까지 받습니다.")
    case .decoderMissing(let format, let library):
      BilingualText(
        en: "\(format.name) photos need the library \(library), which is not installed.",
        ko: "\(format.name) 사진을 읽으려면 \(library) 라이브러리를 설치해야 합니다.")
    }
  }
}

extension RecognitionError: PresentableError {
  var message: BilingualText {
    switch self {
    case .notFinite:
      BilingualText(en: "The model's answer is not a number.", ko: "모델의 답이 숫자가 아닙니다.")
    case .network(let error): error.message
    }
  }
}

extension ImageFormat {
  fileprivate var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    case .webp: "WebP"
    case .heic: "HEIC"
    }
  }
}

extension PixelRectangle {
  fileprivate var printed: String { "\(x),\(y),\(width),\(height)" }
}

extension PictureError: PresentableError {
  var message: BilingualText {
    switch self {
    case .unknownForm(let path):
      BilingualText(en: "Pictures are written as JPEG or PNG.", ko: "그림은 JPEG나 PNG로 씁니다.").about(path.printed)
    case .unknownMovie(let path):
      BilingualText(en: "Movies are written as MP4 or Motion JPEG.", ko: "영상은 MP4나 Motion JPEG로 씁니다.").about(
        path.printed)
    case .needsFolder(let path, let count):
      BilingualText(
        en: "One file cannot hold the pictures of \(count) photos.", ko: "파일 하나에 사진 \(count)장의 그림을 담을 수 없습니다."
      ).about(path.printed)
    case .movie(let error): error.message
    case .drawing(let error): error.message
    case .image(let path, let error): error.message.about(path.printed)
    case .file(let error): error.message
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .unknownForm:
      [BilingualText(en: "Its name must end in .jpg, .jpeg or .png.", ko: "파일 이름이 .jpg, .jpeg, .png로 끝나야 합니다.")]
    case .unknownMovie:
      [BilingualText(en: "Its name must end in .mp4, .mjpeg or .mjpg.", ko: "파일 이름이 .mp4, .mjpeg, .mjpg로 끝나야 합니다.")]
    case .needsFolder:
      [
        BilingualText(
          en: "Name a folder, with a slash at its end if it is new.", ko: "폴더를 지정하세요. 새 폴더는 이름 끝에 /를 붙입니다.")
      ]
    case .movie(let error): error.hints
    case .drawing(let error): error.hints
    case .file(let error): error.hints
    case .image: []
    }
  }
}

extension DrawingError: PresentableError {
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
        en: "The photo is too large to draw on: \(size.width)×\(size.height) pixels; at most \(limit) on each side.",
        ko: "그리기에는 사진이 너무 큽니다: \(size.width)×\(size.height) 픽셀. 한 변은 \(limit)픽셀까지입니다.")
    case .outOfMemory(let size):
      BilingualText(
        en: "There is not enough memory for a picture of \(size.width)×\(size.height) pixels.",
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
          en: "On Debian: apt-get install fonts-nanum; or use --lang en.",
          ko: "데비안에서는 apt-get install fonts-nanum, 아니면 --lang en을 쓰세요.")
      ]
    case .tooLarge, .outOfMemory: []
    }
  }
}
