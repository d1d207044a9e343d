import FridgeKit
@testable import Localization
import Testing

@testable import FridgeCommands

@Suite struct CommandContextTests {
  private func context(in language: Language) -> CommandContext {
    CommandContext(fridge: Fridge(folders: nil), console: Console(collectingIn: language))
  }

  @Test func koreanNamesAndKoreanAnswersPreferKoreanDishes() {
    let english = context(in: .english)
    #expect(english.homeCuisines(naming: []).isEmpty && english.homeCuisines(naming: ["spinach", "egg"]).isEmpty)
    #expect(english.homeCuisines(naming: ["egg", "시금치"]) == [.korean, .snack])
    #expect(context(in: .korean).homeCuisines(naming: ["spinach"]) == [.korean, .snack])
  }
}
