import Foundation
import Testing

/// Compares what the commands on own recipes say, one after the other in one home, with approved files.
@Suite struct OwnRecipesGoldenTests {
  private static let recipe = """
    Tomato Toast

    Serves 2 | 10 min
    Author: A cook
    Source: https://recipes.example/toast

    Ingredients
    - 2 slices bread
    - 1 tomato

    Steps
    Toast the bread.

    Put the tomato on it.

    ## Notes
    - Best in August.
    """

  private static let script = """
    recipe add
    recipe add
    recipe tomato toast --rate 4 --note "less salt" --cooked
    recipe tomato toast --json
    recipe edit tomato toast
    recipe edit egg-fried-rice --json
    recipes --mine
    recipe remove egg-fried-rice
    recipe remove tomato-toast
    recipe undo
    recipe undo --json
    completions --list recipes --start tom
    recipe egg-fried-rice --rate 6
    recipe undo
    recipe undo
    recipe undo
    help recipe
    help recipe add
    """

  /// The standard input of each command; nothing by default.
  private static let inputs = [
    0: recipe, 1: recipe,
    4: "---\ntitle: Tomato Toast\n---\nToast @bread{2%slices}, and top it with @tomato{2}.\n",
    5: "# Notes\n\nA walk in the park.\n",
  ]

  @Test(arguments: ["en", "ko"]) func programSaysWhatWasApproved(language: String) throws {
    var number = 0
    let lines = Self.script.split(separator: "\n").map(String.init)
    let transcript = try FridgeProcess.transcript(ofScript: lines, language: language) { process, _ in
      process.input = Data((Self.inputs[number] ?? "").utf8)
      number += 1
    }
    try Golden.expect(transcript, in: language == "en" ? "own-recipes" : "own-recipes-\(language)")
  }

  /// The editor is any command; here one that writes a recipe over the template.
  @Test func anEditorWritesARecipe() throws {
    try TemporaryFolder.with { state in
      let file = state.appendingPathComponent("toast.txt")
      try Data("---\ntitle: Toast\n---\nToast @bread{2%slices}.\n".utf8).write(to: file)
      for (editor, code, text) in [
        ("cp \(file.path)", Int32(0), "Toast"), ("false", 2, "false"), ("true", 1, "Nothing"),
      ] {
        let terminal = try PseudoTerminal()
        var program = FridgeProcess(["recipe", "add"])
        program.environment = ["VISUAL": editor]
        let process = program.prepared(state: state)
        terminal.connect(process)
        try process.run()
        process.waitUntilExit()
        try terminal.readRest()
        #expect(process.terminationStatus == code && terminal.transcript.contains(text), "\(terminal.transcript)")
      }
    }
  }
}
