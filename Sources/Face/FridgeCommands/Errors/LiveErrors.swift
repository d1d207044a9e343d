internal import CommandLineKit
internal import FridgeKit

/// Why a watch cannot begin.
enum LiveError: PresentableError, Equatable {
  /// No source was named.
  case noSource
  /// There are no cameras.
  case noCameras
  /// `--annotate -` was combined with `--json`.
  case annotateOrJSON
  /// `--annotate -` was combined with something else that prints.
  case annotateAlone
  /// `--show` was combined with something else that prints.
  case showAlone
  /// `--frames` was given without `--json`.
  case framesNeedJSON
  /// Pictures would be written to a terminal.
  case picturesOnTerminal
  /// `--capture` was combined with an option for food.
  case captureAlone(option: String)
  /// `--review` was given without `--capture`.
  case reviewNeedsCapture
  /// `--review` reads commands from standard input, which is the source.
  case reviewNeedsInput
  /// No page was held still.
  case nothingCaptured

  var message: BilingualText {
    switch self {
    case .noSource: BilingualText(en: "There is nothing to watch.", ko: "무엇을 볼지 알려 주세요.")
    case .noCameras: BilingualText(en: "There are no cameras.", ko: "카메라가 없습니다.")
    case .annotateOrJSON:
      BilingualText(
        en: "--annotate - and --json cannot be combined.", ko: "--annotate -와 --json은 함께 쓸 수 없습니다.")
    case .annotateAlone:
      BilingualText(
        en: "--annotate - cannot be combined with --recommend or --add-to-pantry.",
        ko: "--annotate -는 --recommend나 --add-to-pantry와 함께 쓸 수 없습니다.")
    case .showAlone:
      BilingualText(
        en: "--show cannot be combined with --json or --annotate -.",
        ko: "--show는 --json이나 --annotate -와 함께 쓸 수 없습니다.")
    case .framesNeedJSON: BilingualText(en: "--frames needs --json.", ko: "--frames는 --json과만 함께 쓸 수 있습니다.")
    case .picturesOnTerminal:
      BilingualText(
        en: "Pictures are not written to a terminal.", ko: "그림을 터미널에 그대로 쓰지는 않습니다.")
    case .captureAlone(let option):
      BilingualText(
        en: "--capture looks for pages, not for food, and cannot be combined with \(option).",
        ko: "--capture는 식재료가 아니라 종이를 찾으므로 \(option) 옵션과 함께 쓸 수 없습니다.")
    case .reviewNeedsCapture: BilingualText(en: "--review needs --capture.", ko: "--review는 --capture와 함께 써야 합니다.")
    case .reviewNeedsInput:
      BilingualText(
        en: "--review reads commands from standard input, which is the source here.",
        ko: "--review는 표준 입력에서 명령을 읽는데, 여기서는 표준 입력으로 영상을 받습니다.")
    case .nothingCaptured:
      BilingualText(en: "No page was held still.", ko: "가만히 들고 있는 종이가 없었습니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .noSource:
      [
        BilingualText(
          en: "Name a camera (/dev/video0), a clip, an address or photos; --list-devices lists the cameras.",
          ko: "카메라(/dev/video0)나 영상 파일, 주소, 사진을 적으세요. --list-devices로 카메라를 볼 수 있습니다.")
      ]
    case .picturesOnTerminal:
      [
        BilingualText(
          en: "Pipe them to a player: fridge live … --annotate - | ffplay -",
          ko: "재생기로 넘기세요: fridge live … --annotate - | ffplay -")
      ]
    case .nothingCaptured:
      [
        BilingualText(
          en: "Show the whole page on a background of another colour for 1.5 seconds.",
          ko: "색이 다른 바탕 위에서 종이 전체를 1.5초 동안 보여 주세요.")
      ]
    default: []
    }
  }
}

/// An error of a source, with the name of the source.
struct NamedSourceError: PresentableError {
  let name: String
  let error: SourceError

  var message: BilingualText {
    switch error {
    case .libraryMissing, .file, .photo, .busy: error.message
    default: name.isEmpty ? error.message : error.message.about(name.printable)
    }
  }

  var hints: [BilingualText] { error.hints }
}

extension SourceError: PresentableError {
  var message: BilingualText {
    switch self {
    case .libraryMissing(let name):
      BilingualText(
        en: "Video needs the library \(name), which is not installed.", ko: "영상을 보려면 \(name) 라이브러리를 설치해야 합니다.")
    case .file(let error): error.message
    case .busy(let path):
      BilingualText(en: "Another program uses the camera.", ko: "다른 프로그램이 카메라를 쓰고 있습니다.").about(path.printed)
    case .notVideo:
      BilingualText(en: "This is not a video of a supported kind.", ko: "읽을 수 있는 영상이 아닙니다.")
    case .noPicture: BilingualText(en: "There is no moving picture in it.", ko: "움직이는 그림이 들어 있지 않습니다.")
    case .noDecoder(let name):
      BilingualText(en: "No decoder for \(name) is installed.", ko: "\(name) 디코더가 설치되어 있지 않습니다.")
    case .pixelFormat(let name):
      BilingualText(en: "The pixel format \(name) cannot be read.", ko: "\(name) 픽셀 형식은 읽을 수 없습니다.")
    case .tooLarge(let size):
      BilingualText(
        en: "The frames are too large: \(size.width)×\(size.height) pixels.",
        ko: "장면이 너무 큽니다: \(size.width)×\(size.height) 픽셀.")
    case .photo(let path, let error): error.message.about(path.printed)
    case .unreachable(let reason):
      BilingualText(en: "There is no connection: \(reason).", ko: "연결할 수 없습니다: \(reason).")
    case .stalled(let seconds):
      BilingualText(
        en: "Nothing arrived for \(seconds.fixed(1)) seconds.", ko: "\(seconds.fixed(1))초 동안 아무것도 오지 않았습니다.")
    case .brokenOff(let reason):
      BilingualText(en: "The source broke off: \(reason).", ko: "도중에 끊겼습니다: \(reason).")
    case .reconnecting(let error):
      BilingualText(
        en: error.message.english + " Connecting again.", ko: error.message.korean + " 다시 연결합니다.")
    case .cutShort(let time, let whole):
      BilingualText(
        en: "The clip ends at \(time.fixed(1)) of \(whole.fixed(1)) seconds; what was there counts.",
        ko: "\(whole.fixed(1))초 가운데 \(time.fixed(1))초에서 영상이 끝납니다. 거기까지 본 것은 그대로 셉니다.")
    case .damaged(let count):
      BilingualText(
        en: "\(count == 1 ? "1 frame is" : "\(count) frames are") damaged.", ko: "장면 \(count)장이 손상되었습니다.")
    case .noFrames: BilingualText(en: "There is not a single frame in it.", ko: "장면이 하나도 없습니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .libraryMissing:
      [
        BilingualText(
          en: "On Debian 12: apt-get install libavformat59 libavcodec59 libavdevice59 libavutil57 libswscale6.",
          ko: "데비안 12에서는 apt-get install libavformat59 libavcodec59 libavdevice59 libavutil57 libswscale6.")
      ]
    case .notVideo:
      [
        BilingualText(
          en:
            "Clips are mp4, mov, mkv, avi, webm, gif and the like; a recording that cannot be searched, such as an mp4 "
            + "on standard input, may need to be a file.",
          ko: "mp4, mov, mkv, avi, webm, gif 같은 영상을 읽습니다. 표준 입력으로 받은 mp4처럼 앞뒤로 찾아갈 수 없는 영상은 파일로 저장해야 할 "
            + "수 있습니다.")
      ]
    default: []
    }
  }
}
