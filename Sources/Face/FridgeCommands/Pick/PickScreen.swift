internal import CommandLineKit
internal import FridgeKit

/// The lines of a terminal that show a ``PickList``.
struct PickScreen {
  /// The list to show.
  let list: PickList
  /// The columns and rows of the terminal.
  let width: Int, height: Int
  /// The language of names and words.
  let language: Language

  /// Returns the lines from top to bottom; the cursor of the terminal belongs at the end of the last one.
  func lines(styled: (String, TextStyle) -> DisplayText) -> [DisplayText] {
    let title = styled(clipped(words("Which ingredients? One to five.", "어떤 식재료로 할까요? 1개 이상 5개 이하.")), .bold)
    let entries = window.map { index in
      let line = clipped(line(index))
      return list.isChosen(list.shown[index]) ? styled(line, .green) : DisplayText(line)
    }
    let nothing = DisplayText(clipped("  " + words("Nothing by that name.", "그런 이름의 식재료가 없습니다.")))
    let search = DisplayText(clipped(words("Search: ", "찾기: ") + list.search))
    return [title] + (entries.isEmpty ? [nothing] : entries)
      + [styled(clipped(help), refusal == nil ? .faint : .yellow), search]
  }

  /// The entries that fit on the screen, around the cursor.
  private var window: Range<Int> {
    let room = min(max(1, height - 3), list.shown.count)
    let start = min(max(0, (list.cursor ?? 0) - room / 2), list.shown.count - room)
    return start..<(start + room)
  }

  private func line(_ index: Int) -> String {
    let entry = list.shown[index]
    let mark = (index == list.cursor ? "> " : "  ") + (list.isChosen(entry) ? "[x] " : "[ ] ")
    let name = entry.ingredient.name(in: language)
    return entry.note.isEmpty ? mark + name : mark + name.padded(to: 20) + "  " + entry.note
  }

  private var help: String {
    refusal
      ?? words(
        "↑↓ · space on/off · type to search · enter cook · esc stop", "↑↓ · 스페이스 선택 · 입력해서 찾기 · 엔터 요리 · esc 그만")
  }

  private var refusal: String? {
    switch list.refusal {
    case .nothingChosen: words("Please choose ingredients.", "식재료를 선택해 주세요.")
    case .tooMany: words("Too many ingredients.", "식재료가 너무 많습니다.")
    case nil: nil
    }
  }

  private func words(_ english: String, _ korean: String) -> String { language == .korean ? korean : english }

  /// Returns as much of a line as fits with one column left free, so that no terminal wraps it.
  private func clipped(_ line: String) -> String {
    var columns = 0
    return String(
      line.prefix { character in
        columns += character.displayWidth
        return columns < width
      })
  }
}

/// The dialogue of `fridge pick` on a terminal.
struct PickDialogue {
  let context: CommandContext

  private var console: Console { context.console }
  /// Lets the person switch ingredients on and off.
  ///
  /// - Returns: the ingredients to cook with; nil if the person stops.
  func pick(from offered: [PickEntry]) throws -> IngredientSelection? {
    var list = PickList(offered, vocabulary: context.fridge.kitchen)
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

  /// ECMA-48: erases from the cursor to the end of the screen, and to the end of the line.
  private static let eraseBelow = DisplayText.sequence("\u{1B}[J"), eraseLine = DisplayText.sequence("\u{1B}[K")

  private static func backToTop(of lines: Int) -> DisplayText {
    .sequence(lines > 1 ? "\r\u{1B}[\(lines - 1)A" : "\r")
  }

  /// Draws the list over its earlier lines.
  ///
  /// - Returns: the number of lines drawn.
  private func draw(_ list: PickList, over drawn: Int) throws -> Int {
    let terminal = console.terminal
    let screen = PickScreen(list: list, width: terminal.width, height: terminal.height, language: context.language)
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
