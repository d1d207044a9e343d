import Files
import Ingredients
import Recipes
import TestSupport
import Testing

@testable import FridgeKit

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
