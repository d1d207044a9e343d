/// The ingredients of one shelf as text, one a line.
///
/// A line has nine fields, separated by `|`:
///
/// 1. the identifier, lower-case ASCII words joined by `_`;
/// 2. the English name;
/// 3. the Korean name;
/// 4. other names in either language, separated by commas;
/// 5. the identifier of what it is a kind of: who asks for that is served with this;
/// 6. what it holds: names of ``FoodContent``, and `staple` for what every kitchen has;
/// 7. how long it keeps, as ``ShelfLife`` reads it;
/// 8. grams in a piece, in a tablespoon and in a cup, `-` where nobody measures it so; behind the first, the units that
///    count the same pieces, as `300/block` for tofu;
/// 9. substitutes, each with its quality; `kinds` stands for all kinds of the ingredient among themselves.
///
/// The fields 6 to 8 say nothing when they are `-`; when they are empty, they are those of the parent.
///
/// Bought products count as what shops commonly sell under the name: soy sauce is brewed with wheat, kimchi is made
/// with salted shrimp or fish sauce, curry roux with animal fat, curry paste with shrimp. When in doubt it is in.
struct IngredientTable: Sendable {
  /// Where a shop keeps all of them.
  let category: IngredientCategory
  /// The lines.
  let text: String

  init(_ category: IngredientCategory, _ text: String) { (self.category, self.text) = (category, text) }

  /// The lines, in their order.
  var rows: [IngredientRow] { text[...].fields(separatedBy: "\n").map { IngredientRow($0, category: category) } }
}

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

extension Substring {
  /// The parts between `separator`, empty ones too; an ASCII character is one byte and never part of another.
  func fields(separatedBy separator: Unicode.Scalar) -> [Substring] {
    let bytes = utf8Span.span
    let separator = UInt8(ascii: separator)
    var fields: [Substring] = []
    fields.reserveCapacity(IngredientRow.Field.allCases.count)
    var start = startIndex
    for offset in bytes.indices where bytes[offset] == separator {
      let end = utf8.index(startIndex, offsetBy: offset)
      fields.append(self[start..<end])
      start = utf8.index(after: end)
    }
    fields.append(self[start...])
    return fields
  }
}

extension IngredientKnowledge {
  /// The text that the shipped knowledge is made of, shelf by shelf, to notice when it changes.
  package static var tableTexts: [String] { IngredientTable.standard.map(\.text) }
}

extension IngredientTable {
  /// The shipped tables, in the order of the shelves of a shop.
  static let standard = [
    leafVegetables, greenVegetables, shootVegetables, rootVegetables, fruitVegetables, mushrooms, herbs, fruit,
    citrusAndTropicalFruit, redMeat, poultry, processedMeat, fish, shellfish, driedSeafood, dairyAndEggs, cheese,
    tofu, kimchi, grains, noodles, bread, legumes, nuts, asianSauces, westernSauces, oils, seasonings, spices,
    flours, sweeteners, baking, drinks, wine, stocks, preparedFood,
  ]
}
