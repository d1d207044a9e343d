internal import CommandLineKit
internal import FridgeKit

/// The annotated pictures that were asked for.
struct PictureArguments: Sendable {
  var target: FilePath?
  var isShown = false
  var isForced = false

  static let parameters: [Parameter<Self>] = [
    .option(
      "annotate", short: "a", \.target, placeholder: "TARGET", kind: .file(extensions: ["jpg", "jpeg", "png"]),
      help: BilingualText(
        en: "Save the photo with names and boxes drawn on it, as .jpg or .png; a folder gets one file per photo.",
        ko: "이름과 상자를 그린 사진을 .jpg나 .png 파일로 저장합니다. 폴더를 지정하면 사진마다 파일 하나를 저장합니다.")),
    .flag(
      "show", \.isShown,
      help: BilingualText(
        en: "Show the annotated photo in the terminal (kitty, iTerm2 or sixel).",
        ko: "이름과 상자를 그린 사진을 터미널에 보여 줍니다(kitty, iTerm2, sixel).")),
    .force(\.isForced),
  ]
}

/// The annotated pictures of a scan, for a file, a folder or the terminal.
///
/// Everything that can be wrong with their destination is found before the first photo is read.
struct ScanPictures {
  private let target: PictureTarget?
  private let screen: PictureScreen?
  private let pictures: PhotoAnnotator?
  private let console: Console

  /// Prepares the pictures of `photos`; costs nothing if none were asked for.
  ///
  /// - Parameter options: those of the scan, whose models are read as well, and so must not be overwritten.
  init(
    _ wanted: PictureArguments, of photos: [FilePath], _ options: PhotoOptions, in context: CommandContext
  ) throws {
    console = context.console
    target = try wanted.target.map { path in
      let models = try context.fridge.modelFiles(for: options)
      return try PictureTarget(path, photos: photos, OverwriteRule(inputs: models, isForced: wanted.isForced))
    }
    screen = wanted.isShown ? try PictureScreen(console) : nil
    let isNeeded = target != nil || screen != nil
    pictures = isNeeded ? try PhotoAnnotator(wording: context.reportWording) : nil
  }

  /// Shows every photo on the terminal, each below its name if there are several.
  func show(_ report: ScanReport) throws {
    guard let screen, let pictures else { return }
    for photo in report.photos {
      guard case .success(let content) = photo.content else { continue }
      if report.photos.count > 1 { try console.print(photo.photo.printed) }
      let picture = try pictures.picture(of: photo.photo, showing: content, within: screen.size)
      try console.write(.sequence(screen.form.sequence(for: picture)))
      try console.flush()
    }
  }

  /// Writes the picture files.
  func write(_ report: ScanReport) throws {
    if let target { try pictures?.write(report.photos, to: target) }
  }
}
