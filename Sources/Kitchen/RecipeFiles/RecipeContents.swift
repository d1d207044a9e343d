internal import Files
internal import Recipes

/// The bytes of a file or of an archive entry, from which recipes are read.
struct RecipeContents {
  private let bytes: [UInt8]
  private let name: String
  private let place: RecordPlace
  private let depth: Int

  /// The maximum depth of nested archives.
  private static let deepest = 2
  /// The maximum size in bytes of all unpacked entries of an archive.
  private static let archiveLimit = 1 << 30

  init(_ bytes: [UInt8], name: String, at place: RecordPlace, depth: Int = 0) {
    (self.bytes, self.name, self.place, self.depth) = (bytes, name, place, depth)
  }

  /// The records that the reader of the format finds; a single error when it finds none.
  var records: [DraftRecord] {
    let path = FilePath(name)
    guard let format = RecipeFormat(bytes, fileExtension: path.fileExtension) else {
      return [DraftRecord(place, .unknownForm)]
    }
    do throws(RecordError) {
      let records = try records(in: format)
      return records.isEmpty ? [DraftRecord(place, .noRecipe)] : records
    } catch { return [DraftRecord(place, error)] }
  }

  private func records(in format: RecipeFormat) throws(RecordError) -> [DraftRecord] {
    switch format {
    case .json: return try jsonRecords()
    case .lines: return DishLines.records(in: bytes, at: place, try LenientJSONParser())
    case .page: return WebPage.records(in: bytes, at: place, try LenientJSONParser())
    case .cooklang: return [DraftRecord(place, Cooklang.draft(in: try text(), named: baseName))]
    case .paprika:
      return [DraftRecord(place, try Paprika.draft(in: bytes, LenientJSONParser(), limit: RecipeFileReader.limit))]
    case .archive: return try archiveRecords()
    case .mealMaster: return MealMaster.records(in: try text(), at: place)
    case .table: return try tableRecords()
    case .text:
      let text = try text()
      return MealMaster.matches(text)
        ? MealMaster.records(in: text, at: place) : PlainRecipe.records(in: text, at: place)
    }
  }

  private func jsonRecords() throws(RecordError) -> [DraftRecord] {
    let json = try LenientJSONParser()
    let document = try json.value(of: bytes)
    if AgricultureRecipes.matches(document), place.entry == nil {
      let set = try AgricultureRecipes(beside: place.file, json, limit: RecipeFileReader.limit)
      return set.records(in: document, at: place)
    }
    return [DraftRecord](SchemaRecipe.drafts(in: document), in: place)
  }

  private func tableRecords() throws(RecordError) -> [DraftRecord] {
    let table = CSVTable(Array(try text().utf8))
    guard MinistryFoodTable.matches(table) else { throw .unknownForm }
    return MinistryFoodTable.records(in: table, at: place)
  }

  private func archiveRecords() throws(RecordError) -> [DraftRecord] {
    guard depth < Self.deepest else { throw .unknownForm }
    let archive: ZipArchive
    do throws(ArchiveError) { archive = try ZipArchive(bytes) } catch { throw .archive(error) }
    var records: [DraftRecord] = []
    var total = 0
    for entry in archive.entries where isRecipe(entry.name) {
      let place = place.inside(entry.name)
      do throws(RecordError) {
        let content = try archive.content(of: entry, limit: min(RecipeFileReader.limit, Self.archiveLimit - total))
        total += content.count
        records += RecipeContents(content, name: entry.name, at: place, depth: depth + 1).records
      } catch { records.append(DraftRecord(place, error)) }
    }
    if records.isEmpty { throw .noRecipe }
    return records
  }

  private func isRecipe(_ entry: String) -> Bool {
    RecipeFormat.extensions.contains(FilePath(entry).fileExtension) && !entry.hasPrefix("__MACOSX")
  }

  private func text() throws(RecordError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// The file name without its extension.
  private var baseName: String {
    let name = FilePath(name).name.description
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
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
    } else {
      return nil
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
