internal import CommandLineKit
internal import FridgeKit

/// `fridge teach`: photos of an ingredient from which the recogniser learns at once.
struct Teach: Command {
  static let name = "teach"
  static let summary = BilingualText(
    en: "Teach an ingredient with a few photos.", ko: "사진 몇 장으로 식재료를 가르칩니다.")
  static let discussion = [
    BilingualText(en: "Alone, it lists what you taught.", ko: "이름 없이 쓰면 가르친 것을 보여 줍니다."),
    BilingualText(
      en:
        "The lessons count at once in scan, live, classify, batch, eval and recommend --photo; --untaught switches them "
        + "off there. “none” as the name teaches that something is no food. What is kept are embeddings and small "
        + "pictures, not the photos.",
      ko: "가르친 것은 scan, live, classify, batch, eval, recommend --photo에 바로 쓰이며, 거기서 --untaught를 붙이면 쓰지 않습니다. "
        + "이름을 “none”으로 하면 음식이 아니라고 가르칩니다. 사진은 보관하지 않고, 특징값과 작은 그림만 보관합니다."),
    BilingualText(
      en:
        "“fridge scan --numbers” shows the numbers for --box. --from takes a folder with one sub-folder for each name, "
        + "or a table as for “fridge eval”.",
      ko: "--box에 쓸 번호는 “fridge scan --numbers”로 봅니다. --from에는 이름마다 하위 폴더가 있는 폴더나 “fridge eval”과 같은 표를 씁니다."),
  ]
  static let parameters: [Parameter<Self>] = [
    .argument(
      "NAME", \.name, minimum: 0,
      help: BilingualText(en: "Name in English or Korean, or none.", ko: "한국어나 영어 이름, 또는 none.")),
    .arguments(
      "PHOTO", \.words, kind: .file(extensions: PhotoSources.extensions.sorted()), minimum: 0,
      help: BilingualText(en: "Photos of it, or folders.", ko: "그 식재료의 사진이나 사진 폴더.")),
    .option(
      "box", short: "b", \.number, placeholder: "N", kind: .integer(1...10_000),
      help: BilingualText(
        en: "Only the object with this number in each photo.", ko: "사진마다 이 번호의 물체만 가르칩니다.")),
    .option(
      "region", \.region, placeholder: "X,Y,WIDTH,HEIGHT",
      help: BilingualText(en: "Only this part of each photo, in pixels.", ko: "사진마다 이 부분만 가르칩니다. 단위는 픽셀입니다.")),
    .option(
      "en", \.english, placeholder: "NAME",
      help: BilingualText(en: "English name of a new ingredient.", ko: "새 식재료의 영어 이름.")),
    .option(
      "ko", \.korean, placeholder: "NAME",
      help: BilingualText(en: "Korean name of a new ingredient.", ko: "새 식재료의 한국어 이름.")),
    .option(
      "category", \.category, placeholder: "SHELF",
      help: BilingualText(en: "Shelf of a new ingredient in a shop.", ko: "새 식재료가 놓이는 가게의 진열대.")),
    .flag(
      "new", \.acceptsNew,
      help: BilingualText(
        en: "Take unknown names for new ingredients, whatever they resemble.",
        ko: "모르는 이름은 비슷한 이름이 있어도 새 식재료로 봅니다.")),
    .option(
      "from", \.source, placeholder: "SOURCE", kind: .file(extensions: ["csv"]),
      help: BilingualText(
        en: "Teach everything in this folder or CSV table, instead of NAME and PHOTO.",
        ko: "NAME과 PHOTO 대신 이 폴더나 CSV 표에 있는 것을 모두 가르칩니다.")),
    .option(
      "split", \.split, placeholder: "NAME",
      help: BilingualText(en: "Only the rows of this split of a table.", ko: "표에서 이 구분(split)의 줄만 씁니다.")),
    .model(\.model), .detector(\.detector), .threads(\.threads), .json(\.json),
  ]
  var name = ""
  var words: [FilePath] = []
  var number: Int?
  var region: PixelRectangle?
  var english: String?
  var korean: String?
  var category: IngredientCategory?
  var acceptsNew = false
  var source: FilePath?
  var split: String?
  var model: FilePath?
  var detector: FilePath?
  var threads: Int?
  var json = false

  func run(in context: CommandContext) throws {
    if source == nil, name.isEmpty {
      if isAlone { return try ListLessons(json: json).run(in: context) }
      throw ArgumentError.missingArgument(placeholder: "NAME", in: [Self.name])
    }
    if source != nil,
      !name.isEmpty || number != nil || region != nil || english != nil || korean != nil
        || category != nil
    {
      throw CommandError.fromOrName
    }
    if number != nil, region != nil { throw CommandError.boxOrRegion }
    if split != nil, source == nil { throw CommandError.splitNeedsTable }
    let (examples, ingredients) = try examples(context)
    if examples.isEmpty { throw CommandError.noPhotos }
    let cancellation = Cancellation.onInterrupt()
    let bar = ProgressBar(on: context.console)
    defer { bar.clear() }
    let options = PhotoOptions(
      model: model, detector: detector.map(DetectorChoice.file) ?? .shipped, top: 1, threads: threads)
    let outcome = try context.fridge.teach(
      examples, defining: ingredients, options, at: .current, cancellation: cancellation
    ) { bar.show(done: $0, total: examples.count) }
    bar.clear()
    if cancellation.isCancelled, outcome.event == nil { throw CommandError.interrupted(done: 0) }
    if examples.count == 1, let failure = outcome.failures.first {
      throw PhotoFailure(error: failure.error, photo: failure.photo)
    }
    for failure in outcome.failures { context.console.complain(about: failure.error, at: failure.photo) }
    // Where every photo failed there is no answer, and a program reads the failure instead.
    if outcome.failures.count < examples.count {
      try context.console.show(TeachingView(outcome: outcome, context: context), json: json)
    }
    if !outcome.failures.isEmpty { throw CommandError.photosFailed(outcome.failures.count, of: examples.count) }
  }

  /// Whether nothing tells what to teach.
  private var isAlone: Bool {
    words.isEmpty && number == nil && region == nil && split == nil && english == nil && korean == nil
      && category == nil && !acceptsNew
  }

  private func examples(
    _ context: CommandContext
  ) throws -> (examples: [TeachingExample], ingredients: [TaughtIngredient]) {
    if let source { return try context.fridge.teachingExamples(from: source, split: split, acceptsNew: acceptsNew) }
    let taught = try context.fridge.taughtName(
      name, english: english, korean: korean, category: category, acceptsNew: acceptsNew)
    let part = number.map(TeachingExample.Part.object) ?? region.map(TeachingExample.Part.region) ?? .whole
    let photos = PhotoSources.photos(named: words)
    return (
      photos.map { TeachingExample(photo: $0, ingredient: taught.id, part: part) }, taught.new.map { [$0] } ?? []
    )
  }
}

/// The answer of `fridge teach`: the number of pictures of each ingredient.
struct TeachingView: AnswerView {
  let outcome: TeachingOutcome
  let context: CommandContext

  var lines: [DisplayText] {
    guard let event = outcome.event else {
      return outcome.failures.isEmpty
        ? [DisplayText(context.text(en: "Nothing new: all of it was taught before.", ko: "모두 이미 가르친 것입니다."))] : []
    }
    return event.pictures.map { ingredient, count in
      let all = outcome.counts.first { $0.ingredient == ingredient }?.pictures ?? count
      let name = context.name(ofLabel: ingredient)
      let text = context.text(
        en: "Taught: \(name), \(count == 1 ? "1 picture" : "\(count) pictures") (\(all) in all)",
        ko: "가르침: \(name), \(count)장 (모두 \(all)장)")
      return DisplayText(text)
    }
  }

  /// Version 1.
  var json: JSON {
    let taught = (outcome.event?.pictures ?? []).map { ingredient, count in
      JSON.object(
        context.members(ofLabel: ingredient) + [
          ("pictures", .integer(count)),
          ("all", .integer(outcome.counts.first { $0.ingredient == ingredient }?.pictures ?? count)),
        ])
    }
    let failed = outcome.failures.map { photo, error in
      JSON.object([("photo", .string(photo.description)), ("error", .string(context.console.text(error.message)))])
    }
    return .object(
      [("version", .integer(1)), ("taught", .array(taught))]
        + (failed.isEmpty ? [] : [(key: "failed", value: .array(failed))]))
  }
}

extension CommandContext {
  /// Returns the JSON members `"ingredient"` and `"name"` of a label.
  fileprivate func members(ofLabel label: String) -> [(key: String, value: JSON)] {
    [("ingredient", .string(label)), ("name", .string(name(ofLabel: label)))]
  }
}

/// `fridge teach list`: what was taught.
struct ListLessons: Command {
  static let name = "list"
  static let summary = BilingualText(en: "List what you taught.", ko: "가르친 것을 보여 줍니다.")
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let counts = try context.fridge.lessons().counts()
    try context.console.show(LessonsView(counts: counts, context: context), json: json)
    if counts.isEmpty { throw CommandError.nothingTaught }
  }
}

/// The answer of `fridge teach list`.
struct LessonsView: AnswerView {
  let counts: [LessonCount]
  let context: CommandContext

  var lines: [DisplayText] {
    var table = Table(.left, .right, .left)
    for count in counts {
      table.add(
        "\(context.name(ofLabel: count.ingredient))",
        "\(context.text(en: count.pictures == 1 ? "1 picture" : "\(count.pictures) pictures", ko: "\(count.pictures)장"))",
        context.console.styled(count.newest.localText, .faint))
    }
    return table.lines
  }

  /// Version 1.
  var json: JSON {
    let lessons = counts.map { count in
      JSON.object(
        context.members(ofLabel: count.ingredient) + [
          ("pictures", .integer(count.pictures)), ("newest", .string(count.newest.universalText)),
        ])
    }
    return .object([("version", .integer(1)), ("lessons", .array(lessons))])
  }
}

/// `fridge teach forget`: the lessons on an ingredient no longer count.
struct ForgetLessons: Command {
  static let name = "forget"
  static let summary = BilingualText(en: "Forget the lessons on an ingredient.", ko: "가르친 식재료를 잊습니다.")
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "NAME", \.words, help: BilingualText(en: "Name in English or Korean, or none.", ko: "한국어나 영어 이름, 또는 none.")),
    .json(\.json),
  ]
  var words: [String] = []
  var json = false

  func run(in context: CommandContext) throws {
    let id = try context.fridge.taughtName(words.joined(separator: " ")).id
    let event = try context.fridge.lessons().forget(id, at: .current)
    try context.console.show(LessonEventView(event: event, heading: .forgotten, context: context), json: json)
  }
}

/// `fridge teach undo`: takes back the newest change of the lessons.
struct UndoLesson: Command {
  static let name = "undo"
  static let summary = BilingualText(
    en: "Undo the last change; again, the one before.", ko: "마지막 변경을 되돌립니다. 다시 쓰면 그 앞의 것을 되돌립니다.")
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    // A new ingredient goes with its lessons, and the answer names it.
    _ = context.fridge.kitchen
    let event = try context.fridge.lessons().undo(at: .current)
    try context.console.show(LessonEventView(event: event, heading: .undone, context: context), json: json)
  }
}

/// The answer of a command that changes lessons.
struct LessonEventView: AnswerView {
  /// The part of the answer that precedes the pictures.
  enum Heading { case forgotten, undone }

  let event: LessonEvent
  let heading: Heading
  let context: CommandContext

  var lines: [DisplayText] {
    let undone = heading == .undone ? context.text(en: "Undone: ", ko: "되돌림: ") : ""
    let action =
      event.action == .teach ? context.text(en: "Taught: ", ko: "가르침: ") : context.text(en: "Forgotten: ", ko: "잊음: ")
    return event.pictures.map { ingredient, count in
      let count = context.text(en: count == 1 ? "1 picture" : "\(count) pictures", ko: "\(count)장")
      return DisplayText("\(undone)\(action)\(context.name(ofLabel: ingredient)), \(count)")
    }
  }

  /// Version 1.
  var json: JSON {
    let pictures = event.pictures.map { ingredient, count in
      JSON.object(context.members(ofLabel: ingredient) + [("pictures", .integer(count))])
    }
    return .object([
      ("version", .integer(1)), ("undone", .bool(heading == .undone)), ("action", .string(event.action.rawValue)),
      ("lessons", .array(pictures)),
    ])
  }
}

/// `fridge teach export`: all lessons in one file.
struct ExportLessons: Command {
  static let name = "export"
  static let summary = BilingualText(en: "Write your lessons to a file.", ko: "가르친 것을 파일로 내보냅니다.")
  static let parameters: [Parameter<Self>] = [
    .argument("FILE", \.file, help: BilingualText(en: "File to write.", ko: "쓸 파일.")), .force(\.isForced),
    .json(\.json),
  ]
  var file: FilePath = "."
  var isForced = false
  var json = false

  func run(in context: CommandContext) throws {
    let store = try context.fridge.lessons()
    let counts = try store.counts()
    guard let bytes = try store.exported() else { throw CommandError.nothingTaught }
    let rule = OverwriteRule(inputs: context.fridge.storeFiles, isForced: isForced)
    try OutputFile(file, rule) { LessonStore.isExport($0) }.write(bytes)
    try context.console.show(LessonTransferView(counts: counts, file: file, context: context), json: json)
  }
}

/// `fridge teach import`: the lessons of a file that `fridge teach export` wrote.
struct ImportLessons: Command {
  static let name = "import"
  static let summary = BilingualText(en: "Add the lessons of a file.", ko: "파일에서 가르친 것을 들여옵니다.")
  static let parameters: [Parameter<Self>] = [
    .argument(
      "FILE", \.file,
      help: BilingualText(en: "File written by “fridge teach export”.", ko: "“fridge teach export”로 만든 파일.")),
    .json(\.json),
  ]
  var file: FilePath = "."
  var json = false

  func run(in context: CommandContext) throws {
    let outcome = try context.fridge.importLessons(from: file, at: .current)
    try context.console.show(TeachingView(outcome: outcome, context: context), json: json)
  }
}

/// The answer of `fridge teach export`.
struct LessonTransferView: AnswerView {
  let counts: [LessonCount]
  let file: FilePath
  let context: CommandContext

  var lines: [DisplayText] {
    let count = counts.reduce(0) { $0 + $1.pictures }
    let text = context.text(
      en:
        "Wrote \(count == 1 ? "1 picture" : "\(count) pictures") of \(counts.count == 1 ? "1 ingredient" : "\(counts.count) ingredients") to \(file.printed)",
      ko: "식재료 \(counts.count)가지의 그림 \(count)장을 \(file.printed)에 썼습니다.")
    return [DisplayText(text)]
  }

  /// Version 1.
  var json: JSON {
    .object([
      ("version", .integer(1)), ("file", .string(file.description)), ("ingredients", .integer(counts.count)),
      ("pictures", .integer(counts.reduce(0) { $0 + $1.pictures })),
    ])
  }
}
