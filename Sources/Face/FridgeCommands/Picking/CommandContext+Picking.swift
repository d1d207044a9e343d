internal import CommandLineKit
internal import FridgeKit
internal import Ingredients
internal import Recipes

extension CommandContext {
  /// Lets the person at the terminal switch ingredients on and off.
  ///
  /// - Returns: what to cook with; nil when the person has enough.
  func pick(from offered: [PickEntry]) throws -> IngredientSelection? {
    var list = PickList(offered, vocabulary: fridge.kitchen)
    return try Keyboard.withKeys { keyboard in
      var drawn = 0
      while true {
        drawn = try draw(list, over: drawn)
        let outcome = keyboard.next().map { list.press($0) } ?? .stop
        guard let outcome else { continue }
        try console.write("\(Self.backToTop(of: drawn))\(Self.eraseBelow)")
        guard case .cook(let selection) = outcome else { return nil }
        return selection
      }
    }
  }

  /// ECMA-48: erase from the cursor to the end of the screen, and to the end of the line.
  private static let eraseBelow = DisplayText.sequence("\u{1B}[J"), eraseLine = DisplayText.sequence("\u{1B}[K")

  private static func backToTop(of lines: Int) -> DisplayText {
    .sequence(lines > 1 ? "\r\u{1B}[\(lines - 1)A" : "\r")
  }

  /// Draws the list where it was drawn before.
  ///
  /// - Returns: how many lines it takes now.
  private func draw(_ list: PickList, over drawn: Int) throws -> Int {
    let terminal = console.terminal
    let screen = PickScreen(list: list, width: terminal.width, height: terminal.height, language: language)
    let lines = screen.lines(styled: console.styled)
    if drawn > 0 { try console.write(Self.backToTop(of: drawn)) }
    for (index, line) in lines.enumerated() {
      if index > 0 { try console.write(.sequence("\n")) }
      try console.write("\(line)\(Self.eraseLine)")
    }
    try console.write(Self.eraseBelow)
    try console.flush()
    return lines.count
  }
}
