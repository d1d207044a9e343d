internal import CommandLineKit
internal import FridgeKit

/// The writer of a movie and of crops from the frames that `fridge live` analyses.
final class LiveKeeper {
  private let annotator: PhotoAnnotator?
  private let movie: PictureStream?
  private let crops: CropFolder?
  private let stem: FilePath
  private let writesToOutput: Bool
  private let context: CommandContext
  private var saved = 0

  /// Prepares the outputs: everything that can be wrong with them is found before the first frame is read.
  ///
  /// - Parameter inputs: the files that are read, which must not be overwritten.
  init(
    _ wanted: LiveOutputArguments, _ origin: FrameOrigin, reading inputs: [FilePath], _ context: CommandContext
  ) throws {
    self.context = context
    writesToOutput = wanted.annotated == "-"
    if writesToOutput, context.console.terminal.isPresent { throw LiveError.picturesOnTerminal }
    annotator = try wanted.annotated.map { _ in try PhotoAnnotator(wording: context.reportWording) }
    let rule = OverwriteRule(inputs: inputs, isForced: wanted.isForced)
    movie = try wanted.annotated.flatMap { $0 == "-" ? nil : try PictureStream($0, rule) }
    crops = wanted.crops.map(CropFolder.init)
    stem = if case .clip(let path) = origin { path.stem } else { "live" }
  }

  /// Keeps what is wanted of an analysed frame.
  func keep(_ frame: AnalysedFrame) throws {
    if let annotator {
      let image = frame.frame.image
      let picture = try annotator.picture(of: image, showing: FoundObjects(size: image.size, objects: frame.objects))
      if writesToOutput { try context.console.write(bytes: PictureStream.bytes(of: picture)) }
      try movie?.write(picture, at: frame.frame.time)
    }
    guard let crops, !frame.confirmed.isEmpty else { return }
    let labels = Set(frame.confirmed.map(\.label))
    var seen: Set<String> = []
    let objects = frame.objects.filter {
      labels.contains($0.prediction.label) && seen.insert($0.prediction.label).inserted
    }
    saved += try crops.save(objects, in: frame.frame.image, of: stem).count
  }

  /// Completes the files.
  func close() throws {
    try movie?.close()
    guard let crops else { return }
    context.remark(
      en: "Saved \(saved == 1 ? "1 object" : "\(saved) objects") to \(crops.path.printed)",
      ko: "물체 \(saved)개를 잘라 \(crops.path.printed)에 저장했습니다.")
  }
}

/// The actions with the list at the end of `fridge live`.
struct LiveConclusion {
  private let wanted: LiveOutputArguments
  private let context: CommandContext

  init(_ wanted: LiveOutputArguments, _ view: LiveView, _ context: CommandContext) {
    (self.wanted, self.context) = (wanted, context)
  }

  /// Adds the list to the pantry and recommends recipes, as far as that is wanted.
  ///
  /// - Throws: `CommandError.nothingRecognized` if nothing was seen, unless a person ended the watch.
  func conclude(_ summary: LiveSummary, json: Bool) throws {
    let list = summary.ingredients
    if list.entries.isEmpty {
      if summary.wasInterrupted { return }
      throw CommandError.nothingRecognized
    }
    if wanted.addsToPantry { try add(list, json: json) }
    if wanted.recommends { try recommend(list, json: json) }
  }

  private func add(_ list: IngredientList, json: Bool) throws {
    let date = try context.day(nil)
    let additions = context.fridge.portions(of: list).map { PantryAddition($0, on: date, expires: nil, in: nil) }
    let event = try context.fridge.pantry().add(additions, at: .current)
    try show(PantryEventsView(events: [event], heading: .action, context: context), event: "pantry", json: json)
  }

  private func recommend(_ list: IngredientList, json: Bool) throws {
    let chosen = try context.fridge.selection(named: [], seen: list).ids
    let found = try context.recipes().recommend(RecommendationRequest(chosen, limit: 5))
    let view = RecommendationView(
      recommendations: found, chosen: chosen, missing: .names, expired: nil, context: context)
    try show(view, event: "recipes", json: json)
  }

  /// Shows an answer; as JSON, its members follow the kind of event instead of the version.
  private func show(_ view: some AnswerView, event: String, json: Bool) throws {
    guard json, case .object(let members) = view.json else { return try context.console.print(view.lines) }
    let rest = members.filter { $0.key != "version" }
    try context.console.print(.object([(key: "event", value: .string(event))] + rest))
  }
}
