import CommandLineKit
@testable import Localization
import Testing

@testable import FridgeCommands

/// Checks on the parameters of every command.
@Suite struct CommandTableTests {
  private static func all(_ description: CommandDescription) -> [CommandDescription] {
    [description] + description.commands.flatMap(all)
  }

  private static var everything: [CommandDescription] { all(FridgeProgram.commands.description) }

  @Test func everyNameIsUsedOnce() {
    for command in Self.everything {
      let names = command.parameters.flatMap(\.spellings)
      #expect(Set(names).count == names.count, "\(command.name)")
    }
  }

  @Test(arguments: Language.allCases) func everythingIsExplained(_ language: Language) {
    for command in Self.everything {
      #expect(!command.summary[language].isEmpty, "\(command.name)")
      for parameter in command.parameters {
        #expect(!parameter.help[language].isEmpty, "\(command.name) \(parameter.name)")
      }
    }
  }

  @Test func KoreanIsKorean() {
    for text in Self.everything.flatMap({ [$0.summary] + $0.discussion + $0.parameters.map(\.help) }) {
      #expect(text.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(text.english)")
    }
  }

  @Test func helpIsNeverWiderThanATerminal() {
    for language in Language.allCases {
      for command in Self.everything {
        for line in HelpPage(command, path: ["fridge", command.name], language: language).lines {
          #expect(line.displayWidth <= 80, "\(line)")
        }
      }
    }
  }
}
