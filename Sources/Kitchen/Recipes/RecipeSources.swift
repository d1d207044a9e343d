internal import Files
internal import Ingredients

/// Where the recipes of a store come from: the bundled dishes and the user's own recipes.
struct RecipeSources {
  private let files: DishFiles
  private let snapshot: CollectionSnapshot?
  /// A number that changes when any recipe changes.
  let fingerprint: Fingerprint

  /// - Parameters:
  ///   - dishes: the folder of the bundled dish files.
  ///   - collection: the folder that may hold a ``RecipeCollection``.
  init(dishes: FilePath, collection: FilePath?) throws(RecipeStoreError) {
    do throws(DishFileError) { files = try DishFiles(in: dishes) } catch { throw .dishes(error) }
    do throws(CollectionError) {
      snapshot = try collection.flatMap { folder throws(CollectionError) in try CollectionSnapshot(in: folder) }
    } catch { throw .collection(error) }
    fingerprint = files.fingerprint(with: snapshot?.revision)
  }

  /// All recipes in the order of their identifiers, each identifier once.
  func recipes(vocabulary: Vocabulary) throws(RecipeStoreError) -> [Recipe] {
    var recipes: [Recipe]
    do throws(DishFileError) { recipes = try files.recipes(vocabulary: vocabulary) } catch { throw .dishes(error) }
    var gate = RecipeGate(recipes)
    do throws(CollectionError) {
      for recipe in try snapshot?.recipes() ?? [] {
        recipes.append(recipe.identified(by: gate.takeID(for: recipe.id)).withMentions)
      }
    } catch { throw .collection(error) }
    return recipes.sorted { $0.id < $1.id }
  }
}
