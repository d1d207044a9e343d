/// Takes lines of ingredients apart, in English and Korean: `2–3 cloves garlic, minced`, `대파 1/2대(50g)`, `소금 약간`.
///
/// The amount stands before the name or behind it; brackets and whatever follows a comma become the note. Nothing of a
/// line is lost but words without content (`of`, `about`). Any text is a line: one without an amount is all name.
public struct IngredientLineParser: Sendable {
  /// A parser; it has no state.
  public init() {}

  /// Takes one line apart.
  public func line(_ text: String) -> IngredientLine {
    let text = LineText(text)
    var draft = LineDraft(text.main)
    for aside in text.asides { draft.add(aside: aside) }
    return draft.line
  }

  /// Takes an amount apart whose ingredient is named in another column; without an amount the name is a line of its own.
  public func line(name: String, amount: String) -> IngredientLine {
    if !amount.contains(where: { !$0.isWhitespace }) { return line(name) }
    let (name, amount) = (LineText(name), LineText(amount))
    var draft = LineDraft(name: String(name.main), amount: amount.main)
    for aside in name.asides + amount.asides { draft.add(aside: aside) }
    return draft.line
  }
}
