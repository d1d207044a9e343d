internal import CommandLineKit
internal import Ingredients

/// What a terminal shows of a ``PickList``.
struct PickScreen {
  /// The list as it is.
  let list: PickList
  /// The columns and rows of the terminal.
  let width: Int, height: Int
  /// The language of names and words.
  let language: Language

  /// The lines from top to bottom; the cursor of the terminal belongs behind the last one.
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

  /// The entries that there is room for, with the cursor among them.
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

  /// As much of a line as fits, one column left free, so that no terminal breaks it.
  private func clipped(_ line: String) -> String {
    var columns = 0
    return String(
      line.prefix { character in
        columns += character.displayWidth
        return columns < width
      })
  }
}
