import Testing

@testable import Recipes

struct RecipeSlugTests {
  @Test(arguments: [
    ("Spaghetti Aglio e Olio", "spaghetti-aglio-e-olio"), ("김치찌개", "gimchijjigae"), ("닭 볶음탕", "dak-bokeumtang"),
    ("Crème brûlée", "creme-brulee"), ("Mum's “best” pie!!", "mums-best-pie"), ("  ", "recipe"), ("寿司", "recipe"),
    ("mafra-123", "mafra-123"), ("\u{1100}\u{116E}\u{11A8}", "guk"),
  ])
  func makesIdentifiers(title: String, slug: String) { #expect(RecipeSlug.text(of: title) == slug) }

  @Test func isBounded() { #expect(RecipeSlug.text(of: String(repeating: "가나다 ", count: 1000)).utf8.count <= 90) }
}
