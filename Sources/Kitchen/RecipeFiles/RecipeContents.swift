internal import Files
internal import Recipes

/// The bytes of a file, or of an entry of an archive, and the recipes in them.
struct RecipeContents {
  private let bytes: [UInt8]
  private let name: String
  private let place: RecordPlace
  private let depth: Int

  /// Archives within archives are read down to here.
  private static let deepest = 2
  /// The most bytes of all entries of an archive together.
  private static let archiveLimit = 1 << 30

  init(_ bytes: [UInt8], name: String, at place: RecordPlace, depth: Int = 0) {
    (self.bytes, self.name, self.place, self.depth) = (bytes, name, place, depth)
  }

  /// What the reader of the file's form finds; one fault when it finds nothing.
  var records: [DraftRecord] {
    let path = FilePath(name)
    guard let format = RecipeFormat(bytes, fileExtension: path.fileExtension) else {
      return [DraftRecord(place, .unknownForm)]
    }
    do throws(RecordFault) {
      let records = try records(in: format)
      return records.isEmpty ? [DraftRecord(place, .noRecipe)] : records
    } catch { return [DraftRecord(place, error)] }
  }

  private func records(in format: RecipeFormat) throws(RecordFault) -> [DraftRecord] {
    switch format {
    case .json: return try jsonRecords()
    case .lines: return DishLines.records(in: bytes, at: place, try JSONDocument())
    case .page: return WebPage.records(in: bytes, at: place, try JSONDocument())
    case .cooklang: return [DraftRecord(place, Cooklang.draft(in: try text(), named: baseName))]
    case .paprika:
      return [DraftRecord(place, try Paprika.draft(in: bytes, JSONDocument(), limit: RecipeFileReader.limit))]
    case .archive: return try archiveRecords()
    case .mealMaster: return MealMaster.records(in: try text(), at: place)
    case .table: return try tableRecords()
    case .text:
      let text = try text()
      return MealMaster.isIn(text)
        ? MealMaster.records(in: text, at: place) : PlainRecipe.records(in: text, at: place)
    }
  }

  private func jsonRecords() throws(RecordFault) -> [DraftRecord] {
    let json = try JSONDocument()
    let document = try json.value(of: bytes)
    if AgricultureRecipes.isIn(document), place.entry == nil {
      let set = try AgricultureRecipes(beside: place.file, json, limit: RecipeFileReader.limit)
      return set.records(in: document, at: place)
    }
    return [DraftRecord](SchemaRecipe.drafts(in: document), in: place)
  }

  private func tableRecords() throws(RecordFault) -> [DraftRecord] {
    let table = CSVTable(try text())
    guard MinistryFoodTable.isIn(table) else { throw .unknownForm }
    return MinistryFoodTable.records(in: table, at: place)
  }

  private func archiveRecords() throws(RecordFault) -> [DraftRecord] {
    guard depth < Self.deepest else { throw .unknownForm }
    let archive: ZipArchive
    do throws(ArchiveFault) { archive = try ZipArchive(bytes) } catch { throw .archive(error) }
    var records: [DraftRecord] = []
    var total = 0
    for entry in archive.entries where isRecipe(entry.name) {
      let place = place.inside(entry.name)
      do throws(RecordFault) {
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

  private func text() throws(RecordFault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// The name without its extension.
  private var baseName: String {
    let name = FilePath(name).name.description
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

/// The forms that recipes are read in.
enum RecipeFormat {
  case json, lines, page, cooklang, paprika, archive, mealMaster, table, text

  /// The extensions that recipes are looked for under in a folder.
  static let extensions: Set<String> = [
    "json", "jsonld", "jsonl", "html", "htm", "cook", "paprikarecipe", "paprikarecipes", "zip", "mmf", "mm", "csv",
    "txt", "md", "markdown",
  ]

  /// The form of a file by its first bytes and its extension; nil for one that holds no recipes.
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
