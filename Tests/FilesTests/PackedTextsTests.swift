import Files
import Testing

struct PackedTextsTests {
  @Test(arguments: [[], [""], ["a"], ["", "egg", "", "계란말이", "crème brûlée", ""]])
  func textsComeBackInTheirOrder(_ texts: [String]) {
    var packed = PackedTexts()
    for text in texts { packed.append(text) }
    #expect(Array(packed) == texts && packed.count == texts.count)
  }

  @Test func theSameBytesDividedElsewhereAreOtherTexts() {
    var (one, other) = (PackedTexts(), PackedTexts())
    for text in ["ab", "c"] { one.append(text) }
    for text in ["a", "bc"] { other.append(text) }
    #expect(one != other)
  }
}
