public import Ingredients

/// The labels of a new model, from the names that people gave to folders and rows.
///
/// Names that differ only in case, spaces, punctuation, Unicode form or a plural are one label. The id and the main name
/// of an ingredient in either language become its id, so that recipes know it. Any other name, synonyms of ingredients
/// included, is a label as it is written: whoever sorts into two folders sees two things.
public struct TrainingLabels: Sendable {
  /// The labels in alphabetical order.
  public let labels: [String]
  private let labelOfName: [String: String]

  /// Finds the labels of names; a vocabulary gives the ingredients.
  public init(names: [String], vocabulary: Vocabulary) throws(TrainingNameError) {
    for name in names { if let fault = TrainingNameError(name) { throw fault } }
    let unique = Set(names.map(\.trimmed)).sorted()
    let spellings = Dictionary(grouping: unique, by: LabelKey.init)
    let ingredients = Dictionary(
      vocabulary.ingredients.flatMap { ingredient in
        [ingredient.id, ingredient.english, ingredient.korean].map { (LabelKey($0), ingredient.id) }
      }, uniquingKeysWith: { first, _ in first })
    var labelOfName: [String: String] = [:]
    for (key, names) in spellings {
      let label = ingredients[key] ?? names[0]
      for name in names { labelOfName[name] = label }
    }
    self.labelOfName = labelOfName
    labels = Set(labelOfName.values).sorted()
  }

  /// Returns the label of a name; nil for one that the labels were not made from.
  public func label(named name: String) -> String? { labelOfName[name.trimmed] }
}

/// The form of a name in which two spellings of one label are equal.
private struct LabelKey: Hashable {
  private let key: NameKey
  /// The name itself where it has no letters and digits.
  private let rest: String

  init(_ name: String) {
    key = NameKey(name)
    rest = key.isEmpty ? name : ""
  }
}

/// Why a name cannot be a label.
public enum TrainingNameError: Error, Equatable {
  /// The name is empty or blank.
  case empty
  /// A model file separates labels by commas and cannot hold this name, or it has a control character.
  case character(name: String)

  fileprivate init?(_ name: String) {
    if name.trimmed.isEmpty {
      self = .empty
    } else if name.unicodeScalars.contains(where: { $0 == "," || $0.properties.generalCategory == .control }) {
      self = .character(name: name)
    } else {
      return nil
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
