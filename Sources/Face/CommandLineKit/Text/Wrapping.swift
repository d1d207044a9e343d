extension String {
  /// The text in lines of `width` columns at most, broken at spaces, or inside a word that is longer than a line.
  ///
  /// Tabs and the ends of the text's own lines are spaces like others.
  public func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    let words = split { $0 == " " || $0 == "\t" || $0.isNewline }
    for word in words.flatMap({ String($0).pieces(of: width) }) {
      if line.isEmpty {
        line = word
      } else if line.displayWidth + 1 + word.displayWidth <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The word cut where it exceeds `width` columns.
  private func pieces(of width: Int) -> [String] {
    var pieces = [""]
    for character in self {
      if pieces[pieces.count - 1].displayWidth + character.displayWidth > width { pieces.append("") }
      pieces[pieces.count - 1].append(character)
    }
    return pieces.filter { !$0.isEmpty }
  }
}
