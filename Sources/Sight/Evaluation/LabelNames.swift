public import Ingredients

/// The lookup from names that people give to folders and rows to the labels of a model.
public struct LabelNames: Sendable {
  private let labels: [String]
  private let exact: Set<String>
  private let vocabulary: Vocabulary
  private let labelOfKey: [NameKey: String]
  private let labelOfIngredient: [String: String]

  /// Creates a lookup for one model.
  ///
  /// - Parameter labels: the model's labels; they need not be ingredients of the vocabulary.
  public init(labels: [String], vocabulary: Vocabulary) {
    self.labels = labels
    let exact = Set(labels)
    self.exact = exact
    // A model may know ingredients that the vocabulary lacks; they are found by all of their names, too.
    let further = Vocabulary.kitchen.ingredients.filter { exact.contains($0.id) && vocabulary[$0.id] == nil }
    let vocabulary = Vocabulary(vocabulary.ingredients + further)
    self.vocabulary = vocabulary
    labelOfKey = Dictionary(labels.map { (NameKey($0), $0) }, uniquingKeysWith: { first, _ in first })
    let known = labels.compactMap { label in vocabulary.ingredient(named: label).map { ($0.id, label) } }
    labelOfIngredient = Dictionary(known, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the label that a name stands for.
  ///
  /// It tries in this order: a label of the model as it is spelled, the ingredient with that id, a label ignoring case,
  /// spaces and the like, the ingredient with that name in either language. An ingredient becomes the model's label for
  /// it, or its own id when the model has none. Any food of a kitchen that is neither in the vocabulary nor among the
  /// labels is ``Vocabulary/otherID``, which no model lists: naming such an object is a mistake.
  public func label(named name: String) throws(UnknownLabel) -> String {
    guard let label = knownLabel(named: name) else {
      throw UnknownLabel(name: name, suggestions: suggestions(for: name))
    }
    return label
  }

  /// Returns the label that a name stands for; nil when no label and no ingredient has that name.
  func knownLabel(named name: String) -> String? {
    if exact.contains(name) { return name }
    if let ingredient = vocabulary[name] { return label(of: ingredient) }
    if let label = labelOfKey[NameKey(name)] { return label }
    if let ingredient = vocabulary.ingredient(named: name) { return label(of: ingredient) }
    return Vocabulary.kitchen.ingredient(named: name) == nil ? nil : Vocabulary.otherID
  }

  private func label(of ingredient: Ingredient) -> String {
    exact.contains(ingredient.id) ? ingredient.id : labelOfIngredient[ingredient.id] ?? ingredient.id
  }

  /// Returns similar names, nearest first; a label outside the vocabulary is listed as itself.
  private func suggestions(for name: String) -> [Ingredient] {
    let own = labels.filter { vocabulary[$0] == nil }.map { Ingredient(id: $0, english: $0, korean: $0) }
    let names = (own + vocabulary.ingredients).lazy.flatMap { owner in owner.names.map { (NameKey($0), owner) } }
    return NearestNames(to: name).owners(among: names, limit: 3)
  }
}

/// A name that no label and no ingredient has.
public struct UnknownLabel: Error, Equatable {
  /// The name as it was written.
  public let name: String
  /// Ingredients with similar names, likeliest first.
  public let suggestions: [Ingredient]

  package init(name: String, suggestions: [Ingredient]) { (self.name, self.suggestions) = (name, suggestions) }
}

/// The order of labels in figures: those of a model in its order, then others alphabetically.
struct LabelOrder {
  private let own: [String]

  /// Creates the order of a model's labels; a repeated one counts where it is first.
  init(_ own: [String]) {
    var placed: Set<String> = []
    self.own = own.filter { placed.insert($0).inserted }
  }

  /// Returns labels in this order, each once.
  func sorted(_ labels: some Sequence<String>) -> [String] {
    let met = Set(labels)
    return own.filter(met.contains) + met.subtracting(own).sorted()
  }
}
