internal import CommandLineKit
internal import FridgeKit
internal import Recipes

extension CommandContext {
  /// The recipes; when they cannot be kept for the next time, a remark says so.
  func recipes() throws -> RecipeStore {
    let store = try fridge.recipes()
    if case .unwritable(_, let error) = store.persistence {
      let reason = error.message
      let remark = BilingualText(
        en: "The recipes cannot be kept for the next time. \(reason.english)",
        ko: "레시피를 저장해 둘 수 없습니다. \(reason.korean)")
      console.remark(console.text(remark))
    }
    return store
  }
}
