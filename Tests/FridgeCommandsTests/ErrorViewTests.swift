import CommandLineKit
import FridgeKit
import SQLite
import Testing

@testable import FridgeCommands

struct ErrorViewTests {
  @Test(arguments: [
    (CommandError.pantryEmpty as any Error, "pantry_empty", 1), (CommandError.showOrJSON, "show_or_json", 2),
    (CommandError.unknownRecipe("x", suggestions: []), "unknown_recipe", 1),
    (PantryFailure.words(.notAnAmount("1/0")), "not_an_amount", 2),
    (PantryFailure.store(.nothingToUndo), "nothing_to_undo", 2),
    (PantryFailure.store(.damaged("a", .corrupt("b"))), "damaged", 2),
    (ArgumentError.unknownOption("--x", suggestions: []), "unknown_option", 2),
  ]) func theKindIsThatOfTheInnermostError(error: any Error, kind: String, exit: Int) {
    for language in Language.allCases {
      let text = ErrorView(error: error, language: language).json.text
      #expect(text.hasPrefix(#"{"version":1,"error":{"kind":"\#(kind)","message":""#), "\(text)")
      #expect(text.hasSuffix(#""exit":\#(exit)}}"#))
    }
  }
}
