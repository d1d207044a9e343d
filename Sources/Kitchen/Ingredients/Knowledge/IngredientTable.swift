/// The ingredients of one shelf as text, one per line.
///
/// A line has nine fields, separated by `|`:
///
/// 1. the identifier, lower-case ASCII words joined by `_`;
/// 2. the English name;
/// 3. the Korean name;
/// 4. synonyms in either language, separated by commas;
/// 5. the identifier of its parent, the ingredient that it is a kind of;
/// 6. its contents: names of ``FoodContent``, and `staple` for what every kitchen has;
/// 7. its shelf life, as ``ShelfLife`` parses it;
/// 8. the grams of a piece, a tablespoon and a cup, `-` where it is not measured so; the first may be followed by units
///    that count the same pieces, as in `300/block` for tofu;
/// 9. its substitutes, each with a quality; `kinds` stands for its kinds as substitutes for each other.
///
/// Of the fields 6 to 8, `-` means none, and an empty field inherits the parent's.
///
/// A bought product has the contents of the common product: soy sauce is brewed with wheat, kimchi is made with salted
/// shrimp or fish sauce, curry roux with animal fat, curry paste with shrimp. A doubtful content is listed.
struct IngredientTable: Sendable {
  /// The shelf of all its ingredients.
  let category: IngredientCategory
  /// The lines.
  let text: String

  init(_ category: IngredientCategory, _ text: String) { (self.category, self.text) = (category, text) }

  /// The lines, in their order.
  var rows: [IngredientRow] { text[...].fields(separatedBy: "\n").map { IngredientRow($0, category: category) } }
}

/// One line of an ``IngredientTable``, split into fields that are parsed on demand.
struct IngredientRow: Sendable {
  /// The fields of a line, in their order.
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

  /// Returns the text of a field.
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

  /// Returns the words of a field: nil when it is empty, none when it is `-`.
  func words(_ field: Field) -> [Substring]? {
    switch self[field] {
    case "": nil
    case "-": []
    default: self[field].fields(separatedBy: " ")
    }
  }

  /// The substitutes in the order of the line.
  var substitutes: [Substitute] { namedQualities.filter { $0.ingredient != Self.kinds } }

  /// The quality of the ingredient's kinds as substitutes for each other; 0 when not stated.
  var qualityAmongKinds: Double { namedQualities.first { $0.ingredient == Self.kinds }?.quality ?? 0 }

  /// The word for all kinds of the ingredient.
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

  /// Returns the comma-separated parts of a field.
  private func list(_ field: Field) -> [Substring] {
    self[field].isEmpty ? [] : self[field].fields(separatedBy: ",").map { $0.drop { $0 == " " } }
  }
}

extension Substring {
  /// Returns the parts between `separator`, including empty ones.
  ///
  /// The separator is ASCII, and in UTF-8 an ASCII byte is never part of another character.
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
  /// The texts of the built-in tables, shelf by shelf, from which callers compute a fingerprint.
  package static var tableTexts: [String] { IngredientTable.standard.map(\.text) }
}

extension IngredientTable {
  /// The built-in tables, in the order of the shelves of a shop.
  static let standard = [
    leafVegetables, greenVegetables, shootVegetables, rootVegetables, fruitVegetables, mushrooms, herbs, fruit,
    citrusAndTropicalFruit, redMeat, poultry, processedMeat, fish, shellfish, driedSeafood, dairyAndEggs, cheese,
    tofu, kimchi, grains, noodles, bread, legumes, nuts, asianSauces, westernSauces, oils, seasonings, spices,
    flours, sweeteners, baking, drinks, wine, stocks, preparedFood,
  ]
}
