internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Images

/// The pictures that a person wants of what a scan finds.
///
/// All that can be wrong with them is found out before a photo is looked at.
struct AnswerPictures {
  private let target: PictureTarget?
  private let screen: PictureScreen?
  private let pictures: PhotoPictures?
  private let console: Console

  /// Prepares the pictures of some photos; no wish, no cost.
  ///
  /// - Parameter models: the files of models that are read beside the photos.
  init(
    _ wanted: PictureArguments, of photos: [FilePath], models: [FilePath] = [], in context: CommandContext
  ) throws {
    console = context.console
    let rule = OverwriteRule(inputs: models, isForced: wanted.isForced)
    target = try wanted.target.map { (path) throws(PictureError) in try PictureTarget(path, photos: photos, rule) }
    screen = wanted.isShown ? try PictureScreen(console) : nil
    let isNeeded = target != nil || screen != nil
    pictures = isNeeded ? try PhotoPictures(wording: context.reportWording) : nil
  }

  /// Shows every photo on the terminal, each below its name when there are several.
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

  /// Writes the files.
  func write(_ report: ScanReport) throws {
    if let target { try pictures?.write(report.photos, to: target) }
  }
}
