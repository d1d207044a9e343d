internal import FridgeKit

/// An ingredient that can be chosen, with a note on it.
struct PickEntry: Equatable {
  /// The ingredient.
  let ingredient: Ingredient
  /// The confidence of a model, or the amount at home and its last day; may be empty.
  let note: String
  /// Whether everything of it at home has expired.
  let isExpired: Bool

  /// Creates an entry.
  init(_ ingredient: Ingredient, note: String = "", isExpired: Bool = false) {
    (self.ingredient, self.note, self.isExpired) = (ingredient, note, isExpired)
  }
}

/// The state of a list in which a person chooses ingredients by keys.
///
/// Typing searches by name in both languages, among all ingredients and not only those offered; one that is found and
/// chosen joins the list.
struct PickList {
  /// The person's decision.
  enum Outcome: Equatable {
    /// Cook with these ingredients.
    case cook(IngredientSelection)
    /// Stop without recipes.
    case stop
  }

  /// The text typed to search.
  private(set) var search = ""
  /// The chosen ingredients, in the order chosen.
  private(set) var chosen: [Ingredient] = []
  /// The reason why the last key had no effect.
  private(set) var refusal: SelectionError?
  /// The entries to show: those offered, or the results of the search.
  private(set) var shown: [PickEntry]
  private var position = 0
  private var offered: [PickEntry]
  private let findable: [PickEntry]

  /// Creates a list with nothing chosen.
  ///
  /// - Parameters:
  ///   - offered: the entries shown before anything is typed.
  ///   - vocabulary: the ingredients that a search finds.
  init(_ offered: [PickEntry], vocabulary: Vocabulary) {
    let others = vocabulary.ingredients.filter { ingredient in
      ingredient.id != Vocabulary.noneID && !offered.contains { $0.ingredient.id == ingredient.id }
    }
    (self.offered, shown, findable) = (offered, offered, offered + others.map { PickEntry($0) })
  }

  /// The position of the entry under the cursor; nil if no entry is shown.
  var cursor: Int? { shown.indices.contains(position) ? position : nil }

  /// Returns whether an entry is chosen.
  func isChosen(_ entry: PickEntry) -> Bool { chosen.contains(entry.ingredient) }
}

extension PickList {
  /// Handles a key.
  ///
  /// - Returns: the decision, once there is one.
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

  /// Ends the choice, or chooses the entry under the cursor during a search.
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

  /// Shows the ingredients whose name contains `text`; names that begin with it come first.
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
