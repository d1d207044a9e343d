import FridgeKit

/// Scans photos and prints the ingredients and recipes for them, as in the documentation of FridgeKit.
///
/// Run it in the root of the fridge package: without folders, `Fridge()` looks beside the program that it is part of.
@main enum LibraryClient {
  static func main() throws {
    let folders = DataFolders(models: "Models", dishes: "Sources/Kitchen/Recipes/Dishes", state: nil)
    let fridge = Fridge(folders: folders)
    let scan = try fridge.scan(CommandLine.arguments.dropFirst().map { FilePath($0) })
    for entry in scan.ingredients.entries { print(fridge.name(ofLabel: entry.label, in: .english)) }
    for dish in try fridge.recommend(scan.ingredients, limit: 3) { print(dish.recipe.title.english) }
  }
}
