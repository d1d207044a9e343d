import Testing

@testable import Ingredients

struct NearestNamesTests {
  @Test(arguments: [
    ("onoin", "onion"), ("oinon", "onion"), ("tomatto", "tomato"), ("brocoli", "broccoli"), ("양퍄", "onion"),
    ("앙파", "onion"),
    ("꼬등어", "mackerel"), ("시금취", "spinach"), ("spinnach", "spinach"), ("mozarela", "mozzarella"),
  ])
  func firstSuggestionIsWhatWasMeant(typed: String, id: String) {
    #expect(Vocabulary.standard.suggestions(for: typed).first?.id == id)
  }

  @Test func aPartOfANameSuggestsTheWhole() {
    let ids = Vocabulary.standard.suggestions(for: "pepper", limit: 10).map(\.id)
    #expect(ids.contains("bell_pepper"))
    #expect(ids.contains("gochujang"))
  }

  @Test(arguments: ["", "--", "xyzzyplugh", "zz"])
  func nothingNearMeansNoSuggestion(typed: String) {
    #expect(Vocabulary.standard.suggestions(for: typed).isEmpty)
  }

  @Test(arguments: [-1, 0, 1, 2, 3])
  func keepsToTheLimit(limit: Int) {
    #expect(Vocabulary.standard.suggestions(for: "mushroo", limit: limit).count == max(0, limit))
  }

  @Test func neverSuggestsNone() {
    #expect(!Vocabulary.standard.suggestions(for: "Nonee", limit: 50).contains { $0.id == "none" })
  }

  @Test func namesAnOwnerOnceAndKeepsTheOrderOfEquals() {
    let names = [("bat", 2), ("cat", 1), ("rat", 2), ("hat", 3)].map { (NameKey($0.0), $0.1) }
    #expect(NearestNames(to: "lat").owners(among: names, limit: 9) == [2, 1, 3])
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "", 3), ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("가", "각", 1), ("각", "간", 1), ("양파", "영파", 1),
  ])
  func distanceCountsEdits(from: String, to: String, distance: Int) {
    #expect(NameKey(from).distance(to: NameKey(to)) == distance)
    #expect(NameKey(to).distance(to: NameKey(from)) == distance)
  }

  @Test func containsLooksForOnePiece() {
    #expect(NameKey("bell pepper").contains(NameKey("lpep")))
    #expect(!NameKey("bell pepper").contains(NameKey("bp")))
    #expect(!NameKey("ab").contains(NameKey("abc")))
    #expect(!NameKey("ab").contains(NameKey("")))
  }
}
