import Files
@testable import IngredientLines
import Ingredients
import Testing

@testable import Recipes

struct FoodMentionsTests {
  @Test(arguments: [
    ("계란물을 입혀 부친다.", [FoodContent.egg]), ("새우두부계란찜", [.seafood, .egg]), ("돼지갈비찜", [.pork, .meat]),
    ("땅콩버터를 바른다.", [.nuts]), ("땅콩 버터를 바른다.", [.nuts]), ("버터를 녹인다.", [.dairy]), ("굴을 씻는다.", [.seafood]),
    ("돼지호박을 썬다.", []), ("코코넛우유를 붓는다.", []), ("두부크림을 얹는다.", []), ("산호두부", []), ("오리엔탈 샐러드", []),
    ("달걀 크기로 빚는다.", []), ("고기 대신 버섯을 넣는다.", []), ("고기를 대신하여 버섯을 넣는다.", []), ("버터 없이 굽는다.", []),
    ("굴려 가며 굽는다.", []), ("얇게 썬다.", []), ("얼굴", []), ("", []),
  ])
  func namesFoodInKorean(text: String, contents: [FoodContent]) {
    #expect(FoodMentions.contents(in: text) == Set(contents))
  }

  @Test func decomposedKoreanReadsTheSame() {
    #expect(FoodMentions.contents(in: "\u{1100}\u{1168}\u{1105}\u{1161}\u{11AB}\u{110E}\u{1175}\u{11B7}") == [.egg])
  }

  @Test(arguments: [
    ("Crack in two Eggs.", [FoodContent.egg]), ("Add grated Parmesan to serve.", [.dairy]),
    ("Spread peanut butter on it.", [.nuts]), ("Pour in the coconut milk.", []),
    ("Grease the tin and mince the garlic.", []),
    ("Cream the sugar with the oil.", []), ("Fry the eggplant and the oyster mushrooms.", []),
    ("Cook without eggs.", []), ("Use a vegan cheese.", []), ("an egg-free cake", []), ("the size of an egg", []),
    ("instead of the bacon", []), ("Add a splash of wine vinegar.", []), ("Add the chicken stock.", [.meat]),
    ("Stir in the anchovies and honey.", [.seafood, .honey]),
  ])
  func namesFoodInEnglish(text: String, contents: [FoodContent]) {
    #expect(FoodMentions.contents(in: text) == Set(contents))
  }

  /// The ingredient lists of the bundled dishes are complete, so steps that mention anything else point to a bad word.
  @Test func bundledStepsMentionHardlyAnythingUnlisted() throws {
    let folder = FilePath(#filePath).folder.folder.folder.appending("Sources/Kitchen/Recipes/Dishes")
    let recipes = try DishFiles(in: folder).recipes(vocabulary: .standard)
    let surprising = recipes.compactMap { recipe in
      let new = recipe.withMentions.mentioned.subtracting(recipe.contents).subtracting([.meat])
      return new.isEmpty ? nil : "\(recipe.id): \(new.map(\.rawValue).sorted().joined(separator: " "))"
    }
    #expect(surprising.count <= recipes.count / 20, "\(surprising)")
  }
}
