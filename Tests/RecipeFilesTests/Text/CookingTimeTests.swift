import Testing

@testable import RecipeFiles

struct CookingTimeTests {
  @Test(arguments: [
    ("PT1H30M", 90), ("PT45M", 45), ("P1DT2H", 1560), ("PT90S", 2), ("PT0.5H", 30), ("P1W", 10_080), ("pt5m", 5),
    ("1 hr 20 min", 80), ("90 minutes", 90), ("45", 45), ("1시간 30분", 90), ("30분", 30), ("~30 minutes", 30),
    ("1.5 hours", 90), ("2 days", 2880),
  ])
  func reads(text: String, minutes: Int) { #expect(CookingTime.minutes(in: text) == minutes) }

  @Test(arguments: ["", "PT", "P", "PT0M", "PTXM", "soon", "PT99999999H", "0", "nan", "inf minutes", "PT1H30"])
  func refuses(text: String) { #expect(CookingTime.minutes(in: text) == nil) }
}
