internal import CommandLineKit
internal import FridgeKit

/// `fridge recipes`: lists all recipes, or searches them.
struct ListRecipes: Command {
  static let name = "recipes"
  static let summary = BilingualText(
    en: "List all recipes, or search titles, ingredients and steps.", ko: "모든 레시피를 보여 주거나 제목, 재료, 조리 순서에서 찾습니다.")
  static let discussion = [
    BilingualText(
      en: "All words must occur, in either language; titles count most. Your own recipes are marked with *.",
      ko: "모든 낱말이 들어 있는 레시피를 제목에 있는 것부터 보여 줍니다. 직접 추가한 레시피에는 *가 붙습니다.")
  ]
  static let parameters: [Parameter<Self>] =
    [
      .arguments(
        "WORDS", \.words, minimum: 0, help: BilingualText(en: "Words to search for.", ko: "찾을 낱말.")),
      .flag("mine", \.isMine, help: BilingualText(en: "Only recipes that you added.", ko: "직접 추가한 레시피만 봅니다.")),
      .options(
        "tag", \.tags, placeholder: "FLAG",
        help: BilingualText(en: "Same as --require.", ko: "--require와 같습니다.")),
      .option(
        "count", short: "n", \.count, placeholder: "N", kind: .integer(1...1_000_000),
        help: BilingualText(
          en: "Longest list; 100 for a search, and everything without words.",
          ko: "가장 많이 보여 줄 수. 찾을 때는 100, 낱말이 없으면 전부.")),
    ] + DishFilterArguments.parameters.map { $0.lifted(through: \.filter) } + [.json(\.json)]
  var words: [String] = []
  var isMine = false
  var count: Int?
  var tags: [ArgumentList<DishFlag>] = []
  var filter = DishFilterArguments()
  var json = false

  func run(in context: CommandContext) throws {
    let store = try context.recipes()
    var conditions = filter
    conditions.required += tags
    let isSearch = words.contains { $0.contains { !$0.isWhitespace } }
    let found = try store.recipes(
      containing: words.joined(separator: " "), passing: conditions.filter(for: store, in: context.fridge),
      from: isMine ? .own : .everywhere, limit: count ?? (isSearch ? Self.longestAnswer : nil))
    try context.console.show(FoundRecipesView(recipes: found.recipes, context: context), json: json)
    if found.recipes.isEmpty { throw CommandError.noneFound }
    if found.areMore { try context.remarkMore(than: found.recipes.count) }
  }

  /// The most answers of a search that a person looks through.
  private static let longestAnswer = 100
}

extension CommandContext {
  /// Remarks, behind the answer, that a list was cut.
  func remarkMore(than count: Int) throws {
    try console.flush()
    remark(en: "There are more than these \(count); -n shows them.", ko: "이 \(count)개 말고도 더 있습니다. -n으로 더 볼 수 있습니다.")
  }
}

/// The answer of `fridge recipes`: a table of title, cuisine, kind and time.
struct FoundRecipesView: AnswerView {
  let recipes: [FoundRecipe]
  let context: CommandContext

  var lines: [DisplayText] {
    var table = Table(.left, .left, .left, .right)
    for recipe in recipes {
      let dish = recipe.dish
      let heading: DisplayText = "\(context.heading(dish))\(recipe.isOwn ? " *" : "")"
      table.add(
        heading, "\(dish.cuisine.name(in: context.language))",
        "\(dish.kind.name(in: context.language))", "\(context.time(dish))")
    }
    return table.lines(within: context.console.terminal.wrapping)
  }

  /// Version 1.
  var json: JSON {
    let recipes = recipes.map { recipe in
      JSON.object(
        recipe.dish.title(in: context.language) + [
          (key: "cuisine", value: .string(recipe.dish.cuisine.rawValue)),
          (key: "kind", value: .string(recipe.dish.kind.rawValue)),
          (key: "minutes", value: .integer(recipe.dish.minutes)),
          (key: "own", value: .bool(recipe.isOwn)),
        ])
    }
    return .object([("version", .integer(1)), ("recipes", .array(recipes))])
  }
}
