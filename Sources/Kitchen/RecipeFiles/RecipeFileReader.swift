public import Files
public import Recipes

/// Reads recipes from files of this program and of others.
///
/// The formats are schema.org JSON-LD, alone or in a web page; Mealie's JSON; Paprika's archives; Cooklang; MealMaster;
/// plain text and Markdown; the CSV and JSON of two Korean ministries; the program's own JSON Lines; and ZIP archives of
/// all of these. A broken record does not affect the others.
public struct RecipeFileReader {
  /// The maximum size in bytes of a file, and of an unpacked archive entry.
  public static let limit = 64 << 20

  private let maker = RecipeBuilder()

  /// Creates a reader, which has no state.
  public init() {}

  /// Returns every recipe of the files and folders, in their order; folders are read recursively.
  public func records(of paths: [FilePath]) -> [RecipeRecord] {
    var records: [RecipeRecord] = []
    // The closure does not throw, and reading reports every error as a record.
    try? forEachRecord(of: paths) { records.append($0) }
    return records
  }

  /// Passes on every recipe of the files and folders, in their order, so that one at a time is in memory.
  ///
  /// - Parameters:
  ///   - progress: called after each file with the number of files done and of all.
  ///   - take: takes a record; what it throws ends the reading.
  public func forEachRecord(
    of paths: [FilePath], progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    _ take: (RecipeRecord) throws -> Void
  ) throws {
    let entries = paths.flatMap { $0.kind == .folder ? folderEntries($0) : [.file($0)] }
    progress(0, entries.count)
    for (index, entry) in entries.enumerated() {
      switch entry {
      case .file(let path):
        try forEachRecord(in: path) { try take(RecipeRecord(place: $0.place, result: result(of: $0))) }
      case .unreadable(let error):
        try take(RecipeRecord(place: RecordPlace(file: error.path), result: .failure(.file(error))))
      }
      progress(index + 1, entries.count)
    }
  }

  /// Passes on every recipe of the contents of a file.
  ///
  /// - Parameter name: the name that tells the format and stands in places.
  public func records(in bytes: [UInt8], named name: FilePath) -> [RecipeRecord] {
    var records: [RecipeRecord] = []
    let contents = RecipeContents(bytes, name: name.name.description, at: RecordPlace(file: name))
    try? contents.forEachRecord { records.append(RecipeRecord(place: $0.place, result: result(of: $0))) }
    return records
  }

  private func result(of record: DraftRecord) -> Result<ImportedRecipe, RecordError> {
    do throws(RecordError) {
      switch try record.result.get() {
      case .recipe(let recipe): return .success(ImportedRecipe(recipe: recipe, losses: []))
      case .draft(let draft): return .success(try maker.recipe(of: draft))
      }
    } catch { return .failure(error) }
  }

  private func folderEntries(_ folder: FilePath) -> [FolderEntry] {
    Folder(folder).entries { path in
      RecipeFormat.extensions.contains(path.fileExtension)
        && !AgricultureRecipes.siblings.contains(path.name.description)
    }
  }

  private func forEachRecord(in path: FilePath, _ take: RecipeContents.Taker) throws {
    let place = RecordPlace(file: path)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try path.readBytes(limit: Self.limit) } catch {
      return try take(DraftRecord(place, .file(error)))
    }
    try RecipeContents(bytes, name: path.name.description, at: place).forEachRecord(take)
  }
}

/// The position of a recipe in the files.
public struct RecordPlace: Sendable, Equatable {
  /// The file.
  public let file: FilePath
  /// The path inside the archive; nil outside an archive.
  public let entry: String?
  /// The number of the recipe in the file, from 1; nil when the file has only one or cannot be read at all.
  public let number: Int?

  /// Creates a place from its parts.
  public init(file: FilePath, entry: String? = nil, number: Int? = nil) {
    self.file = file
    self.entry = entry
    self.number = number
  }

  /// Returns the place of a numbered recipe in the same file.
  func at(_ number: Int?) -> RecordPlace { RecordPlace(file: file, entry: entry, number: number) }

  /// Returns the place of an entry in this archive.
  func inside(_ entry: String) -> RecordPlace {
    RecordPlace(file: file, entry: self.entry.map { "\($0)/\(entry)" } ?? entry)
  }
}

/// The result of reading one recipe of a file.
public struct RecipeRecord: Sendable, Equatable {
  /// The position in the files.
  public let place: RecordPlace
  /// The recipe, or the reason why it cannot be read.
  public let result: Result<ImportedRecipe, RecordError>
}

/// A recipe that was read from a file, and the losses of the conversion.
public struct ImportedRecipe: Sendable, Equatable {
  /// The recipe, whose identifier may not be unique.
  public let recipe: Recipe
  /// The information that was dropped or guessed.
  public let losses: Set<RecipeLoss>
}

/// An error in a record or in a whole file.
public indirect enum RecordError: Error, Sendable, Equatable {
  /// The file cannot be read.
  case file(FileError)
  /// The format of the file is unknown.
  case unknownForm
  /// The bytes are not valid UTF-8.
  case notUTF8
  /// The JSON-LD script of a web page with this number, from 1, is broken.
  case script(number: Int, RecordError)
  /// The text is not JSON.
  case notJSON
  /// The file contains no recipe.
  case noRecipe
  /// The recipe has no title.
  case noTitle
  /// The recipe lists no ingredients.
  case noIngredients
  /// No line of the ingredient list names food.
  case noFood
  /// The recipe has no steps.
  case noSteps
  /// A line of a dish file is invalid.
  case dish(DishFault)
  /// The archive is damaged or unsupported.
  case archive(ArchiveError)
  /// The data exceed `limit` bytes, compressed or not.
  case tooLarge(limit: Int)
  /// A companion file of this one is missing from its folder.
  case missingSibling(String)
}
