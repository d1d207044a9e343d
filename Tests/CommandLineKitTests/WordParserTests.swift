import Testing

@testable import CommandLineKit

@Suite struct WordParserTests {
  private func parse(_ words: Argument...) throws(ArgumentError) -> Probe? { try Probe(parsing: words) }

  @Test(arguments: [["--top", "3"], ["--top=3"], ["-k", "3"], ["-k3"], ["-k=3"], ["-jk3"], ["-jqk", "3"]])
  func optionMayBeSpelledInManyWays(_ words: [String]) throws {
    #expect(try Probe(parsing: words.map { Argument($0) } + ["a.jpg"])?.top == 3)
  }

  @Test func combinedFlagsAreAllSet() throws {
    let probe = try #require(try parse("-jq", "a"))
    #expect(probe.json && probe.quiet)
  }

  @Test func optionsMayFollowPositionals() throws {
    let probe = try #require(try parse("a", "--json", "b"))
    #expect(probe.json && probe.photos == ["a", "b"])
  }

  @Test func dashesEndOptions() throws {
    #expect(try parse("--", "--json", "-k", "--")?.photos == ["--json", "-k", "--"])
  }

  @Test func singleDashIsAWord() throws { #expect(try parse("-")?.photos == ["-"]) }

  @Test func singleDashIsAValue() throws { #expect(try parse("a", "-i", "-")?.inputs == ["-"]) }

  @Test func negativeNumbersAreWords() throws {
    let probe = try #require(try parse("--top", "-3", "-1.5", "-.5", "-3 eggs"))
    #expect(probe.top == -3 && probe.photos == ["-1.5", "-.5", "-3 eggs"])
    #expect(throws: ArgumentError.unknownOption("-3eggs", suggestions: [])) { try parse("-3eggs") }
  }

  @Test func bytesThatAreNotTextArriveUnchanged() throws {
    let word = Argument(bytes: [0x66, 0xFF, 0x80])
    let probe = try parse(word)
    #expect(probe?.photos == [word] && word.text == nil)
  }

  @Test func bytesThatAreNotTextAreNoString() {
    let word = Argument(bytes: [0xFF])
    #expect(throws: ArgumentError.invalidValue(word, parameter: "--input", kind: .text, suggestions: [])) {
      try parse("--input", word)
    }
  }

  @Test func repeatedOptionsAddUp() throws {
    #expect(try parse("a", "-i", "x=1", "--input=y=2", "-iz")?.inputs == ["x=1", "y=2", "z"])
  }

  @Test func lastOfRepeatedSingleOptionHolds() throws { #expect(try parse("a", "-k1", "-k2")?.top == 2) }

  @Test func choicesAreRead() throws { #expect(try parse("a", "--shade", "dark")?.shade == .dark) }

  @Test func emptyValueIsAValue() throws { #expect(try parse("a", "--input=")?.inputs == [""]) }

  @Test func emptyWordIsAWord() throws { #expect(try parse("")?.photos == [""]) }

  @Test(arguments: [
    ("--jsn", ArgumentError.unknownOption("--jsn", suggestions: ["--json"])),
    ("--shad=x", .unknownOption("--shad", suggestions: ["--shade"])),
    ("-jz", .unknownOption("-z", suggestions: [])),
    ("--json=1", .unexpectedValue(option: "--json")),
    ("--top", .missingValue(option: "--top", kind: .integer(-9...9))),
    ("--top=ten", .invalidValue("ten", parameter: "--top", kind: .integer(-9...9), suggestions: [])),
    ("-k10", .invalidValue("10", parameter: "-k", kind: .integer(-9...9), suggestions: [])),
    ("--top=", .invalidValue("", parameter: "--top", kind: .integer(-9...9), suggestions: [])),
    (
      "--shade=drak",
      .invalidValue("drak", parameter: "--shade", kind: .choice(["light", "dark", "dim"]), suggestions: ["dark"])
    ),
  ])
  func wrongWordIsRefused(_ word: String, _ error: ArgumentError) {
    #expect(throws: error) { try parse("a", Argument(word)) }
  }

  @Test func anOptionIsNotTheValueOfAnother() {
    #expect(throws: ArgumentError.missingValue(option: "--top", kind: .integer(-9...9))) {
      try parse("a", "--top", "--json")
    }
  }

  @Test func positionalIsRequired() {
    #expect(throws: ArgumentError.missingArgument(placeholder: "PHOTO")) { try parse("--json") }
  }

  @Test func surplusWordIsRefused() {
    #expect(throws: ArgumentError.unexpectedArgument("b")) { try Leaf(parsing: ["a", "b"]) }
  }

  @Test(arguments: ["--help", "-h", "-jh"]) func helpNeedsNothingElse(_ word: String) throws {
    #expect(try parse(Argument(word)) == nil)
  }
}
