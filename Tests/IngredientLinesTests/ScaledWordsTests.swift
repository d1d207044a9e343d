import Testing

@testable import IngredientLines

struct ScaledWordsTests {
  @Test(arguments: [
    ("2 sticks", 0.5, "1 stick"), ("1 stick", 2, "2 sticks"), ("2 sticks, softened", 0.5, "1 stick, softened"),
    ("1/2 cup", 2, "1 cup"), ("다진 것, 2컵", 0.5, "다진 것, 1컵"), ("9x13 inch", 2, "9x13 inch"),
    ("2 inch long", 2, "2 inch long"),
    ("2–3 cloves", 2, "2–3 cloves"), ("softened", 2, "softened"), ("", 2, ""), ("2 sticks", 1, "2 sticks"),
    ("1-inch pieces", 2, "1-inch pieces"), ("2 large", 2, "2 large"),
  ]) func amountsInNotesAreScaled(note: String, factor: Double, expected: String) {
    #expect(ScaledWords.note(note, by: factor) == expected)
  }

  @Test(arguments: [
    ("24 cookies", 0.5, "12 cookies"), ("2 loaves", 0.5, "1 loaf"), ("1 cake", 2, "2 cakes"), ("24개", 0.5, "12개"),
    ("one big pie", 2, "one big pie"), ("9-inch pie", 2, "9-inch pie"), ("9 inch pie", 2, "9 inch pie"), ("", 2, ""),
  ]) func yieldsAreScaled(words: String, factor: Double, expected: String) {
    #expect(ScaledWords.yield(words, by: factor) == expected)
  }
}
