import Files
import Ingredients
import Recipes
import Recognition
import Testing
import TestSupport

@testable import FridgeKit

struct PantryTests {
  private let folder = TemporaryFolder()

  private func fridge(state: FilePath?) throws -> Fridge {
    try folder("dishes").createFolder()
    try folder("dishes/dishes.jsonl").write(Self.dish.utf8)
    return Fridge(folders: DataFolders(models: folder("models"), dishes: folder("dishes"), state: state))
  }

  private static let dish = """
    {"id":"tea","title":{"en":"Tea","ko":"차"},"cuisine":"korean","kind":"drink","difficulty":1,"tags":[],"servings":1,\
    "minutes":5,"ingredients":[{"id":"mugwort","name":{"en":"Mugwort","ko":"쑥"},"amount":5,"unit":"g"},\
    {"id":"honey","amount":1,"unit":"tsp"}],"steps":{"en":["Brew it."],"ko":["우린다."]}}
    """

  @Test func knowsTheVocabularyAndTheIngredientsOfRecipes() throws {
    let portions = try fridge(state: nil).portions(["쑥", "50", "g", "Mugwort", "꿀", "1병"])
    #expect(portions.map(\.ingredient.id) == ["mugwort", "mugwort", "honey"])
    #expect(portions.map(\.amount) == [Amount(50, .gram), nil, Amount(1, .bottle)])
    let unlisted = try fridge(state: nil).portions(["dittany"])
    #expect(unlisted.map(\.ingredient.isListed) == [false] && unlisted.map(\.name) == ["dittany"])
    #expect(throws: PantryFailure.words(.notAnAmount("1/0"))) { try fridge(state: nil).portions(["꿀", "1/0"]) }
  }

  @Test func isKeptInTheUsersFolder() throws {
    let fridge = try fridge(state: folder("state"))
    try fridge.pantry().add([], at: Moment(seconds: 0))
    #expect(try fridge.pantry().path == folder("state/pantry.sqlite"))
    #expect(try fridge.pantry().events().count == 1)
  }

  @Test func needsAHomeAndData() throws {
    #expect(throws: PantryFailure.noHome) { try fridge(state: nil).pantry() }
    #expect(throws: PantryFailure.recipes(.noData)) { try Fridge(folders: nil).pantry() }
  }

  @Test func aScanBecomesPortionsWithoutAmounts() throws {
    var scan = ScanReport(threshold: 0.5)
    scan.add(report("a.jpg", ("egg", 0.9)))
    scan.add(report("b.jpg", ("my own thing", 0.9)))
    scan.add(report("c.jpg", ("milk", 0.1)))
    scan.add(report("d.jpg", ("sugar", 0.9)))
    let portions = Fridge(folders: nil).portions(in: scan)
    #expect(portions.map(\.ingredient.id) == ["egg", "my own thing", "sugar"])
    #expect(portions.map(\.ingredient.korean) == ["달걀", "my own thing", "설탕"])
    #expect(portions.allSatisfy { $0.amount == nil })
  }
}

struct BackupTests {
  private let folder = TemporaryFolder()
  private let noon = Moment(seconds: 1_795_262_400)

  private func fridge(state: FilePath?) -> Fridge {
    Fridge(folders: DataFolders(models: folder("models"), dishes: folder("dishes"), state: state))
  }

  @Test func theUsersFolderIsBackedUpAndRestored() throws {
    let fridge = fridge(state: folder("state"))
    let milk = Portion(try #require(Vocabulary.standard["milk"]))
    try fridge.pantry().add([PantryAddition(milk, on: #require(CalendarDate("2026-11-21")))], at: noon)
    let file = folder("kept")
    try fridge.backup(at: noon).write(to: file)
    try fridge.pantry().undo(at: noon)
    #expect(try fridge.pantry().items() == [])
    let (backup, done) = try fridge.restore(from: file, at: noon)
    #expect(backup.time == noon && done.stores == [.pantry])
    #expect(try fridge.pantry().items().map(\.ingredient) == ["milk"])
  }

  @Test func needsDataAndAHome() {
    #expect(throws: BackupFailure.noData) { try Fridge(folders: nil).backup(at: noon) }
    #expect(throws: BackupFailure.noHome) { try fridge(state: nil).backup(at: noon) }
    #expect(throws: BackupFailure.backup(.nothingThere(folder("state")))) {
      try fridge(state: folder("state")).backup(at: noon)
    }
  }
}
