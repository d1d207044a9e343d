import Foundation
import Testing

/// The three calls of the old app, replayed as it makes them.
@Suite struct OldAppTests {
  @Test func aDayInTheKitchen() throws {
    try ServedProgram.with { server in
      // The first screen.
      let today = try #require(try server.get("/today").json as? [[String: String]])
      #expect(today.count == 3)
      for dish in today {
        #expect(Set(dish.keys) == ["mname", "dimage"])
        #expect(dish["dimage"]?.hasPrefix(server.address + "/dishes/") == true)
      }
      // Every picture is loaded from its address.
      let path = try #require(today.first?["dimage"]?.dropFirst(server.address.count))
      let picture = try server.get(String(path))
      #expect((picture.status, picture.type) == (200, "image/png"))
      #expect(picture.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      // Chosen ingredients.
      let recipes = try server.send("POST", "/recipes", #"{"ING1":"양파","ING2":"달걀","ING3":"문스톤"}"#)
      let found = try #require(recipes.json as? [[String: String]])
      #expect(!found.isEmpty)
      // A dish is tapped.
      let name = try #require(found.first?["mname"])
      let answer = try server.send("POST", "/choice-menu", "{\"foodName\":\"\(name)\"}")
      let steps = try #require(answer.json as? [[String: Any]])
      #expect(steps.map { $0["dirkey"] as? Int } == Array(1...steps.count))
      #expect(steps.allSatisfy { $0["direction"] is String && $0["dir_image"] is NSNull && $0.count == 3 })
    }
  }

  @Test func whateverCannotBeHadIsAnEmptyArray() throws {
    try ServedProgram.with { server in
      for (path, body) in [
        ("/recipes", "{}"), ("/recipes", "{\"ING2\":\"양파\"}"), ("/recipes", "{\"ING1\":\"문스톤\"}"),
        ("/recipes", "nonsense"),
        ("/recipes", ""), ("/recipes", "[]"), ("/recipes", "{\"ING1\":7}"), ("/choice-menu", "{}"),
        ("/choice-menu", "{\"foodName\":\"없는 요리\"}"), ("/choice-menu", "{\"foodName\":null}"),
      ] {
        let answer = try server.send("POST", path, body)
        #expect((answer.status, answer.text) == (200, "[]"), "\(path) \(body)")
      }
    }
  }
}
