internal import CommandLineKit
internal import FridgeKit

/// `fridge pick`: ingredients switched on and off, then recipes for them.
struct Pick: Command {
  static let name = "pick"
  static let summary = BilingualText(
    en: "Pick ingredients from a list, then get recipes for them.", ko: "목록에서 식재료를 골라 만들 수 있는 요리를 봅니다.")
  static let discussion = [
    BilingualText(
      en: "The list comes from your photos; without photos, from the pantry; if that is empty, it holds every "
        + "ingredient. On a terminal, space switches an ingredient on or off, and typing searches. Otherwise the list "
        + "is printed, and --select chooses from it.",
      ko: "사진이 있으면 사진 속 식재료를, 없으면 집에 있는 식재료를, 그것도 없으면 모든 식재료를 보여 줍니다. 터미널에서는 "
        + "스페이스로 고르고, 글자를 입력하면 찾습니다. 터미널이 아니면 목록을 출력하고, --select로 고릅니다.")
  ]
  static let parameters: [Parameter<Self>] =
    [
      .arguments(
        "PHOTO", \.photos, kind: .file(extensions: PhotoSources.extensions.sorted()), minimum: 0,
        help: BilingualText(en: "Photos of ingredients, or folders of photos.", ko: "식재료 사진이나 사진 폴더.")),
      .options(
        "select", \.names, placeholder: "INGREDIENT", kind: .ingredients,
        help: BilingualText(
          en: "Choose these without asking, separated by commas.", ko: "묻지 않고 이 식재료를 고릅니다. 쉼표로 이어 씁니다.")),
      .photoModel(\.model), .recipeCount(\.count),
    ] + DishFilterArguments.parameters.map { $0.lifted(through: \.filter) } + [.json(\.json)]
  var photos: [FilePath] = []
  var model: FilePath?
  var names: [ArgumentList<String>] = []
  var count = 5
  var filter = DishFilterArguments()
  var json = false

  func run(in context: CommandContext) throws {
    if !names.isEmpty {
      return try recommend(context.fridge.selection(named: names.flatMap(\.elements)), in: context)
    }
    let offered = try PickOffer(context: context).entries(photos, model: model)
    guard !json, context.console.terminal.movesCursor, Keyboard.isPresent else {
      return try context.console.show(PickView(entries: offered, context: context), json: json)
    }
    if let selection = try PickDialogue(context: context).pick(from: offered) {
      try recommend(selection, in: context)
    }
  }

  private func recommend(_ selection: IngredientSelection, in context: CommandContext) throws {
    var command = Recommend()
    // What is at home need not be bought for the dishes of a choice either.
    command.usesPantry = context.fridge.folders?.state != nil
    command.names = [selection.ids.joined(separator: ",")]
    (command.count, command.filter, command.json) = (count, filter, json)
    try command.run(in: context)
  }
}

/// The choice of ingredients to offer.
private struct PickOffer {
  let context: CommandContext

  /// Returns the ingredients that photos show; without photos those at home; else every ingredient.
  func entries(_ photos: [FilePath], model: FilePath?) throws -> [PickEntry] {
    if !photos.isEmpty { return try recognized(photos, model: model) }
    let home = context.fridge.folders?.state == nil ? [] : try atHome()
    let all = context.fridge.vocabulary.ingredients.filter { $0.id != Vocabulary.noneID }
    return home.isEmpty ? all.map { PickEntry($0) } : home
  }

  private func recognized(_ words: [FilePath], model: FilePath?) throws -> [PickEntry] {
    let (list, seen) = try context.cookable(in: words, model: model)
    return seen.map { ingredient in
      let entry = list.entries.first { $0.label == ingredient.id }
      return PickEntry(ingredient, note: entry.map { Double($0.confidence).fixed(2) } ?? "")
    }
  }

  /// Returns the ingredients in the pantry, each once, soonest to expire first and expired ones last.
  private func atHome() throws -> [PickEntry] {
    let (items, day) = try (context.fridge.pantry().items(), context.day(nil))
    let kitchen = context.fridge.kitchen
    var seen: Set<String> = []
    return (items.filter { !$0.isExpired(on: day) } + items.filter { $0.isExpired(on: day) }).compactMap { item in
      guard seen.insert(item.ingredient).inserted, let ingredient = kitchen[item.ingredient] else { return nil }
      return PickEntry(ingredient, note: note(on: item, day), isExpired: item.isExpired(on: day))
    }
  }

  private func note(on item: PantryItem, _ day: CalendarDate) -> String {
    let expiry = item.expiry.map { item.isExpired(on: day) ? expired($0, on: day) : "\($0.date)" }
    return [item.amount?.text(in: context.language, of: item.ingredient), expiry].compactMap(\.self).joined(
      separator: ", ")
  }

  private func expired(_ expiry: Expiry, on day: CalendarDate) -> String {
    let distance = context.distance(to: expiry, from: day)
    return context.text(en: "expired \(distance)", ko: "기한 \(distance)")
  }
}

/// The answer of `fridge pick` where nobody can choose: identifier, name and note of each ingredient.
struct PickView: AnswerView {
  let entries: [PickEntry]
  let context: CommandContext

  var lines: [DisplayText] {
    var table = Table(.left, .left, .left)
    for entry in entries {
      let note = entry.note.isEmpty ? [] : [entry.note]
      table.add([entry.ingredient.id, entry.ingredient.name(in: context.language)] + note)
    }
    return table.lines
  }

  /// Version 1.
  var json: JSON {
    let entries = entries.map { entry in
      JSON.object([
        ("ingredient", .string(entry.ingredient.id)), ("name", .string(entry.ingredient.name(in: context.language))),
        ("expired", .bool(entry.isExpired)),
      ])
    }
    return .object([("version", .integer(1)), ("ingredients", .array(entries))])
  }
}
