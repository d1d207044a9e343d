internal import CommandLineKit
internal import FridgeKit
internal import Kernels

/// The photos to recognise, and how they are read.
struct PhotoArguments: Sendable {
  var words: [FilePath] = []
  var model: FilePath?
  var crop: CropMode?
  var region: PixelRectangle?
  var threads: Int?
  var precision = Precision.float32
  var isUntaught = false

  /// The parameters of every command that recognises photos.
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "PHOTO", \.words, kind: .file(extensions: PhotoSources.extensions.sorted()),
      help: BilingualText(
        en: "Photos (JPEG, PNG, WebP, HEIC), folders, patterns, or - to read names from standard input.",
        ko: "사진(JPEG, PNG, WebP, HEIC)이나 사진 폴더, 패턴. -를 쓰면 표준 입력에서 이름을 읽습니다.")),
    .model(\.model),
    .option(
      "crop", \.crop, placeholder: "MODE",
      help: BilingualText(
        en:
          "How a photo is fitted to the model's frame: cut out the centre, add bars, or stretch; by default the model's own way.",
        ko: "사진을 모델의 입력 크기에 맞추는 방법: 가운데를 자르거나(center), 여백을 두거나(fit), 늘입니다(fill). 기본값은 모델이 정합니다.")),
    .option(
      "region", \.region, placeholder: "X,Y,WIDTH,HEIGHT",
      help: BilingualText(en: "Use only this part of each photo, in pixels.", ko: "사진마다 이 부분만 씁니다. 단위는 픽셀입니다.")),
    .threads(\.threads), .precision(\.precision), .untaught(\.isUntaught),
  ]

  /// Returns the options for recognition.
  ///
  /// - Parameters:
  ///   - top: the most labels that a photo gets.
  ///   - detector: the detector of a scan.
  func options(top: Int, detector: DetectorChoice = .none) -> PhotoOptions {
    var options = PhotoOptions(
      model: model, detector: detector, crop: crop, region: region, top: top, threads: threads)
    options.usesLessons = !isUntaught
    return options
  }

  /// Returns the photos that the words name, in their order; throws if there are none.
  func files() throws -> [FilePath] {
    let listed = try words.contains("-") ? PhotoSources.words(inList: StandardInput.readBytes()) : []
    let photos = PhotoSources.photos(named: words.flatMap { $0 == "-" ? listed : [$0] })
    if photos.isEmpty { throw CommandError.noPhotos }
    return photos
  }
}
