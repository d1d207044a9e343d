public import Files
public import Recipes

/// Reads recipes from files of other programs and of this one.
///
/// Known are schema.org JSON-LD, alone or in a web page; Mealie's JSON; Paprika's archives; Cooklang; MealMaster; text
/// and Markdown; the CSV and JSON of two Korean ministries; the program's own lines of JSON; and ZIP archives of all of
/// these. A broken record never keeps others from being read.
public struct RecipeFileReader {
  /// The most bytes of one file, and of one unpacked entry of an archive.
  public static let limit = 64 << 20

  private let maker = RecipeMaker()

  /// A reader; it has no state.
  public init() {}

  /// Every recipe of the files and folders, in their order; a folder is read with all that is below it.
  public func records(of paths: [FilePath]) -> [RecipeRecord] { paths.flatMap { records(of: $0) } }

  private func records(of path: FilePath) -> [RecipeRecord] {
    let records = path.kind == .folder ? folderRecords(path) : fileRecords(path)
    return records.map { RecipeRecord(place: $0.place, result: result(of: $0)) }
  }

  private func result(of record: DraftRecord) -> Result<ReadRecipe, RecordFault> {
    do throws(RecordFault) {
      switch try record.result.get() {
      case .recipe(let recipe): return .success(ReadRecipe(recipe: recipe, losses: []))
      case .draft(let draft): return .success(try maker.recipe(of: draft))
      }
    } catch { return .failure(error) }
  }

  private func folderRecords(_ folder: FilePath) -> [DraftRecord] {
    let entries = Folder(folder).entries { path in
      RecipeFormat.extensions.contains(path.fileExtension)
        && !AgricultureRecipes.siblings.contains(path.name.description)
    }
    return entries.flatMap { entry in
      switch entry {
      case .file(let path): fileRecords(path)
      case .unreadable(let error): [DraftRecord(RecordPlace(file: error.path), .file(error))]
      }
    }
  }

  private func fileRecords(_ path: FilePath) -> [DraftRecord] {
    let place = RecordPlace(file: path)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try path.readBytes(limit: Self.limit) } catch {
      return [DraftRecord(place, .file(error))]
    }
    return RecipeContents(bytes, name: path.name.description, at: place).records
  }
}

/// Where in the files a recipe stands.
public struct RecordPlace: Sendable, Equatable {
  /// The file.
  public let file: FilePath
  /// The file inside of an archive; nil outside of one.
  public let entry: String?
  /// Which recipe of the file, counted from 1; nil when it holds only one, or cannot be read at all.
  public let number: Int?

  /// A place by all of its parts.
  public init(file: FilePath, entry: String? = nil, number: Int? = nil) {
    self.file = file
    self.entry = entry
    self.number = number
  }

  /// The same file, at its recipe with a number.
  func at(_ number: Int?) -> RecordPlace { RecordPlace(file: file, entry: entry, number: number) }

  /// A file inside of this archive.
  func inside(_ entry: String) -> RecordPlace {
    RecordPlace(file: file, entry: self.entry.map { "\($0)/\(entry)" } ?? entry)
  }
}

/// One recipe of a file: read, or broken.
public struct RecipeRecord: Sendable, Equatable {
  /// Where it stands.
  public let place: RecordPlace
  /// The recipe, or what is wrong with it.
  public let result: Result<ReadRecipe, RecordFault>
}

/// A recipe that was read from a file, with what was lost on the way.
public struct ReadRecipe: Sendable, Equatable {
  /// The recipe; its identifier may be that of another one.
  public let recipe: Recipe
  /// What was not kept, or had to be guessed.
  public let losses: Set<RecipeLoss>
}

/// What is wrong with a record, or with a whole file.
public indirect enum RecordFault: Error, Sendable, Equatable {
  /// The file cannot be read.
  case file(FileError)
  /// The file is in no form that is known.
  case unknownForm
  /// The bytes are no text in UTF-8.
  case notUTF8
  /// Of the scripts of a web page that hold JSON-LD the one with this number, counted from 1, is broken.
  case script(number: Int, RecordFault)
  /// The text is not JSON.
  case notJSON
  /// There is no recipe in it.
  case noRecipe
  /// The recipe has no title.
  case noTitle
  /// The recipe lists no ingredients.
  case noIngredients
  /// The recipe has no steps.
  case noSteps
  /// One line of a dish file is wrong.
  case dish(DishFault)
  /// The archive is damaged, or in a form that is not supported.
  case archive(ArchiveFault)
  /// More than `limit` bytes, packed or unpacked.
  case tooLarge(limit: Int)
  /// A file that belongs to this one is missing beside it.
  case missingSibling(String)
}
