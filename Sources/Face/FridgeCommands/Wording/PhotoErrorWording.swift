internal import CommandLineKit
internal import FridgeKit
internal import Images
internal import Recognition

extension PhotoError: Worded {
  /// Why the photo gave no answer; the photo itself is named by who reports it.
  var message: BilingualText {
    switch self {
    case .file(let error): error.reason
    case .image(let error): error.message
    case .recognition(let error): error.message
    case .regionOutside(let region, let photo):
      BilingualText(
        en: "The region \(region.printed) lies outside the photo of \(photo.width)×\(photo.height) pixels.",
        ko: "\(region.printed) 영역이 \(photo.width)×\(photo.height) 픽셀 사진을 벗어납니다.")
    }
  }
}

extension ImageError: Worded {
  var message: BilingualText {
    switch self {
    case .empty: BilingualText(en: "The file is empty.", ko: "빈 파일입니다.")
    case .unknownFormat:
      BilingualText(
        en: "This is no JPEG, PNG, WebP or HEIC photo.", ko: "JPEG, PNG, WebP, HEIC 사진이 아닙니다.")
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

extension RecognitionError: Worded {
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
