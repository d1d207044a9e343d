internal import Recipes

/// Reads the recipes that web pages carry for search engines: JSON-LD in `<script type="application/ld+json">`.
enum WebPage {
  /// The recipes of a page, then its broken scripts, each with its number among those that say they hold JSON-LD.
  static func records(in bytes: [UInt8], at place: RecordPlace, _ json: JSONDocument) -> [DraftRecord] {
    var drafts: [RecipeDraft] = []
    var faults: [DraftRecord] = []
    for (index, script) in scripts(in: bytes).enumerated() where script.contains(where: { $0 > UInt8(ascii: " ") }) {
      do throws(RecordFault) { drafts += SchemaRecipe.drafts(in: try json.value(of: content(script))) } catch {
        faults.append(DraftRecord(place, .script(number: index + 1, error)))
      }
    }
    let recipes = drafts.isEmpty && !faults.isEmpty ? [] : [DraftRecord](drafts, in: place)
    return recipes + faults
  }

  /// The contents of the scripts that say they hold JSON-LD; one that is never closed goes on to the end of the page.
  private static func scripts(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var scripts: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let open = rest.position(of: "<script"), let end = rest[open...].firstIndex(of: UInt8(ascii: ">")) {
      let body = rest[(end + 1)...]
      let close = body.position(of: "</script") ?? body.endIndex
      if rest[open..<end].position(of: "application/ld+json") != nil { scripts.append(body[..<close]) }
      rest = body[close...].dropFirst()
    }
    return scripts
  }

  /// A script without the comment marks that old pages put around it.
  private static func content(_ script: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = script.firstIndex(where: { [UInt8(ascii: "{"), UInt8(ascii: "[")].contains($0) }),
      let last = script.lastIndex(where: { [UInt8(ascii: "}"), UInt8(ascii: "]")].contains($0) }), first <= last
    else { return [] }
    return script[first...last]
  }
}

extension ArraySlice<UInt8> {
  /// Where an ASCII text first occurs, upper and lower case apart.
  ///
  /// - Parameter text: in lower case.
  fileprivate func position(of text: StaticString) -> Int? {
    text.withUTF8Buffer { text in
      guard let first = text.first, count >= text.count else { return nil }
      return (startIndex...(endIndex - text.count)).first { start in
        self[start].lowerCase == first && text.indices.allSatisfy { self[start + $0].lowerCase == text[$0] }
      }
    }
  }
}

extension UInt8 {
  fileprivate var lowerCase: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
