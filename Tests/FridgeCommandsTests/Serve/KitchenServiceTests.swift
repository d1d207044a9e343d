import FridgeKit
import Testing
import Web

@testable import FridgeCommands

struct KitchenServiceTests {
  private let service = KitchenService(Fridge(folders: nil))

  /// The operations of the embedded description, as `GET /api/v1/today`.
  private func described() throws -> Set<String> {
    let root = FilePath(#filePath).folder.folder.folder.folder
    let text = try root.appending("Sources/C/CWebAssets/openapi.json").readBytes()
    guard case .object(let document)? = JSONParser().parse(String(decoding: text, as: UTF8.self)),
      case .object(let paths)? = document["paths"]
    else { return [] }
    return Set(
      paths.flatMap { path, item -> [String] in
        guard case .object(let operations) = item else { return [] }
        return operations.keys.map { "\($0.uppercased()) \(path)" }
      })
  }

  @Test func theDescriptionNamesEveryRouteAndNoOther() throws {
    let files = Set(AssetLibrary.embedded.paths).subtracting(["/api/v1/openapi.json"])
    let routes = service.router.list.filter { !files.contains($0.path) }.map { "\($0.method) \($0.path)" }
    // The server itself adds these two.
    #expect(try Set(routes + ["GET /healthz", "GET /metrics"]) == described())
  }

  @Test func withoutDataTheReasonIsGiven() throws {
    let match = try service.router.match("GET", ["api", "v1", "today"])
    let error = #expect(throws: (any Error).self) { try match.handler(Request("GET", "/api/v1/today")) }
    let problem = Problem(try #require(error), in: .korean)
    #expect(problem.status == 500)
    #expect(problem.detail.contains { ("가"..."힣").contains($0) })
  }

  @Test(arguments: [
    (ChoiceError.unknown("x", suggestions: []) as any Error, 422), (CommandError.noPlan, 404),
    (PantryError.listEmpty, 404),
    (RequestError.tooLarge(limit: 1), 413), (ModelFailure.noData, 503), (CommandError.nameOrAll, 422),
  ])
  func problemsHaveTheirStatus(error: any Error, status: Int) {
    #expect(Problem(error, in: .english).status == status)
  }
}

struct ServerErrorWordingTests {
  @Test(arguments: [
    RequestError.badAddress, .unknownAddress, .badMethod(allowed: ["GET"]), .unknownField("x", known: ["y"]),
    .repeatedField("x"), .missingField("x"), .badField("x", .integer(1...2)), .badField("x", .number(0...1)),
    .badField("x", .truth), .badField("x", .text(1...2)), .badField("x", .count(8...8)), .badField("x", .count(1...5)),
    .badField("x", .word(["a"])), .badField("x", .date), .badField("x", .form("a")), .badJSON, .badForm, .emptyBody,
    .badMediaType(allowed: ["image/png"]), .tooLarge(limit: 32 << 20), .foreignHost, .foreignOrigin, .unauthorized,
    .noWebSocket,
    .busy,
  ])
  func everyRefusalIsWordedInBothLanguages(error: RequestError) {
    for text in [error.message] + error.hints {
      #expect(text.english.hasSuffix(".") && !text.english.contains { ("가"..."힣").contains($0) })
      #expect(text.korean.contains { ("가"..."힣").contains($0) } && !text.korean.isEmpty)
    }
  }

  @Test func controlCharactersDoNotReachTheReader() {
    let message = RequestError.unknownField("a\u{1B}[31m", known: []).message
    #expect(!message.english.unicodeScalars.contains("\u{1B}"))
  }
}
