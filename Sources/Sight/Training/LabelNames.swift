public import Ingredients

/// The way from the names that people give to folders and rows to the labels of a model.
public struct LabelNames: Sendable {
  private let labels: [String]
  private let exact: Set<String>
  private let vocabulary: Vocabulary
  private let labelOfKey: [NameKey: String]
  private let labelOfIngredient: [String: String]

  /// Names for the labels of one model.
  ///
  /// - Parameter labels: the model's labels; they need not be ingredients of the vocabulary.
  public init(labels: [String], vocabulary: Vocabulary) {
    self.labels = labels
    self.vocabulary = vocabulary
    exact = Set(labels)
    labelOfKey = Dictionary(labels.map { (NameKey($0), $0) }, uniquingKeysWith: { first, _ in first })
    let known = labels.compactMap { label in vocabulary.ingredient(named: label).map { ($0.id, label) } }
    labelOfIngredient = Dictionary(known, uniquingKeysWith: { first, _ in first })
  }

  /// The label that a name stands for.
  ///
  /// In this order: a label of the model as it is spelled, the ingredient with that id, a label but for case, spaces and
  /// the like, the ingredient that answers to the name in any language. An ingredient becomes the model's label for it,
  /// or its own id when the model has none.
  public func label(named name: String) throws(UnknownLabel) -> String {
    guard let label = knownLabel(named: name) else {
      throw UnknownLabel(name: name, suggestions: suggestions(for: name))
    }
    return label
  }

  /// The same; nil when no label and no ingredient answers to the name.
  func knownLabel(named name: String) -> String? {
    if exact.contains(name) { return name }
    if let ingredient = vocabulary[name] { return label(of: ingredient) }
    if let label = labelOfKey[NameKey(name)] { return label }
    return vocabulary.ingredient(named: name).map(label(of:))
  }

  private func label(of ingredient: Ingredient) -> String {
    exact.contains(ingredient.id) ? ingredient.id : labelOfIngredient[ingredient.id] ?? ingredient.id
  }

  /// What may have been meant, nearest first; a label outside the vocabulary goes by itself.
  private func suggestions(for name: String) -> [Ingredient] {
    let own = labels.filter { vocabulary[$0] == nil }.map { Ingredient(id: $0, english: $0, korean: $0) }
    let names = (own + vocabulary.ingredients).lazy.flatMap { owner in owner.names.map { (NameKey($0), owner) } }
    return NearestNames(to: name).owners(among: names, limit: 3)
  }
}

/// A name that no label and no ingredient answers to.
public struct UnknownLabel: Error, Equatable {
  /// The name as it was written.
  public let name: String
  /// What may have been meant, likeliest first.
  public let suggestions: [Ingredient]

  package init(name: String, suggestions: [Ingredient]) { (self.name, self.suggestions) = (name, suggestions) }
}

/// The order in which the labels of figures stand: those of a model in its order, then others alphabetically.
struct LabelOrder {
  private let own: [String]

  /// The order of a model's labels; a repeated one stands where it is first.
  init(_ own: [String]) {
    var placed: Set<String> = []
    self.own = own.filter { placed.insert($0).inserted }
  }

  /// Labels in this order, each once.
  func sorted(_ labels: some Sequence<String>) -> [String] {
    let met = Set(labels)
    return own.filter(met.contains) + met.subtracting(own).sorted()
  }
}
