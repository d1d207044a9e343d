import Localization
import Testing

@testable import Web

struct RequestTests {
  @Test(arguments: [
    ("/", []), ("/api/v1/today", ["api", "v1", "today"]), ("/a//b", ["a", "", "b"]), ("/a/", ["a", ""]),
    ("/recipes/%EA%B9%80%EC%B9%98", ["recipes", "김치"]), ("/a%2Fb", ["a/b"]), ("/%2e%2e/etc", ["..", "etc"]),
    ("/a?b/c", ["a"]),
  ])
  func pathIsDecodedSegmentBySegment(target: String, path: [String]) throws {
    #expect(try Request("GET", target).path == path)
  }

  @Test(arguments: ["", "today", "*", "/%", "/%4", "/%zz", "/%ff", "/a?b=%c3", "/a?x=1&x=2"])
  func unreadableAddressesAreRefused(target: String) {
    #expect(throws: RequestError.self) { try Request("GET", target) }
  }

  @Test(arguments: [
    ("ko", Language.korean), ("en;q=0.1, ko", .korean), ("ko-KR,ko;q=0.9,en;q=0.8", .korean),
    ("fr, en;q=0.3", .english),
    ("ko;q=0, en", .english), ("", .english), ("fr", .english), ("ko;q=abc,en;q=0.2", .english), (",,;;", .english),
  ])
  func languageIsNegotiated(header: String, language: Language) throws {
    #expect(try Request("GET", "/", headers: ["accept-language": header]).language == language)
  }

  @Test func parameterBeatsTheHeader() throws {
    let request = try Request("GET", "/?lang=en", headers: ["accept-language": "ko"], standard: .korean)
    #expect(request.language == .english)
    #expect(request.query.isEmpty)
  }

  @Test(arguments: [
    ("IMAGE/JPEG", "image/jpeg"), ("multipart/form-data; boundary=x", "multipart/form-data"), ("", nil), (nil, nil),
  ])
  func mediaTypeIsPlain(header: String?, type: String?) throws {
    let headers = header.map { ["content-type": $0] } ?? [:]
    #expect(try Request("POST", "/", headers: headers).mediaType == type)
  }
}
