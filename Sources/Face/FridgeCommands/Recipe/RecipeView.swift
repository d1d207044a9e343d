internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge recipe`: facts, ingredients with amounts, and numbered steps.
struct RecipeView: AnswerView {
  let recipe: Recipe
  var opinion = RecipeOpinion()
  let context: CommandContext

  private var language: Language { context.language }

  var lines: [DisplayText] {
    let facts = context.facts(recipe) + [recipe.difficulty.name(in: language), context.servings(recipe)]
    var table = Table(.left, .left)
    for line in recipe.ingredients {
      table.add("  " + line.name[language], line.amount.text(in: language, of: line.id) + note(line))
    }
    let steps = recipe.steps.enumerated().flatMap { index, step in numbered(step[language], index + 1) }
    return [context.heading(recipe), "\(facts.joined(separator: " · "))"] + opinionLines + introduction + [""]
      + table.lines + additions + [""] + steps.map { DisplayText($0) } + remarks
  }

  /// The rating, the days of cooking and the note of the user.
  private var opinionLines: [DisplayText] {
    let stars = opinion.rating.map { rating in
      String(repeating: "★", count: rating) + String(repeating: "☆", count: RecipeOpinion.ratings.upperBound - rating)
    }
    let cooked = opinion.cooked.first.map { last in
      let count = opinion.cooked.count
      return context.text(
        en: count == 1 ? "cooked on \(last)" : "cooked \(count) times, last on \(last)",
        ko: count == 1 ? "\(last)에 만듦" : "\(count)번 만듦, 마지막은 \(last)")
    }
    return [stars, cooked, opinion.note].compactMap(\.self).map { "\($0)" }
  }

  /// The introduction and what the dish makes.
  private var introduction: [DisplayText] {
    [recipe.details[.yield], recipe.details[.introduction]].compactMap(\.self)
      .flatMap { $0.split(whereSeparator: \.isNewline) }.map { "\(String($0))" }
  }

  /// The food that the dish takes besides.
  private var additions: [DisplayText] {
    let names = recipe.details.takes.map { $0.name(in: language) }
    return names.isEmpty
      ? [] : ["  \(context.text(en: "Also takes", ko: "더 넣어도 좋은 재료")): \(names.joined(separator: ", "))"]
  }

  /// The notes of the recipe, its nutrition and its origin.
  private var remarks: [DisplayText] {
    let details = recipe.details
    let nutrition = NutritionProperty.label(of: details.nutrition, in: language)
    let notes = (details[.notes] ?? "").split(whereSeparator: \.isNewline).map(String.init)
    let origin = [details[.author], details[.source]].compactMap(\.self).joined(separator: ", ")
    let lines =
      notes.map { "• \($0)" }
      + (nutrition.isEmpty
        ? [] : [context.text(en: "Nutrition: ", ko: "영양 성분: ") + nutrition.joined(separator: ", ")])
      + (details[.picture].map { [context.text(en: "Picture: ", ko: "사진: ") + $0] } ?? [])
      + (origin.isEmpty ? [] : [context.text(en: "From: ", ko: "출처: ") + origin])
    return lines.isEmpty ? [] : [""] + lines.map { "\($0)" }
  }

  /// Version 1.
  var json: JSON {
    let facts: [(key: String, value: JSON)] = [
      ("cuisine", .string(recipe.cuisine.rawValue)), ("kind", .string(recipe.kind.rawValue)),
      ("difficulty", .integer(recipe.difficulty.rawValue)), ("tags", .strings(recipe.tags.map(\.rawValue))),
      ("servings", .integer(recipe.servings)), ("minutes", .integer(recipe.minutes)),
      ("ingredients", .array(recipe.ingredients.map { $0.json(in: language) })),
      ("steps", .strings(recipe.steps.map { $0[language] })),
    ]
    return .object([
      ("version", .integer(1)), ("recipe", .object(recipe.title(in: language) + facts + details + opinionMembers)),
    ])
  }

  /// The members that only some recipes have.
  private var details: [(key: String, value: JSON)] {
    let nutrition = recipe.details.nutrition.sorted { $0.key < $1.key }.map {
      (key: $0.key, value: JSON.string($0.value))
    }
    return RecipeDetails.Field.allCases.compactMap { field in
      recipe.details[field].map { (key: field.rawValue, value: .string($0)) }
    } + (nutrition.isEmpty ? [] : [(key: "nutrition", value: .object(nutrition))])
      + (recipe.details.takes.isEmpty
        ? [] : [(key: "takes", value: .strings(recipe.details.takes.map(\.rawValue)))])
  }

  private var opinionMembers: [(key: String, value: JSON)] {
    (opinion.rating.map { [(key: "rating", value: .integer($0))] } ?? [])
      + (opinion.note.map { [(key: "own_note", value: .string($0))] } ?? [])
      + (opinion.cooked.isEmpty ? [] : [(key: "cooked", value: .strings(opinion.cooked.map { "\($0)" }))])
  }

  private func note(_ line: RecipeIngredient) -> String {
    let optional = line.role == .optional ? context.text(en: "optional", ko: "선택") : nil
    let words = [line.note, line.measuring?[context.language], optional].compactMap(\.self)
    return words.isEmpty ? "" : "  (\(words.joined(separator: ", ")))"
  }

  /// Returns a step behind its number, with further lines indented as far as the first.
  private func numbered(_ step: String, _ number: Int) -> [String] {
    let lines = step.wrapped(to: min(context.console.terminal.width, 100) - 4)
    return lines.enumerated().map { ($0 == 0 ? "\(number).".aligned(right: 3) : "   ") + " " + $1 }
  }
}

/// The answer of `fridge today`.
struct TodayView: AnswerView {
  let recipes: [Recipe]
  let date: CalendarDate
  let context: CommandContext

  var lines: [DisplayText] {
    [context.console.styled(context.text(en: "Recipes for \(date)", ko: "\(date)의 요리"), .bold)]
      + recipes.enumerated().flatMap { index, recipe -> [DisplayText] in
        ["\(index + 1). \(context.heading(recipe))", "   \(context.facts(recipe).joined(separator: " · "))"]
      }
  }

  /// Version 1.
  var json: JSON {
    let recipes = recipes.map { recipe in
      JSON.object(
        recipe.title(in: context.language) + [
          (key: "cuisine", value: .string(recipe.cuisine.rawValue)),
          (key: "kind", value: .string(recipe.kind.rawValue)), (key: "minutes", value: .integer(recipe.minutes)),
        ])
    }
    return .object([("version", .integer(1)), ("recipes", .array(recipes))])
  }
}

/// The facts of dishes, as several views show them.
extension CommandContext {
  /// Returns the title and the identifier.
  ///
  /// - Parameter additions: the names of food that it takes besides: `Bacon Pasta + Spinach (bacon-pasta)`.
  func heading(_ dish: some Dish, with additions: [String] = []) -> DisplayText {
    let title = ([dish.title[language]] + additions).joined(separator: " + ")
    return "\(console.styled(title, .bold)) (\(dish.id))"
  }

  /// Returns the number of people that the amounts feed.
  func servings(_ recipe: Recipe) -> String { text(en: "serves \(recipe.servings)", ko: "\(recipe.servings)인분") }

  /// Returns the cooking time.
  func time(_ dish: some Dish) -> String { text(en: "\(dish.minutes) min", ko: "\(dish.minutes)분") }

  /// Returns cuisine, time and tags, and whether the dish is improvised.
  func facts(_ dish: some Dish) -> [String] {
    [dish.cuisine.name(in: language), time(dish)] + dish.tags.map { $0.name(in: language) }
      + (dish.isImprovised ? [text(en: "improvised", ko: "있는 재료로")] : [])
  }
}

extension Dish {
  /// The JSON members `"id"` and `"title"`.
  func title(in language: Language) -> [(key: String, value: JSON)] {
    [("id", .string(id)), ("title", .string(title[language]))]
  }
}

extension RecipeIngredient {
  /// Returns the ingredient as `fridge recipe --json` lists it.
  func json(in language: Language) -> JSON {
    .object(
      [
        ("ingredient", .string(id)), ("name", .string(name[language])),
        ("amount", amount.value.map(JSON.number) ?? .null), ("unit", .string(amount.unit.rawValue)),
        ("role", .string(role.rawValue)),
      ] + (note.map { [("note", .string($0))] } ?? [])
        + (measuring.map { [("measuring", .string($0[language]))] } ?? []))
  }
}
