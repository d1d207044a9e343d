internal import IngredientLines
internal import Recipes

/// A recipe as parsed from a file, before its ingredients, cuisine and kind are recognised.
struct RecipeDraft: Sendable, Equatable {
  /// The title of the dish.
  var title: String
  /// The identifier in the file; nil to derive one from the title.
  var id: String?
  /// The number of servings, if the file states it.
  var servings: Int?
  /// The total time in minutes, if the file states it.
  var minutes: Int?
  /// The difficulty, if the file states it.
  var difficulty: Difficulty?
  /// The lines of the ingredient list.
  var lines: [IngredientLine] = []
  /// The steps of the preparation.
  var steps: [String] = []
  /// Cuisine, category and keywords, which suggest the kind of dish.
  var keywords: [String] = []
  /// Origin, picture and remarks.
  var details = RecipeDetails()
  /// Information of the file that a ``Recipe`` cannot hold.
  var losses: Set<RecipeLoss> = []
  /// Whether the keywords contain all tags of the recipe, as in files of this program.
  var namesTags = false
  /// Whether the ingredients may be taken from the steps when the file lists none.
  var allowsIngredientsFromSteps = false
}

extension RecipeDraft {
  /// Appends a line to a remark.
  mutating func add(_ line: String, to field: RecipeDetails.Field) {
    details[field] = details[field].map { "\($0)\n\(line)" } ?? line
  }

  /// Sets what the recipe makes; a mere number of people is the number of servings.
  mutating func setYield(_ text: String, _ servings: Int?) {
    self.servings = servings ?? self.servings
    let words = text.lowercased().split { !$0.isLetter }
    let people: Set = ["serving", "servings", "serves", "portions", "people", "persons", "인분"]
    if !words.allSatisfy({ people.contains(String($0)) }) { details[.yield] = text }
  }
}

/// Information that is in the file but not in the recipe, or that was guessed.
public enum RecipeLoss: String, CaseIterable, Sendable {
  case pictures, nutrition, description, tips, notes, rating, source, video
  /// The file states no servings.
  case guessedServings = "guessed_servings"
  /// The file states no time.
  case guessedTime = "guessed_time"
  /// The file states no cuisine.
  case guessedCuisine = "guessed_cuisine"
  /// The file states no kind of dish.
  case guessedKind = "guessed_kind"
  /// The file lists no ingredients; they were taken from the steps, without amounts.
  case guessedIngredients = "guessed_ingredients"
}

/// The output of a format reader for one recipe.
struct DraftRecord {
  /// A recipe in the form that its format provides.
  enum Content {
    case draft(RecipeDraft)
    /// A complete recipe, from the program's own format.
    case recipe(Recipe)
  }

  let place: RecordPlace
  let result: Result<Content, RecordError>

  init(_ place: RecordPlace, _ result: Result<Content, RecordError>) { (self.place, self.result) = (place, result) }

  init(_ place: RecordPlace, _ draft: RecipeDraft) { self.init(place, .success(.draft(draft))) }

  init(_ place: RecordPlace, _ error: RecordError) { self.init(place, .failure(error)) }
}

extension [DraftRecord] {
  /// Creates the records of a file's drafts, numbered when there are several.
  init(_ drafts: [RecipeDraft], in place: RecordPlace) {
    self = drafts.enumerated().map { DraftRecord(place.at(drafts.count > 1 ? $0 + 1 : nil), $1) }
    if drafts.isEmpty { self = [DraftRecord(place, .noRecipe)] }
  }
}
