import Files
@testable import Localization
import Recipes
import TestSupport
import Testing

@testable import RecipeFiles

struct WebPageTests {
  private let folder = TemporaryFolder()

  private static let recipe =
    #"{"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion"],"recipeInstructions":"Boil."}"#

  private func page(_ scripts: String...) -> String {
    scripts.map { "<script type=\"application/ld+json\">\($0)</script>" }.joined(separator: "\n")
  }

  @Test func reportsABrokenScriptBesideAGoodOne() throws {
    let records = try folder.records(of: page("{\"@type\":", Self.recipe, "{,}").utf8, named: "a.html")
    #expect(records.map { (try? $0.result.get())?.recipe.title.english } == ["Soup", nil, nil])
    #expect(
      records.dropFirst().map(\.result) == [
        .failure(.script(number: 1, .notJSON)), .failure(.script(number: 3, .notJSON)),
      ])
  }

  @Test func reportsOnlyBrokenScripts() throws {
    let records = try folder.records(of: page("{").utf8, named: "a.html")
    #expect(records.map(\.result) == [.failure(.script(number: 1, .notJSON))])
  }

  @Test func anUnclosedScriptIsBroken() throws {
    let text = "<script type=\"application/ld+json\">" + Self.recipe.prefix(40)
    #expect(
      try folder.records(of: text.utf8, named: "a.html").map(\.result) == [.failure(.script(number: 1, .notJSON))])
  }

  @Test func ignoresEmptyAndOtherScripts() throws {
    let text = page("", " \n") + "<script>{</script>"
    #expect(try folder.records(of: text.utf8, named: "a.html").map(\.result) == [.failure(.noRecipe)])
    let good = try folder.records(of: (text + page(Self.recipe)).utf8, named: "a.html")
    #expect(good.count == 1 && good[0].place.number == nil)
  }
}
