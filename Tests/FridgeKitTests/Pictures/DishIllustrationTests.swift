import Files
import Images
import Recipes
import Testing

@testable import FridgeKit

struct DishIllustrationTests {
  private static let dishes = FilePath(#filePath).folder.folder.folder.folder.appending(
    "Sources/Kitchen/Recipes/Dishes")

  private func recipe(_ id: String) throws -> Recipe {
    let fridge = Fridge(folders: DataFolders(models: "none", dishes: Self.dishes, state: nil))
    return try #require(try fridge.recipes().recipe(id: id))
  }

  @Test func aDishLooksTheSameEveryTime() throws {
    let recipe = try recipe("kimchi-stew")
    let picture = DishIllustration(of: recipe).image(side: 64)
    #expect(picture == DishIllustration(of: recipe).image(side: 64))
    #expect(picture.size == PixelSize(width: 64, height: 64))
    // The table at the corner, light; the food in the middle, dark.
    #expect(picture.pixels[0] > 200)
    #expect(Set(picture.pixels).count > 30)
  }

  @Test func dishesDiffer() throws {
    let (stew, tofu) = (try recipe("kimchi-stew"), try recipe("tofu-kimchi"))
    #expect(DishIllustration(of: stew).image(side: 48) != DishIllustration(of: tofu).image(side: 48))
  }

  @Test(arguments: [1, 2, 33]) func smallPicturesAreDrawn(side: Int) throws {
    let picture = DishIllustration(of: try recipe("kimchi-stew")).image(side: side)
    #expect(picture.pixels.count == side * side * 3)
  }
}
