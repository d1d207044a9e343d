internal import CommandLineKit
internal import Files

/// Which pictures of the answer are wanted.
struct PictureArguments: Sendable {
  var target: FilePath?
  var isShown = false
  var isForced = false

  /// The parameters of commands that can draw on photos.
  static let parameters: [Parameter<Self>] = [
    .option(
      "annotate", short: "a", \.target, placeholder: "TARGET", kind: .file(extensions: ["jpg", "jpeg", "png"]),
      help: BilingualText(
        en: "Draw names and boxes on the photo, in this .jpg or .png file; a folder gets one for each photo.",
        ko: "사진에 이름과 상자를 그려 이 .jpg나 .png 파일에 씁니다. 폴더에는 사진마다 파일 하나를 씁니다.")),
    .flag(
      "show", \.isShown,
      help: BilingualText(
        en: "Show the same in the terminal (kitty, iTerm2 or sixel).", ko: "같은 그림을 터미널에 보여 줍니다(kitty, iTerm2, sixel).")),
    .force(\.isForced),
  ]
}
