import Foundation
import Testing

@testable import JSON

struct JSONTests {
  @Test(
    arguments: [
      (.null, "null"), (.bool(true), "true"), (.bool(false), "false"), (.integer(-12), "-12"), (.float(0.97), "0.97"),
      (.float(1), "1.0"), (.float(1e-7), "1e-07"), (.float(.nan), "null"), (.double(0.1), "0.1"),
      (.double(.infinity), "null"), (.array([]), "[]"), (.object([]), "{}"),
      (.array([.integer(1), .null]), "[1,null]"),
      (.object([("b", .integer(1)), ("a", .array([.string("x")]))]), #"{"b":1,"a":["x"]}"#),
    ] as [(JSON, String)])
  func writes(value: JSON, expected: String) { #expect(value.text == expected) }

  @Test(arguments: [
    "", "양파", "a\"b\\c/d", "\n\r\t\u{0}\u{1}\u{1F}\u{7F}", "\u{2028}👩‍🍳", "e\u{301}",
    "\u{1B}\u{9B}\u{202E}\u{2066}\u{2029}\u{AD}\u{E0067}",
  ])
  func writesStringsThatAnyReaderReads(string: String) throws {
    let text = JSON.object([("key\n", .string(string))]).text
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String])
    #expect(object["key\n"].map { Array($0.utf8) } == Array(string.utf8))
    #expect(!text.contains("\n"))
  }

  @Test func escapesTerminalControls() {
    #expect(JSON.string("\u{7F}\u{9B}31m\u{202E}\u{2028}\u{2066}").text == #""\u007f\u009b31m\u202e\u2028\u2066""#)
    #expect(JSON.string("👩‍🍳 달걀 é").text == "\"👩‍🍳 달걀 é\"")
  }
}
