internal import CommandLineKit
internal import FridgeKit

/// `fridge pantry add`: adds what came home.
struct AddToPantry: Command {
  static let name = "add"
  static let summary = BilingualText(en: "Add food to the pantry.", ko: "새로 들어온 식재료를 넣습니다.")
  static let discussion = [
    BilingualText(
      en: "An amount and a unit may stand before or after a name, and several ingredients may follow each other: "
        + "milk 1 L egg 10 tofu, or 2 eggs 1 L milk. A quoted ingredient line of a recipe works, too.",
      ko: "이름 뒤에 양과 단위를 쓸 수 있고, 여러 가지를 이어 쓸 수 있습니다: 우유 1L 달걀 10개 두부 반 모. "
        + "레시피의 재료 한 줄을 따옴표로 묶어 써도 됩니다."),
    BilingualText(
      en: "Without --expires, the last day is estimated from the USDA FoodKeeper.",
      ko: "--expires가 없으면 미국 농무부 FoodKeeper의 보관 기간으로 어림합니다."),
  ]
  static let parameters: [Parameter<Self>] = [
    .portions(\.words, minimum: 0, help: BilingualText(en: "Ingredients and amounts.", ko: "식재료와 양.")),
    .options(
      "photo", \.photos, placeholder: "PHOTO", kind: .file(extensions: PhotoSources.extensions.sorted()),
      help: BilingualText(
        en: "Add what this photo or folder of photos shows; may be repeated.",
        ko: "사진이나 사진 폴더 속의 식재료를 모두 넣습니다. 여러 번 쓸 수 있습니다.")),
    .expires(\.expires), .place(\.place), .photoModel(\.model), .threshold(\.threshold), .date(\.date), .json(\.json),
  ]
  var words: [String] = []
  var photos: [FilePath] = []
  var expires: CalendarDate?
  var place: StoragePlace?
  var model: FilePath?
  var threshold: Double?
  var date: CalendarDate?
  var json = false

  func run(in context: CommandContext) throws {
    if words.isEmpty, photos.isEmpty {
      throw ArgumentError.missingArgument(placeholder: Portion.placeholder, in: ["pantry", Self.name])
    }
    let isPhoto = { (word: String) in PhotoSources.extensions.contains(FilePath(bytes: Array(word.utf8)).fileExtension)
    }
    if let photo = words.first(where: isPhoto) { throw CommandError.photoAsName(photo) }
    let named = try words.isEmpty ? [] : context.fridge.portions(words)
    let portions = try named + (photos.isEmpty ? [] : scan(in: context))
    let date = try context.day(date)
    let additions = portions.map { PantryAddition($0, on: date, expires: expires, in: place) }
    let event = try context.fridge.pantry().add(additions, at: .current)
    try context.console.show(PantryEventsView(events: [event], heading: .action, context: context), json: json)
    try context.console.flush()
    context.remarkOnUnlisted(portions) { name, meant in
      BilingualText(
        en: "No recipe knows “\(name)”; it is kept under that name."
          + (meant.map { " Did you mean \($0.english)?" } ?? ""),
        ko: "“\(name)”은(는) 레시피에 없는 이름이라 그대로 적어 두었습니다." + (meant.map { " 혹시 \($0.korean)인가요?" } ?? ""))
    }
  }

  private func scan(in context: CommandContext) throws -> [Portion] {
    var arguments = PhotoArguments()
    (arguments.words, arguments.model) = (photos, model)
    let report = try context.fridge.scan(
      arguments.files(), arguments.options(top: 1, detector: .shipped), threshold: threshold.map { Float($0) })
    context.console.complain(about: report)
    try report.checkForFailures()
    return context.fridge.portions(in: report)
  }
}
