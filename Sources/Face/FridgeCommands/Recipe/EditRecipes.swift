internal import CommandLineKit
internal import FridgeKit
internal import Glibc

/// `fridge recipe add`: a recipe of one's own, written in an editor or read from standard input.
struct AddRecipe: Command {
  static let name = "add"
  static let summary = BilingualText(en: "Write a recipe of your own.", ko: "내 레시피를 적어 넣습니다.")
  static let discussion = [
    BilingualText(
      en: """
        Opens $VISUAL or $EDITOR with a template in Cooklang. Without a terminal the recipe is read from standard input, \
        in any format that “fridge import” reads.
        """,
      ko: """
        $VISUAL이나 $EDITOR로 Cooklang 양식을 엽니다. 터미널이 아니면 “fridge import”가 읽는 모든 형식의 레시피를 \
        표준 입력에서 읽습니다.
        """)
  ]
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let recipe: Recipe
    if isatty(STDIN_FILENO) == 0 {
      recipe = try context.fridge.addRecipe(in: StandardInput.readBytes(), named: "-")
    } else {
      recipe = try context.edited(RecipeEditing(in: context.language).template) {
        try context.fridge.addRecipe(in: $0, named: "-.cook")
      }
    }
    try context.console.show(ChangedRecipeView(change: .add, recipes: [recipe], context: context), json: json)
  }
}

/// `fridge recipe edit`: a recipe in an editor.
struct EditRecipe: Command {
  static let name = "edit"
  static let summary = BilingualText(en: "Change a recipe in your editor.", ko: "레시피를 편집기로 고칩니다.")
  static let discussion = [
    BilingualText(
      en:
        "A recipe that came with the program is not changed; you get a copy of your own. Without a terminal the new text is read from standard input, in Cooklang.",
      ko: "처음부터 들어 있던 레시피는 그대로 두고 내 것으로 복사해 고칩니다. 터미널이 아니면 고친 글을 Cooklang으로 표준 입력에서 읽습니다.")
  ]
  static let parameters: [Parameter<Self>] = [
    .arguments("NAME", \.words, kind: .recipes, help: .recipeName), .json(\.json),
  ]
  var words: [String] = []
  var json = false

  func run(in context: CommandContext) throws {
    let original = try context.recipe(about: words.joined(separator: " "), in: context.recipes())
    let keep = { try context.fridge.editRecipe(original, to: $0, in: context.language) }
    let recipe: Recipe
    if isatty(STDIN_FILENO) == 0 {
      recipe = try keep(StandardInput.readBytes())
    } else {
      recipe = try context.edited(RecipeEditing(in: context.language).text(of: original), keep)
    }
    try context.console.show(ChangedRecipeView(change: .edit, recipes: [recipe], context: context), json: json)
  }
}

/// `fridge recipe remove`: own recipes.
struct RemoveRecipe: Command {
  static let name = "remove"
  static let summary = BilingualText(en: "Remove recipes of your own.", ko: "내 레시피를 지웁니다.")
  static let parameters: [Parameter<Self>] = [
    .arguments(
      "NAME", \.words, kind: .recipes,
      help: BilingualText(en: "Titles or ids, one after the other.", ko: "제목이나 아이디. 여러 개를 이어 쓸 수 있습니다.")),
    .json(\.json),
  ]
  var words: [String] = []
  var json = false

  func run(in context: CommandContext) throws {
    let recipes = try context.recipes(named: words, in: context.recipes())
    try context.fridge.removeRecipes(recipes)
    try context.console.show(ChangedRecipeView(change: .remove, recipes: recipes, context: context), json: json)
  }
}

/// `fridge recipe undo`: the last change of own recipes.
struct UndoRecipeChange: Command {
  static let name = "undo"
  static let summary = BilingualText(
    en: "Undo your last import, addition, change or removal.", ko: "마지막으로 가져오거나 더하거나 고치거나 지운 것을 되돌립니다.")
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let change = try context.fridge.undoRecipeChange()
    try context.console.show(UndoneChangeView(change: change, context: context), json: json)
  }
}

extension CommandContext {
  /// Lets the user edit a text until `take` accepts it; one that was left as it was is no recipe.
  ///
  /// A text that is not accepted stays in its file, which the error names.
  fileprivate func edited<Result>(_ text: String, _ take: ([UInt8]) throws -> Result) throws -> Result {
    guard let editor = TextEditor() else { throw CommandError.noEditor }
    let (edited, file, folder) = try editor.edit(text, named: "recipe.cook")
    if edited == Array(text.utf8) {
      folder.remove()
      throw CommandError.nothingEdited
    }
    let result: Result
    do { result = try take(edited) } catch {
      remark(en: "Your text is kept in \(file.printed).", ko: "적은 글은 \(file.printed)에 남겨 두었습니다.")
      throw error
    }
    folder.remove()
    return result
  }
}

/// The answer of a change of own recipes.
struct ChangedRecipeView: AnswerView {
  let change: CollectionChange.Kind
  let recipes: [Recipe]
  let context: CommandContext

  var lines: [DisplayText] { recipes.map { "\(verb) \(context.heading($0))" } }

  /// Version 1.
  var json: JSON {
    .object([
      ("version", .integer(1)), ("change", .string(change.rawValue)),
      ("recipes", .array(recipes.map { .object($0.title(in: context.language)) })),
    ])
  }

  private var verb: String {
    switch change {
    case .add, .importing, .start: context.text(en: "Added:", ko: "추가했습니다:")
    case .edit: context.text(en: "Changed:", ko: "고쳤습니다:")
    case .remove: context.text(en: "Removed:", ko: "지웠습니다:")
    case .undo: context.text(en: "Undone:", ko: "되돌렸습니다:")
    }
  }
}

/// The answer of `fridge recipe undo`.
struct UndoneChangeView: AnswerView {
  let change: CollectionChange
  let context: CommandContext

  var lines: [DisplayText] {
    let time = change.time.map { " (\($0.localText))" } ?? ""
    return ["\(context.text(en: "Undone: the last \(name)\(time).", ko: "되돌렸습니다: 마지막 \(name)\(time)."))"]
  }

  /// Version 1.
  var json: JSON {
    .object([
      ("version", .integer(1)), ("undone", .string(change.kind.rawValue)),
      ("time", change.time.map { .string($0.universalText) } ?? .null),
    ])
  }

  private var name: String {
    switch change.kind {
    case .importing, .start: context.text(en: "import", ko: "가져오기")
    case .add: context.text(en: "addition", ko: "추가")
    case .edit: context.text(en: "change", ko: "수정")
    case .remove: context.text(en: "removal", ko: "삭제")
    case .undo: context.text(en: "undoing", ko: "되돌리기")
    }
  }
}
