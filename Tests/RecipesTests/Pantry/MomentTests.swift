import Testing

@testable import Recipes

struct MomentTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_795_278_005, "2026-11-21T16:20:05Z"), (-1, "1969-12-31T23:59:59Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"), (253_402_300_800, "@253402300800"), (.max, "@\(Int.max)"),
  ]) func isWrittenAsISO8601(seconds: Int, text: String) { #expect(Moment(seconds: seconds).universalText == text) }

  @Test func localTextHasTheSameForm() {
    #expect(Moment(seconds: 1_795_278_005).localText.count == "2026-11-21 16:20:05".count)
    #expect(Moment(seconds: .max).date == nil)
  }
}
