internal import CIngredientFile

/// The ingredients as text: shelves, each begun by its category in brackets, with one ingredient per line.
///
/// The nine fields of a line are explained at the head of `ingredients.txt`. Lines that are empty or begin with `#` are
/// skipped.
struct IngredientTable: Sendable {
  /// The lines, in their order.
  let rows: [IngredientRow]

  init(_ text: String) {
    var rows: [IngredientRow] = []
    var category: IngredientCategory?
    for line in text[...].fields(separatedBy: "\n") where !line.isEmpty && line.utf8.first != UInt8(ascii: "#") {
      if line.utf8.first == UInt8(ascii: "[") {
        category = IngredientCategory(rawValue: String(line.dropFirst().dropLast()))
      } else {
        guard let category else { preconditionFailure("a line stands on the shelf of a known category") }
        rows.append(IngredientRow(line, category: category))
      }
    }
    self.rows = rows
  }
}

extension IngredientTable {
  /// The built-in table.
  static let standard = IngredientTable(text)

  /// The text of the built-in table, whose bytes live as long as the program.
  fileprivate static let text = String(
    decoding: UnsafeRawBufferPointer(start: ingredient_file_bytes(), count: ingredient_file_size()), as: UTF8.self)
}

/// One line of an ``IngredientTable``, split into fields that are parsed on demand.
struct IngredientRow: Sendable {
  /// The fields of a line, in their order.
  enum Field: Int, CaseIterable {
    case id, english, korean, otherNames, parent, contents, shelfLife, grams, substitutes
  }

  let category: IngredientCategory
  private let line: Substring
  /// The offset of the end of each field; an array per line would take half the time in which the table is opened.
  private let ends: InlineArray<9, UInt16>

  init(_ line: Substring, category: IngredientCategory) {
    (self.category, self.line) = (category, line)
    let bytes = line.utf8Span.span
    var (ends, count) = (InlineArray<9, UInt16>(repeating: UInt16(bytes.count)), 0)
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "|") {
      precondition(count < Field.allCases.count - 1, "a line of an ingredient table has nine fields")
      ends[count] = UInt16(offset)
      count += 1
    }
    precondition(count == Field.allCases.count - 1, "a line of an ingredient table has nine fields")
    self.ends = ends
  }

  /// Returns the text of a field.
  subscript(field: Field) -> Substring { text(start(of: field)..<Int(ends[field.rawValue])) }

  /// Returns the offset of the first byte of a field.
  private func start(of field: Field) -> Int { field.rawValue == 0 ? 0 : Int(ends[field.rawValue - 1]) + 1 }

  private func text(_ bytes: Range<Int>) -> Substring {
    func index(_ offset: Int) -> Substring.Index { line.utf8.index(line.startIndex, offsetBy: offset) }
    return line[index(bytes.lowerBound)..<index(bytes.upperBound)]
  }

  /// Returns whether a part of some neighbouring fields, which commas separate too, fulfils a condition.
  ///
  /// Most parts are to be rejected by their bytes: a text for each of them would take most of the time of a search.
  private func hasPart(
    _ fields: ClosedRange<Field>, where isWanted: (_ bytes: Span<UInt8>, _ part: Range<Int>) -> Bool
  ) -> Bool {
    let bytes = line.utf8Span.span
    let end = Int(ends[fields.upperBound.rawValue])
    var start = start(of: fields.lowerBound)
    while start < end {
      var next = start
      while next < end, bytes[next] != UInt8(ascii: ","), bytes[next] != UInt8(ascii: "|") { next += 1 }
      if start < next, isWanted(bytes, start..<next) { return true }
      start = next + 1
      // A space follows a comma.
      if start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    }
    return false
  }
}

extension IngredientRow.Field: Comparable {
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension IngredientRow {
  var id: String { String(self[.id]) }

  var parent: String? { self[.parent].isEmpty ? nil : String(self[.parent]) }

  var ingredient: Ingredient {
    Ingredient(
      id: id, english: String(self[.english]), korean: String(self[.korean]),
      otherNames: list(.otherNames).map(String.init))
  }

  /// Returns whether one of its names has this key.
  func answers(to key: NameKey) -> Bool {
    hasPart(.id ... .otherNames) { key.mayBegin($0, at: $1.lowerBound) && key.isKey(of: text($1)) }
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
  var substitutes: [Substitute] {
    list(.substitutes).compactMap { part in
      let words = part.fields(separatedBy: " ")
      guard words.count == 2, let quality = Double(words[1]) else {
        preconditionFailure("a substitute has a name and a quality")
      }
      return words[0] == Self.kinds ? nil : Substitute(ingredient: String(words[0]), quality: quality)
    }
  }

  /// Returns whether a substitute of the line has this name, or one that begins with it.
  func mayAccept(_ id: String) -> Bool {
    hasPart(.substitutes ... .substitutes) { bytes, part in
      bytes[part.lowerBound] == id.utf8.first && text(part).utf8.starts(with: id.utf8)
    }
  }

  /// Returns the quality that the line states for a substitute; nil when it does not name it.
  func quality(of name: String) -> Double? {
    var quality: Double?
    _ = hasPart(.substitutes ... .substitutes) { bytes, part in
      guard bytes[part.lowerBound] == name.utf8.first else { return false }
      let words = text(part)
      guard words.utf8.starts(with: name.utf8), words.utf8.dropFirst(name.utf8.count).first == UInt8(ascii: " ")
      else { return false }
      quality = Double(words.dropFirst(name.count + 1))
      return true
    }
    return quality
  }

  /// The quality of the ingredient's kinds as substitutes for each other; 0 when not stated.
  var qualityAmongKinds: Double { quality(of: Self.kinds) ?? 0 }

  /// The word for all kinds of the ingredient.
  private static let kinds = "kinds"

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
  /// The text of the built-in table, from which callers compute a fingerprint.
  package static var tableTexts: [String] { [IngredientTable.text] }
}
