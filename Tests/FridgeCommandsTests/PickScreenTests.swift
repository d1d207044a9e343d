import CommandLineKit
import Ingredients
@testable import Localization
import Testing

@testable import FridgeCommands

@Suite struct PickScreenTests {
  private func lines(
    _ list: PickList, width: Int = 80, height: Int = 24, _ language: Language = .english
  ) -> [String] {
    PickScreen(list: list, width: width, height: height, language: language).lines { text, _ in
      DisplayText(text)
    }.map(\.text)
  }

  private func list(_ count: Int, _ keys: Key...) -> PickList {
    let offered = Vocabulary.standard.ingredients.prefix(count).map { PickEntry($0, note: "0.97") }
    var list = PickList(offered, vocabulary: .standard)
    for key in keys { _ = list.press(key) }
    return list
  }

  @Test func showsEntriesBetweenTitleAndSearch() {
    let lines = lines(list(2, .character(" "), .down))
    #expect(lines.count == 5)
    #expect(lines[1].hasPrefix("  [x] Apple") && lines[1].hasSuffix("0.97") && lines[2].hasPrefix("> [ ] Apricot"))
    #expect(lines[4] == "Search: ")
  }

  @Test func saysWhenNothingIsFound() {
    let lines = lines(list(2, .character("x"), .character("x"), .character("x"), .character("x")), .korean)
    #expect(lines[1].contains("그런 이름의 식재료가 없습니다.") && lines.last == "찾기: xxxx")
  }

  @Test func saysWhyAKeyDidNothing() {
    #expect(lines(list(2, .character("\n"))).contains("Please choose ingredients."))
    #expect(lines(list(2, .character("\n")), .korean).contains("식재료를 선택해 주세요."))
  }

  private func lines(_ list: PickList, _ language: Language) -> [String] { lines(list, width: 80, language) }

  @Test(arguments: [1, 5, 8, 24], [0, 3, 29]) func theCursorIsAlwaysThere(_ height: Int, _ steps: Int) {
    var list = list(30)
    for _ in 0..<steps { _ = list.press(.down) }
    let lines = lines(list, height: height)
    #expect(lines.count == max(4, height) && lines.count { $0.hasPrefix("> ") } == 1)
  }

  @Test(arguments: Language.allCases, [20, 40]) func noLineIsBroken(_ language: Language, _ width: Int) {
    #expect(lines(list(9), width: width, language).allSatisfy { $0.displayWidth < width })
  }
}
