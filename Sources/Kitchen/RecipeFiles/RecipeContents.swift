internal import Files
internal import JSON
internal import Recipes

/// The bytes of a file or of an archive entry, from which recipes are read.
struct RecipeContents {
  /// Takes a record as soon as it has been read; what it throws ends the reading.
  typealias Taker = (DraftRecord) throws -> Void

  private let bytes: [UInt8]
  private let name: String
  private let place: RecordPlace
  private let depth: Int

  /// The maximum depth of nested archives.
  private static let deepest = 2
  /// The maximum size in bytes of all unpacked entries of an archive.
  private static let archiveLimit = 1 << 30
  /// The size in bytes from which an array of JSON is read element by element, which takes memory for one at a time.
  private static let large = 1 << 20

  init(_ bytes: [UInt8], name: String, at place: RecordPlace, depth: Int = 0) {
    (self.bytes, self.name, self.place, self.depth) = (bytes, name, place, depth)
  }

  /// Passes on the records that the reader of the format finds; a single error when it finds none.
  func forEachRecord(_ take: Taker) throws {
    let path = FilePath(name)
    guard let format = RecipeFormat(bytes, fileExtension: path.fileExtension) else {
      return try take(DraftRecord(place, .unknownForm))
    }
    var isEmpty = true
    do {
      try read(format) { record in
        isEmpty = false
        try take(record)
      }
    } catch let error as RecordError {
      return try take(DraftRecord(place, error))
    }
    if isEmpty { try take(DraftRecord(place, .noRecipe)) }
  }

  private func read(_ format: RecipeFormat, _ take: Taker) throws {
    switch format {
    case .json where bytes.count >= Self.large: try readElements(take)
    case .lines: try DishLines.forEachRecord(in: bytes, at: place, LenientJSONParser(), take)
    case .archive: try readArchive(take)
    default: for record in try records(in: format) { try take(record) }
    }
  }

  private func records(in format: RecipeFormat) throws(RecordError) -> [DraftRecord] {
    switch format {
    case .json: return try jsonRecords()
    case .page: return WebPage.records(in: bytes, at: place, LenientJSONParser())
    case .cooklang: return [DraftRecord(place, Cooklang.draft(in: try text(), named: baseName))]
    case .paprika:
      return [DraftRecord(place, try Paprika.draft(in: bytes, LenientJSONParser(), limit: RecipeFileReader.limit))]
    case .mealMaster: return MealMaster.records(in: try text(), at: place)
    case .table: return try tableRecords()
    case .text:
      let text = try text()
      return MealMaster.matches(text)
        ? MealMaster.records(in: text, at: place) : PlainRecipe.records(in: text, at: place)
    case .lines, .archive: return []
    }
  }

  private func jsonRecords() throws(RecordError) -> [DraftRecord] {
    let json = LenientJSONParser()
    let document = try json.value(of: bytes)
    if AgricultureRecipes.matches(document), place.entry == nil {
      let set = try AgricultureRecipes(beside: place.file, json, limit: RecipeFileReader.limit)
      return set.records(in: document, at: place)
    }
    return [DraftRecord](SchemaRecipe.drafts(in: document), in: place)
  }

  /// Reads a large array of JSON element by element, and any other document as a whole.
  private func readElements(_ take: Taker) throws {
    let json = LenientJSONParser()
    guard let elements = JSONElements(bytes), let first = elements.first,
      !AgricultureRecipes.matches(.array([try json.value(of: bytes[first])]))
    else { return try jsonRecords().forEach(take) }
    var number = 0
    for element in elements {
      do {
        for draft in SchemaRecipe.drafts(in: try json.value(of: bytes[element])) {
          number += 1
          try take(DraftRecord(place.at(number), draft))
        }
      } catch let error as RecordError {
        number += 1
        try take(DraftRecord(place.at(number), error))
      }
    }
  }

  private func tableRecords() throws(RecordError) -> [DraftRecord] {
    let table = CSVTable(Array(try text().utf8))
    guard MinistryFoodTable.matches(table) else { throw .unknownForm }
    return MinistryFoodTable.records(in: table, at: place)
  }

  private func readArchive(_ take: Taker) throws {
    guard depth < Self.deepest else { throw RecordError.unknownForm }
    let archive: ZipArchive
    do throws(ArchiveError) { archive = try ZipArchive(bytes) } catch { throw RecordError.archive(error) }
    var total = 0
    for entry in archive.entries where isRecipe(entry.name) {
      let place = place.inside(entry.name)
      let content: [UInt8]
      do throws(RecordError) {
        content = try archive.content(of: entry, limit: min(RecipeFileReader.limit, Self.archiveLimit - total))
      } catch {
        try take(DraftRecord(place, error))
        continue
      }
      total += content.count
      try RecipeContents(content, name: entry.name, at: place, depth: depth + 1).forEachRecord(take)
    }
  }

  private func isRecipe(_ entry: String) -> Bool {
    RecipeFormat.extensions.contains(FilePath(entry).fileExtension) && !entry.hasPrefix("__MACOSX")
  }

  private func text() throws(RecordError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// The file name without its extension; empty for `-`, which stands for text that is in no file.
  private var baseName: String {
    let name = FilePath(name).name.description
    let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return base == "-" ? "" : base
  }
}

/// A format that recipes are read from.
enum RecipeFormat {
  case json, lines, page, cooklang, paprika, archive, mealMaster, table, text

  /// The file extensions that are read in a folder.
  static let extensions: Set<String> = [
    "json", "jsonld", "jsonl", "html", "htm", "cook", "paprikarecipe", "paprikarecipes", "zip", "mmf", "mm", "csv",
    "txt", "md", "markdown",
  ]

  /// Detects the format from the first bytes and the extension; nil for a file without recipes.
  init?(_ bytes: [UInt8], fileExtension: String) {
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6]) {
      self = .archive
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      self = .paprika
    } else if let named = Self.named(fileExtension) {
      self = named
    } else if fileExtension.isEmpty {
      self = Self.recognised(bytes)
    } else {
      return nil
    }
  }

  /// Recognises a text without a name, as it comes through a pipe.
  private static func recognised(_ bytes: [UInt8]) -> RecipeFormat {
    let text = bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
    switch text.first {
    case UInt8(ascii: "["): return .json
    case UInt8(ascii: "{"):
      // A line of the program's own format is an object by itself.
      let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self).trimmed
      return line.hasSuffix("}") && line.contains("\"steps\"") && line.contains("\"servings\"") ? .lines : .json
    case UInt8(ascii: "<"): return .page
    default:
      let words = String(decoding: text, as: UTF8.self)
      let marksIngredients = words.contains("@") && words.contains("{") && words.contains("}")
      return marksIngredients ? .cooklang : .text
    }
  }

  private static func named(_ fileExtension: String) -> RecipeFormat? {
    switch fileExtension {
    case "json", "jsonld": .json
    case "jsonl": .lines
    case "html", "htm": .page
    case "cook": .cooklang
    case "paprikarecipe": .paprika
    case "paprikarecipes", "zip": .archive
    case "mmf", "mm": .mealMaster
    case "csv": .table
    case "txt", "md", "markdown": .text
    default: nil
    }
  }
}
