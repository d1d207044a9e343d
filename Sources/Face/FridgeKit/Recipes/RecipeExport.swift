public import Files
public import Ingredients
public import RecipeFiles
public import Recipes

extension Fridge {
  /// Writes recipes to a file, or to a folder as one file each, named by their identifiers.
  ///
  /// Each file appears whole or not at all, and none where one that may not be replaced has its name.
  ///
  /// - Parameters:
  ///   - target: a file, or a folder, which is created for several recipes in a form that holds only one.
  ///   - mode: what becomes of files that are there.
  /// - Returns: the files, in the order of the recipes.
  public func export(
    _ recipes: [Recipe], to target: FilePath, as format: RecipeTextFormat, in language: Language, _ mode: ExportMode
  ) throws(ExportFailure) -> [FilePath] {
    let isFolder = target.isFolderName
    if !isFolder, format.holdsSeveral || recipes.count == 1 {
      return try write([(target, recipes)], as: format, in: language, mode)
    }
    do throws(FileError) { try target.createFolder() } catch { throw .file(error) }
    let files = recipes.map { recipe in
      (target.appending(FilePath("\(recipe.id).\(format.fileExtension)")), [recipe])
    }
    return try write(files, as: format, in: language, mode)
  }

  private func write(
    _ files: [(path: FilePath, recipes: [Recipe])], as format: RecipeTextFormat, in language: Language,
    _ mode: ExportMode
  ) throws(ExportFailure) -> [FilePath] {
    if mode == .add, let present = files.first(where: { $0.path.kind == .file }) { throw .exists(present.path) }
    do throws(FileError) {
      for file in files { try file.path.write(format.text(of: file.recipes, in: language).utf8) }
    } catch { throw .file(error) }
    return files.map(\.path)
  }
}

/// What an export does with files that are there.
public enum ExportMode: Sendable {
  /// Nothing is written when a file is in the way.
  case add
  /// They are replaced.
  case replace
}

/// Why recipes could not be exported.
public enum ExportFailure: Error, Equatable {
  /// A file of this name is there already.
  case exists(FilePath)
  /// A file could not be written.
  case file(FileError)
}
