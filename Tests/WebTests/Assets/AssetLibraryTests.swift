import Foundation
import Testing

@testable import Web

struct AssetLibraryTests {
  private let library = AssetLibrary([
    ("/", Array("<!doctype html>".utf8)), ("/a.js", Array(String(repeating: "let a = 1\n", count: 500).utf8)),
    ("/a.css", []), ("/a.svg", [1]), ("/a.webmanifest", [1]), ("/b.json", [1]),
  ])

  private func response(_ path: String, _ headers: [String: String] = [:]) throws -> Response? {
    library.response(to: try Request("GET", path, headers: headers), path)
  }

  @Test(arguments: [
    ("/", "text/html; charset=utf-8"), ("/a.js", "text/javascript; charset=utf-8"),
    ("/a.css", "text/css; charset=utf-8"),
    ("/a.svg", "image/svg+xml"), ("/a.webmanifest", "application/manifest+json"), ("/b.json", "application/json"),
  ])
  func mediaTypesAreStated(path: String, type: String) throws { #expect(try response(path)?["Content-Type"] == type) }

  @Test func nothingElseIsThere() throws {
    #expect(try response("/nothing") == nil)
    #expect(try response("/../a.js") == nil)
  }

  @Test func filesAreCompressedWhereItHelps() throws {
    let small = try response("/a.js", ["accept-encoding": "gzip"])
    #expect(small?["Content-Encoding"] == "gzip")
    #expect((small?.body.count ?? .max) < 100)
    #expect(try response("/a.js")?.body.count == 5000)
    #expect(try response("/a.css", ["accept-encoding": "gzip"])?["Content-Encoding"] == nil)
  }

  @Test func filesAreSentOnce() throws {
    let tag = try #require(try response("/a.js")?["ETag"])
    #expect(try response("/a.js", ["if-none-match": tag])?.status == 304)
    #expect(try response("/a.js", ["if-none-match": "W/" + tag, "accept-encoding": "gzip"])?.status == 304)
    #expect(try response("/", ["if-none-match": tag])?.status == 200)
  }

  @Test func filesOfAVersionSayWhichItIs() throws {
    let version = try #require(try response("/")?["Page-Version"])
    #expect(try response("/a.js", ["accept-encoding": "gzip"])?["Page-Version"] == version)
    let changed = AssetLibrary([("/", Array("<!doctype html> ".utf8))])
    #expect(changed.response(to: try Request("GET", "/"), "/")?["Page-Version"] != version)
  }

  @Test func theProgramHasEveryFileOfThePage() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/C/CWebAssets/assets")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
    let paths = names.map { $0 == "index.html" ? "/" : "/" + $0 } + ["/api/v1/openapi.json"]
    #expect(AssetLibrary.embedded.paths == paths.sorted())
    for name in names {
      let path = name == "index.html" ? "/" : "/" + name
      let sent = AssetLibrary.embedded.response(to: try Request("GET", path), path)?.body
      #expect(try sent == Array(Data(contentsOf: folder.appendingPathComponent(name))), "\(name)")
    }
  }
}
