import Testing

@testable import CommandLineKit

@Suite struct ArgumentListTests {
  @Test(arguments: [("dark", [Shade.dark]), ("dim,light", [.dim, .light]), ("dim,dim", [.dim, .dim])])
  func partsStandBetweenCommas(_ word: String, _ shades: [Shade]) {
    #expect(ArgumentList<Shade>(argument: Argument(word))?.elements == shades)
  }

  @Test(arguments: ["", ",", "dark,", ",dark", "dark,,dim", "dark, dim", "dark,drak"])
  func everyPartMustBeAValue(_ word: String) { #expect(ArgumentList<Shade>(argument: Argument(word)) == nil) }

  @Test func kindFollowsFromTheElements() {
    #expect(ArgumentList<Shade>.kind == .list(["light", "dark", "dim"]))
    #expect(ArgumentList<String>.kind == .text)
  }

  @Test func repeatedListsAddUp() throws {
    let probe = try #require(try Probe(parsing: ["a", "--hue", "dim,light", "--hue=dark"]))
    #expect(probe.hues.flatMap(\.elements) == [.dim, .light, .dark])
  }

  @Test func theWrongPartGetsTheSuggestion() {
    let kind = ValueKind.list(["light", "dark", "dim"])
    #expect(throws: ArgumentError.invalidValue("dim,drak", parameter: "--hue", kind: kind, suggestions: ["dark"])) {
      try Probe(parsing: ["a", "--hue", "dim,drak"])
    }
  }
}
