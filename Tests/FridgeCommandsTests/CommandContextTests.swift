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
    let elsewhere: Set<Cuisine> = [.western, .chinese, .japanese, .southeastAsian, .mexican]
    #expect(english.homeCuisines(naming: []) == elsewhere && english.homeCuisines(naming: ["spinach"]) == elsewhere)
    #expect(english.homeCuisines(naming: ["egg", "시금치"]) == [.korean, .snack])
    #expect(context(in: .korean).homeCuisines(naming: ["spinach"]) == [.korean, .snack])
  }
}
