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

/// The pictures of a scan: annotated ones for a file, a folder or the terminal, and crops.
///
/// Everything that can be wrong with their destination is found before the first photo is read.
struct ScanPictures {
  /// The content of the annotations.
  enum Labels {
    /// The recognised objects by name.
    case names
    /// Everything found, with its number before its name.
    case numbers
  }

  /// The number of crops saved so far.
  private(set) var cropCount = 0
  /// The first error, which is reported after the list; the scan goes on without pictures.
  private(set) var failure: (any Error)?
  private let target: PictureTarget?
  private let screen: PictureScreen?
  private let crops: CropFolder?
  private let pictures: PhotoAnnotator?
  private let labels: Labels
  private let console: Console
  private let total: Int
  private var position = 0

  /// Prepares the pictures of `photos`; costs nothing if none were asked for.
  ///
  /// - Parameters:
  ///   - crops: the folder for crops, if any.
  ///   - options: those of the scan, whose models are read as well, and so must not be overwritten.
  ///   - labels: the content of the annotations.
  init(
    _ wanted: PictureArguments, crops: FilePath?, of photos: [FilePath], _ options: PhotoOptions,
    _ labels: Labels = .names, in context: CommandContext
  ) throws {
    self.labels = labels
    console = context.console
    target = try wanted.target.map { path in
      let models = try context.fridge.modelFiles(for: options)
      return try PictureTarget(path, photos: photos, OverwriteRule(inputs: models, isForced: wanted.isForced))
    }
    screen = wanted.isShown ? try PictureScreen(console) : nil
    self.crops = crops.map { CropFolder($0) }
    let isAnnotated = target != nil || screen != nil
    pictures = isAnnotated ? try PhotoAnnotator(wording: context.reportWording) : nil
    total = photos.count
  }

  /// Whether any picture is wanted, for which photos are decoded at full size.
  var areWanted: Bool { pictures != nil || crops != nil }

  /// Shows and saves the pictures of the next photo; after an error nothing more.
  mutating func add(_ scanned: ScannedPhoto, _ photo: Photo?) {
    defer { position += 1 }
    guard areWanted, failure == nil, let photo, case .success(let content) = scanned.content else { return }
    do {
      let numbered = labels == .numbers ? scanned.numbered : nil
      try show(photo.image, content, numbered, of: scanned.photo)
      if let target, let pictures {
        try target.write(
          pictures.picture(of: photo.image, showing: content, numbered: numbered), ofPhoto: position)
      }
      if let crops { cropCount += try crops.save(content.objects, in: photo.image, of: scanned.photo).count }
    } catch { failure = error }
  }

  /// Shows a photo on the terminal, below its name if there are several.
  private func show(
    _ image: Image, _ content: FoundObjects, _ numbered: [RecognizedObject]?, of path: FilePath
  ) throws {
    guard let screen, let pictures else { return }
    if total > 1 { try console.print(path.printed) }
    let picture = try pictures.picture(of: image, showing: content, numbered: numbered, within: screen.size)
    try console.write(.sequence(screen.form.sequence(for: picture)))
    try console.flush()
  }
}
