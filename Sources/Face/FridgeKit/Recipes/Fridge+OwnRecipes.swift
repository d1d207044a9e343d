public import Files
public import Localization
public import RecipeFiles
public import Recipes
public import Time

extension Fridge {
  /// Adds the one recipe of a text in any format that is read.
  ///
  /// - Parameter name: the name of the text, whose extension tells the format; without one it is recognised. A name
  ///   `-` is no title.
  public func addRecipe(
    in text: [UInt8], named name: FilePath, at time: Moment = .current
  ) throws(OwnRecipeFailure) -> Recipe {
    let recipe = try Self.onlyRecipe(in: text, named: name)
    let store = try openStore()
    var gate = RecipeDeduplicator(beside: store)
    let admission: RecipeAdmission
    do throws(RecipeStoreError) { admission = try gate.admit(recipe) } catch { throw .recipes(.recipes(.store(error))) }
    switch admission {
    case .duplicate(let id): throw .duplicate(of: id)
    case .added(let named):
      return try change(.add, at: time) { editor throws(CollectionError) in try editor.add(named) }
    }
  }

  /// Replaces one of the user's own recipes by the recipe of an edited text; of a bundled dish the user gets a copy.
  ///
  /// - Returns: the recipe as it is kept.
  public func editRecipe(
    _ original: Recipe, to text: [UInt8], in language: Language, at time: Moment = .current
  ) throws(OwnRecipeFailure) -> Recipe {
    let read = try Self.onlyRecipe(in: text, named: "recipe.cook")
    let edited = RecipeEditing(in: language).recipe(of: read, from: original)
    return try change(.edit, at: time) { editor throws(CollectionError) in
      try editor.replace(id: original.id, by: edited) ? edited : try editor.add(edited)
    }
  }

  /// Removes recipes of the user's own: all of them, or none if one is bundled.
  public func removeRecipes(_ recipes: [Recipe], at time: Moment = .current) throws(OwnRecipeFailure) {
    let store = try openStore()
    for recipe in recipes {
      let isOwn: Bool
      do throws(RecipeStoreError) { isOwn = try store.isOwn(id: recipe.id) } catch {
        throw .recipes(.recipes(.store(error)))
      }
      if !isOwn { throw .bundled(recipe.title) }
    }
    try change(.remove, at: time) { editor throws(CollectionError) in
      for recipe in recipes { _ = try editor.remove(id: recipe.id) }
    }
  }

  /// Undoes the newest change of the user's own recipes that was not undone; called again, the one before it.
  public func undoRecipeChange(at time: Moment = .current) throws(OwnRecipeFailure) -> CollectionChange {
    let undone: CollectionChange?
    do throws(ImportFailure) {
      let collection = try Self.collection(in: ownFolder())
      do throws(CollectionError) { undone = try collection.undo(at: time) } catch { throw .collection(error) }
      try indexRecipes()
    } catch { throw .recipes(error) }
    guard let undone else { throw .nothingToUndo }
    return undone
  }

  private func change<Result>(
    _ kind: CollectionChange.Kind, at time: Moment,
    _ body: (inout CollectionEditor) throws(CollectionError) -> Result
  ) throws(OwnRecipeFailure) -> Result {
    do throws(ImportFailure) {
      let collection = try Self.collection(in: ownFolder())
      let result: Result
      do throws(CollectionError) { result = try collection.change(kind, at: time, catching: { $0 }, body) } catch {
        throw .collection(error)
      }
      try indexRecipes()
      return result
    } catch { throw .recipes(error) }
  }

  private func openStore() throws(OwnRecipeFailure) -> RecipeStore {
    do throws(RecipesFailure) { return try recipes() } catch { throw .recipes(.recipes(error)) }
  }

  private static func onlyRecipe(in text: [UInt8], named name: FilePath) throws(OwnRecipeFailure) -> Recipe {
    let records = RecipeFileReader().records(in: text, named: name)
    if records.count > 1 { throw .several(records.count) }
    do throws(RecordError) {
      guard let record = records.first else { throw .noRecipe }
      return try record.result.get().recipe
    } catch { throw .unreadable(error) }
  }
}

extension Fridge {
  /// Returns the user's opinion of a recipe, bundled or own, and when it was cooked.
  public func opinion(of recipe: Recipe) throws(OwnRecipeFailure) -> RecipeOpinion {
    guard let state = folders?.state, RecipeCollection.file(in: state).kind != nil else { return RecipeOpinion() }
    return try withCollection { collection throws(CollectionError) in try collection.opinion(of: recipe.id) }
  }

  /// Keeps the rating and the note of an opinion.
  public func setOpinion(_ opinion: RecipeOpinion, of recipe: Recipe) throws(OwnRecipeFailure) {
    try withCollection { collection throws(CollectionError) in try collection.setOpinion(opinion, of: recipe.id) }
  }

  /// Keeps that a recipe was cooked on a day.
  public func addCooking(of recipe: Recipe, on day: CalendarDate) throws(OwnRecipeFailure) {
    try withCollection { collection throws(CollectionError) in try collection.addCooking(of: recipe.id, on: day) }
  }

  private func withCollection<Result>(
    _ body: (RecipeCollection) throws(CollectionError) -> Result
  ) throws(OwnRecipeFailure) -> Result {
    do throws(ImportFailure) {
      let collection = try Self.collection(in: ownFolder())
      do throws(CollectionError) { return try body(collection) } catch { throw .collection(error) }
    } catch { throw .recipes(error) }
  }
}

/// Why the user's own recipes could not be changed.
public enum OwnRecipeFailure: Error, Equatable {
  /// The text cannot be read as a recipe.
  case unreadable(RecordError)
  /// The text has several recipes.
  case several(Int)
  /// The recipe exists already, under this identifier.
  case duplicate(of: String)
  /// The recipe came with the program and cannot be removed.
  case bundled(BilingualText)
  /// All changes have been undone, or there are none.
  case nothingToUndo
  /// The recipes could not be opened or written.
  case recipes(ImportFailure)
}
