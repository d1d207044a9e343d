internal import CommandLineKit
internal import FridgeKit

/// The options of `fridge live` that capture pages instead of listing food.
struct CaptureArguments: Sendable {
  var folder: FilePath?
  var isReviewed = false

  static let parameters: [Parameter<Self>] = [
    .option(
      "capture", \.folder, placeholder: "FOLDER", kind: .folder,
      help: BilingualText(
        en: "Look for pages instead of food; straighten each that is held still for 1.5 seconds, and save it to this "
          + "folder.",
        ko: "식재료 대신 종이를 찾습니다. 1.5초 동안 가만히 들고 있으면 반듯하게 펴서 이 폴더에 저장합니다.")),
    .flag(
      "review", \.isReviewed,
      help: BilingualText(
        en: "Go through the captured pages afterwards: turn, delete, save. Commands come from standard input.",
        ko: "끝나면 저장한 종이를 살펴보며 돌리고 지우고 저장합니다. 명령은 표준 입력으로 받습니다.")),
  ]
}

/// The capture of pages from a source, and their review.
struct PageCapture {
  private let origin: FrameOrigin
  private let options: CaptureOptions
  private let folder: PageFolder
  private let isReviewed: Bool
  private let isForced: Bool
  private let context: CommandContext

  /// Prepares the folder: everything that can be wrong with it is found before the first frame is read.
  init(
    _ wanted: CaptureArguments, into path: FilePath, from origin: FrameOrigin, _ options: CaptureOptions,
    isForced: Bool, _ context: CommandContext
  ) throws {
    if wanted.isReviewed, origin == .standardInput { throw LiveError.reviewNeedsInput }
    (self.origin, self.options, self.context) = (origin, options, context)
    (isReviewed, self.isForced) = (wanted.isReviewed, isForced)
    do { folder = try PageFolder(path) } catch { throw PageTargetError.file(error) }
  }

  /// Watches until the source ends or Ctrl-C is pressed.
  func run(json: Bool) throws {
    let cancellation = Cancellation.onInterrupt()
    let view = CaptureView(origin, json: json, context)
    let summary: CaptureSummary
    do {
      summary = try context.fridge.capture(origin, into: folder, options, cancellation: cancellation) { event in
        try view.show(event)
      }
    } catch {
      view.clear()
      if let error = error as? SourceError { throw NamedSourceError(name: origin.name, error: error) }
      throw error
    }
    try view.conclude(summary, in: folder.path)
    if summary.pages.isEmpty {
      if summary.wasInterrupted { return }
      throw LiveError.nothingCaptured
    }
    guard isReviewed else { return }
    // A person who ended the watch by Ctrl-C ends the review by another one, which ends the program.
    let ending = summary.wasInterrupted ? Cancellation() : cancellation
    var dialog = ReviewDialog(PageReview(summary.pages), isForced: isForced, json: json, context)
    try dialog.run(until: ending)
  }
}

extension Watch {
  /// Throws if an option was given that has no meaning where pages are captured.
  func checkCapture() throws(LiveError) {
    guard capture.folder != nil else {
      if capture.isReviewed { throw .reviewNeedsCapture }
      return
    }
    let given: [(name: String, isGiven: Bool)] = [
      ("--model", model != nil), ("--detector", detection.detector != nil), ("--whole", detection.isWhole),
      ("--detail", detection.isDetailed), ("--region", region != nil), ("--threshold", threshold != nil),
      ("--untaught", isUntaught), ("--threads", threads != nil), ("--on-change", frames.skipsUnchanged),
      ("--annotate", output.annotated != nil), ("--show", output.isShown), ("--save-crops", output.crops != nil),
      ("--add-to-pantry", output.addsToPantry), ("--recommend", output.recommends), ("--frames", output.showsFrames),
    ]
    if let option = given.first(where: \.isGiven) { throw .captureAlone(option: option.name) }
  }
}
