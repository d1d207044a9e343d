@testable import Localization
import Testing

@testable import Ingredients

struct VocabularyTests {
  /// The kitchen looks names up in the lines of the table; a list of the same ingredients looks through them.
  @Test(arguments: [
    ("tomatoe soupp", "tomato_soup"), ("onoin", "onion"), ("brocoli", "broccoli"), ("컵라멘", "cup_noodles"),
    ("양퍄", "onion"), ("AA batteries", nil), ("foobar", nil), ("kohl", nil), ("", nil), ("xy", nil),
  ]) func onlyNearNamesAreCorrections(name: String, id: String?) {
    #expect(Vocabulary.kitchen.correction(of: name)?.id == id)
  }

  @Test(arguments: [
    ("spinahc tomatoe", ["spinach", "tomato"]), ("spinahc milk", ["spinach", "milk"]), ("gren onion", ["green_onion"]),
    ("spinahc frobnitz", []), ("frobnitz", []),
  ]) func eachOfSeveralWordsIsCorrected(words: String, ids: [String]) {
    #expect(Vocabulary.kitchen.corrections(of: words).map(\.id) == ids)
  }

  @Test func theKitchenFindsWhatItsListFinds() {
    let list = Vocabulary(Vocabulary.kitchen.ingredients)
    let names = Vocabulary.kitchen.ingredients.enumerated().filter { $0.offset % 7 == 0 }.flatMap(\.element.names)
    for name in names + ["Eggs", "다진 마늘", "crème fraîche", "none", "frobnitz", "jasmine rice", "paprika", "s", ""] {
      #expect(Vocabulary.kitchen.ingredient(named: name) == list.ingredient(named: name), "\(name)")
    }
    for id in ["egg", "none", "bell_pepper", "penne", "frobnitz"] { #expect(Vocabulary.kitchen[id] == list[id]) }
    #expect(Vocabulary.recognizedIDs == Vocabulary.standard.ingredients.map(\.id).filter { $0 != Vocabulary.noneID })
  }

  private let vocabulary = Vocabulary.standard

  @Test func holdsEveryIngredientOnceInOrder() {
    let ids = vocabulary.ingredients.map(\.id)
    #expect(ids.count == 100)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    #expect(vocabulary["none"]?.korean == "없음")
  }

  @Test func everyNameBelongsToOneIngredient() {
    var owners: [NameKey: String] = [:]
    for ingredient in vocabulary.ingredients {
      for name in ingredient.names {
        let key = NameKey(name)
        #expect(!key.isEmpty, "\(name) has no letters")
        #expect(owners[key, default: ingredient.id] == ingredient.id, "\(name) has two owners")
        owners[key] = ingredient.id
      }
    }
  }

  @Test func everyNameFindsItsIngredient() {
    for ingredient in vocabulary.ingredients {
      for name in ingredient.names { #expect(vocabulary.ingredient(named: name) == ingredient, "\(name)") }
    }
  }

  @Test func subscriptTakesIdentifiersOnly() {
    #expect(vocabulary["green_onion"]?.english == "Green Onion")
    #expect(vocabulary["Green Onion"] == nil)
    #expect(vocabulary[""] == nil)
  }

  /// The names that the program's predecessors recognised, with the identifier each has today.
  @Test(arguments: recognisedNames) func knowsTheNamesOfItsPredecessors(english: String, korean: String, id: String) {
    #expect(vocabulary.ingredient(named: english)?.id == id)
    #expect(vocabulary.ingredient(named: korean)?.id == id)
  }

  @Test(arguments: [
    ("계란", "egg"), ("달걀", "egg"), ("쪽파", "green_onion"), ("파", "green_onion"), ("scallion", "green_onion"),
    ("spring onion", "green_onion"), ("aubergine", "eggplant"), ("courgettes", "zucchini"), ("chilli", "green_chili"),
    ("스팸", "ham"), ("spam", "ham"), ("다진마늘", "crushed_garlic"), ("마늘", "garlic"), ("prawns", "shrimp"),
  ])
  func knowsOtherNames(name: String, id: String) { #expect(vocabulary.ingredient(named: name)?.id == id) }

  @Test(arguments: [
    ("spaghetti", "noodles"), ("당면", "noodles"), ("아귀", "fish"), ("다진 돼지고기", "pork"), ("jasmine rice", "rice"),
    ("피망", "bell_pepper"),
  ])
  func findsAKindAsItsAncestor(name: String, id: String) {
    #expect(vocabulary.ingredient(named: name)?.id == id)
    #expect(Vocabulary.kitchen.ingredient(named: name)?.id != id)
  }

  @Test func theKitchenStartsWithTheRecognisedIngredients() {
    let kitchen = Vocabulary.kitchen.ingredients
    #expect(kitchen.prefix(vocabulary.ingredients.count) == vocabulary.ingredients[...])
    #expect(Set(kitchen.map(\.id)) == Set(IngredientKnowledge.standard.ids + [Vocabulary.noneID]))
    #expect(kitchen.count == IngredientKnowledge.standard.ids.count + 1)
  }

  /// Paprika is a pepper in a photo and a spice in a recipe.
  @Test func aLabelMayHaveItsOwnName() {
    #expect(Vocabulary.kitchen.ingredient(named: "Paprika")?.id == "bell_pepper")
    #expect(IngredientResolver().ingredient(in: "Paprika")?.id == "paprika_powder")
  }

  @Test(arguments: [
    ("BEAN-SPROUTS", "bean_sprouts"), (" bean  sprout ", "bean_sprouts"), ("Tomatoes", "tomato"),
    ("radishes", "radish"),
    ("strawberries", "strawberry"), ("perilla leaves", "perilla_leaf"), ("pea", "peas"), ("noodle", "noodles"),
    ("cheeses", "cheese"), ("asparagus", "asparagus"), ("ｏｎｉｏｎ", "onion"), ("Ｏｎｉｏｎｓ", "onion"),
    ("다 진 마 늘", "crushed_garlic"),
    ("\u{110B}\u{1163}\u{11BC}\u{1111}\u{1161}", "onion"), ("ㅇㅑㅇㅍㅏ", "onion"), ("jalapeno", "green_chili"),
    ("jalapen\u{0303}o", "green_chili"),
  ])
  func ignoresSpelling(name: String, id: String) { #expect(vocabulary.ingredient(named: name)?.id == id) }

  @Test(arguments: ["", " ", "-_-", "unobtainium", "양", "\u{0301}", "🥕", "온디언"])
  func doesNotInvent(name: String) { #expect(vocabulary.ingredient(named: name) == nil) }

  @Test func aNameClaimedTwiceBelongsToTheFirst() {
    let first = Ingredient(id: "a", english: "Same", korean: "가")
    let second = Ingredient(id: "b", english: "same", korean: "나")
    #expect(Vocabulary([first, second]).ingredient(named: "SAME") == first)
    #expect(Vocabulary([first, second])["b"] == second)
  }

  @Test func namesFollowTheLanguage() {
    #expect(vocabulary["carrot"]?.name(in: .korean) == "당근")
    #expect(vocabulary["carrot"]?.name(in: .english) == "Carrot")
    #expect(Language(rawValue: "ko") == .korean)
  }
}

private let recognisedNames = [
  ("Bean Sprouts", "콩나물", "bean_sprouts"), ("Broccoli", "브로콜리", "broccoli"), ("Cabbage", "양배추", "cabbage"),
  ("Carrot", "당근", "carrot"), ("Chicken", "닭", "chicken"), ("Chili", "고추", "green_chili"), ("Corn", "옥수수", "corn"),
  ("Crab", "꽃게", "crab"), ("Cucumber", "오이", "cucumber"), ("Daikon", "무", "daikon"), ("Egg", "달걀", "egg"),
  ("Eggplant", "가지", "eggplant"), ("Garlic", "마늘", "garlic"), ("Ginger", "생강", "ginger"), ("Ginseng", "인삼", "ginseng"),
  ("Green Onion", "대파", "green_onion"), ("Jujube", "대추", "jujube"), ("Kimchi", "김치", "kimchi"),
  ("Lettuce", "상추", "lettuce"), ("Mackerel", "고등어", "mackerel"), ("Manila Clam", "바지락", "clam"),
  ("Beef", "소고기", "beef"),
  ("Mozzarella", "모짜렐라", "mozzarella"), ("Mushroom", "양송이", "mushroom"), ("Napa", "배추", "napa_cabbage"),
  ("Paprika", "피망", "bell_pepper"), ("Perilla Leaf", "깻잎", "perilla_leaf"), ("Pork", "돼지고기", "pork"),
  ("Potato", "감자", "potato"), ("Red Chili", "홍고추", "red_chili"), ("Red Paprika", "파프리카", "bell_pepper"),
  ("Red Pepper Paste", "고추장", "gochujang"), ("Sausage", "소시지", "sausage"), ("Shiitake", "표고버섯", "shiitake"),
  ("Shrimp", "새우", "shrimp"), ("Soybean Paste", "된장", "doenjang"), ("Ham", "햄", "ham"), ("Tofu", "두부", "tofu"),
  ("Tomato", "토마토", "tomato"), ("Tuna", "참치", "tuna"), ("Whelk", "골뱅이", "whelk"), ("Onion", "양파", "onion"),
  ("Hairtail", "갈치", "hairtail"), ("Milk", "우유", "milk"), ("Tteok", "떡", "tteok"),
  ("Crushed Garlic", "다진 마늘", "crushed_garlic"), ("Fish Cake", "어묵", "fish_cake"),
  ("Green Pumpkin", "애호박", "zucchini"), ("None", "없음", "none"),
]
