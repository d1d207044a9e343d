import Foundation
import Testing

/// The day that `fridge today` draws for.
@Suite struct TodayTests {
  private func today(_ words: String..., environment: [String: String]) throws -> FridgeProcess.Outcome {
    var process = FridgeProcess(["today"] + words)
    process.environment = environment
    return try process.run()
  }

  @Test(arguments: [
    ("1795251600", "UTC", "2026-11-21"), ("1795305599", "UTC", "2026-11-21"), ("1795305600", "UTC", "2026-11-22"),
    ("1795251600", "KST-15", "2026-11-22"), ("0", "UTC", "1970-01-01"),
  ])
  func isThatOfTheGivenTime(_ time: String, zone: String, _ date: String) throws {
    let environment = ["FRIDGE_TIME": time, "TZ": zone]
    let drawn = try today(environment: environment)
    #expect(drawn.output.contains(date) && drawn.code == 0)
    #expect(try drawn == today("--date", date, environment: [:]))
    #expect(try today("--date", "2027-01-01", environment: environment).output.contains("2027-01-01"))
  }
}
