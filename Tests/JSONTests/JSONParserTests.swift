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
  func reads(text: String, value: JSONValue) { #expect(JSONParser().parse(text) == value) }

  @Test(arguments: [
    ("-0.25", -0.25), ("1E3", 1000), ("1e+2", 100), ("123456789012345678", 123_456_789_012_345_680), ("-7", -7),
    ("0.1", 0.1), ("1e400", .infinity),
  ])
  func readsNumbers(text: String, number: Double) { #expect(JSONParser().parse(text) == .number(number)) }

  @Test(arguments: ["01", "-", "+1", "1.", ".5", "1e", "1e+", "0x1", "--1", "-01", "NaN", "Infinity"])
  func refusesNumbers(text: String) { #expect(JSONParser().parse(text) == nil) }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\uD83E\uDD55!""#, "🥕!"), (#""\uD83E""#, "\u{FFFD}"),
    (#""\uD83E\uD83E\uDD55""#, "\u{FFFD}🥕"), (#""\uDD55x""#, "\u{FFFD}x"), (#""\uD83E\n""#, "\u{FFFD}\n"),
    (#""\u0000""#, "\0"),
  ])
  func readsEscapes(text: String, value: String) { #expect(JSONParser().parse(text) == .string(value)) }

  @Test(arguments: [#""\u12""#, #""\u12G4""#, #""\q""#, "\"a\nb\"", "\"\\", #""\uD83E\u""#])
  func refusesEscapes(text: String) { #expect(JSONParser().parse(text) == nil) }

  @Test func toleratesCommonFaults() {
    let parser = JSONParser(.common)
    #expect(parser.parse("{\"a\":NaN,\"b\":\"x\ny\"}") == .object(["a": .null, "b": .string("x y")]))
    #expect(parser.parse("Nan") == nil)
    #expect(parser.parse("\"x\\\ny\"") == nil)
  }

  @Test func theLastOfEqualNamesCounts() {
    #expect(JSONParser().parse(#"{"a":1,"a":2}"#) == .object(["a": .number(2)]))
  }

  @Test func refusesInvalidUTF8() {
    #expect(JSONParser().parse([0x22, 0xFF, 0x22]) == nil)
    #expect(JSONParser().parse([0x22, 0x5C, 0x6E, 0xC3, 0x22]) == nil)
  }

  @Test func readsAPartOfAnArray() {
    let bytes = Array("[1, 2, [3]]".utf8)
    #expect(JSONParser().parse(bytes[4..<5]) == .number(2))
    #expect(JSONParser().parse(bytes[7..<10]) == .array([.number(3)]))
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func limitsTheDepth(open: String, close: String) {
    func nested(_ depth: Int) -> String {
      String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
    }
    #expect(JSONParser().parse(nested(JSONParser.deepest)) != nil)
    #expect(JSONParser().parse(nested(JSONParser.deepest + 1)) == nil)
  }

  @Test(arguments: ["", " ", "{", "[1,", "nul", "{'a':1}", "[1,]", "1 2", "{\"a\"}", "\"\\x\"", "\u{FEFF}1x"])
  func refuses(text: String) { #expect(JSONParser().parse(text) == nil) }

  private static let document =
    #"{"title":{"en":"Stew","ko":"찌개"},"tags":["spicy",true,null],"minutes":30,"amount":-0.5e1}"#

  @Test func everyPrefixOfADocumentIsRefused() {
    let parser = JSONParser()
    for length in 0..<Self.document.unicodeScalars.count {
      let prefix = String(Self.document.unicodeScalars.prefix(length))
      #expect(parser.parse(prefix) == nil)
    }
    #expect(parser.parse(Self.document) != nil)
  }

  @Test func depthDoesNotCrash() {
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(JSONParser().parse(deep) != nil)
    let bottomless = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    #expect(JSONParser().parse(bottomless) == nil)
  }
}
