import Foundation
import Testing

/// The REST API of the real program over loopback.
@Suite struct ServedAPITests {
  private static let environment = ["FRIDGE_TIME": "1795251600", "TZ": "UTC"]

  @Test func answersAreThoseOfTheCommands() throws {
    try ServedProgram.with(environment: Self.environment) { server in
      for (path, words) in [
        ("/today?date=2026-11-21", ["today", "--date", "2026-11-21"]),
        (
          "/today?date=2026-11-21&count=1&again=2&lang=ko",
          ["today", "--date", "2026-11-21", "-n1", "--again", "--again", "--lang", "ko"]
        ),
        ("/recipes?ingredients=egg,onion&max-missing=9", ["recommend", "egg,onion", "--max-missing", "9"]),
        (
          "/recipes?ingredients=%EB%8B%AC%EA%B1%80&lang=ko&sort=minutes",
          ["recommend", "달걀", "--sort", "minutes", "--lang", "ko"]
        ),
        ("/search?q=egg", ["recipes", "egg"]), ("/search", ["recipes"]),
        ("/menu?avoid=spicy", ["menu", "--avoid", "spicy"]),
        ("/models", ["model", "list"]), ("/pantry", ["pantry", "list"]), ("/shopping", ["shopping"]),
        ("/teach", ["teach", "list"]),
      ] {
        let answer = try server.get("/api/v1" + path)
        #expect((answer.status, answer.type) == (200, "application/json"), "\(path)")
        let command = try server.command(words + ["--json"])
        #expect(answer.text == command.output, "\(path)")
        #expect(!answer.text.isEmpty)
      }
    }
  }

  @Test func aPhotoIsSeenAsByTheCommand() throws {
    try ServedProgram.with { server in
      let photo = "photos/red.png"
      let command = try server.command(["scan", photo, "--json"])
      let form = try server.curl(["--form", "photo=@\(photo);filename=\(photo)"], "/api/v1/scan")
      #expect(form.text + "\n" == command.output.replacing("photos/", with: ""))
      let raw = try server.curl(
        ["--header", "Content-Type: image/png", "--data-binary", "@\(photo)"], "/api/v1/scan?numbers=true")
      #expect(raw.text.contains("\"numbered\":["))
      let broken = try server.curl(
        ["--header", "Content-Type: image/png", "--data-binary", "nonsense"], "/api/v1/scan")
      #expect(broken.status == 200)
      #expect(broken.text.contains("\"error\":"))
    }
  }

  @Test func anOwnRecipeIsWrittenChangedAndRemoved() throws {
    try ServedProgram.with { server in
      func send(_ method: String, _ path: String, _ text: String) throws -> ServedProgram.Answer {
        let json = try JSONSerialization.data(withJSONObject: ["text": text])
        return try server.send(method, "/api/v1/recipes" + path, String(decoding: json, as: UTF8.self))
      }
      let toast = "---\ntitle: Egg toast\n---\n\nPut @egg{1} on @bread{2%slice}.\n"
      let added = try send("POST", "", toast)
      #expect((added.status, added.type) == (200, "application/json"))
      #expect(added.text.contains(#""change":"add","recipes":[{"id":"egg-toast","title":"Egg toast"}]"#))
      try #expect(send("POST", "", toast).status == 409)
      try #expect(server.get("/api/v1/search?mine=true").text.contains(#""id":"egg-toast""#))
      try #expect(server.get("/api/v1/recipes/egg-toast/text").text.contains("@bread{2%slices}"))
      try #expect(send("PUT", "/egg-toast", toast.replacing("egg{1}", with: "egg{3}")).status == 200)
      try #expect(server.get("/api/v1/recipes/egg-toast").text.contains(#""amount":3"#))
      try #expect(send("PUT", "/egg-toast", "hello").status == 422)
      try #expect(send("PUT", "/egg-toast", "").status == 400)
      // A name is no identifier here: another recipe of a similar name must not be changed.
      let removal = ["--request", "DELETE"]
      try #expect(server.curl(removal, "/api/v1/recipes/Egg%20toast").status == 404)
      try #expect(server.curl(removal, "/api/v1/recipes/egg-toast").status == 200)
      try #expect(server.curl(removal, "/api/v1/recipes/egg-toast").status == 404)
      let bundled = try #require(server.get("/api/v1/today?count=1").text.firstMatch(of: /"id":"([^"]+)"/)).1
      try #expect(server.curl(removal, "/api/v1/recipes/\(bundled)").status == 422)
      try #expect(server.send("PATCH", "/api/v1/recipes", #"{"action":"undo"}"#).text.contains(#""undone":"remove""#))
      try #expect(server.get("/api/v1/search?mine=true").text.contains(#""id":"egg-toast""#))
      try #expect(server.get("/api/v1/template?lang=ko").text.contains("= 재료 ="))
    }
  }

  @Test func thePantryIsFilledAndUsedUp() throws {
    try ServedProgram.with { server in
      let added = try server.send("POST", "/api/v1/pantry", #"{"food":"egg 10 milk 1 L","expires":"2030-01-01"}"#)
      #expect(added.text.contains("\"ingredient\":\"egg\""))
      // The kept answer is not sent again.
      try #expect(server.get("/api/v1/pantry").text.contains("\"amount\":10"))
      try #expect(server.send("PATCH", "/api/v1/pantry", #"{"action":"remove","food":"egg 4"}"#).status == 200)
      try #expect(server.get("/api/v1/pantry").text.contains("\"amount\":6"))
      let listed = try server.command(["pantry", "list", "--json"]).output
      try #expect(server.get("/api/v1/pantry").text == listed)
      try #expect(server.send("PATCH", "/api/v1/pantry", #"{"action":"undo"}"#).status == 200)
      try #expect(server.get("/api/v1/pantry").text.contains("\"amount\":10"))
      try #expect(server.curl(["--request", "DELETE"], "/api/v1/pantry?food=milk").status == 200)
      try #expect(server.get("/api/v1/pantry").text.contains("milk") == false)
      try #expect(server.curl(["--request", "DELETE"], "/api/v1/pantry?food=milk").status == 404)
    }
  }

  @Test func anotherProcessIsNoticed() throws {
    try ServedProgram.with { server in
      try #expect(server.get("/api/v1/pantry").text == "{\"version\":1,\"items\":[]}\n")
      _ = try server.command(["pantry", "add", "egg", "3"])
      try #expect(server.get("/api/v1/pantry").text.contains("\"amount\":3"))
    }
  }

  @Test(arguments: [
    ("/nothing", 404, "unknown_address"), ("/api/v1/recipes/moonstone", 404, "unknown_recipe"),
    ("/api/v1/recipes?ingredients=moonstone", 422, "unknown"), ("/api/v1/today?count=0", 400, "bad_field"),
    ("/api/v1/recipes?from-pantry=false", 422, "nothing_chosen"), ("/api/v1/today?cuont=1", 400, "unknown_field"),
    ("/api/v1/scan", 405, "bad_method"),
    ("/api/v1/models/..%2f..%2fetc%2fpasswd", 404, "unknown_address"),
    ("/dishes/..%2f..%2fetc%2fpasswd", 404, "unknown_address"),
    ("/api/v1/recipes?ingredients=a,b,c,d,e,f", 400, "bad_field"), ("/%ff", 400, "bad_address"),
  ])
  func problemsSpeakBothLanguages(path: String, status: Int, kind: String) throws {
    try ServedProgram.with { server in
      for (language, isKorean) in [("en", false), ("ko-KR,ko;q=0.9", true)] {
        let answer = try server.get(path, "--path-as-is", "--header", "Accept-Language: \(language)")
        #expect((answer.status, answer.type) == (status, "application/problem+json"))
        let problem = try #require(answer.json as? [String: Any])
        #expect(problem["kind"] as? String == kind)
        #expect(problem["status"] as? Int == status)
        let detail = try #require(problem["detail"] as? String)
        #expect(detail.contains { ("가"..."힣").contains($0) } == isKorean)
      }
    }
  }

  @Test func theTokenLetsIn() throws {
    try ServedProgram.with("--token", "open-sesame") { server in
      try #expect(server.get("/api/v1/today").status == 401)
      try #expect(server.get("/api/v1/today", "--header", "Authorization: Bearer open-sesamE").status == 401)
      try #expect(server.get("/api/v1/today", "--header", "Authorization: Bearer open-sesame").status == 200)
      try #expect(server.get("/api/v1/today", "--cookie", "fridge=open-sesame").status == 200)
      try #expect(server.get("/?token=open-sesame").status == 303)
      try #expect(server.get("/?token=wrong-token").status == 401)
    }
  }

  @Test func sitesElsewhereGetNothing() throws {
    try ServedProgram.with { server in
      try #expect(server.get("/api/v1/pantry", "--header", "Host: evil.example").status == 421)
      let foreign = ["--header", "Origin: https://evil.example", "--request", "DELETE"]
      try #expect(server.curl(foreign, "/api/v1/shopping").status == 403)
    }
  }

  @Test func aCameraListsWhatItHasShown() throws {
    try ServedProgram.with { server in
      var answer = ServedProgram.Answer(status: 0, type: "", body: Data())
      for second in 0..<4 {
        answer = try server.curl(
          ["--header", "Content-Type: image/png", "--data-binary", "@photos/red.png"],
          "/api/v1/live/kitchen?time=\(second)")
        #expect(answer.text.contains("\"session\":\"kitchen\",\"event\":\"frame\",\"frame\":\(second + 1),"))
      }
      let seen = try #require((answer.json as? [String: Any])?["ingredients"] as? [[String: Any]])
      #expect(seen.count == 1)
      let end = try server.curl(["--request", "DELETE"], "/api/v1/live/kitchen")
      #expect(end.text.contains("\"frames\":4,\"analysed\":4"))
      try #expect(server.curl(["--request", "DELETE"], "/api/v1/live/kitchen").status == 404)
    }
  }

  @Test func theEndIsOrderly() throws {
    let code = try ServedProgram.with { server in
      let health = try server.get("/healthz")
      #expect(health.text == "ok\n")
    }
    #expect(code == 0)
  }

  @Test(arguments: [
    (["--token", "short"], "token"), (["--host", "kitchen.example"], "numeric address"),
    (["--tls-cert", "x"], "--tls-key"),
    (["--tls-cert", "dishes/dishes.jsonl", "--tls-key", "nothing.pem"], "nothing.pem"), (["--port", "70000"], "65535"),
  ])
  func mistakesAreNamed(words: [String], message: String) throws {
    let outcome = try FridgeProcess(["serve", "--port", "0"] + words).run()
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message))
  }
}
