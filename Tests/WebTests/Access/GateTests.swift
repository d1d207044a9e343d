import Testing

@testable import Web

struct GateTests {
  private static let token = AccessToken("secret-secret")

  private func check(_ gate: Gate, _ method: String = "GET", _ target: String = "/a", _ headers: [String: String])
    -> RequestError?
  {
    do throws(RequestError) {
      try gate.check(Request(method, target, headers: headers))
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    "localhost", "localhost:8372", "127.0.0.1", "127.0.0.1:1", "192.168.0.7:8372", "[::1]", "[fe80::1]:80", "kitchen",
    "KITCHEN.local:8372", "localhost.",
  ])
  func ownHostsAreAccepted(host: String) {
    #expect(check(Gate(names: ["kitchen", "kitchen.local"]), "GET", "/a", ["host": host]) == nil)
  }

  @Test(arguments: [
    "", "evil.example", "evil.example:8372", "localhost.evil.example", "127.0.0.1.evil.example", "localhost:x", "[::1",
    "[evil]", "localhost, evil.example", "1.2.3", "localhost@evil.example",
  ])
  func foreignHostsAreRefused(host: String) {
    #expect(check(Gate(), "GET", "/a", ["host": host]) == .foreignHost)
    #expect(check(Gate(), "GET", "/a", [:]) == .foreignHost)
  }

  @Test(arguments: [
    ("POST", ["origin": "http://localhost:8372"], true), ("POST", [:], true),
    ("POST", ["sec-fetch-site": "same-origin"], true), ("GET", ["origin": "http://evil.example"], true),
    ("POST", ["origin": "http://evil.example"], false), ("POST", ["origin": "null"], false),
    ("POST", ["origin": "https://localhost:8372"], false), ("DELETE", ["origin": "http://localhost:1"], false),
    ("PATCH", ["sec-fetch-site": "cross-site"], false), ("POST", ["sec-fetch-site": "same-site"], false),
  ])
  func pagesOfOtherOriginsChangeNothing(method: String, headers: [String: String], isGood: Bool) {
    let error = check(Gate(), method, "/a", headers.merging(["host": "localhost:8372"]) { $1 })
    #expect(error == (isGood ? nil : .foreignOrigin))
  }

  @Test(arguments: [
    (["authorization": "Bearer secret-secret"], true), (["authorization": "bearer secret-secret"], true),
    (["cookie": "a=b; fridge=secret-secret"], true), ([:], false), (["authorization": "Bearer secret-secreT"], false),
    (["authorization": "Bearer secret-secret-"], false), (["authorization": "Basic secret-secret"], false),
    (["cookie": "fridge="], false), (["cookie": "fridge2=secret-secret"], false), (["authorization": "Bearer"], false),
  ])
  func theTokenIsNeeded(headers: [String: String], isGood: Bool) {
    let error = check(Gate(token: Self.token), "GET", "/a", headers.merging(["host": "localhost"]) { $1 })
    #expect(error == (isGood ? nil : .unauthorized))
  }

  @Test func healthNeedsNoToken() {
    #expect(check(Gate(token: Self.token), "GET", "/healthz", ["host": "localhost"]) == nil)
  }

  @Test func theFirstPageKeepsTheTokenAsACookie() throws {
    let response = try Gate(token: Self.token).welcome(Request("GET", "/?token=secret-secret", isSecure: true))
    #expect(response?.status == 303)
    #expect(response?["Location"] == "/")
    let cookie = "fridge=secret-secret; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure"
    #expect(response?["Set-Cookie"] == cookie)
  }

  @Test(arguments: ["/?token=wrong-wrong", "/", "/a?token=secret-secret", "/?token="])
  func nothingElseSetsACookie(target: String) throws {
    #expect(try Gate(token: Self.token).welcome(Request("GET", target)) == nil)
  }

  @Test(arguments: [("1234567", false), ("12345678", true), ("1234 5678", false), ("비밀번호비밀번호", false)])
  func tokensArePlain(text: String, isGood: Bool) { #expect((AccessToken(text) != nil) == isGood) }

  @Test func randomTokensDiffer() {
    let tokens = (0..<100).map { _ in AccessToken.random().text }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 25 && AccessToken($0) != nil })
  }
}
