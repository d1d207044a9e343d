internal import Recipes

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
