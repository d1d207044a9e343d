import Files
@testable import Recommending
@testable import Random
import TestSupport
import Testing

@testable import Recipes

struct RecipeIndexFileTests {
  private let folder = TemporaryFolder()
  private var path: FilePath { folder("recipes.index") }

  private func index(_ recipes: [Recipe]) -> RecipeIndex {
    var builder = RecipeTableBuilder()
    for recipe in recipes { builder.add(recipe) }
    return RecipeIndex(builder.table, fewestListed: 0)
  }

  @Test(arguments: [1, 513, 1500]) func findsWhatTheIndexInMemoryFinds(count: Int) throws {
    var kitchen = RandomKitchen(seed: UInt64(count))
    let built = index(kitchen.recipes(count))
    let file = RecipeIndexFile(path, lineage: "a")
    try file.write(built, sequence: 7)
    let opened = try #require(file.open())
    #expect(opened.sequence == 7 && opened.index.table == built.table)
    for _ in 0..<60 {
      let request = kitchen.request()
      #expect(opened.index.best(request) == built.best(request), "\(request)")
    }
  }

  @Test func theIndexOfAnotherStoreIsNotOpened() throws {
    var kitchen = RandomKitchen(seed: 3)
    #expect(RecipeIndexFile(path, lineage: "a").open() == nil)
    try RecipeIndexFile(path, lineage: "a").write(index(kitchen.recipes(600)), sequence: 1)
    #expect(RecipeIndexFile(path, lineage: "b").open() == nil)
    #expect(RecipeIndexFile(path, lineage: "a").open() != nil)
  }

  @Test func aDamagedFileIsNotOpened() throws {
    var (kitchen, random) = (RandomKitchen(seed: 4), SplitMix64(seed: 4))
    let file = RecipeIndexFile(path, lineage: "a")
    try file.write(index(kitchen.recipes(600)), sequence: 1)
    let bytes = try path.readBytes()
    for count in [0, 1, 64, 200, bytes.count / 2, bytes.count - 1] {
      try path.write(bytes.prefix(count))
      #expect(file.open() == nil, "\(count)")
    }
    for _ in 0..<200 {
      var damaged = bytes
      damaged[random.next(below: bytes.count)] ^= UInt8(1 + random.next(below: 255))
      try path.write(damaged)
      #expect(file.open() == nil)
    }
  }

  /// Recipes that changed are found in the small part, as they are now, and nowhere else.
  @Test(arguments: [5, 6] as [UInt64]) func twoPartsFindWhatOneFinds(seed: UInt64) {
    var kitchen = RandomKitchen(seed: seed)
    let (old, changes) = (kitchen.recipes(900), kitchen.recipes(40))
    var (whole, new, recipes) = (RecipeTableBuilder(), RecipeTableBuilder(), old)
    for (offset, recipe) in changes.prefix(30).enumerated() { recipes[offset * 20] = recipe }
    for (position, recipe) in (recipes + changes.suffix(10)).enumerated() {
      whole.add(recipe.needs, RecipeFacts(recipe), number: position + 1)
      let isNew = position >= old.count || position % 20 == 0 && position < 600
      if isNew { new.add(recipe.needs, RecipeFacts(recipe), number: position + 1) }
    }
    let base = index(old)
    let stale = (0..<30).map { $0 * 20 }
    let parts = RecipeIndexParts([
      RecipeIndex(base.table, base.lists, skipping: stale, knowledge: base.knowledge), RecipeIndex(new.table),
    ])
    let one = RecipeIndexParts([RecipeIndex(whole.table)])
    for _ in 0..<80 {
      let request = kitchen.request()
      #expect(parts.best(request) == one.best(request), "\(request)")
      #expect(parts.best(rescuing: request) == one.best(rescuing: request), "\(request)")
    }
  }
}
