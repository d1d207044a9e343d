internal import CommandLineKit
internal import FridgeKit
internal import Kernels

/// `fridge live`: the ingredients that a camera, a stream or a clip shows, as they appear.
struct Watch: Command {
  static let name = "live"
  static let summary = BilingualText(
    en: "Watch a camera, a stream or a clip, and list the food in it.", ko: "카메라나 스트림, 영상을 보면서 식재료를 찾아 적습니다.")
  static let discussion = [
    BilingualText(
      en: "It looks at the newest frame each time and drops those that arrive meanwhile. An ingredient is listed once, "
        + "when it was seen in enough of the last frames. Ctrl-C ends the watch with the list.",
      ko: "매번 가장 새로운 장면만 보고, 그사이에 들어온 장면은 건너뜁니다. 최근 장면 가운데 여러 장에서 보인 식재료를 한 번씩 적습니다. "
        + "Ctrl-C를 누르면 목록을 보여 주고 끝냅니다."),
    BilingualText(
      en: "With --capture it looks for pages instead, and saves each that is held still.",
      ko: "--capture를 쓰면 식재료 대신 종이를 찾아, 가만히 들고 있는 것을 저장합니다."),
    BilingualText(
      en: "Video is read with FFmpeg's libraries; user, password and query of an address are never shown.",
      ko: "영상은 FFmpeg 라이브러리로 읽습니다. 주소에 든 사용자 이름과 비밀번호, 질의는 절대 표시하지 않습니다."),
  ]
  static let parameters: [Parameter<Self>] =
    [
      .arguments(
        "SOURCE", \.words, kind: .file(extensions: []), minimum: 0,
        help: BilingualText(
          en: "Camera (/dev/video0), clip, address (http, rtsp), photos or a folder of them, or - for standard input.",
          ko: "카메라(/dev/video0), 영상 파일, 주소(http, rtsp), 사진이나 사진 폴더, 또는 표준 입력을 뜻하는 -."))
    ] + FrameArguments.parameters.map { $0.lifted(through: \.frames) } + [
      .model(\.model)
    ] + DetectionArguments.parameters.map { $0.lifted(through: \.detection) } + [
      .option(
        "region", \.region, placeholder: "X,Y,WIDTH,HEIGHT",
        help: BilingualText(en: "Use only this part of each frame, in pixels.", ko: "장면마다 이 부분만 씁니다. 단위는 픽셀입니다.")),
      .threshold(\.threshold),
      .option(
        "confirm", \.confirmation, placeholder: "N/M",
        help: BilingualText(
          en: "List what was seen in N of the last M frames looked at.", ko: "최근에 본 M장 가운데 N장에서 보인 식재료를 적습니다.")),
      .threads(\.threads), .precision(\.precision), .untaught(\.isUntaught),
    ] + LiveOutputArguments.parameters.map { $0.lifted(through: \.output) }
    + CaptureArguments.parameters.map { $0.lifted(through: \.capture) } + [
      .flag(
        "list-devices", \.listsDevices,
        help: BilingualText(en: "List the cameras of this machine.", ko: "이 컴퓨터의 카메라를 보여 줍니다.")),
      .json(\.json),
    ]
  var words: [FilePath] = []
  var frames = FrameArguments()
  var model: FilePath?
  var detection = DetectionArguments()
  var region: PixelRectangle?
  var threshold: Double?
  var confirmation = SightingList.Confirmation.standard
  var threads: Int?
  var precision = Precision.float32
  var isUntaught = false
  var output = LiveOutputArguments()
  var capture = CaptureArguments()
  var listsDevices = false
  var json = false

  func run(in context: CommandContext) throws {
    let context = context.multiplying(in: precision)
    if listsDevices { return try list(in: context) }
    if words.isEmpty { throw LiveError.noSource }
    guard let origin = FrameOrigin(words: words) else { throw CommandError.noPhotos }
    try output.check(json: json)
    try checkCapture()
    if let folder = capture.folder { return try capture(into: folder, from: origin, context) }
    let cancellation = Cancellation.onInterrupt()
    var photo = try detection.options(
      PhotoOptions(model: model, detail: LiveOptions.standardDetail, region: region, top: 1, threads: threads))
    photo.usesLessons = !isUntaught
    let options = LiveOptions(
      photo: photo, frames: frames.options, threshold: threshold.map { Float($0) }, confirmation: confirmation,
      attention: attention(to: origin), maximumRate: frames.maximumRate,
      unchanged: frames.skipsUnchanged ? .skipped : .analysed)
    let inputs = try origin.files + context.fridge.modelFiles(for: photo)
    let keeper = try LiveKeeper(output, origin, reading: inputs, context)
    let picture = output.isShown ? try LivePicture(context) : nil
    let view = LiveView(
      origin, form: form(on: context.console), framesShown: output.showsFrames, picture: picture, context)
    do {
      let summary = try context.fridge.live(origin, options, cancellation: cancellation) { event in
        try view.show(event)
        if case .analysed(let frame) = event { try keeper.keep(frame) }
      }
      try keeper.close()
      try view.conclude(summary)
      try LiveConclusion(output, view, context).conclude(summary, json: json)
    } catch let error as SourceError {
      view.clear()
      throw NamedSourceError(name: origin.name, error: error)
    } catch {
      view.clear()
      throw error
    }
  }

  /// Captures pages instead of listing food.
  private func capture(into folder: FilePath, from origin: FrameOrigin, _ context: CommandContext) throws {
    let options = CaptureOptions(
      frames: frames.options, attention: attention(to: origin), maximumRate: frames.maximumRate)
    let capture = try PageCapture(
      capture, into: folder, from: origin, options, isForced: output.isForced, context)
    try capture.run(json: json)
  }

  private func attention(to origin: FrameOrigin) -> LiveOptions.Attention {
    frames.looksAtAll || origin.isStill ? .every : .newest
  }

  private func form(on console: Console) -> LiveView.Form {
    if json { return .json }
    if output.annotated == "-" { return .silent }
    return console.terminal.movesCursor ? .screen : .lines
  }

  private func list(in context: CommandContext) throws {
    let cameras: [Camera]
    do { cameras = try context.fridge.cameras() } catch { throw NamedSourceError(name: "", error: error) }
    try context.console.show(CamerasView(cameras: cameras), json: json)
    if cameras.isEmpty { throw LiveError.noCameras }
  }
}

/// The frames of a source that are looked at.
struct FrameArguments: Sendable {
  var size: PixelSize?
  var framesPerSecond: Double?
  var start: Double?
  var duration: Double?
  var end: Double?
  var looksAtAll = false
  var maximumRate: Double?
  var skipsUnchanged = false
  var timeout = 10.0

  /// The rates that are accepted, in frames per second.
  private static let rates = ValueKind.number(0.001...1000)
  /// The times that are accepted, in seconds.
  private static let times = ValueKind.number(0...1e7)

  static let parameters: [Parameter<Self>] = [
    .option(
      "size", \.size, placeholder: "WIDTHxHEIGHT",
      help: BilingualText(en: "Size to ask a camera for.", ko: "카메라에 요청할 화면 크기.")),
    .option(
      "fps", \.framesPerSecond, placeholder: "N", kind: rates,
      help: BilingualText(
        en: "Frames per second: asked of a camera, at most taken from a clip, or photos in a second (1).",
        ko: "초당 장면 수. 카메라에는 요청하고, 영상에서는 많아야 이만큼 고르며, 사진은 1초에 이만큼 보여 줍니다(1).")),
    .option(
      "start", \.start, placeholder: "SECONDS", kind: times,
      help: BilingualText(en: "Begin at this time of a clip.", ko: "영상의 이 시각부터 봅니다(초).")),
    .option(
      "duration", \.duration, placeholder: "SECONDS", kind: times,
      help: BilingualText(en: "End so long after the start.", ko: "시작한 뒤 이만큼 보고 끝냅니다(초).")),
    .option(
      "until", \.end, placeholder: "SECONDS", kind: times,
      help: BilingualText(en: "End at this time of the source.", ko: "이 시각이 되면 끝냅니다(초).")),
    .flag(
      "every-frame", \.looksAtAll,
      help: BilingualText(
        en: "Look at every frame, however long it takes; a clip then does not play in real time.",
        ko: "시간이 걸려도 모든 장면을 봅니다. 영상을 실제 속도로 재생하지 않습니다.")),
    .option(
      "max-rate", \.maximumRate, placeholder: "N", kind: rates,
      help: BilingualText(en: "Look at most N times a second.", ko: "1초에 많아야 N번 봅니다.")),
    .flag(
      "on-change", \.skipsUnchanged,
      help: BilingualText(
        en: "Skip frames that look like the last one looked at.", ko: "바로 앞에 본 장면과 비슷한 장면은 건너뜁니다.")),
    .option(
      "timeout", \.timeout, placeholder: "SECONDS", kind: .number(0.1...86_400),
      help: BilingualText(
        en: "Give up on a source that sends nothing for so long.", ko: "이 시간 동안 아무것도 오지 않으면 포기합니다(초).")),
  ]

  /// The options of reading frames.
  var options: FrameOptions {
    let start = start ?? 0
    let ends = [end, duration.map { start + $0 }].compactMap(\.self)
    return FrameOptions(size: size, framesPerSecond: framesPerSecond, start: start, end: ends.min(), timeout: timeout)
  }
}

/// The outputs of a watch besides the list.
struct LiveOutputArguments: Sendable {
  var annotated: FilePath?
  var crops: FilePath?
  var isForced = false
  var addsToPantry = false
  var recommends = false
  var isShown = false
  var showsFrames = false

  static let parameters: [Parameter<Self>] = [
    .option(
      "annotate", short: "a", \.annotated, placeholder: "FILE", kind: .file(extensions: PictureStream.extensions),
      help: BilingualText(
        en: "Save the frames looked at, with names and boxes, as .mp4 or .mjpeg; - writes them to standard output.",
        ko: "본 장면에 이름과 상자를 그려 .mp4나 .mjpeg 파일로 저장합니다. -를 쓰면 표준 출력으로 보냅니다.")),
    .flag(
      "show", \.isShown,
      help: BilingualText(
        en: "Show the frames looked at in the terminal (kitty, iTerm2 or sixel).",
        ko: "본 장면을 터미널에 보여 줍니다(kitty, iTerm2, sixel).")),
    .option(
      "save-crops", \.crops, placeholder: "FOLDER", kind: .folder,
      help: BilingualText(
        en: "Save a picture of each ingredient to this folder when it is listed.",
        ko: "식재료를 적을 때마다 그 부분을 잘라 이 폴더에 저장합니다.")),
    .force(\.isForced),
    .flag(
      "add-to-pantry", \.addsToPantry,
      help: BilingualText(
        en: "Add the list to the pantry at the end; “fridge pantry undo” takes it back.",
        ko: "끝나면 목록을 집에 있는 식재료에 넣습니다. “fridge pantry undo”로 되돌릴 수 있습니다.")),
    .flag(
      "recommend", \.recommends,
      help: BilingualText(en: "Recommend recipes for the list at the end.", ko: "끝나면 목록으로 만들 요리를 추천합니다.")),
    .flag(
      "frames", \.showsFrames,
      help: BilingualText(
        en: "With --json, also print what each frame looked at shows.", ko: "--json과 함께 쓰면 본 장면마다 결과를 출력합니다.")),
  ]

  /// Throws if the options contradict each other.
  func check(json: Bool) throws(LiveError) {
    if json, annotated == "-" { throw .annotateOrJSON }
    if isShown, json || annotated == "-" { throw .showAlone }
    if showsFrames, !json { throw .framesNeedJSON }
    if recommends || addsToPantry, annotated == "-" { throw .annotateAlone }
  }
}
