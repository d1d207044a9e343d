import Files
@testable import Localization
import Recipes
import TestSupport
import Testing

@testable import RecipeFiles

struct ZipArchiveTests {
  private let folder = TemporaryFolder()

  private let paprika =
    #"{"name":"Dal","ingredients":"Lentils:\n200 g red lentils\n1 onion, sliced","directions":"1. Fry.\n2. Cook for 20 minutes.","servings":"Serves 3","prep_time":"10 min","cook_time":"25 min","categories":["Indian","Curry"],"difficulty":"Easy","rating":4,"photo_data":"AAAA","notes":"","source":"x"}"#

  @Test func readsPaprika() throws {
    let entries = [
      PackedBytes.Entry(name: "Dal.paprikarecipe", bytes: PackedBytes.gzip(Array(paprika.utf8)), method: 8),
      PackedBytes.Entry(name: "Broken.paprikarecipe", bytes: PackedBytes.gzip(Array("{".utf8))),
      PackedBytes.Entry(name: "folder/", bytes: []),
    ]
    let records = try folder.records(of: PackedBytes.zip(entries), named: "all.paprikarecipes")
    #expect(records.map(\.place.entry) == ["Dal.paprikarecipe", "Broken.paprikarecipe"])
    let read = try records[0].result.get()
    #expect((read.recipe.id, read.recipe.kind, read.recipe.servings, read.recipe.minutes) == ("dal", .curry, 3, 35))
    #expect(read.recipe.ingredients.map(\.name.english) == ["red lentils", "onion"])
    #expect(read.recipe.steps.map(\.english) == ["Fry.", "Cook for 20 minutes."])
    #expect(read.losses == [.pictures, .rating])
    #expect(records[1].result == .failure(.notJSON))
  }

  @Test func readsNestedArchivesToTheMaximumDepth() throws {
    let inner = PackedBytes.zip([.init(name: "a.json", bytes: Array(SampleFiles.jsonLD.utf8))])
    let outer = PackedBytes.zip([.init(name: "in.zip", bytes: inner)])
    let records = try folder.records(of: outer, named: "x.zip")
    #expect(records.map(\.place.entry) == ["in.zip/a.json"])
    #expect(try records[0].result.get().recipe.servings == 2)
    let third = PackedBytes.zip([.init(name: "x.zip", bytes: outer)])
    #expect(try folder.records(of: third, named: "y.zip").map(\.result) == [.failure(.unknownForm)])
  }

  @Test func rejectsDamagedAndUnsupportedEntries() throws {
    var bytes = PackedBytes.zip([.init(name: "a.txt", bytes: Array("tofu soup".utf8))])
    bytes[36] ^= 1
    #expect(try folder.records(of: bytes, named: "x.zip").map(\.result) == [.failure(.archive(.checksum))])
    let other = PackedBytes.zip([.init(name: "a.txt", bytes: [1], method: 14)])
    #expect(
      try folder.records(of: other, named: "x.zip").map(\.result) == [.failure(.archive(.unsupported(entry: "a.txt")))])
  }

  @Test func stopsAtTheLimit() throws {
    let packed = PackedBytes.stored([UInt8](repeating: 7, count: 5000))
    #expect(try Deflate.decompress(packed, .raw, limit: 5000).count == 5000)
    #expect(throws: RecordError.tooLarge(limit: 4999)) { try Deflate.decompress(packed, .raw, limit: 4999) }
    #expect(throws: RecordError.archive(.damaged)) {
      try Deflate.decompress(Array(packed.dropLast()), .raw, limit: 5000)
    }
    #expect(throws: RecordError.archive(.damaged)) { try Deflate.decompress([], .gzip, limit: 10) }
  }
}
