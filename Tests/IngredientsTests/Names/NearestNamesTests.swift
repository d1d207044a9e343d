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

  @Test func aPartOfANameSuggestsTheWholeName() {
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

  @Test func returnsAnOwnerOnceAndKeepsTheOrderOfTies() {
    let names = [("bat", 2), ("cat", 1), ("rat", 2), ("hat", 3)].map { (NameKey($0.0), $0.1) }
    #expect(NearestNames(to: "at").owners(among: names, limit: 9) == [2, 1, 3])
  }

  @Test(arguments: [
    ("닭가슴쌀", "chicken_breast"), ("당금", "carrot"), ("계랸", "egg"), ("게란", "egg"), ("달갈", "egg"), ("두뷰", "tofu"),
    ("우우", "milk"), ("돼지고가", "pork"), ("표고버섭", "shiitake"), ("깨잎", "perilla_leaf"), ("고추쟝", "gochujang"),
    ("마눌", "garlic"), ("에호박", "zucchini"), ("고둥어", "mackerel"), ("참지", "tuna"), ("청경체", "bok_choy"),
    ("국내산 돼지고기", "pork"), ("brocolli", "broccoli"), ("tomatoe", "tomato"), ("zuchini", "zucchini"),
    ("aubergene", "eggplant"), ("courgete", "zucchini"), ("mozerella", "mozzarella"), ("avacado", "avocado"),
    ("spinich", "spinach"), ("samon", "salmon"), ("chees", "cheese"), ("hma", "ham"), ("tofoo", "tofu"),
    ("scalion", "green_onion"), ("soya souce", "soy_sauce"), ("beaf", "beef"), ("fresh spinach leaves", "spinach"),
  ])
  func typicalMisspellingsAreUnderstood(typed: String, id: String) {
    #expect(Vocabulary.kitchen.suggestions(for: typed).first?.id == id)
  }

  @Test(arguments: ["scalion", "brocoli", "고추쟝", "hma", "chiken"])
  func fartherNamesAreLeftOut(typed: String) {
    #expect(Vocabulary.kitchen.suggestions(for: typed).count == 1)
  }

  @Test(arguments: [
    ("", "", 0), ("pqr", "", 6), ("", "pqr", 6), ("pqr", "pqr", 0), ("pqr", "prq", 2), ("kitten", "sitting", 6),
    ("pqqr", "pqr", 1), ("pqqr", "pr", 2), ("pqr", "pxr", 3), ("beaf", "beef", 1), ("가", "각", 2), ("각", "간", 3),
    ("각", "갘", 1), ("양파", "영파", 3), ("계란", "게란", 1),
  ])
  func editDistanceCountsHalfLetters(from: String, to: String, mistakes: Int) {
    #expect(NameKey(from).editDistance(to: NameKey(to)) == mistakes)
    #expect(NameKey(to).editDistance(to: NameKey(from)) == mistakes)
  }

  @Test func containsLooksForOnePiece() {
    #expect(NameKey("bell pepper").contains(NameKey("lpep")))
    #expect(!NameKey("bell pepper").contains(NameKey("bp")))
    #expect(!NameKey("ab").contains(NameKey("abc")))
    #expect(!NameKey("ab").contains(NameKey("")))
  }
}
