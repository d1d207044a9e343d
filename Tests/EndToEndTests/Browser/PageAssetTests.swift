import Foundation
import Testing

/// The files of the page, read as a browser would read them.
@Suite struct PageAssetTests {
  /// A file of the page by its address.
  private struct Asset: CustomTestStringConvertible {
    let address: String
    let text: String
    var testDescription: String { address }
    var isScript: Bool { address.hasSuffix(".js") }
  }

  private static let folder = FridgeProcess.package.appendingPathComponent("Sources/C/CWebAssets/assets")

  private static let assets: [Asset] = {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().compactMap { path in
      let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return text.map { Asset(address: "/\(path)", text: $0) }
    }
  }()

  private static let addresses = Set(assets.map(\.address))

  /// The words of the page by their keys.
  private static let words: [String: (english: String, korean: String)] = {
    let entry = /(?:'([\w.]+)'|(\w+)): \{ en: '((?:[^'\\]|\\.)*)', ko: '((?:[^'\\]|\\.)*)' \}/
    let text = assets.first { $0.address == "/shared/words.js" }?.text ?? ""
    return Dictionary(
      text.matches(of: entry).map { (String($0.1 ?? $0.2 ?? ""), (String($0.3), String($0.4))) },
      uniquingKeysWith: { $1 })
  }()

  @Test func pageIsSmall() throws {
    let sizes = try Self.assets.map { try Data($0.text.utf8).gzipped().count }
    #expect(Self.assets.count > 30 && sizes.reduce(0, +) <= 150_000, "\(sizes.reduce(0, +)) bytes")
  }

  @Test(arguments: assets) private func referencesResolve(_ asset: Asset) {
    let imports = asset.text.matches(of: /(?:from|import\()\s*'(\.[^']+)'/).map { String($0.1) }
    let links = asset.text.matches(of: /(?:href|src)["']?[=:] ?["'](\/[^"'#{]+)/).map { String($0.1) }
    let base = URL(fileURLWithPath: asset.address).deletingLastPathComponent()
    let found = imports.map { base.appendingPathComponent($0).standardized.path } + links
    for address in found where address != "/" && !address.hasPrefix("/api/") {
      #expect(Self.addresses.contains(address), "\(address)")
    }
  }

  /// No other host is named but that of the SVG namespace, and nothing stands inline that the security policy forbids.
  @Test(arguments: assets) private func nothingComesFromElsewhere(_ asset: Asset) {
    let hosts = asset.text.matches(of: /https?:\/\/[^"' )]+/).map { String($0.0) }
    #expect(hosts.allSatisfy { $0 == "http://www.w3.org/2000/svg" }, "\(hosts)")
    let isMarkup = asset.address.hasSuffix(".html") || asset.address.hasSuffix(".svg")
    #expect(!isMarkup || !asset.text.contains(/<style|<script(?![^>]*src=)| style=| on[a-z]+=/))
    #expect(
      !asset.isScript
        || !asset.text.contains(/innerHTML|outerHTML|insertAdjacentHTML|eval\(|javascript:|document\.write/))
  }

  @Test func workerKeepsEveryFile() throws {
    let worker = try #require(Self.assets.first { $0.address == "/worker.js" }).text
    let list = try #require(worker.firstMatch(of: /const page = \[([^\]]*)\]/)).1
    let kept = list.matches(of: /'([^']+)'/).map { String($0.1) }
    #expect(Set(kept) == Self.addresses.subtracting(["/index.html", "/worker.js"]).union(["/"]))
    #expect(kept.count == Set(kept).count)
  }

  @Test func wordsAreInBothLanguages() {
    #expect(Self.words.count > 300)
    for (key, word) in Self.words where key != "unit.piece" {
      #expect(!word.english.isEmpty && !word.korean.isEmpty, "\(key)")
      let facts = { (text: String) in Set(text.matches(of: /\{(\w+)\}/).map { String($0.1) }) }
      #expect(facts(word.korean).isSubset(of: facts(word.english)) && !word.korean.contains(/\{\w+:/), "\(key)")
      #expect(!word.english.contains(/[가-힣]/), "\(key)")
    }
  }

  /// Every key in the code has words; a key that is put together has words under its beginning.
  @Test(arguments: assets) private func keysHaveWords(_ asset: Asset) {
    guard asset.isScript else { return }
    for key in asset.text.matches(of: /\btext\('([^']+)'/).map({ String($0.1) }) {
      #expect(Self.words[key] != nil, "\(key)")
    }
    for start in asset.text.matches(of: /\btext\(`([a-z.]+)\$/).map({ String($0.1) }) {
      #expect(Self.words.keys.contains { $0.hasPrefix(start) }, "\(start)")
    }
  }

  @Test func wordsAreUsed() {
    let code = Self.assets.filter { $0.isScript && $0.address != "/shared/words.js" }.map(\.text).joined()
    let composed = [
      "unit.", "category.", "kind.", "cuisine.", "flag.", "shape.", "corner.", "side.", "meal.", "draw.reason.",
    ]
    for key in Self.words.keys where !composed.contains(where: key.hasPrefix) {
      let isComposed = [".short", ".about", ".rule"].contains(where: key.hasSuffix)
      #expect(isComposed || code.contains("'\(key)'"), "\(key)")
    }
  }
}

extension Data {
  /// Returns the data as `gzip` compresses them.
  fileprivate func gzipped() throws -> Data {
    try TemporaryFolder.with { folder in
      let files = ["plain", "plain.gz"].map(folder.appendingPathComponent)
      try write(to: files[0])
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["gzip", "-9", files[0].path]
      try process.run()
      process.waitUntilExit()
      return try Data(contentsOf: files[1])
    }
  }
}
