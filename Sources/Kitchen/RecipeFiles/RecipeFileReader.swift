public import Files
internal import Recipes

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
