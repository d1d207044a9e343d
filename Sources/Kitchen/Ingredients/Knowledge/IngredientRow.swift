/// One line of an ``IngredientTable``, split into fields that are read when asked for.
struct IngredientRow: Sendable {
  /// The fields of a line by their position.
  enum Field: Int, CaseIterable {
    case id, english, korean, otherNames, parent, contents, shelfLife, grams, substitutes
  }

  let category: IngredientCategory
  private let fields: [Substring]

  init(_ line: Substring, category: IngredientCategory) {
    self.category = category
    fields = line.fields(separatedBy: "|")
    precondition(fields.count == Field.allCases.count, "a line of an ingredient table has nine fields")
  }

  /// The text of a field.
  subscript(field: Field) -> Substring { fields[field.rawValue] }
}

extension IngredientRow {
  var id: String { String(self[.id]) }

  var parent: String? { self[.parent].isEmpty ? nil : String(self[.parent]) }

  var ingredient: Ingredient {
    Ingredient(
      id: id, english: String(self[.english]), korean: String(self[.korean]),
      otherNames: list(.otherNames).map(String.init))
  }

  /// The words of a field, nil when it is empty, none when it is `-`.
  func words(_ field: Field) -> [Substring]? {
    switch self[field] {
    case "": nil
    case "-": []
    default: self[field].fields(separatedBy: " ")
    }
  }

  /// What the ingredient names as substitutes, in the order of the line.
  var substitutes: [Substitute] { namedQualities.filter { $0.ingredient != Self.kinds } }

  /// How well the kinds of the ingredient stand in for each other; 0 when nothing is said.
  var qualityAmongKinds: Double { namedQualities.first { $0.ingredient == Self.kinds }?.quality ?? 0 }

  /// The word that stands for all kinds of the ingredient.
  private static let kinds = "kinds"

  private var namedQualities: [Substitute] {
    list(.substitutes).map { part in
      let words = part.fields(separatedBy: " ")
      guard words.count == 2, let quality = Double(words[1]) else {
        preconditionFailure("a substitute has a name and a quality")
      }
      return Substitute(ingredient: String(words[0]), quality: quality)
    }
  }

  /// The parts of a field that commas separate.
  private func list(_ field: Field) -> [Substring] {
    self[field].isEmpty ? [] : self[field].fields(separatedBy: ",").map { $0.drop { $0 == " " } }
  }
}
