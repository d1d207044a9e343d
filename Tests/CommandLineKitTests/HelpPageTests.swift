@testable import Localization
import Testing

@testable import CommandLineKit

@Suite struct HelpPageTests {
  private func page(_ words: [Argument], in language: Language = .english, width: Int = 80) throws -> [String] {
    let path = ["tool"] + words.map(\.description)
    return try HelpPage(tree.description(of: words), path: path, language: language, width: width).lines
  }

  @Test func commandHelpListsWordsAndOptions() throws {
    #expect(
      try page(["probe"]) == [
        "Usage: tool probe [OPTIONS] PHOTO…", "", "Looks at things.", "", "Arguments:", "  PHOTO…  Photos.", "",
        "Options:", "  -k, --top COUNT      How many names. (default: 1)",
        "      --shade SHADE    How dark. (light, dark, dim)", "  -i, --input NAME     Inputs.",
        "      --hue SHADE      Hues. (light, dark, dim)",
        "  -j, --json           JSON.", "  -q, --quiet          Quiet.",
        "      --lang LANGUAGE  Language of names and messages; by default that of the",
        "                       locale. (en, ko)", "  -h, --help           Show this help.",
      ])
  }

  @Test func programHelpListsTheCommands() throws {
    let lines = try page([])
    #expect(lines.first == "Usage: tool COMMAND [OPTIONS]")
    #expect(lines.contains("  probe  Looks at things.") && lines.contains("  model  Models."))
    #expect(lines.last == "“tool help COMMAND” explains one command.")
  }

  @Test func optionalWordIsBracketed() throws {
    #expect(try page(["model", "list"]).first == "Usage: tool model list [OPTIONS] [NAME]")
  }

  @Test func helpSpeaksKorean() throws {
    let lines = try page(["probe"], in: .korean)
    #expect(lines.first == "사용법: tool probe [옵션] PHOTO…")
    #expect(lines.contains("  -k, --top COUNT      이름의 수. (기본값: 1)"))
  }

  @Test(arguments: [40, 60, 80, 200], Language.allCases)
  func noLineIsWiderThanTheTerminal(_ width: Int, _ language: Language) throws {
    for words: [Argument] in [[], ["probe"], ["model"], ["model", "list"]] {
      let widest = try page(words, in: language, width: width).map(\.displayWidth).max()
      #expect(try #require(widest) <= width)
    }
  }
}
