/// One line of an ``IngredientTable``, taken apart field by field when asked.
struct IngredientRow: Sendable {
  /// The fields of a line by their position.
  enum Field: Int, CaseIterable {
    case id, english, korean, otherNames, parent, contents, shelfLife, grams, substitutes
  }

  let line: Substring
  let category: IngredientCategory

  /// The text of a field, empty when the line is too short.
  subscript(field: Field) -> Substring {
    var rest = line.utf8[...]
    for _ in 0..<field.rawValue {
      guard let bar = rest.firstIndex(of: UInt8(ascii: "|")) else { return "" }
      rest = rest[rest.index(after: bar)...]
    }
    return Substring(rest.prefix { $0 != UInt8(ascii: "|") })
  }

  /// The words of a field.
  func words(_ field: Field) -> [Substring] { self[field].split(separator: " ") }

  /// The parts of a field that commas separate.
  func list(_ field: Field) -> [Substring] {
    self[field].utf8.split(separator: UInt8(ascii: ",")).map { Substring($0.drop { $0 == UInt8(ascii: " ") }) }
  }
}

extension IngredientRow {
  var id: String { String(self[.id]) }

  var parent: String? { self[.parent].isEmpty ? nil : String(self[.parent]) }

  var ingredient: Ingredient {
    Ingredient(
      id: id, english: String(self[.english]), korean: String(self[.korean]),
      otherNames: list(.otherNames).map(String.init)
    )
  }

  /// How well the kinds of the ingredient stand in for each other; 0 when nothing is said.
  var qualityAmongKinds: Double {
    namedQualities.first { $0.name == "kinds" }?.quality ?? 0
  }

  /// What may stand in for the ingredient, best first; equal ones in the order of the line.
  var substitutes: [Substitute] {
    let substitutes = namedQualities.filter { $0.name != "kinds" }.map {
      Substitute(ingredient: String($0.name), quality: $0.quality)
    }
    return substitutes.bestFirst
  }

  private var namedQualities: [(name: Substring, quality: Double)] {
    list(.substitutes).map { part in
      let words = part.split(separator: " ")
      guard words.count == 2, let quality = Double(words[1]) else {
        preconditionFailure("a substitute has a name and a quality")
      }
      return (words[0], quality)
    }
  }
}

extension [Substitute] {
  /// Sorted by falling quality; equal ones keep their order.
  var bestFirst: [Substitute] {
    enumerated().sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }.map(\.element)
  }
}
