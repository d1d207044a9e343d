public import Files
public import Ingredients
public import RecipeFiles
public import Recipes

extension Fridge {
  /// Writes recipes to a file, or to a folder as one file each, named by their identifiers.
  ///
  /// Each file appears whole or not at all.
  ///
  /// - Parameter target: a file, or a folder, which is created for several recipes in a form that holds only one.
  /// - Returns: the files, in the order of the recipes.
  public func export(
    _ recipes: [Recipe], to target: FilePath, as format: RecipeTextFormat, in language: Language
  ) throws(FileError) -> [FilePath] {
    let isFolder = target.kind == .folder || target.bytes.last == UInt8(ascii: "/")
    if !isFolder, format.holdsSeveral || recipes.count == 1 {
      try target.write(format.text(of: recipes, in: language).utf8)
      return [target]
    }
    try target.createFolder()
    var written: [FilePath] = []
    for recipe in recipes {
      let path = target.appending(FilePath("\(recipe.id).\(format.fileExtension)"))
      try path.write(format.text(of: [recipe], in: language).utf8)
      written.append(path)
    }
    return written
  }
}
