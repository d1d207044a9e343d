internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge shopping`, also shown below a plan.
struct ShoppingView: AnswerView {
  let list: ShoppingList
  /// The dishes that the list is for.
  let recipes: [Recipe]
  /// The units of amounts.
  var units = UnitSystem.original
  let context: CommandContext

  fileprivate var wording: ShoppingSections {
    ShoppingSections(list: list, recipes: recipes, units: units, language: context.language)
  }

  var lines: [DisplayText] {
    let (wording, sections) = (wording, wording.sections)
    let table = ShoppingTable(rows: sections.flatMap(\.items).map { row($0, wording) })
    var rows = table.lines(within: context.console.terminal.wrapping)[...]
    var lines = sections.flatMap { section -> [DisplayText] in
      defer { rows = rows.dropFirst(section.items.count) }
      return [context.console.styled(section.title, .bold)] + rows.prefix(section.items.count).joined()
    }
    if wording.missing.isEmpty {
      lines.append(DisplayText(context.text(en: "You need not buy anything.", ko: "꼭 사야 할 것이 없습니다.")))
    }
    return lines + (wording.atHome.map { [DisplayText($0)] } ?? [])
  }

  /// The list in Markdown.
  var markdown: [String] { wording.markdown }

  /// Version 1.
  var json: JSON {
    let dishes = recipes.map { recipe in
      JSON.object(recipe.title(in: context.language) + [(key: "servings", value: .integer(recipe.servings))])
    }
    return .object([
      ("version", .integer(1)), ("recipes", .array(dishes)), ("items", list.json(in: context.language, units)),
    ])
  }

  private func row(_ item: ShoppingItem, _ wording: ShoppingSections) -> ShoppingTable.Row {
    ShoppingTable.Row(
      name: "\(item.name[context.language])", amount: "\(wording.amount(item))", need: "\(wording.need(item))",
      purpose: context.console.styled(wording.purpose(item), .faint))
  }
}

/// The answer of `fridge shopping --add`: what was put on the list, and in a line each what was not.
struct AddedNeedsView: AnswerView {
  let added: StoredListView
  /// Everything that the dishes need.
  let needs: ShoppingView

  var lines: [DisplayText] {
    added.lines + needs.wording.rest(besides: Set(added.foods.map(\.ingredient))).map { DisplayText($0) }
  }

  /// Version 1: the needs, of which the missing ones are on the list.
  var json: JSON { needs.json }
}

extension ShoppingList {
  /// Returns the items in the order of a walk through a shop.
  func json(in language: Language, _ units: UnitSystem = .original) -> JSON {
    .array(items.map { $0.json(in: language, units) })
  }
}

extension ShoppingItem {
  fileprivate func json(in language: Language, _ units: UnitSystem) -> JSON {
    let amounts = amounts.map { $0.converted(to: units, of: ingredient) }
    let toBuy = toBuy.map { $0.converted(to: units, of: ingredient) }
    return .object([
      ("ingredient", .string(ingredient)), ("name", .string(name[language])),
      ("category", category.map { .string($0.rawValue) } ?? .null), ("status", .string(status.rawValue)),
      ("optional", .bool(isOptional)), ("amounts", .array(amounts.map(\.json))), ("buy", .array(toBuy.map(\.json))),
      ("recipes", .strings(recipes)),
    ])
  }
}

extension Amount {
  /// The JSON object of `"amount"`, null for "to taste", and `"unit"`.
  var json: JSON {
    .object([("amount", value.map(JSON.number) ?? .null), ("unit", .string(unit.rawValue))])
  }
}

/// A shopping list in sections, with the wording that the terminal and Markdown share.
struct ShoppingSections {
  /// A heading with the items below it.
  struct Section: Equatable {
    let title: String
    let items: [ShoppingItem]
  }

  let list: ShoppingList
  /// The dishes that the list is for.
  let recipes: [Recipe]
  /// The units of amounts.
  var units = UnitSystem.original
  let language: Language

  private static let optional = BilingualText(en: "Optional", ko: "생략할 수 있는 것")
  private static let uncertain = BilingualText(en: "At home, but maybe not enough", ko: "집에 있지만 모자랄 수 있는 것")
  private static let staples = BilingualText(en: "Staples, usually at home", ko: "보통 집에 있는 기본 재료")
  private static let supplied = BilingualText(en: "At home", ko: "집에 있는 것")

  /// The missing items that a dish cannot do without.
  var missing: [ShoppingItem] { list.items(.missing).filter { !$0.isOptional } }

  private var optional: [ShoppingItem] { list.items(.missing).filter(\.isOptional) }

  /// The missing items by category; then optional ones, items that may not be enough, and staples.
  var sections: [Section] {
    let missing = missing
    let categories = IngredientCategory.allCases.filter { category in missing.contains { $0.category == category } }
    let byCategory = categories.map { category in
      Section(title: category.name(in: language), items: missing.filter { $0.category == category })
    }
    return byCategory
      + [
        section(BilingualText(en: "Other", ko: "그 밖의 것"), missing.filter { $0.category == nil }),
        section(Self.optional, optional), section(Self.uncertain, list.items(.uncertain)),
        section(Self.staples, list.items(.staple)),
      ].filter { !$0.items.isEmpty }
  }

  /// The items that are at home, in one line; nil if there are none.
  var atHome: String? { line(Self.supplied, list.items(.atHome)) }

  /// Returns the items that need not be bought, in a line for each reason.
  ///
  /// - Parameter listed: the identifiers of ingredients that are bought anyhow.
  func rest(besides listed: Set<String>) -> [String] {
    let optional = optional.filter { !listed.contains($0.ingredient) }
    let lines = [
      line(Self.optional, optional), line(Self.uncertain, list.items(.uncertain)),
      line(Self.staples, list.items(.staple)), atHome,
    ]
    return lines.compactMap(\.self)
  }

  private func line(_ title: BilingualText, _ items: [ShoppingItem]) -> String? {
    items.isEmpty ? nil : "\(title[language]): " + items.map { $0.name[language] }.joined(separator: ", ")
  }

  /// Returns the amount to buy as shops sell it, or else the needed amount, `2 blocks + 100 g`; empty if it is unknown.
  func amount(_ item: ShoppingItem) -> String {
    item.toBuy.isEmpty ? amounts(item).text(in: language) : toBuy(item).text(in: language)
  }

  /// Returns the needed amount if it differs from the amount to buy; otherwise an empty text.
  func need(_ item: ShoppingItem) -> String { toBuy(item).need(for: amounts(item), in: language) }

  private func amounts(_ item: ShoppingItem) -> [Amount] {
    item.amounts.map { $0.converted(to: units, of: item.ingredient).counted(in: language, of: item.ingredient) }
  }

  private func toBuy(_ item: ShoppingItem) -> [ShopAmount] {
    item.toBuy.map { $0.converted(to: units, of: item.ingredient) }
  }

  /// Returns “optional” where no heading says so, and the titles of the dishes that need the item if there are several.
  func purpose(_ item: ShoppingItem) -> String {
    let titles =
      recipes.count < 2
      ? []
      : item.recipes.compactMap { id in
        recipes.first { $0.id == id }?.title[language]
      }
    let note = BilingualText(en: "optional", ko: "선택")[language]
    return ((item.isOptional && item.status != .missing ? [note] : []) + titles).joined(separator: ", ")
  }

  private func section(_ title: BilingualText, _ items: [ShoppingItem]) -> Section {
    Section(title: title[language], items: items)
  }
}

extension ShoppingSections {
  /// The list in Markdown: headings, and a checkbox for each item.
  var markdown: [String] {
    let title = BilingualText(en: "# Shopping list", ko: "# 장보기 목록")[language]
    let dishes = recipes.map { "\($0.title[language]) (\($0.servings))" }.joined(separator: ", ")
    let sections = sections.flatMap { section in
      ["", "## \(section.title)", ""] + section.items.map { "- [ ] " + line($0) }
    }
    return [title, "", dishes] + sections + (atHome.map { ["", $0] } ?? [])
  }

  private func line(_ item: ShoppingItem) -> String {
    let purpose = purpose(item)
    let notes = [need(item), purpose].filter { !$0.isEmpty }.joined(separator: ", ")
    let words = [item.name[language], amount(item), notes.isEmpty ? "" : "(\(notes))"]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
