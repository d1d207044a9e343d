public import Files
internal import Ingredients
public import Localization
public import RecipeFiles
public import Recipes

extension Fridge {
  /// Writes recipes to one file, or to a folder with one file per recipe, named by their identifiers.
  ///
  /// Each file is written whole or not at all, and none is written when any of them may not be replaced.
  ///
  /// - Parameters:
  ///   - target: a file, or a folder, which is created for several recipes in a format that holds only one.
  ///   - isForced: whether existing files may be replaced. Not every format states which program wrote it.
  /// - Returns: the files, in the order of the recipes.
  public func export(
    _ recipes: [Recipe], to target: FilePath, as format: RecipeTextFormat, in language: Language,
    isForced: Bool = false
  ) throws(FileError) -> [FilePath] {
    let rule = OverwriteRule(inputs: storeFiles, isForced: isForced)
    let isFolder = target.isFolderName
    if !isFolder, format.holdsSeveral || recipes.count == 1 {
      return try write([(target, recipes)], as: format, in: language, rule)
    }
    try target.createFolder()
    let files = recipes.map { recipe in
      (target.appending(FilePath("\(recipe.id).\(format.fileExtension)")), [recipe])
    }
    return try write(files, as: format, in: language, rule)
  }

  private func write(
    _ files: [(path: FilePath, recipes: [Recipe])], as format: RecipeTextFormat, in language: Language,
    _ rule: OverwriteRule
  ) throws(FileError) -> [FilePath] {
    var outputs: [OutputFile] = []
    for file in files { outputs.append(try OutputFile(file.path, rule) { _ in false }) }
    for (output, file) in zip(outputs, files) {
      try output.write(format.text(of: file.recipes, in: language).utf8)
    }
    return outputs.map(\.path)
  }
}
