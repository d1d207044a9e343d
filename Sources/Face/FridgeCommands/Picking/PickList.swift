internal import Ingredients

/// A list of ingredients that a person switches on and off with keys, to cook with them.
///
/// Typing looks for names in both languages, also among ingredients that are not offered; what is found and switched on
/// joins the list.
struct PickList {
  /// What the person wants in the end.
  enum Outcome: Equatable {
    /// Recipes for what is switched on.
    case cook(IngredientSelection)
    /// Nothing more.
    case stop
  }

  /// What is typed to search.
  private(set) var search = ""
  /// The ingredients switched on, in that order.
  private(set) var chosen: [Ingredient] = []
  /// Why the last key did nothing.
  private(set) var refusal: SelectionError?
  /// The entries to be seen: those offered, or those that were found.
  private(set) var shown: [PickEntry]
  private var position = 0
  private var offered: [PickEntry]
  private let findable: [PickEntry]

  /// A list with nothing switched on.
  ///
  /// - Parameters:
  ///   - offered: what is shown before anything is typed.
  ///   - vocabulary: what can be found by typing.
  init(_ offered: [PickEntry], vocabulary: Vocabulary) {
    let others = vocabulary.ingredients.filter { ingredient in
      ingredient.id != Vocabulary.noneID && !offered.contains { $0.ingredient.id == ingredient.id }
    }
    (self.offered, shown, findable) = (offered, offered, offered + others.map { PickEntry($0) })
  }

  /// The position of the entry that the keys are about; nil when there is none.
  var cursor: Int? { shown.indices.contains(position) ? position : nil }

  /// Whether an entry is switched on.
  func isChosen(_ entry: PickEntry) -> Bool { chosen.contains(entry.ingredient) }
}

extension PickList {
  /// Does what a key stands for.
  ///
  /// - Returns: what the person wants, once that is clear.
  mutating func press(_ key: Key) -> Outcome? {
    refusal = nil
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .character(" "): toggle()
    case .character("\n"), .character("\r"): return enter()
    case .character("\u{7F}"), .character("\u{8}"): find(String(search.dropLast()))
    // Ctrl-C and Ctrl-D.
    case .character("\u{3}"), .character("\u{4}"): return .stop
    case .escape:
      if search.isEmpty { return .stop }
      find("")
    case .character(let scalar) where scalar.properties.generalCategory != .control: find(search + String(scalar))
    case .character, .left, .right, .other: break
    }
    return nil
  }

  private mutating func move(by distance: Int) {
    guard !shown.isEmpty else { return }
    position = (position + distance + shown.count) % shown.count
  }

  /// While something is typed, enter takes what was found.
  private mutating func enter() -> Outcome? {
    if !search.isEmpty {
      toggle()
      return nil
    }
    do { return .cook(try IngredientSelection(chosen)) } catch {
      refusal = error
      return nil
    }
  }

  private mutating func toggle() {
    guard let cursor else { return }
    let entry = shown[cursor]
    if isChosen(entry) {
      chosen.removeAll { $0 == entry.ingredient }
    } else if chosen.count == IngredientSelection.allowedCounts.upperBound {
      refusal = .tooMany(count: chosen.count + 1)
      return
    } else {
      chosen.append(entry.ingredient)
    }
    if search.isEmpty { return }
    if !offered.contains(entry) { offered.append(entry) }
    find("")
    position = offered.firstIndex(of: entry) ?? 0
  }

  /// Shows what answers to a part of a name: names that begin with it first.
  private mutating func find(_ text: String) {
    search = text
    position = 0
    let key = NameKey(text)
    if key.isEmpty {
      shown = offered
      return
    }
    let matches = findable.map { entry in (entry: entry, names: entry.ingredient.names.map(NameKey.init)) }
    let beginning = matches.filter { $0.names.contains { $0.letters.starts(with: key.letters) } }
    let inside = matches.filter { match in
      match.names.contains { $0.contains(key) } && !beginning.contains { $0.entry == match.entry }
    }
    shown = (beginning + inside).map(\.entry)
  }
}
