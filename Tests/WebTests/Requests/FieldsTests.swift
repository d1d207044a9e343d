import JSON
import Testing

@testable import Web

struct FieldsTests {
  private func fields(_ query: String) throws -> Fields { try Request("GET", "/?" + query).query }

  @Test(arguments: [("1", 1), ("5", 5), ("0", nil), ("6", nil), ("+3", nil), ("3.0", nil), ("", nil), (" 3", nil)])
  func wholeNumbersKeepToTheirRange(text: String, number: Int?) throws {
    var fields = try fields("count=\(text.replacing(" ", with: "%20").replacing("+", with: "%2B"))")
    if let number {
      #expect(try fields.integer("count", in: 1...5) == number)
    } else {
      #expect(throws: RequestError.badField("count", .integer(1...5))) { try fields.integer("count", in: 1...5) }
    }
  }

  @Test(arguments: ["nan", "inf", "1e999", "0x1p2", "", "2"]) func oddNumbersAreRefused(text: String) throws {
    var fields = try fields("threshold=\(text)")
    #expect(throws: RequestError.self) { try fields.number("threshold", in: 0...1) }
  }

  @Test func textsAreSplitAtCommas() throws {
    var fields = try fields("i=%EC%96%91%ED%8C%8C,+green+onion+,egg")
    #expect(try fields.texts("i", count: 1...3) == ["양파", "green onion", "egg"])
  }

  @Test(arguments: ["i=", "i=a,,b", "i=,", "i=a,b,c,d", "i=%20,a"]) func emptyAndTooManyTextsAreRefused(query: String)
    throws
  {
    var fields = try fields(query)
    #expect(throws: RequestError.self) { try fields.texts("i", count: 1...3) }
  }

  @Test func whatNobodyAskedForIsRefused() throws {
    var fields = try fields("max_missing=2&count=3")
    _ = try (fields.integer("count", in: 1...5), fields.integer("max-missing", in: 0...9))
    #expect(throws: RequestError.unknownField("max_missing", known: ["count", "max-missing"])) { try fields.finish() }
  }

  @Test func anUnknownLanguageIsRefused() throws {
    #expect(throws: RequestError.badField("lang", .word(["en", "ko"]))) { try fields("lang=fr").finish() }
  }

  @Test func numbersOfJSONAreNumbers() throws {
    var fields = Fields(["a": .number(3), "b": .string("3"), "c": .number(3.5), "d": .bool(true), "e": .string("true")])
    #expect(try fields.integer("a", in: 0...9) == 3)
    #expect(throws: RequestError.self) { try fields.integer("b", in: 0...9) }
    #expect(throws: RequestError.self) { try fields.integer("c", in: 0...9) }
    #expect(try fields.truth("d") == true)
    #expect(throws: RequestError.self) { try fields.truth("e") }
  }

  @Test(arguments: [(0, false), (1, true), (5, true), (6, false)]) func textsKeepToTheirLength(count: Int, isGood: Bool)
    throws
  {
    var fields = Fields(["name": .string(String(repeating: "가", count: count))])
    let text = try? fields.text("name", upTo: 5)
    #expect((text != nil) == isGood)
  }
}
