internal import CommandLineKit
internal import FridgeKit

/// `fridge flatten`: pages, receipts and cards in photos, made straight.
struct Flatten: Command {
  static let name = "flatten"
  static let summary = BilingualText(
    en: "Find the page, receipt, card or label in a photo and make it straight.",
    ko: "사진에서 종이나 영수증, 카드, 라벨을 찾아 반듯하게 폅니다.")
  static let discussion = [
    BilingualText(
      en: "Without --output it only says where the pages are.", ko: "--output이 없으면 어디에 있는지만 알려 줍니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "PHOTO", \.words, kind: .file(extensions: PhotoSources.extensions.sorted()),
      help: BilingualText(
        en: "Photos (JPEG, PNG, WebP, HEIC), folders or patterns.", ko: "사진(JPEG, PNG, WebP, HEIC)이나 사진 폴더, 패턴.")),
    .option(
      "output", short: "o", \.output, placeholder: "OUT",
      kind: .file(extensions: ["pdf", "png", "jpg", "jpeg", "webp"]),
      help: BilingualText(
        en: "Save the straight page as .png, .jpg or .webp, all pages as .pdf, or each as a file in a folder.",
        ko: "편 종이를 .png, .jpg, .webp로 저장합니다. .pdf에는 모두 담고, 폴더에는 하나씩 저장합니다.")),
    .flag(
      "all", \.isAll, help: BilingualText(en: "Find every page, not only the clearest.", ko: "가장 뚜렷한 것만이 아니라 모두 찾습니다.")),
    .options(
      "corners", \.corners, placeholder: "X,Y",
      help: BilingualText(
        en: "Use these four corners, in pixels, instead of looking: --corners X,Y X,Y X,Y X,Y.",
        ko: "찾지 않고 이 네 모서리를 씁니다. 단위는 픽셀입니다: --corners X,Y X,Y X,Y X,Y.")),
    .option(
      "aspect", \.aspect, placeholder: "SHAPE",
      help: BilingualText(
        en: "Proportions of the page: A4, card, receipt, or width:height; by default as in the photo.",
        ko: "종이의 비율: A4, card, receipt 또는 가로:세로. 기본값은 사진에 보이는 대로입니다.")),
    .option(
      "rotate", \.turn, placeholder: "TURN",
      help: BilingualText(en: "Turn the straight page.", ko: "편 종이를 돌립니다.")),
    .option(
      "enhance", \.enhancement, placeholder: "MODE",
      help: BilingualText(
        en: "Remove shadows: in colour, in grey, or as black ink on white.",
        ko: "그림자를 없앱니다: 컬러(color), 회색(grey), 흑백(ink).")),
    .option(
      "annotate", short: "a", \.annotated, placeholder: "TARGET", kind: .file(extensions: ["jpg", "jpeg", "png"]),
      help: BilingualText(
        en: "Save the photo with the outline drawn on it, as .jpg or .png; a folder gets one file per photo.",
        ko: "테두리를 그린 사진을 .jpg나 .png 파일로 저장합니다. 폴더를 지정하면 사진마다 파일 하나를 저장합니다.")),
    .force(\.isForced), .json(\.json),
  ]
  var words: [FilePath] = []
  var output: FilePath?
  var isAll = false
  var corners: [CornerPoint] = []
  var aspect: PageShape?
  var turn: PageTurn?
  var enhancement: PageEnhancement?
  var annotated: FilePath?
  var isForced = false
  var json = false

  func run(in context: CommandContext) throws {
    let (words, points) = splitWords()
    let options = try options(points)
    let photos = PhotoSources.photos(named: words)
    if photos.isEmpty { throw CommandError.noPhotos }
    let rule = OverwriteRule(isForced: isForced)
    let pictures = try annotated.map { try PictureTarget($0, photos: photos, rule) }
    let annotator = try pictures.map { _ in try PageAnnotator() }
    var target = try output.map { path in
      if path == annotated { throw FlattenProblem.sameOutput }
      return try PageTarget(path, photos: photos, rule)
    }
    let work = PageFlattening(options)
    var view = FlattenView(work: work, context: context)
    for (index, path) in photos.enumerated() {
      let photo: PhotoPages
      do { photo = try work.pages(of: path) } catch {
        view.reports.append((path, .failure(error)))
        continue
      }
      view.reports.append((path, .success((photo.size, photo.pages))))
      try target?.check(pages: photo.pages.count)
      if let pictures, let annotator { try pictures.write(annotator.picture(of: photo), ofPhoto: index) }
      guard target != nil else { continue }
      for page in photo.pages { try target?.add(work.picture(of: page, in: photo), of: path) }
    }
    try target?.finish()
    if !json { view.complain() }
    try context.console.show(view, json: json)
    if let target, target.count > 0, let output { remark(target.count, output, context) }
    try view.checkForPages()
  }

  private func remark(_ count: Int, _ output: FilePath, _ context: CommandContext) {
    context.remark(
      en: "Saved \(count == 1 ? "1 page" : "\(count) pages") to \(output.printed)",
      ko: "\(count)장을 \(output.printed)에 저장했습니다.")
  }

  /// Separates photos from the corners that follow `--corners`: up to three further words of the form X,Y.
  private func splitWords() -> (words: [FilePath], corners: [Point]) {
    var (words, points) = ([FilePath](), corners.flatMap(\.points))
    for word in self.words {
      if !corners.isEmpty, points.count < 4, let point = CornerPoint(argument: Argument(bytes: word.bytes)) {
        points += point.points
      } else {
        words.append(word)
      }
    }
    return (words, points)
  }

  private func options(_ points: [Point]) throws(FlattenProblem) -> FlatteningOptions {
    var options = FlatteningOptions()
    if !corners.isEmpty {
      if isAll { throw .allOrCorners }
      guard points.count == 4 else { throw .cornerCount(points.count) }
      let given = Quadrilateral(points[0], points[1], points[2], points[3])
      guard given.isConvex else { throw .badCorners }
      options.corners = given
    }
    options.extent = isAll ? .all : .best
    options.shape = aspect ?? .measured
    options.turn = turn
    options.enhancement = enhancement
    options.needsPixels = output != nil || annotated != nil
    return options
  }
}

/// Points on the command line, such as `120,80`.
struct CornerPoint: ArgumentValue {
  let points: [Point]

  /// Accepts one or more pairs of numbers, with a comma within a pair and a space between two.
  init?(argument: Argument) {
    var points: [Point] = []
    for pair in argument.description.split(separator: " ") {
      let numbers = pair.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.magnitude < 1e6, y.magnitude < 1e6
      else { return nil }
      points.append(Point(x: x, y: y))
    }
    guard !points.isEmpty else { return nil }
    self.points = points
  }

  static var kind: ValueKind { .form("X,Y") }
}

/// Why `fridge flatten` does not begin, or does not end well.
enum FlattenProblem: PresentableError, Equatable {
  /// `--corners` did not name four corners.
  case cornerCount(Int)
  /// The corners cross, or do not go around clockwise.
  case badCorners
  /// `--corners` was combined with `--all`.
  case allOrCorners
  /// `--output` and `--annotate` name the same file.
  case sameOutput
  /// No page was found in some photos.
  case noPage(Int, of: Int)

  var message: BilingualText {
    switch self {
    case .cornerCount(let count):
      BilingualText(en: "A page has four corners, not \(count).", ko: "모서리는 네 개여야 하는데 \(count)개입니다.")
    case .badCorners:
      BilingualText(
        en: "These corners do not enclose a page.", ko: "이 모서리들을 이어서는 종이 모양이 되지 않습니다.")
    case .allOrCorners:
      BilingualText(en: "--corners and --all cannot be combined.", ko: "--corners와 --all은 함께 쓸 수 없습니다.")
    case .sameOutput:
      BilingualText(en: "--output and --annotate name the same file.", ko: "--output과 --annotate가 같은 파일입니다.")
    case .noPage(let count, let total):
      total == 1
        ? BilingualText(en: "No page was found.", ko: "종이를 찾지 못했습니다.")
        : BilingualText(
          en: "No page was found in \(count) of \(total) photos.", ko: "사진 \(total)장 중 \(count)장에서 종이를 찾지 못했습니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .cornerCount:
      [
        BilingualText(
          en: "For example: --corners 120,80 900,100 880,1200 100,1180",
          ko: "예: --corners 120,80 900,100 880,1200 100,1180")
      ]
    case .badCorners:
      [
        BilingualText(
          en: "Give them clockwise, beginning at the page's top left.", ko: "종이의 왼쪽 위부터 시계 방향으로 적으세요.")
      ]
    case .noPage:
      [
        BilingualText(
          en: "A page is found best whole, on a table of another colour; or give its corners with --corners.",
          ko: "종이 전체가 색이 다른 바닥 위에 보이면 잘 찾습니다. --corners로 모서리를 직접 줄 수도 있습니다.")
      ]
    case .allOrCorners, .sameOutput: []
    }
  }
}
