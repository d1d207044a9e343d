import Testing

@testable import Files

@Suite struct CSVReaderTests {
  private func records(
    _ text: String, _ mode: CSVReader.Mode = .strict
  ) throws(CSVReader.Fault) -> [CSVReader.Record] {
    var reader = CSVReader(Array(text.utf8), mode)
    var records: [CSVReader.Record] = []
    while let record = try reader.next() { records.append(record) }
    return records
  }

  private func fields(_ text: String, _ mode: CSVReader.Mode = .strict) throws -> [[String]] {
    try records(text, mode).map { $0.fields.map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test(arguments: [
    ("", []), ("\n\r\n", []), ("a", [["a"]]), ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]), ("a,\r", [["a", ""]]), (",", [["", ""]]),
    ("\u{FEFF}a\n", [["a"]]), (#""a,""b""","c"# + "\nd\"\n", [["a,\"b\"", "c\nd"]]), (#""""#, [[""]]),
    ("a\rb,c", [["a\rb", "c"]]),
  ])
  func readsFields(_ text: String, _ expected: [[String]]) throws { #expect(try fields(text) == expected) }

  @Test func countsLines() throws {
    #expect(try records("a\n\n\"b\nc\"\nd").map(\.line) == [1, 3, 5])
  }

  @Test(arguments: [
    ("a\nb\"c\n", 2, CSVReader.Fault.Mistake.strayQuote), ("a\n\"b\" \n", 2, .strayQuote),
    ("\"a\nb\"c", 2, .strayQuote),
    ("a\n\n\"b\nc", 3, .openQuote), ("\"", 1, .openQuote), ("\"\"\"", 1, .openQuote),
  ])
  func refusesWrongQuotes(_ text: String, _ line: Int, _ mistake: CSVReader.Fault.Mistake) {
    #expect(throws: CSVReader.Fault(line: line, mistake: mistake)) { try records(text) }
  }

  @Test(arguments: [
    ("a\nb\"c,d", [["a"], ["b\"c", "d"]]), ("\"a\"b,c", [["ab", "c"]]), ("a\n\"b\nc", [["a"], ["b\nc"]]),
    ("\"", [[""]]), ("\"a\"\"b\"", [["a\"b"]]),
  ])
  func acceptsWrongQuotesIfLenient(_ text: String, _ expected: [[String]]) throws {
    #expect(try fields(text, .lenient) == expected)
  }

  @Test func survivesEveryPrefix() {
    let text = "file,\"a\"\"b\"\r\n\"x\n,\",y\n"
    for count in 0...text.utf8.count {
      var reader = CSVReader(Array(text.utf8.prefix(count)))
      while let record = try? reader.next() { #expect(!record.fields.isEmpty) }
    }
  }
}
