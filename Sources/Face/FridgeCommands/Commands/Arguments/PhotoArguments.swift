internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Images

/// Which photos to look at, and how.
struct PhotoArguments: Sendable {
  var words: [FilePath] = []
  var model: FilePath?
  var crop: CropMode?
  var region: PixelRectangle?
  var threads: Int?

  /// The parameters of every command that looks at photos.
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "PHOTO", \.words, kind: .file(extensions: PhotoSources.extensions.sorted()),
      help: BilingualText(
        en: "Photos (JPEG, PNG, WebP, HEIC), folders of photos, patterns, or - for a list of names on standard input.",
        ko: "사진(JPEG, PNG, WebP, HEIC)이나 사진 폴더, 패턴. -는 표준 입력의 이름 목록입니다.")),
    .option(
      "model", short: "m", \.model, placeholder: "MODEL", kind: .file(extensions: ["onnx"]),
      help: BilingualText(en: "The model, by name or file.", ko: "모델의 이름이나 파일.")),
    .option(
      "crop", \.crop, placeholder: "MODE",
      help: BilingualText(
        en: "Cut out the centre, fit all with bars, or fill the frame; by default the model's own way.",
        ko: "가운데를 자르거나(center), 여백을 두고 전체를 맞추거나(fit), 화면을 채웁니다(fill). 기본값은 모델이 정합니다.")),
    .option(
      "region", \.region, placeholder: "X,Y,WIDTH,HEIGHT",
      help: BilingualText(en: "Look at this part of each photo only, in pixels.", ko: "사진마다 이 부분만 봅니다. 단위는 픽셀입니다.")),
    .option(
      "threads", short: "j", \.threads, placeholder: "N", kind: .integer(1...256),
      help: BilingualText(en: "How many cores to use; by default all.", ko: "사용할 코어 수. 기본값은 전부입니다.")),
  ]

  /// The options for recognition.
  ///
  /// - Parameters:
  ///   - top: how many labels a photo gets at most.
  ///   - detector: what finds the objects in photos that are scanned.
  func options(top: Int, detector: DetectorChoice = .none) -> PhotoOptions {
    PhotoOptions(model: model, detector: detector, crop: crop, region: region, top: top, threads: threads)
  }

  /// The files of models that were named.
  var models: [FilePath] { model.map { [$0] } ?? [] }

  /// The photos that the words stand for, in their order; at least one.
  func files() throws -> [FilePath] {
    let listed = try words.contains("-") ? PhotoSources.words(inList: StandardInput.readBytes()) : []
    let photos = PhotoSources.photos(named: words.flatMap { $0 == "-" ? listed : [$0] })
    if photos.isEmpty { throw CommandError.noPhotos }
    return photos
  }
}
