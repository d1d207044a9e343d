internal import CommandLineKit
internal import FridgeKit
internal import Glibc

/// `fridge cook`: a recipe one step at a time, with timers.
struct Cook: Command {
  static let name = "cook"
  static let summary = BilingualText(
    en: "Cook a recipe one step at a time, with timers.", ko: "레시피를 한 단계씩, 타이머와 함께 보여 줍니다.")
  static let discussion = [
    BilingualText(
      en: "On a terminal, → or space goes on, ← back, t or a number starts and stops a timer, i shows the ingredients, "
        + "and q quits. A bell rings when a timer ends. Otherwise all steps are printed with their times.",
      ko: "터미널에서는 →나 스페이스로 다음, ←로 이전 단계로 가고, t나 숫자로 타이머를 켜고 끄며, i로 재료를 보고, q로 끝냅니다. "
        + "타이머가 끝나면 벨이 울립니다. 터미널이 아니면 모든 단계를 시간과 함께 출력합니다."),
    BilingualText(
      en: "Timers come from the steps: of “8–10 minutes” it rings after eight, so that you can look.",
      ko: "타이머는 조리 순서에 적힌 시간으로 맞춥니다. “8~10분”이면 8분 뒤에 울려 살펴볼 수 있습니다."),
  ]
  static let parameters: [Parameter<Self>] = [
    .arguments("RECIPE", \.words, kind: .recipes, help: .recipeName), .servings(\.servings), .units(\.units),
    .json(\.json),
  ]
  var words: [String] = []
  var servings: Int?
  var units: UnitSystem?
  var json = false

  func run(in context: CommandContext) throws {
    let written = try context.recipe(about: words.joined(separator: " "), in: context.recipes())
    let recipe = context.adjusted(written, servings: servings, units: units)
    guard !json, context.console.terminal.movesCursor, Keyboard.isPresent else {
      return try context.console.show(CookView(recipe: recipe, context: context), json: json)
    }
    try CookDialogue(context: context).cook(recipe)
  }
}

/// The answer of `fridge cook` where nobody can press keys: ingredients, then every step with its timers.
struct CookView: AnswerView {
  let recipe: Recipe
  let context: CommandContext

  private var language: Language { context.language }

  var lines: [DisplayText] {
    let steps = recipe.steps.enumerated().flatMap { index, step in
      ["\(index + 1). \(step[language])"]
        + StepTimer.all(in: step[language]).map { "   ⏲ \($0.words)  \($0.clockText)" }
    }
    return [context.heading(recipe), DisplayText(context.servings(recipe)), ""] + ingredients + [""]
      + steps.map { DisplayText($0) }
  }

  /// A line for each ingredient.
  var ingredients: [DisplayText] {
    var table = Table(.left, .left)
    for line in recipe.ingredients {
      let optional = line.role == .optional ? context.text(en: "optional", ko: "선택") : nil
      let notes = [line.note, optional].compactMap(\.self).joined(separator: ", ")
      table.add(
        "  " + line.name[language], line.amount.text(in: language, of: line.id) + (notes.isEmpty ? "" : "  (\(notes))"))
    }
    return table.lines
  }

  /// Version 1.
  var json: JSON {
    let steps = recipe.steps.map { step in
      let timers = StepTimer.all(in: step[language]).map { timer in
        JSON.object([
          ("text", .string(timer.words)), ("seconds", .integer(timer.seconds)), ("longest", .integer(timer.longest)),
        ])
      }
      return JSON.object([("text", .string(step[language])), ("timers", .array(timers))])
    }
    return .object([
      ("version", .integer(1)),
      (
        "recipe",
        .object(
          recipe.title(in: language) + [
            (key: "servings", value: .integer(recipe.servings)), (key: "minutes", value: .integer(recipe.minutes)),
            (key: "ingredients", value: .array(recipe.ingredients.map { $0.json(in: language) })),
            (key: "steps", value: .array(steps)),
          ])
      ),
    ])
  }
}

extension CookDialogue {
  /// Returns the time since the system was started, suspension included, in seconds.
  static func uptime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
