internal import CommandLineKit
internal import FridgeKit
internal import Ingredients
internal import Recipes

/// A shopping list in words, on a terminal or in Markdown.
struct ShoppingAnswer {
  /// How the list is written.
  enum Form { case plain, markdown }

  /// One heading of the list with what stands below it.
  struct Section: Equatable {
    let title: String
    let items: [ShoppingItem]
  }

  let list: ShoppingList
  /// The dishes that the list is for.
  let recipes: [Recipe]
  let language: Language

  /// What is missing, shelf by shelf; then what may not be enough, and what every kitchen has.
  var sections: [Section] {
    let missing = list.items(.missing)
    let categories = IngredientCategory.allCases.filter { category in missing.contains { $0.category == category } }
    let shelves = categories.map { category in
      Section(title: category.name(in: language), items: missing.filter { $0.category == category })
    }
    return shelves
      + [
        section(LocalizedText(english: "Other", korean: "그 밖의 것"), missing.filter { $0.category == nil }),
        section(
          LocalizedText(english: "At home, but perhaps not enough", korean: "집에 있지만 모자랄 수 있는 것"), list.items(.uncertain)
        ),
        section(LocalizedText(english: "Staples, usually at home", korean: "보통 집에 있는 기본 재료"), list.items(.staple)),
      ].filter { !$0.items.isEmpty }
  }

  /// What is at home in any case, in one line; nil when nothing is.
  var atHome: String? {
    let names = list.items(.atHome).map { $0.name[language] }
    if names.isEmpty { return nil }
    return LocalizedText(english: "At home: ", korean: "집에 있는 것: ")[language] + names.joined(separator: ", ")
  }

  /// How much of it, `2 blocks + 100 g`; empty when nobody can say.
  func amount(_ item: ShoppingItem) -> String { item.amounts.map { $0.text(in: language) }.joined(separator: " + ") }

  /// The titles of the dishes that need it, behind what may be left out; empty when there is but one dish.
  func purpose(_ item: ShoppingItem) -> String {
    let titles =
      recipes.count < 2
      ? []
      : item.recipes.compactMap { id in
        recipes.first { $0.id == id }?.title[language]
      }
    let note = LocalizedText(english: "optional", korean: "선택")[language]
    return ((item.isOptional ? [note] : []) + titles).joined(separator: ", ")
  }

  private func section(_ title: LocalizedText, _ items: [ShoppingItem]) -> Section {
    Section(title: title[language], items: items)
  }
}

extension ShoppingAnswer {
  /// The list for a note file or a message: headings, and a box to tick for each line.
  var markdown: [String] {
    let title = LocalizedText(english: "# Shopping list", korean: "# 장보기 목록")[language]
    let dishes = recipes.map { "\($0.title[language]) (\($0.servings))" }.joined(separator: ", ")
    let sections = sections.flatMap { section in
      ["", "## \(section.title)", ""] + section.items.map { "- [ ] " + line($0) }
    }
    return [title, "", dishes] + sections + (atHome.map { ["", $0] } ?? [])
  }

  private func line(_ item: ShoppingItem) -> String {
    let purpose = purpose(item)
    let words = [item.name[language], amount(item), purpose.isEmpty ? "" : "(\(purpose))"]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension CommandContext {
  /// Shows what to buy for some dishes.
  func show(_ list: ShoppingList, for recipes: [Recipe], _ form: ShoppingAnswer.Form) throws {
    let answer = ShoppingAnswer(list: list, recipes: recipes, language: language)
    switch form {
    case .plain: try show(answer)
    case .markdown: try console.print(answer.markdown)
    }
  }

  private func show(_ answer: ShoppingAnswer) throws {
    let sections = answer.sections
    var table = Table(.left, .left, .left)
    for item in sections.flatMap(\.items) {
      let cells: [DisplayText] = [
        "  \(item.name[language])", "\(answer.amount(item))", console.styled(answer.purpose(item), .faint),
      ]
      // Empty cells at the end would leave spaces there.
      let last = cells.lastIndex { !$0.isEmpty } ?? 0
      table.add(Array(cells[...last]))
    }
    var lines = table.lines[...]
    for section in sections {
      try console.print([console.styled(section.title, .bold)] + lines.prefix(section.items.count))
      lines = lines.dropFirst(section.items.count)
    }
    if answer.list.items(.missing).isEmpty {
      try console.print(console.text(BilingualText(en: "Nothing has to be bought.", ko: "꼭 사야 할 것이 없습니다.")))
    }
    if let atHome = answer.atHome { try console.print(atHome) }
  }
}
