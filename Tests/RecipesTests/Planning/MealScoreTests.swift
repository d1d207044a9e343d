import Testing

@testable import Recipes

struct MealScoreTests {
  private func score(_ recipe: Recipe, items: [PantryItem] = [], after earlier: Recipe...) -> MealScore {
    var provisions = Provisions(items)
    return MealScore(recipe, provisions.take(recipe, on: Sample.day), on: Sample.day, after: earlier)
  }

  private let stew = Sample.dish("stew", .korean, .stew, Sample.line("tofu", 1, .block), Sample.line("pork", 1, .bag))

  @Test func whatIsAtHomeCounts() {
    let tofu = [Sample.item(1, "tofu", .measured(1), .block)]
    #expect(score(stew) < score(stew, items: tofu))
    #expect(score(stew, items: tofu) < score(stew, items: tofu + [Sample.item(2, "pork")]))
  }

  @Test func theSoonerItExpiresTheMoreItCounts() {
    let scores = [400, 7, 2, 1, 0].map { score(stew, items: [Sample.item(1, "tofu", .measured(1), .block, days: $0)]) }
    #expect(scores == scores.sorted() && Set(scores.map { "\($0)" }).count == 5)
  }

  @Test func likeDishesAreWorseTheNearerTheyAre() {
    let twin = Sample.dish("twin", .korean, .stew, Sample.line("tofu", 1, .block))
    let cousin = Sample.dish("cousin", .korean, .soup, Sample.line("beef", 1, .bag))
    let other = Sample.dish("other", .mexican, .bake, Sample.line("corn", 1, .can))
    #expect(score(stew, after: twin) < score(stew, after: cousin))
    #expect(score(stew, after: cousin) < score(stew, after: cousin, other))
    #expect(score(stew, after: cousin, other) < score(stew, after: other))
    #expect(!(score(stew, after: other) < score(stew)))
    #expect(!(score(stew, after: twin, other, other, other) < score(stew, after: other)))
  }
}
