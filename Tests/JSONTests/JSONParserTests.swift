import Testing

@testable import JSON

struct JSONParserTests {
  @Test(arguments: [
    ("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false)), ("0", .number(0)),
    ("-1.5e2", .number(-150)),
    (#""""#, .string("")), (#""김치\n\u00e9\ud83e\udd55""#, .string("김치\né🥕")), ("[]", .array([])), ("{}", .object([:])),
    ("[1,[2,[]],{}]", .array([.number(1), .array([.number(2), .array([])]), .object([:])])),
    (
      #"{"a":{"b":[true,null]},"c":"d"}"#,
      .object(["a": .object(["b": .array([.bool(true), .null])]), "c": .string("d")])
    ),
    (#"{"":1}"#, .object(["": .number(1)])),
  ])
  func reads(text: String, value: JSONValue) throws { #expect(try JSONParser().parse(text) == value) }

  @Test(arguments: ["", " ", "{", "[1,", "nul", "{'a':1}", "[1,]", "1 2", "{\"a\"}", "\"\\x\"", "\u{FEFF}1x"])
  func refuses(text: String) throws { #expect(try JSONParser().parse(text) == nil) }

  private static let document =
    #"{"title":{"en":"Stew","ko":"찌개"},"tags":["spicy",true,null],"minutes":30,"amount":-0.5e1}"#

  @Test func everyPrefixOfADocumentIsRefused() throws {
    let parser = try JSONParser()
    for length in 0..<Self.document.unicodeScalars.count {
      let prefix = String(Self.document.unicodeScalars.prefix(length))
      #expect(try parser.parse(prefix) == nil)
    }
    #expect(try parser.parse(Self.document) != nil)
  }

  @Test func depthDoesNotCrash() throws {
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try JSONParser().parse(deep) != nil)
    let bottomless = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    #expect(try JSONParser().parse(bottomless) == nil)
  }
}
