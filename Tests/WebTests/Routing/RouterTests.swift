import Testing

@testable import Web

struct RouterTests {
  private var router: Router {
    var router = Router()
    for (method, path) in [("GET", "/"), ("GET", "/a"), ("POST", "/a"), ("GET", "/a/{id}"), ("GET", "/a/{id}/steps")] {
      router.add(method, path) { _ in Response(text: "\(method) \(path)") }
    }
    return router
  }

  @Test(arguments: [
    ("GET", [], "GET /"), ("GET", ["a"], "GET /a"), ("POST", ["a"], "POST /a"), ("HEAD", ["a"], "GET /a"),
    ("GET", ["a", "x"], "GET /a/{id}"), ("GET", ["a", ".."], "GET /a/{id}"),
    ("GET", ["a", "x", "steps"], "GET /a/{id}/steps"),
  ])
  func routesAreFound(method: String, path: [String], answer: String) throws {
    let match = try router.match(method, path)
    #expect(try match.handler(Request("GET", "/")).body == Array(answer.utf8))
    #expect(match.placeholders["id"] == (path.count > 1 ? path[1] : nil))
  }

  @Test(arguments: [["b"], ["a", ""], ["a", "x", "y"], ["a", "x", "steps", ""], ["A"], [""], ["", "a"]])
  func otherPathsAreUnknown(path: [String]) {
    #expect(throws: RequestError.unknownAddress) { try router.match("GET", path) }
  }

  @Test func otherMethodsAreNamed() {
    #expect(throws: RequestError.badMethod(allowed: ["GET", "POST", "HEAD"])) { try router.match("PUT", ["a"]) }
  }

  @Test func theListNamesEveryRoute() {
    #expect(
      router.list.map { "\($0.method) \($0.path)" }.sorted() == [
        "GET /", "GET /a", "GET /a/{id}", "GET /a/{id}/steps", "POST /a",
      ])
  }
}
