public import RecipeFiles
public import Recipes

/// What became of the recipes of an import.
public struct ImportReport: Sendable, Equatable {
  /// One record with what became of it.
  public enum Outcome: Sendable, Equatable {
    /// It is new; its identifier may have got a number.
    case imported(Recipe)
    /// It is there already, under this identifier.
    case duplicate(of: String)
    /// It is broken.
    case skipped(RecordFault)
  }

  /// Every record in the order of the files.
  public let outcomes: [(place: RecordPlace, outcome: Outcome)]
  /// In how many imported recipes something was lost or guessed, by what; in a fixed order, without zeros.
  public let losses: [(loss: RecipeLoss, count: Int)]

  /// - Parameter admissions: one for each record that was read, in the same order.
  init(records: [RecipeRecord], admissions: [RecipeAdmission]) {
    var admissions = admissions[...]
    var counts: [RecipeLoss: Int] = [:]
    outcomes = records.map { record in
      switch record.result {
      case .failure(let fault): return (record.place, .skipped(fault))
      case .success(let read):
        guard case .added(let recipe)? = admissions.first else {
          let id = if case .duplicate(let id)? = admissions.first { id } else { read.recipe.id }
          admissions = admissions.dropFirst()
          return (record.place, .duplicate(of: id))
        }
        admissions = admissions.dropFirst()
        for loss in read.losses { counts[loss, default: 0] += 1 }
        return (record.place, .imported(recipe))
      }
    }
    losses = RecipeLoss.allCases.compactMap { loss in counts[loss].map { (loss, $0) } }
  }

  /// The recipes that are new.
  public var imported: [Recipe] {
    outcomes.compactMap { if case .imported(let recipe) = $0.outcome { recipe } else { nil } }
  }

  /// How many were there already.
  public var duplicates: Int {
    outcomes.count { if case .duplicate = $0.outcome { true } else { false } }
  }

  /// The broken records.
  public var skipped: [(place: RecordPlace, fault: RecordFault)] {
    outcomes.compactMap { if case .skipped(let fault) = $0.outcome { ($0.place, fault) } else { nil } }
  }

  /// Whether two reports tell the same.
  public static func == (one: ImportReport, other: ImportReport) -> Bool {
    one.outcomes.elementsEqual(other.outcomes, by: ==) && one.losses.elementsEqual(other.losses, by: ==)
  }
}
