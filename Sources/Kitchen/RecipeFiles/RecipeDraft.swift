internal import Recipes

/// A recipe as a file tells it: ingredients still lines of text, cuisine and kind still words.
struct RecipeDraft: Sendable, Equatable {
  /// What the dish is called.
  var title: String
  /// The identifier that the file gives; nil to make one of the title.
  var id: String?
  /// How many people the amounts feed, if the file says so.
  var servings: Int?
  /// Minutes from the first step to the table, if the file says so.
  var minutes: Int?
  /// How much the dish asks of the cook, if the file says so.
  var difficulty: Difficulty?
  /// What goes in.
  var lines: [IngredientLine] = []
  /// What to do.
  var steps: [String] = []
  /// Cuisine, category, keywords: whatever may tell what sort of dish it is.
  var words: [String] = []
  /// What the file says and a ``Recipe`` has no place for.
  var losses: Set<RecipeLoss> = []
  /// Whether the words name every tag that the recipe has, as in files of this program.
  var namesTags = false
  /// Whether the recipe may take its ingredients from its steps when the file lists none.
  var mayLackList = false
}

/// Something about a recipe that its file tells and that is not kept, or that had to be guessed.
public enum RecipeLoss: String, CaseIterable, Sendable {
  case pictures, nutrition, description, tips, notes, rating, source, video
  /// The file does not say how many people the amounts feed.
  case guessedServings = "guessed_servings"
  /// The file does not say how long it takes.
  case guessedTime = "guessed_time"
  /// The file does not say which kitchen the dish comes from.
  case guessedCuisine = "guessed_cuisine"
  /// The file does not say what sort of dish it is.
  case guessedKind = "guessed_kind"
  /// The file lists no ingredients; they were found in the steps, without amounts.
  case guessedIngredients = "guessed_ingredients"
}

/// What a reader of one format found at one place.
struct DraftRecord {
  /// A recipe, as far as its file has gone.
  enum Content {
    case draft(RecipeDraft)
    /// The file holds the recipe exactly as the program keeps it.
    case recipe(Recipe)
  }

  let place: RecordPlace
  let result: Result<Content, RecordFault>

  init(_ place: RecordPlace, _ result: Result<Content, RecordFault>) { (self.place, self.result) = (place, result) }

  init(_ place: RecordPlace, _ draft: RecipeDraft) { self.init(place, .success(.draft(draft))) }

  init(_ place: RecordPlace, _ fault: RecordFault) { self.init(place, .failure(fault)) }
}

extension [DraftRecord] {
  /// Records of drafts in the order of a file; numbered when there are several.
  init(_ drafts: [RecipeDraft], in place: RecordPlace) {
    self = drafts.enumerated().map { DraftRecord(place.at(drafts.count > 1 ? $0 + 1 : nil), $1) }
    if drafts.isEmpty { self = [DraftRecord(place, .noRecipe)] }
  }
}
